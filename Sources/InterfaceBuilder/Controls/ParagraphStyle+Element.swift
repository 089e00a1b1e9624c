import Graphics

extension ParagraphStyle {
  /// Reads a `paragraphStyle` in the attributes of an attributed string.
  ///
  /// Interface Builder writes the factor for tightening, and whether a line is tightened if that is not
  /// the default.
  init(_ element: InterfaceElement) {
    self.init()
    alignment = element["alignment"].flatMap { TextAlignment(documentName: $0) } ?? alignment
    baseWritingDirection =
      switch element["baseWritingDirection"] {
      case "leftToRight": .leftToRight
      case "rightToLeft": .rightToLeft
      default: .natural
      }
    lineBreakMode =
      element["lineBreakMode"].flatMap { LineBreakMode(paragraphName: $0) } ?? lineBreakMode
    firstLineHeadIndent = element.finiteNumber("firstLineHeadIndent") ?? 0
    headIndent = element.finiteNumber("headIndent") ?? 0
    tailIndent = element.finiteNumber("tailIndent") ?? 0
    hyphenationFactor = Float(element.finiteNumber("hyphenationFactor") ?? 0)
    lineSpacing = element.finiteNumber("lineSpacing") ?? 0
    paragraphSpacing = element.finiteNumber("paragraphSpacing") ?? 0
    paragraphSpacingBefore = element.finiteNumber("paragraphSpacingBefore") ?? 0
    minimumLineHeight = element.finiteNumber("minimumLineHeight") ?? 0
    maximumLineHeight = element.finiteNumber("maximumLineHeight") ?? 0
    lineHeightMultiple = element.finiteNumber("lineHeightMultiple") ?? 0
    allowsDefaultTighteningForTruncation =
      element.bool("allowsDefaultTighteningForTruncation") ?? true
  }
}

extension TextAlignment {
  /// Creates an alignment from Interface Builder's name, which is UIKit's; nil for an unknown name.
  init?(documentName: String) {
    guard let found = Self.allCases.first(where: { "\($0)" == documentName }) else { return nil }
    self = found
  }
}

extension LineBreakMode {
  /// Creates a line break mode from the name that paragraph styles and cells have; nil for an unknown name.
  package init?(paragraphName: String) {
    switch paragraphName {
    case "wordWrapping": self = .byWordWrapping
    case "charWrapping": self = .byCharWrapping
    case "clipping": self = .byClipping
    case "truncatingHead": self = .byTruncatingHead
    case "truncatingTail": self = .byTruncatingTail
    case "truncatingMiddle": self = .byTruncatingMiddle
    default: return nil
    }
  }
}
