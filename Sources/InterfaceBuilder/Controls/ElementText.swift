package import Graphics

// Properties of any element as values: fonts, symbols and attributed text.
extension InterfaceElement {
  /// The font for a key, such as `fontDescription`.
  package func font(_ key: String) -> Font? {
    if let description = child("fontDescription", key: key) { return Font.read(description) }
    return child("font", key: key).flatMap { Font.read(ofText: $0) }
  }

  /// The symbol configuration for a key, such as `preferredSymbolConfiguration`.
  package func symbolConfiguration(_ key: String) -> SymbolConfiguration? {
    child("preferredSymbolConfiguration", key: key).map { SymbolConfiguration($0) }
  }

  /// An attributed string property with its fonts, colors and paragraphs; nil if it is absent or empty.
  package func styledText(_ key: String) -> AttributedText? {
    guard let text = child(.attributedString, key: key) else { return nil }
    var runs: [AttributedText.Run] = []
    for fragment in text.children where fragment.isNamed(.fragment) {
      guard let content = fragment.string(.content) else { continue }
      let looks = fragment.child("attributes")
      let attributes = AttributedText.Attributes(
        font: looks?.font("NSFont"), foregroundColor: looks?.color("NSColor"),
        backgroundColor: looks?.color("NSBackgroundColor"),
        paragraphStyle: looks?.child("paragraphStyle", key: "NSParagraphStyle").map {
          ParagraphStyle($0)
        })
      runs.append(AttributedText.Run(content, attributes: attributes))
    }
    return runs.contains { !$0.text.isEmpty } ? AttributedText(runs: runs) : nil
  }
}

/// The iOS point sizes of the `UIFont` sizes that font descriptions name.
private let namedSizes: [String: Double] = [
  "button": 18, "label": 17, "system": 14, "smallSystem": 12,
]

extension Font {
  /// Reads a `fontDescription`; nil for an unknown type.
  ///
  /// The name serves as the family if the document does not specify one.
  static func read(_ element: InterfaceElement) -> Font? {
    let size = element.finiteNumber("pointSize") ?? element["size"].flatMap { namedSizes[$0] }
    let weight = element["weight"].flatMap { Weight(rawValue: $0) }
    if let style = element[.style] {
      return Font(face: .textStyle(style), pointSize: nil, weight: weight ?? .regular)
    } else if let name = element[.name] {
      let family = element["family"] ?? name
      return Font(face: .named(name, family: family), pointSize: size, weight: weight ?? .regular)
    } else {
      switch element[.type] {
      case "system": return Font(face: .system, pointSize: size, weight: weight ?? .regular)
      case "boldSystem": return Font(face: .system, pointSize: size, weight: weight ?? .bold)
      case "italicSystem":
        return Font(face: .italicSystem, pointSize: size, weight: weight ?? .regular)
      default: return nil
      }
    }
  }

  /// Reads a `font` of a cell of AppKit, or in the attributes of an attributed string; nil for an unknown
  /// font.
  ///
  /// A font of the system without a size has the one of its purpose (`NSFont.systemFontSize(for:)`,
  /// `NSFont.controlContentFont(ofSize:)`).
  static func read(ofText element: InterfaceElement) -> Font? {
    let size = element.finiteNumber("size")
    if let name = element[.name] {
      return Font(face: .named(name, family: element["family"] ?? name), pointSize: size)
    }
    let purpose = element["metaFont"] ?? ""
    guard let usual = systemSizes[purpose] else { return nil }
    let weight = systemWeights.first { purpose.hasSuffix($0.suffix) }?.weight ?? .regular
    return Font(face: .system, pointSize: size ?? usual, weight: weight)
  }

  /// The sizes of the fonts of a Mac's system, by their purpose.
  private static let systemSizes: [String: Double] = [
    "system": 13, "systemBold": 13, "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9,
    "miniSystemBold": 9, "systemSemibold": 13, "systemLight": 13, "cellTitle": 12,
    "controlContent": 12, "message": 13, "menu": 13, "titleBar": 13, "toolTip": 11, "label": 10,
  ]
  private static let systemWeights: [(suffix: String, weight: Weight)] = [
    ("Bold", .bold), ("Semibold", .semibold), ("Light", .light),
  ]
}

extension SymbolConfiguration {
  /// Reads a `preferredSymbolConfiguration`, which has a font or a size and a weight, or is empty.
  init(_ element: InterfaceElement) {
    let scale = element["scale"].flatMap { Scale(documentName: $0) } ?? .unspecified
    if let font = element.font("fontDescription") {
      self.init(font: font, scale: scale)
    } else {
      let weight = element["weight"].flatMap { Font.Weight(rawValue: $0) }
      self.init(pointSize: element.finiteNumber("pointSize"), weight: weight, scale: scale)
    }
  }
}

extension SymbolConfiguration.Scale {
  /// Creates a scale from Interface Builder's name, which is UIKit's; nil for an unknown name.
  init?(documentName: String) {
    switch documentName {
    case "default": self = .default
    case "unspecified": self = .unspecified
    case "small": self = .small
    case "medium": self = .medium
    case "large": self = .large
    default: return nil
    }
  }
}

extension LineBreakMode {
  /// Creates a line break mode from Interface Builder's name; nil for an unknown name.
  package init?(documentName: String) {
    switch documentName {
    case "wordWrap": self = .byWordWrapping
    case "characterWrap": self = .byCharWrapping
    case "clip": self = .byClipping
    case "headTruncation": self = .byTruncatingHead
    case "tailTruncation": self = .byTruncatingTail
    case "middleTruncation": self = .byTruncatingMiddle
    default: return nil
    }
  }
}
