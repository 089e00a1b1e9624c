#if UIKit
public import Foundation

/// The style of the lines of a paragraph (`NSParagraphStyle`); ``NSMutableParagraphStyle`` can be
/// changed.
///
/// Lengths are in points. The defaults are those of NSParagraphStyle.h.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  /// The strategies for breaking a paragraph into lines (`NSParagraphStyle.LineBreakStrategy`).
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No word stands alone in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Hangul text breaks between words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategies that labels use.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  final var values: Values

  init(values: Values) {
    self.values = values
    super.init()
  }

  /// Creates the default style.
  public override init() {
    values = Values()
    super.init()
  }

  /// The default style (`NSParagraphStyle.default`).
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns the direction in which a language is written: from right to left for a language that
  /// is, and for nil natural (`NSParagraphStyle.defaultWritingDirection(forLanguage:)`).
  open class func defaultWritingDirection(forLanguage languageName: String?) -> WritingDirection {
    guard let languageName else { return .natural }
    return Locale.Language(identifier: languageName).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// The space between two lines; 0 by default (`NSParagraphStyle.lineSpacing`).
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph; 0 by default (`NSParagraphStyle.paragraphSpacing`).
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The alignment of the lines; natural by default (`NSParagraphStyle.alignment`).
  open var alignment: TextAlignment { values.alignment }
  /// The indentation of all lines but the first; 0 by default (`NSParagraphStyle.headIndent`).
  open var headIndent: CGFloat { values.headIndent }
  /// The place at which lines end: from the leading edge, or from the trailing one if it is not
  /// positive; 0 by default (`NSParagraphStyle.tailIndent`).
  open var tailIndent: CGFloat { values.tailIndent }
  /// The indentation of the first line; 0 by default (`NSParagraphStyle.firstLineHeadIndent`).
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The least height of a line; 0 by default (`NSParagraphStyle.minimumLineHeight`).
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, 0 for no limit; 0 by default
  /// (`NSParagraphStyle.maximumLineHeight`).
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The line break mode for lines that are too long; between words by default
  /// (`NSParagraphStyle.lineBreakMode`).
  open var lineBreakMode: LineBreakMode { values.lineBreakMode }
  /// The direction of the text; natural by default (`NSParagraphStyle.baseWritingDirection`).
  open var baseWritingDirection: WritingDirection { values.baseWritingDirection }
  /// The factor for the natural height of a line, 0 for none; 0 by default
  /// (`NSParagraphStyle.lineHeightMultiple`).
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The space before the paragraph; 0 by default (`NSParagraphStyle.paragraphSpacingBefore`).
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The readiness to hyphenate words, from 0 for never to 1 for always; 0 by default
  /// (`NSParagraphStyle.hyphenationFactor`).
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// A Boolean value that indicates whether words are hyphenated as the system chooses; false by
  /// default (iOS 15, `NSParagraphStyle.usesDefaultHyphenation`).
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The tabs; twelve by default, 28 points apart (`NSParagraphStyle.tabStops`).
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The distance of the tabs after the last one; 0 by default
  /// (`NSParagraphStyle.defaultTabInterval`).
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// A Boolean value that indicates whether letters move closer together before a line is
  /// truncated; false by default (`NSParagraphStyle.allowsDefaultTighteningForTruncation`).
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// The strategy for breaking the paragraph into lines; by no strategy by default (iOS 14,
  /// `NSParagraphStyle.lineBreakStrategy`).
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  // MARK: Copies

  /// Returns a style that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self) == NSParagraphStyle.self ? self : NSParagraphStyle(values: values)
  }
  /// Returns a style that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(values: values)
  }
  /// Returns a style that cannot be changed.
  open override func copy() -> Any { copy(with: nil) }
  /// Returns a style that can be changed.
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  /// Returns a Boolean value that indicates whether another style, which may be a mutable one, has
  /// the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  /// A hash of the values.
  open override var hash: Int { values.hashValue }

  // MARK: Archives

  /// True: archives of styles are read securely.
  open class var supportsSecureCoding: Bool { true }
  /// Creates a style from an archive.
  public required init?(coder: NSCoder) {
    values = Values(coder)
    super.init()
  }
  /// Writes the style into an archive.
  open func encode(with coder: NSCoder) { values.encode(with: coder) }
}
#endif
