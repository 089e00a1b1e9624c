#if UIKit
public import Foundation

extension AttributedText {
  /// Creates text from Foundation's, with the fonts, colors, paragraph styles and speech
  /// attributes.
  ///
  /// Other attributes are kept for the way back.
  public init(_ text: NSAttributedString) {
    let string = text.string as NSString
    var runs: [Run] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { keys, range, _ in
      runs.append(Run(string.substring(with: range), attributes: Attributes(keys)))
    }
    self.init(runs: runs)
  }
}

extension NSAttributedString {
  /// Creates Foundation's attributed string from text.
  public convenience init(_ text: AttributedText) {
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs where !run.text.isEmpty {
      whole.append(NSAttributedString(string: run.text, attributes: run.attributes.keys))
    }
    self.init(attributedString: whole)
  }
}

extension AttributedText.Attributes {
  /// Creates attributes from those of Foundation's attributed strings; others are kept for the way
  /// back.
  public init(_ keys: [NSAttributedString.Key: Any]) {
    let speech = SpeechAttributes(keys)
    self.init(
      font: keys[.font] as? Font, foregroundColor: keys[.foregroundColor] as? Color,
      backgroundColor: keys[.backgroundColor] as? Color,
      paragraphStyle: (keys[.paragraphStyle] as? NSParagraphStyle).map { ParagraphStyle($0) },
      speech: speech == SpeechAttributes() ? nil : speech)
    var rest = keys
    for key in self.keys.keys { rest[key] = nil }
    // The object that was given, because the value has fewer properties.
    if let style = keys[.paragraphStyle] { rest[.paragraphStyle] = style }
    others = OtherAttributes(rest)
  }

  /// The attributes by the keys of Foundation's attributed strings.
  public var keys: [NSAttributedString.Key: Any] {
    var keys = others.keys.merging(speech?.keys ?? [:]) { $1 }
    keys[.font] = font
    keys[.foregroundColor] = foregroundColor
    keys[.backgroundColor] = backgroundColor
    let given = keys[.paragraphStyle] as? NSParagraphStyle
    if given.map({ ParagraphStyle($0) }) != paragraphStyle {
      keys[.paragraphStyle] = paragraphStyle.map { NSParagraphStyle($0) }
    }
    return keys
  }
}
#endif
