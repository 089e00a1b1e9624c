#if UIKit
import Foundation

extension ParagraphStyle {
  /// Creates the value of UIKit's paragraph style; tabs and the strategy for line breaks are left
  /// out.
  public init(_ style: NSParagraphStyle) {
    self.init()
    alignment = style.alignment
    baseWritingDirection = style.baseWritingDirection
    lineBreakMode = style.lineBreakMode
    firstLineHeadIndent = style.firstLineHeadIndent
    headIndent = style.headIndent
    tailIndent = style.tailIndent
    hyphenationFactor = style.hyphenationFactor
    usesDefaultHyphenation = style.usesDefaultHyphenation
    lineSpacing = style.lineSpacing
    paragraphSpacing = style.paragraphSpacing
    paragraphSpacingBefore = style.paragraphSpacingBefore
    minimumLineHeight = style.minimumLineHeight
    maximumLineHeight = style.maximumLineHeight
    lineHeightMultiple = style.lineHeightMultiple
    allowsDefaultTighteningForTruncation = style.allowsDefaultTighteningForTruncation
  }
}

extension NSParagraphStyle {
  /// Creates UIKit's paragraph style from its value, with the tabs of the default style.
  public convenience init(_ style: ParagraphStyle) {
    var values = Values()
    values.alignment = style.alignment
    values.baseWritingDirection = style.baseWritingDirection
    values.lineBreakMode = style.lineBreakMode
    values.firstLineHeadIndent = style.firstLineHeadIndent
    values.headIndent = style.headIndent
    values.tailIndent = style.tailIndent
    values.hyphenationFactor = style.hyphenationFactor
    values.usesDefaultHyphenation = style.usesDefaultHyphenation
    values.lineSpacing = style.lineSpacing
    values.paragraphSpacing = style.paragraphSpacing
    values.paragraphSpacingBefore = style.paragraphSpacingBefore
    values.minimumLineHeight = style.minimumLineHeight
    values.maximumLineHeight = style.maximumLineHeight
    values.lineHeightMultiple = style.lineHeightMultiple
    values.allowsDefaultTighteningForTruncation = style.allowsDefaultTighteningForTruncation
    self.init(values: values)
  }
}
#endif
