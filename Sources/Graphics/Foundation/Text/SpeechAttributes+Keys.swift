#if UIKit
public import Foundation

extension SpeechAttributes {
  /// Creates speech attributes from those of Foundation's attributed strings; others are left out.
  public init(_ keys: [NSAttributedString.Key: Any]) {
    self.init()
    punctuation = (keys[.accessibilitySpeechPunctuation] as? NSNumber)?.boolValue
    language = keys[.accessibilitySpeechLanguage] as? String
    pitch = (keys[.accessibilitySpeechPitch] as? NSNumber)?.doubleValue
    queuesAnnouncement = (keys[.accessibilitySpeechQueueAnnouncement] as? NSNumber)?.boolValue
    ipaNotation = keys[.accessibilitySpeechIPANotation] as? String
    spellsOut = (keys[.accessibilitySpeechSpellOut] as? NSNumber)?.boolValue
    let priority = keys[.accessibilitySpeechAnnouncementPriority]
    announcementPriority =
      priority as? AccessibilityPriority
      ?? (priority as? String).flatMap { AccessibilityPriority(rawValue: $0) }
    headingLevel = (keys[.accessibilityTextHeadingLevel] as? NSNumber)?.intValue
    custom = keys[.accessibilityTextCustom] as? [String]
    let context = keys[.accessibilityTextualContext]
    textualContext =
      context as? AccessibilityTextualContext
      ?? (context as? String).flatMap { AccessibilityTextualContext(rawValue: $0) }
  }

  /// The attributes by the keys of Foundation's attributed strings.
  public var keys: [NSAttributedString.Key: Any] {
    var keys: [NSAttributedString.Key: Any] = [:]
    keys[.accessibilitySpeechPunctuation] = punctuation
    keys[.accessibilitySpeechLanguage] = language
    keys[.accessibilitySpeechPitch] = pitch
    keys[.accessibilitySpeechQueueAnnouncement] = queuesAnnouncement
    keys[.accessibilitySpeechIPANotation] = ipaNotation
    keys[.accessibilitySpeechSpellOut] = spellsOut
    keys[.accessibilitySpeechAnnouncementPriority] = announcementPriority
    keys[.accessibilityTextHeadingLevel] = headingLevel
    keys[.accessibilityTextCustom] = custom
    keys[.accessibilityTextualContext] = textualContext
    return keys
  }
}
#endif
