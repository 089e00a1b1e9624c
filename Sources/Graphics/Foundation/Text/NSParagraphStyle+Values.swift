#if UIKit
import Foundation

extension NSParagraphStyle {
  /// The values of a paragraph style.
  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var alignment = TextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineBreakMode = LineBreakMode.byWordWrapping
    var baseWritingDirection = WritingDirection.natural
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var tabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategyBits: UInt = 0

    var lineBreakStrategy: LineBreakStrategy {
      get { LineBreakStrategy(rawValue: lineBreakStrategyBits) }
      set { lineBreakStrategyBits = newValue.rawValue }
    }
  }
}

extension NSParagraphStyle.Values {
  /// The lengths, each with its key in archives.
  private static var lengths: [(String, WritableKeyPath<Self, CGFloat>)] {
    [
      ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
      ("NSHeadIndent", \.headIndent), ("NSTailIndent", \.tailIndent),
      ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSMinLineHeight", \.minimumLineHeight),
      ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
      ("NSParagraphSpacingBefore", \.paragraphSpacingBefore),
      ("NSDefaultTabInterval", \.defaultTabInterval),
    ]
  }

  /// Reads the values from an archive.
  init(_ coder: NSCoder) {
    for (key, path) in Self.lengths where coder.containsValue(forKey: key) {
      self[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key))
    }
    func number(_ key: String) -> Int? {
      coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil
    }
    if let raw = number("NSAlignment") { alignment = TextAlignment(rawValue: raw) ?? .natural }
    if let raw = number("NSLineBreakMode") {
      lineBreakMode = LineBreakMode(rawValue: raw) ?? .byWordWrapping
    }
    if let raw = number("NSWritingDirection") {
      baseWritingDirection = WritingDirection(rawValue: raw) ?? .natural
    }
    if let raw = number("NSLineBreakStrategy") {
      lineBreakStrategyBits = UInt(truncatingIfNeeded: raw)
    }
    hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor")
    usesDefaultHyphenation = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
    allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: "NSAllowsTightening")
    let columns = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "NSTabStops")
    guard let columns = columns as? [Double] else { return }
    tabStops = stride(from: 0, to: columns.count - 1, by: 2).map { index in
      NSTextTab(
        textAlignment: TextAlignment(rawValue: Int(columns[index])) ?? .left,
        location: CGFloat(columns[index + 1]))
    }
  }

  /// Writes the values into an archive.
  func encode(with coder: NSCoder) {
    for (key, path) in Self.lengths { coder.encode(Double(self[keyPath: path]), forKey: key) }
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
    coder.encode(Int(bitPattern: lineBreakStrategyBits), forKey: "NSLineBreakStrategy")
    coder.encode(hyphenationFactor, forKey: "NSHyphenationFactor")
    coder.encode(usesDefaultHyphenation, forKey: "NSUsesDefaultHyphenation")
    coder.encode(allowsDefaultTighteningForTruncation, forKey: "NSAllowsTightening")
    let columns = tabStops.flatMap { [Double($0.alignment.rawValue), Double($0.location)] }
    coder.encode(columns.map { NSNumber(value: $0) } as NSArray, forKey: "NSTabStops")
  }
}
#endif
