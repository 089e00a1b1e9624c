import Graphics
import InterfaceBuilder
import TextFormats

extension ButtonContent {
  /// The effects of a tap and a long press besides sending actions, in a few words each.
  var tapSummary: [String] {
    let changesSelection = changesSelectionAsPrimaryAction == true
    if showsMenuAsPrimaryAction == true {
      return [changesSelection ? "pop-up menu" : "pull-down menu"]
    }
    var words: [String] = []
    if changesSelection { words.append("toggle") }
    if menu != nil { words.append("menu on long press") }
    return words
  }
}

extension ButtonContent.Configuration {
  /// The style and every value that is set, in a few words each; empty if only the style is set.
  var summary: [String] {
    let parts = (contentSummary + layoutSummary + colorSummary).compactMap { $0 }
    return parts.isEmpty ? [] : [visible(style)] + parts
  }

  private var contentSummary: [String?] {
    [
      phrase("title", (attributedTitle ?? title).map(visible)),
      phrase("subtitle", (attributedSubtitleText?.string ?? subtitle).map(visible)),
      phrase("image", image.map { visible($0.name) }),
      phrase("image placed", imagePlacementName.map(visible)),
      phrase("symbol", preferredSymbolConfigurationForImage?.summary),
      showsActivityIndicator == true ? "activity indicator" : nil,
      phrase("indicator", indicator.map(visible)),
      phrase("title font", titleFont?.summary), phrase("subtitle font", subtitleFont?.summary),
    ]
  }

  private var layoutSummary: [String?] {
    [
      phrase("image padding", number(imagePadding)), phrase("title padding", number(titlePadding)),
      phrase("title aligned", titleAlignment.map(visible)),
      phrase("insets", contentInsets?.summary),
      phrase("size", buttonSize.map(visible)), phrase("corners", cornerStyle.map(visible)),
      phrase("on a Mac", macIdiomStyle.map(visible)),
    ]
  }

  private var colorSummary: [String?] {
    [
      phrase("foreground", baseForegroundColor?.summary),
      phrase("background", baseBackgroundColor?.summary),
      phrase("fill", background?.backgroundColor?.summary),
      phrase("background image", background?.image.map { visible($0.name) }),
      phrase("corner radius", number(background?.cornerRadius)),
      phrase("border", number(background?.strokeWidth)),
      phrase("border color", background?.strokeColor?.summary),
      phrase("border outset", number(background?.strokeOutset)),
    ]
  }
}

extension ButtonMenu {
  /// The titles of the children in order, in brackets after the menu's own title if it has one.
  var summary: String {
    let held = children.map(\.summary).joined(separator: " · ")
    return shownTitle.map { "\($0) [\(held)]" } ?? held
  }

  fileprivate var shownTitle: String? { (title ?? "").isEmpty ? nil : title.map(visible) }
}

extension ButtonMenu.Child {
  fileprivate var summary: String {
    switch self {
    case .menu(let menu): menu.shownTitle == nil ? "[\(menu.summary)]" : menu.summary
    case .item(let item): item.summary
    }
  }
}

extension ButtonMenu.Item {
  /// The title or the image, with the state and attributes of the item: `Delete (destructive)`.
  fileprivate var summary: String {
    let name = [title, image?.name].lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "no title"
    let remarks = (state.map { [$0] } ?? []) + attributes
    return visible(name)
      + (remarks.isEmpty ? "" : " (\(remarks.map(visible).joined(separator: ", ")))")
  }
}

extension Color {
  /// The accessibility name of the color.
  fileprivate var summary: String { alpha == 0 ? "clear" : visible(accessibilityName) }
}

extension Font {
  /// The source of the font, its size, and its weight unless it is regular: `system 17 bold`.
  fileprivate var summary: String {
    let source =
      switch face {
      case .system: "system"
      case .italicSystem: "italic system"
      case .textStyle(let style): visible(shortened(textStyle: style))
      case .named(let name, _): visible(name)
      }
    return [source, number(ownPointSize), weight == .regular ? nil : weight.rawValue]
      .compactMap { $0 }.joined(separator: " ")
  }
}

extension SymbolConfiguration {
  fileprivate var summary: String {
    let style = textStyle.map { visible(shortened(textStyle: $0)) }
    return [style, number(pointSize), weight?.rawValue, scale == .unspecified ? nil : "\(scale)"]
      .compactMap { $0 }.joined(separator: " ")
  }
}

extension DirectionalEdgeInsets {
  fileprivate var summary: String {
    [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
      .map { "\($0.0) \(decimal($0.1, digits: 2))" }.joined(separator: " ")
  }
}

/// Shortens the name of a text style: `UICTFontTextStyleBody` becomes Body.
private func shortened(textStyle name: String) -> String {
  let prefix = "UICTFontTextStyle"
  return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
}

/// Returns a word with a value; nil if there is no value.
private func phrase(_ word: String, _ text: String?) -> String? {
  text.flatMap { $0.isEmpty ? nil : "\(word) \($0)" }
}

private func number(_ value: Double?) -> String? { value.map { decimal($0, digits: 2) } }
