/// The style of the lines of a paragraph: UIKit's `NSParagraphStyle`, as a value.
///
/// Lengths are in points. The defaults are those of NSParagraphStyle.h.
public struct ParagraphStyle: Sendable, Hashable, Codable {
  /// The alignment of the lines; natural by default.
  public var alignment = TextAlignment.natural
  /// The direction of the text; natural by default.
  public var baseWritingDirection = WritingDirection.natural
  /// The line break mode for lines that are too long; between words by default.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// The indentation of the first line; 0 by default.
  public var firstLineHeadIndent = 0.0
  /// The indentation of the other lines; 0 by default.
  public var headIndent = 0.0
  /// The place at which lines end: from the leading edge, or from the trailing one if it is not
  /// positive; 0 by default.
  public var tailIndent = 0.0
  /// The readiness to hyphenate words, from 0 for never to 1 for always; 0 by default.
  public var hyphenationFactor: Float = 0
  /// A Boolean value that indicates whether words are hyphenated as the system chooses; false by
  /// default (iOS 15).
  public var usesDefaultHyphenation = false
  /// The space between two lines; 0 by default.
  public var lineSpacing = 0.0
  /// The space after the paragraph; 0 by default.
  public var paragraphSpacing = 0.0
  /// The space before the paragraph; 0 by default.
  public var paragraphSpacingBefore = 0.0
  /// The least height of a line; 0 by default.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line, 0 for no limit; 0 by default.
  public var maximumLineHeight = 0.0
  /// The factor for the natural height of a line, 0 for none; 0 by default.
  public var lineHeightMultiple = 0.0
  /// A Boolean value that indicates whether letters move closer together before a line is
  /// truncated; false by default.
  public var allowsDefaultTighteningForTruncation = false

  /// Creates the default style.
  public init() {}
}
