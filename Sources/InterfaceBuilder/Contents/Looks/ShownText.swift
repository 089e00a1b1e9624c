package import Graphics

/// A text that a document shows, with its font and its colors as far as the document decides them.
package struct ShownText {
  package let element: InterfaceElement
  /// The font; nil for that of the class.
  package let font: Font?
  /// The color of the text; nil where it is unknown.
  package let color: Color?
  /// The color behind it; nil where it is unknown.
  package let background: Color?
  /// The color of the text and that behind it in a dark interface, if the document decides both and one
  /// of them is another one there.
  package let dark: (color: Color, background: Color)?
  /// The property with the color.
  package let colorProperty: String
  package let isDisabled: Bool
  /// The size of the font that the class has if the document has none; nil where it is unknown.
  private let classPointSize: Double?
  /// Indicates whether the font follows the size that a user has set, or the platform has no such size.
  package let growsWithSettings: Bool
  /// Indicates whether the text is shown on a Mac.
  package let isOnMac: Bool
  /// Indicates whether the framework decides the color of the text and the one behind it.
  package let hasSystemColors: Bool

  /// Reads a label, button, text field or text view with a text of one look; nil for any other
  /// element.
  package init?(
    _ element: InterfaceElement, in document: InterfaceDocument, _ colors: DocumentColors
  ) {
    guard element.id != nil, document.unreachable(element) == nil else { return nil }
    switch document.family {
    case .uiKit: self.init(element, colors)
    case .appKit: self.init(ofAppKit: element, colors)
    }
  }

  private init?(ofAppKit element: InterfaceElement, _ colors: DocumentColors) {
    guard let look = AppKitLook(element) else { return nil }
    self.element = element
    (font, colorProperty, isDisabled) = (look.font, "textColor", look.isDisabled)
    (classPointSize, growsWithSettings) = (13, true)
    let behind = element.hasWideColors ? nil : look.background
    isOnMac = true
    hasSystemColors = look.color.isOfAppKit && behind?.isOfAppKit == true
    (color, background) = (colors.known(look.color), colors.known(behind))
    dark = element.hasWideColors ? nil : colors.dark(look.color, on: behind)
  }

  private init?(_ element: InterfaceElement, _ colors: DocumentColors) {
    guard let look = Look(element) else { return nil }
    (isOnMac, hasSystemColors) = (false, false)
    self.element = element
    font = look.font
    colorProperty = look.colorProperty
    isDisabled = look.isDisabled
    classPointSize = look.classPointSize
    let isStyled = if case .textStyle = look.font?.face { true } else { false }
    growsWithSettings = look.usesTextStyles || isStyled || look.adjustsFont
    let isWhole =
      element["alpha"] == nil && !look.hasBackgroundImage && !element.hasWideColors
    let behind = isWhole ? colors.background(of: element) : nil
    color = isWhole ? colors.known(look.color) : nil
    background = colors.known(behind)
    dark = isWhole && !element.hasForcedStyle ? colors.dark(look.writtenColor, on: behind) : nil
  }

  /// Indicates whether the text is large: 18 points or more, or 14 if it is bold.
  package var isLarge: Bool {
    guard let size = font?.effectivePointSize ?? classPointSize else { return false }
    let isBold =
      switch font?.weight {
      case .bold, .heavy, .black: true
      default: false
      }
    return size >= 18 || size >= 14 && isBold
  }
}

/// The look of a kind of element.
private struct Look {
  var font: Font?
  var color: Color?
  /// The color that the document writes; nil for that of the class.
  var writtenColor: Color?
  var colorProperty = "textColor"
  var isDisabled = false
  var adjustsFont = false
  var usesTextStyles = false
  var hasBackgroundImage = false
  var classPointSize: Double?

