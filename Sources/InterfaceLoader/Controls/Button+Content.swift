import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit

// The content of a button: each attribute in the tables of Apple's page sets the property of its
// name.

extension Button {
  func fill(with content: ButtonContent, _ context: ViewKind.Context) {
    let sizes = context.imageSizes
    if buttonType == .custom { decode(type: ButtonType(documentName: content.buttonType)) }
    role = Role(documentName: content.role)
    for state in content.states {
      guard let key = ControlState(name: state.state) else { continue }
      setTitle(state.title, for: key)
      setAttributedTitle(
        (state.attributedText ?? AttributedText(nonempty: state.attributedTitle))?.styled, for: key)
      setImage(state.image?.sized(by: sizes), for: key)
      decode(
        titleColor: state.titleColor, titleShadowColor: state.titleShadowColor,
        backgroundImage: state.backgroundImage?.sized(by: sizes),
        symbolConfiguration: state.preferredSymbolConfiguration, for: key)
    }
    applyLooks(of: content)
    if let font = context.font(content.font) { titleLabel?.font = font }
    if let configuration = content.configuration {
      self.configuration = Configuration(configuration, context)
    }
    applyMenu(of: content, sizes: sizes)
  }

  private func applyLooks(of content: ButtonContent) {
    if let mode = content.lineBreakMode { titleLabel?.lineBreakMode = mode }
    if let offset = content.titleShadowOffset { titleLabel?.shadowOffset = offset }
    decode(
      content: content.contentEdgeInsets, title: content.titleEdgeInsets,
      image: content.imageEdgeInsets)
    decode(
      adjustsImageWhenHighlighted: content.adjustsImageWhenHighlighted,
      adjustsImageWhenDisabled: content.adjustsImageWhenDisabled,
      showsTouchWhenHighlighted: content.showsTouchWhenHighlighted,
      reversesTitleShadowWhenHighlighted: content.reversesTitleShadowWhenHighlighted)
    if let adjusts = content.adjustsImageSizeForAccessibilityContentSizeCategory {
      adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
    }
    if content.pointerInteraction == true { isPointerInteractionEnabled = true }
    if let style = content.preferredBehavioralStyle {
      preferredBehavioralStyle = .named(style) ?? .automatic
    }
  }

  private func applyMenu(of content: ButtonContent, sizes: [String: Size]) {
    showsMenuAsPrimaryAction = content.showsMenuAsPrimaryAction ?? false
    changesSelectionAsPrimaryAction = content.changesSelectionAsPrimaryAction ?? false
    if let order = content.preferredMenuElementOrder {
      preferredMenuElementOrder = .named(order) ?? .automatic
    }
    if let menu = content.menu { self.menu = Menu(menu, sizes: sizes) }
  }
}

extension Button.Configuration {
  fileprivate init(_ content: ButtonContent.Configuration, _ context: ViewKind.Context) {
    let sizes = context.imageSizes
    self.init(style: Style(rawValue: content.style) ?? .plain)
    title = content.title
    if let text = content.attributedTitleText ?? AttributedText(nonempty: content.attributedTitle) {
      attributedTitle = text.configured
    }
    subtitle = content.subtitle
    if let text = content.attributedSubtitleText { attributedSubtitle = text.configured }
    image = content.image?.sized(by: sizes)
    preferredSymbolConfigurationForImage = content.preferredSymbolConfigurationForImage
    if let edge = content.imagePlacement,
      [.top, .leading, .bottom, .trailing].contains(edge)
    {
      imagePlacement = edge
    }
    if let padding = content.imagePadding { imagePadding = padding }
    if let padding = content.titlePadding { titlePadding = padding }
    if let insets = content.contentInsets { contentInsets = insets }
    if let shows = content.showsActivityIndicator { showsActivityIndicator = shows }
    if let value = TitleAlignment.named(content.titleAlignment) { titleAlignment = value }
    if let value = Size.named(content.buttonSize) { buttonSize = value }
    if let value = CornerStyle.named(content.cornerStyle) { cornerStyle = value }
    if let value = MacIdiomStyle.named(content.macIdiomStyle) { macIdiomStyle = value }
    if let value = Indicator.named(content.indicator) { indicator = value }
    baseForegroundColor = content.baseForegroundColor
    baseBackgroundColor = content.baseBackgroundColor
    decode(
      titleFont: context.font(content.titleFont), subtitleFont: context.font(content.subtitleFont))
    if let background = content.background { apply(background, sizes: sizes) }
  }

  private mutating func apply(
    _ content: ButtonContent.Configuration.Background, sizes: [String: Graphics.Size]
  ) {
    if let radius = content.cornerRadius { background.cornerRadius = radius }
    if let width = content.strokeWidth { background.strokeWidth = width }
    if let outset = content.strokeOutset { background.strokeOutset = outset }
    if let color = content.backgroundColor { background.backgroundColor = color }
    if let color = content.strokeColor { background.strokeColor = color }
    if let image = content.image { background.image = image.sized(by: sizes) }
    if let mode = content.imageContentMode { background.imageContentMode = mode }
  }
}

extension Menu {
  fileprivate convenience init(_ content: ButtonMenu, sizes: [String: Size]) {
    var options: Options = []
    for option in content.options {
      switch option {
      case "displayInline": options.insert(.displayInline)
      case "destructive": options.insert(.destructive)
      case "singleSelection": options.insert(.singleSelection)
      case "displayAsPalette": options.insert(.displayAsPalette)
      default: break
      }
    }
    let children = content.children.map { child -> MenuElement in
      switch child {
      case .menu(let menu): Menu(menu, sizes: sizes)
      case .item(let item): item.liveElement(sizes: sizes)
      }
    }
    self.init(
      title: content.title ?? "", image: content.image?.sized(by: sizes), options: options,
      children: children)
  }
}

extension ButtonMenu.Item {
  /// A command if the document names a selector; otherwise an action that does nothing.
  @MainActor
  fileprivate func liveElement(sizes: [String: Size]) -> MenuElement {
    let image = image?.sized(by: sizes)
    var attributes: MenuElement.Attributes = []
    if self.attributes.contains("disabled") { attributes.insert(.disabled) }
    if self.attributes.contains("destructive") { attributes.insert(.destructive) }
    if self.attributes.contains("hidden") { attributes.insert(.hidden) }
    if self.attributes.contains("keepsMenuPresented") { attributes.insert(.keepsMenuPresented) }
    let state: MenuElement.State = state == "on" ? .on : state == "mixed" ? .mixed : .off
    guard let selector, !selector.isEmpty else {
      let action = Action(
        title: title ?? "", image: image, attributes: attributes, state: state
      ) { _ in }
      action.doesNothing = true
      return action
    }
    return Command(
      title: title ?? "", image: image, action: ActionSelector(selector), attributes: attributes,
      state: state)
  }
}

extension AttributedText {
  /// Creates the text; nil if it is absent or empty, because an empty text does not hide a plain
  /// title.
  fileprivate init?(nonempty text: String?) {
    guard let text, !text.isEmpty else { return nil }
    self.init(text)
  }
}

extension Image {
  /// Returns the image with the size that the document lists for its name.
  func sized(by sizes: [String: Size]) -> Image {
    guard knownSize == nil, catalog == .app, let size = sizes[name] else { return self }
    return withSize(size)
  }

  /// Returns the image with the size that the document of a view lists for its name.
  @MainActor
  func sized(by context: ViewKind.Context) -> Image { sized(by: context.imageSizes) }
}
