#if UIKit
import Foundation
import Testing
import UIKit

struct TextAttributeTests {
  @Test func `the styles of lines have UIKit's numbers`() {
    let style: NSUnderlineStyle = [.thick, .patternDot, .byWord]
    #expect(style.rawValue == 0x8102)
    #expect(NSUnderlineStyle.single.rawValue == 1 && NSUnderlineStyle.double.rawValue == 9)
    #expect(NSUnderlineStyle.patternDash.rawValue == 0x200)
    #expect(NSUnderlineStyle.patternDashDot.rawValue == 0x300)
    #expect(NSUnderlineStyle.patternDashDotDot.rawValue == 0x400)
    #expect(NSWritingDirectionFormatType.override.rawValue == 2)
    #expect(NSWritingDirectionFormatType.embedding.rawValue == 0)
    let effect = NSAttributedString.TextEffectStyle.letterpressStyle
    #expect(NSAttributedString.TextEffectStyle(rawValue: effect.rawValue) == effect)
  }

  @Test func `a shadow is stored, copied and archived`() throws {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
    #expect(shadow.shadowColor as? UIColor == UIColor.black.withAlphaComponent(1 / 3))
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.red
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy == shadow && copy.hash == shadow.hash)
    let data = try NSKeyedArchiver.archivedData(withRootObject: shadow, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSShadow.self, from: data) == shadow)
    copy.shadowBlurRadius = 4
    #expect(copy != shadow)
  }

  @Test func `an attachment stands for a character`() throws {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -2, width: 10, height: 20)
    attachment.lineLayoutPadding = 1
    attachment.allowsTextAttachmentView = false
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: attachment))
    #expect(text.string == "a\u{FFFC}" && NSTextAttachment.character == 0xFFFC)
    #expect(text.attribute(.attachment, at: 1, effectiveRange: nil) as AnyObject === attachment)
    #expect(text.containsAttachments(in: NSRange(location: 0, length: 2)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 1)))
    #expect(attachment.lineLayoutPadding == 1 && !attachment.allowsTextAttachmentView)
    let bounds = attachment.attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 1)
    #expect(bounds == attachment.bounds)
  }

  @Test func `an attachment keeps its bytes or its image`() throws {
    let bytes = NSTextAttachment(data: Data([1, 2]), ofType: "public.png")
    #expect(bytes.contents == Data([1, 2]) && bytes.fileType == "public.png")
    #expect(bytes.image == nil)
    let image = try #require(UIImage(named: "star"))
    let attachment = NSTextAttachment(image: image)
    #expect(attachment.image == image)
    #expect(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) == image)
    let bounds = attachment.attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    #expect(bounds.size == image.size)
  }
}
#endif