  init?(_ element: InterfaceElement) {
    isDisabled = element["enabled"] == "NO"
    adjustsFont = element["adjustsFontForContentSizeCategory"] == "YES"
    switch element.name {
    case "label":
      let content = LabelContent(element)
      // The colors of an attributed text are those of its runs.
      guard content.text?.isBlank == false, content.attributedText == nil else {
        return nil
      }
      font = content.font
      writtenColor = content.textColor
      color = writtenColor ?? .black
    case "button":
      let content = ButtonContent(element)
      guard content.shownTitle?.isBlank == false,
        content.content(for: "normal")?.attributedTitle == nil
      else { return nil }
      usesTextStyles = content.configuration != nil
      font = element.font("fontDescription")
      colorProperty = "titleColor"
      let isSystem = ["system", "roundedRect"].contains(element.buttonType)
      writtenColor =
        element.children.first { $0.name == "state" && ($0["key"] ?? "normal") == "normal" }?
        .color("titleColor")
      // A custom button has a font of 18 points, as observed.
      if !isSystem, element.customClass == nil { classPointSize = 18 }
      color = writtenColor ?? (isSystem ? nil : .white)
      // A tint is inherited from code and from the app's catalog; a configuration fills itself.
      hasBackgroundImage =
        content.content(for: "normal")?.backgroundImage != nil || usesTextStyles
    case "textField":
      guard element.string("text")?.isBlank == false else { return nil }
      font = element.font("fontDescription")
      writtenColor = element.color("textColor")
      color = writtenColor ?? .black
      hasBackgroundImage = element["borderStyle"] != nil
    case "textView":
      guard element.string("text")?.isBlank == false else { return nil }
      font = element.font("fontDescription")
      writtenColor = element.color("textColor")
      color = writtenColor ?? .black
    default: return nil
    }
    // A class of the app has colors of its own.
    if element.customClass != nil, writtenColor == nil { color = nil }
  }
}

extension InterfaceElement {
  /// The color behind a view; nil where the document sets none.
  package var backgroundColor: Color? { color("backgroundColor") }

  /// Indicates whether a view or a controller around the element has one appearance, light or dark.
  fileprivate var hasForcedStyle: Bool {
    sequence(first: self, next: \.parent).prefix(64).contains { element in
      RuntimeAttribute.all(of: element).contains { $0.keyPath == "overrideUserInterfaceStyle" }
    }
  }

  /// Indicates whether a color of the element is outside of sRGB, whose components are not
  /// comparable.
  var hasWideColors: Bool {
    children.contains { child in
      child.isNamed(.color) && child["customColorSpace"] == "displayP3"
        || child.isNamed(.state)
          && child.children.contains { $0["customColorSpace"] == "displayP3" }
    }
  }
}

extension DocumentColors {
  /// Returns two colors as they are in a dark interface; nil where one is not known, or where both are
  /// the same in every interface.
  fileprivate func dark(_ front: Color?, on back: Color?) -> (color: Color, background: Color)? {
    guard let darkFront = knownInDark(front), let darkBack = knownInDark(back),
      darkFront != known(front) || darkBack != known(back)
    else { return nil }
    return (darkFront, darkBack)
  }

  /// Returns the color behind an element as the document writes it; nil where an image, a view that code draws or a
  /// translucent color may be there.
  fileprivate func background(of element: InterfaceElement) -> Color? {
    var inner = element
    for view in sequence(first: element, next: \.parent).prefix(64) {
      guard view.id != nil, !view.isController else { continue }
      if view != element {
        guard view["alpha"] == nil, isPlain(view), !hasViewsBehind(inner, in: view) else {
          return nil
        }
      }
      if let color = view.backgroundColor {
        guard let known = known(color), !view.hasWideColors else { return nil }
        if known.alpha == 1 { return color }
        guard known.alpha == 0 else { return nil }
      }
      inner = view
    }
    return nil
  }

  /// Returns whether nothing but a background color is drawn by a view around a text.
  private func isPlain(_ view: InterfaceElement) -> Bool {
    ["view", "stackView", "scrollView"].contains(view.name) && view.customClass == nil
  }

  /// Returns whether a view that stands behind another one in their superview may be drawn under
  /// it.
  private func hasViewsBehind(_ view: InterfaceElement, in outer: InterfaceElement) -> Bool {
    guard let subviews = outer.child("subviews"), outer.name != "stackView" else { return false }
    let frame = view.rect("frame")
    for (number, other) in subviews.children.enumerated() {
      if other == view { return false }
      // A screen has no more; what a person would have to count is left to them.
      guard number < 200 else { return true }
      let isShownSometimes = other.children.contains {
        $0.name == "variation" && $0["hidden"] == "NO"
      }
      guard other["hidden"] != "YES" || isShownSometimes else { continue }
      let isDrawn =
        !["label", "view", "stackView"].contains(other.name) || other.customClass != nil
        || other.backgroundColor != nil || other.hasSubviews
      guard isDrawn else { continue }
      guard let frame, let otherFrame = other.rect("frame") else { return true }
      if frame.intersects(otherFrame) { return true }
    }
    return false
  }
}

extension String {
  /// Indicates whether the text is empty or white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
