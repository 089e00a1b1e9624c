public import ControlCore
import Graphics
import ResponderKit

extension Button {
  /// The label that shows the title, created when it is first requested (`UIButton.titleLabel`).
  ///
  /// Its font, line breaks and shadow offset stay as set. The button controls its text and colors:
  /// a value set directly lasts until the button next shows something else.
  public final var titleLabel: Label? {
    if extras?.titleLabel == nil { makeTitleLabel() }
    giveContent()
    return extras?.titleLabel
  }

  /// The label that shows the subtitle of a configuration, created when it is first requested
  /// (`UIButton.subtitleLabel`).
  public final var subtitleLabel: Label? {
    if extras?.subtitleLabel == nil { makeSubtitleLabel() }
    giveContent()
    return extras?.subtitleLabel
  }

  /// The view that shows the image, created when it is first requested (`UIButton.imageView`).
  ///
  /// The button controls its image: one that is set directly lasts until the button next shows
  /// something else.
  public final var imageView: ImageView? {
    if extras?.imageView == nil { makeImageView() }
    giveContent()
    return extras?.imageView
  }

  /// Creates the views for what is shown.
  final func makeViews() {
    if hasTitle, extras?.titleLabel == nil { makeTitleLabel() }
    if currentImage != nil, extras?.imageView == nil { makeImageView() }
    let subtitle = shownConfiguration?.subtitle ?? ""
    if !subtitle.isEmpty, extras?.subtitleLabel == nil { makeSubtitleLabel() }
  }

  private func makeTitleLabel() {
    let label = Label(frame: .zero)
    label.font = defaultTitleFont
    label.lineBreakMode = .byTruncatingMiddle
    label.shadowOffset = .zero
    madeExtras.titleLabel = label
    show(label)
  }

  private func makeSubtitleLabel() {
    let label = Label(frame: .zero)
    madeExtras.subtitleLabel = label
    show(label)
  }

  private func makeImageView() {
    let view = ImageView(frame: .zero)
    madeExtras.imageView = view
    show(view)
  }

  private func show(_ view: View) {
    view.isPartOfControl = true
    madeExtras.needsContent = true
    addSubview(view)
  }

  /// Updates the views with the button's content if it has changed.
  final func giveContent() {
    guard let extras else { return }
    // A subclass may add state bits of its own and does not report their changes.
    let state = state
    guard extras.needsContent || extras.givenState != state else { return }
    (extras.needsContent, extras.givenState) = (false, state)
    if let label = extras.titleLabel { giveTitle(to: label) }
    if let label = extras.subtitleLabel {
      label.attributedText = drawnSubtitle?.styled
      label.numberOfLines = shownConfiguration?.subtitleLineBreakMode.wraps ?? false ? 0 : 1
    }
    if let view = extras.imageView {
      view.image = shownConfiguration?.showsActivityIndicator ?? false ? nil : currentImage
      view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    }
  }

  private func giveTitle(to label: Label) {
    let extras = madeExtras
    if let configuration = shownConfiguration {
      if extras.legacyLines == nil {
        extras.legacyLines = (label.lineBreakMode, label.numberOfLines)
      }
      label.attributedText = drawnTitle?.styled
      label.textColor = configuration.foregroundColor
      label.shadowColor = nil
      label.lineBreakMode = configuration.titleLineBreakMode
      label.numberOfLines = configuration.titleLineBreakMode.wraps ? 0 : 1
      return
    }
    if let (mode, lines) = extras.legacyLines {
      (label.lineBreakMode, label.numberOfLines) = (mode, lines)
      extras.legacyLines = nil
    }
    if let attributed = currentAttributedTitle {
      label.attributedText = attributed
    } else {
      label.text = currentTitle
    }
    label.textColor = currentTitleColor
    // Without a title there is no shadow (flowkey's tests).
    label.shadowColor = hasTitle ? currentTitleShadowColor : nil
  }
}
