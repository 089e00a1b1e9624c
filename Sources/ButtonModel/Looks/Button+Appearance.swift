import ControlCore
public import ControlValues
import Graphics
import ResponderKit

extension Button {
  /// The appearance of a button, as a value for a presenter.
  public typealias Appearance = ButtonAppearance

  /// The appearance of the button in its present state, as a value for a presenter; a pending
  /// update of the configuration runs first.
  ///
  /// UIKit has no counterpart.
  public final var currentAppearance: Appearance {
    updatePropertiesIfNeeded()
    var appearance = Appearance(
      state: state, titleLineBreakMode: titleLineBreakMode, frames: frames)
    appearance.title = drawnTitle
    appearance.subtitle = drawnSubtitle
    appearance.image = currentImage
    appearance.imageSymbolConfiguration = currentPreferredSymbolConfiguration
    appearance.isImageMirrored =
      currentImage?.flipsForRightToLeftLayoutDirection ?? false
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let configuration = shownConfiguration {
      add(configuration, to: &appearance)
    } else {
      addStateLooks(to: &appearance)
    }
    return appearance
  }

  private var titleLineBreakMode: LineBreakMode {
    shownConfiguration?.titleLineBreakMode ?? extras?.titleLabel?.lineBreakMode
      ?? .byTruncatingMiddle
  }

  // MARK: Text

  /// The title with its font and color in every run.
  final var drawnTitle: AttributedText? {
    guard let title = shownTitle else { return nil }
    guard let configuration = shownConfiguration else {
      return title.filled(with: .init(font: legacyTitleFont, foregroundColor: currentTitleColor))
    }
    return title.filled(
      with: .init(font: configuration.titleFont, foregroundColor: configuration.foregroundColor)
    ).transformed(by: configuration.titleTextAttributesTransformer)
  }

  /// The subtitle with its font and color in every run; only configurations have one.
  final var drawnSubtitle: AttributedText? {
    guard let configuration = shownConfiguration, let subtitle = configuration.custom.subtitle
    else { return nil }
    return subtitle.filled(
      with: .init(
        font: configuration.subtitleFont, foregroundColor: configuration.foregroundColor)
    ).transformed(by: configuration.subtitleTextAttributesTransformer)
  }

  // MARK: A configuration

  private func add(_ configuration: Configuration, to appearance: inout Appearance) {
    let foreground = configuration.foregroundColor
    if configuration.showsActivityIndicator {
      appearance.image = nil
      appearance.activityIndicatorColor =
        configuration.activityIndicatorColorTransformer?(foreground) ?? foreground
    }
    if let image = appearance.image, image.renderingMode != .alwaysOriginal {
      appearance.imageTint = configuration.imageColorTransformer?(foreground) ?? foreground
    }
    if configuration.showsIndicator {
      appearance.indicatorColor =
        configuration.indicatorColorTransformer?(foreground) ?? foreground
    }
    let background = configuration.background
    let color = background.resolvedBackgroundColor(for: tintColor)
    appearance.background.color = color == .clear ? nil : color
    appearance.background.image = currentBackgroundImage
    appearance.background.imageContentMode = background.imageContentMode
    appearance.background.visualEffect = background.visualEffect
    appearance.background.cornerRadius =
      configuration.cornerRadius(height: appearance.frames.background.height)
    if background.strokeWidth > 0 {
      appearance.background.strokeColor = background.resolvedStrokeColor(for: tintColor)
    }
    appearance.background.strokeWidth = background.strokeWidth
    appearance.background.strokeOutset = background.strokeOutset
  }

  // MARK: What is set for the states

  private func addStateLooks(to appearance: inout Appearance) {
    let isDisabled = state.contains(.disabled)
    let isHighlighted = state.contains(.highlighted) && !isDisabled
    let isSystem = !buttonType.isPlain
    let mode = appearance.image?.renderingMode
    if mode == .alwaysTemplate || (mode == .automatic && isSystem) {
      appearance.imageTint = isSystem ? accentColor : tintColor
    }
    if let color = currentTitleShadowColor, hasTitle {
      var offset = extras?.titleLabel?.shadowOffset ?? .zero
      if isHighlighted, drawing.contains(.reversesTitleShadowWhenHighlighted) {
        offset = Size(width: -offset.width, height: -offset.height)
      }
      appearance.titleShadow = .init(color: color, offset: offset)
    }
    let hasTitleColor = content.stored(.titleColor, for: state) != nil
    if !hasTitleColor, state != .normal {
      appearance.titleEffect = isDisabled ? .dimmed : isHighlighted && isSystem ? .faded : .none
    }
    appearance.imageEffect = effect(onImage: .image, isHighlighted, isDisabled)
    appearance.background.image = currentBackgroundImage
    appearance.background.imageEffect = effect(onImage: .backgroundImage, isHighlighted, isDisabled)
    appearance.showsTouch = isHighlighted && drawing.contains(.showsTouchWhenHighlighted)
  }

  /// Returns the effect on an image that was not set for the present state.
  private func effect(
    onImage attribute: StateValue.Attribute, _ isHighlighted: Bool, _ isDisabled: Bool
  ) -> Appearance.Effect {
    let hasImage = attribute == .image ? currentImage != nil : currentBackgroundImage != nil
    guard hasImage, content.stored(attribute, for: state) == nil else { return .none }
    if isDisabled, drawing.contains(.adjustsImageWhenDisabled) { return .dimmed }
    if isHighlighted, drawing.contains(.adjustsImageWhenHighlighted) {
      return buttonType.isPlain ? .darkened : .faded
    }
    return .none
  }
}

extension AttributedText {
  /// Returns the text with attributes for the runs that have none of their own.
  fileprivate func filled(with attributes: Attributes) -> AttributedText {
    var text = self
    for index in text.runs.indices {
      let own = text.runs[index].attributes
      text.runs[index].attributes.font = own.font ?? attributes.font
      text.runs[index].attributes.foregroundColor =
        own.foregroundColor ?? attributes.foregroundColor
    }
    return text
  }

  fileprivate func transformed(
    by transformer: ConfigurationTextAttributesTransformer?
  ) -> AttributedText {
    guard let transformer else { return self }
    return AttributedText(
      runs: runs.map { Run($0.text, attributes: transformer($0.attributes)) })
  }
}
