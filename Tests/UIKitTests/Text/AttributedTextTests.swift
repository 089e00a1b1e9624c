#if UIKit
import Foundation
import Testing
import UIKit

struct AttributedTextTests {
  @Test func `attributes by UIKit's keys come back from the core's text`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    let keys: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
      .backgroundColor: UIColor.blue, .paragraphStyle: style,
      .accessibilitySpeechLanguage: "de", .accessibilitySpeechPitch: 1.5,
      .accessibilitySpeechPunctuation: true, .accessibilitySpeechQueueAnnouncement: true,
      .accessibilitySpeechIPANotation: "x", .accessibilitySpeechSpellOut: true,
      .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high,
      .accessibilityTextHeadingLevel: 2, .accessibilityTextCustom: ["a"],
      .accessibilityTextualContext: UIAccessibilityTextualContext.console,
    ]
    let text = NSMutableAttributedString(string: "plain ")
    text.append(NSAttributedString(string: "styled", attributes: keys))
    let core = AttributedText(text)
    #expect(core.string == "plain styled")
    #expect(core.runs.count == 2)
    let attributes = core.runs[1].attributes
    #expect(attributes.font == .systemFont(ofSize: 20))
    #expect(attributes.foregroundColor == .red && attributes.backgroundColor == .blue)
    #expect(attributes.paragraphStyle?.alignment == .center)
    #expect(attributes.speech?.language == "de" && attributes.speech?.pitch == 1.5)
    #expect(attributes.speech?.punctuation == true && attributes.speech?.spellsOut == true)
    #expect(attributes.speech?.announcementPriority == .high)
    #expect(attributes.speech?.headingLevel == 2 && attributes.speech?.custom == ["a"])
    #expect(attributes.speech?.textualContext == .console)
    #expect(NSAttributedString(core).isEqual(to: text))
  }

  @Test func `attributes that the core does not have come back too`() {
    let shadow = NSShadow()
    let style = NSMutableParagraphStyle()
    style.addTabStop(NSTextTab(textAlignment: .right, location: 500))
    let keys: [NSAttributedString.Key: Any] = [
      .kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue, .link: "https://example.org",
      .shadow: shadow, .paragraphStyle: style, NSAttributedString.Key("Own"): "value",
    ]
    let text = NSAttributedString(string: "x", attributes: keys)
    #expect(NSAttributedString(AttributedText(text)).isEqual(to: text))
  }

  @Test func `an empty text stays empty`() {
    #expect(NSAttributedString(AttributedText(NSAttributedString())).length == 0)
    #expect(NSMutableAttributedString().length == 0)
  }

  @Test func `the keys have UIKit's names`() {
    let names: [(NSAttributedString.Key, String)] = [
      (.font, "NSFont"), (.paragraphStyle, "NSParagraphStyle"), (.foregroundColor, "NSColor"),
      (.backgroundColor, "NSBackgroundColor"), (.ligature, "NSLigature"), (.kern, "NSKern"),
      (.strikethroughStyle, "NSStrikethrough"), (.underlineStyle, "NSUnderline"),
      (.strokeColor, "NSStrokeColor"), (.strokeWidth, "NSStrokeWidth"), (.shadow, "NSShadow"),
      (.textEffect, "NSTextEffect"), (.attachment, "NSAttachment"), (.link, "NSLink"),
      (.baselineOffset, "NSBaselineOffset"), (.underlineColor, "NSUnderlineColor"),
      (.strikethroughColor, "NSStrikethroughColor"), (.obliqueness, "NSObliqueness"),
      (.expansion, "NSExpansion"), (.writingDirection, "NSWritingDirection"),
      (.tracking, "CTTracking"), (.verticalGlyphForm, "CTVerticalForms"),
    ]
    for (key, name) in names { #expect(key.rawValue == name) }
    #expect(NSAttributedString.Key.textItemTag != .link)
  }
}
#endif
