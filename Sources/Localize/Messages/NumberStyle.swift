/// The look of a number in a message, as the text after `number` asks for it.
enum NumberStyle: Hashable {
  case plain
  case integer
  case percent
  case currency
  /// The skeleton after `::`.
  case skeleton(String)
  /// A pattern of UTS 35, whose spaces are text.
  case pattern(String)

  init(_ style: String?) {
    let text = style ?? ""
    let scalars = text.unicodeScalars.drop { $0.properties.isPatternWhitespace }
    switch Self.trimmed(text).lowercased() {
    case "": self = .plain
    case "integer": self = .integer
    case "percent": self = .percent
    case "currency": self = .currency
    default:
      self =
        scalars.starts(with: "::".unicodeScalars)
        ? .skeleton(String(scalars.dropFirst(2))) : .pattern(text)
    }
  }

  static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars.drop { $0.properties.isPatternWhitespace }
    let end = scalars.reversed().drop { $0.properties.isPatternWhitespace }.count
    return String(scalars.prefix(end))
  }

  /// Indicates whether a skeleton has a number with which ICU would write digits without end: `scale/1E999999`.
  static func isTooLarge(_ skeleton: String) -> Bool {
    skeleton.split(whereSeparator: \.isWhitespace).contains { stem in
      guard let slash = stem.firstIndex(of: "/"), stem.contains(where: { "eE".contains($0) }),
        stem.hasPrefix("scale/") || stem.hasPrefix("precision-increment/")
      else { return false }
      let number = stem[stem.index(after: slash)...]
      let exponent = number.split(whereSeparator: { "eE".contains($0) }).dropFirst().first ?? "0"
      return Int(exponent).map { abs($0) > 100 } ?? true
    }
  }

  /// Returns the place of what ICU cannot use in a style, in scalars; nil for none.
  static func offsetOfFault(in style: String) -> Int? {
    switch NumberStyle(style) {
    case .plain, .integer, .percent, .currency: return nil
    case .pattern(let pattern):
      var layout = NumberLayout(.decimal)
      layout.pattern = pattern
      guard ICU.NumberFormatter(locale: "root", layout) == nil else { return nil }
      return style.unicodeScalars.prefix { $0.properties.isPatternWhitespace }.count
    case .skeleton(let skeleton):
      guard ICU.NumberFormat(locale: "root", skeleton: skeleton) == nil else { return nil }
      let before = style.unicodeScalars.count - skeleton.unicodeScalars.count
      return before + offsetOfStem(in: skeleton)
    }
  }

  /// Returns the place of the first stem with which a skeleton cannot be used.
  private static func offsetOfStem(in skeleton: String) -> Int {
    let scalars = Array(skeleton.unicodeScalars)
    var (index, tries, first) = (0, 0, 0)
    while index < scalars.count, tries < 50 {
      while index < scalars.count, scalars[index].properties.isPatternWhitespace { index += 1 }
      let start = index
      if tries == 0 { first = start }
      while index < scalars.count, !scalars[index].properties.isPatternWhitespace { index += 1 }
      let beginning = String(String.UnicodeScalarView(scalars[..<index]))
      if ICU.NumberFormat(locale: "root", skeleton: beginning) == nil { return start }
      tries += 1
    }
    return first
  }
}
