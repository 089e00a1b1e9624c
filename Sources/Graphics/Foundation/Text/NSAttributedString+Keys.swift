#if UIKit
public import Foundation

// Foundation has the type of the keys on Linux, and none of UIKit's.
extension NSAttributedString.Key {
  /// The font, a `UIFont`; Helvetica in 12 points unless set.
  public static let font = NSAttributedString.Key("NSFont")
  /// The style of the lines of the paragraph, an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The color of the glyphs, a `UIColor`; black unless set.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the glyphs, a `UIColor`; none unless set.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A Boolean value that indicates whether ligatures are used, a number; 1 for the standard ones
  /// unless set.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The space added between letters, in points; 0 unless set.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space added between letters, in points, after the font's own kerning (iOS 14).
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The line through the text, the raw value of an `NSUnderlineStyle`; none unless set.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The line under the text, the raw value of an `NSUnderlineStyle`; none unless set.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the outline, a `UIColor`; that of the glyphs unless set.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outline in percent of the size, negative to fill the glyphs too; 0 unless
  /// set.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow, an `NSShadow`; none unless set.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The raw value of an `NSAttributedString.TextEffectStyle`; none unless set.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The attachment that is shown in place of the character U+FFFC, an `NSTextAttachment`; none
  /// unless set.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The destination of the text, a `URL` or a `String`; none unless set.
  public static let link = NSAttributedString.Key("NSLink")
  /// The distance of the glyphs above the baseline, in points; 0 unless set.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The color of the line under the text, a `UIColor`; that of the glyphs unless set.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The color of the line through the text, a `UIColor`; that of the glyphs unless set.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The slant of the glyphs, a number; 0 unless set.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The logarithm of the factor by which the glyphs are widened; 0 unless set.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The nested writing directions, an array of numbers; none unless set.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// 0 for horizontal text, the only kind on iOS.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// The name by which a text view's delegate knows a part of its text (iOS 17).
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}

// The keys of speech attributes: `SpeechAttributes` has one property for each.
extension NSAttributedString.Key {
  /// A Boolean value that indicates whether every punctuation mark is spoken, a `Bool`; false
  /// unless set.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// The BCP 47 tag of the voice, a `String`.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// The pitch of the voice, from 0 to 2; 1 unless set.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch")
  /// A Boolean value that indicates whether an announcement waits for other speech, a `Bool`; false
  /// unless set.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The pronunciation in the International Phonetic Alphabet, a `String`.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// A Boolean value that indicates whether the text is spelled out, a `Bool`; false unless set.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  /// The priority of an announcement among others, a `UIAccessibilityPriority` (iOS 17).
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// The level of a heading from 1 to 6, a number; 0 for no heading.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// Further information about the text, an array of strings.
  public static let accessibilityTextCustom = NSAttributedString.Key(
    "UIAccessibilityTextAttributeCustom")
  /// The kind of text, a `UIAccessibilityTextualContext`.
  public static let accessibilityTextualContext = NSAttributedString.Key(
    "UIAccessibilityTextAttributeContext")
}
#endif
