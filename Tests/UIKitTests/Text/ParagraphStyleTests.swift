#if UIKit
import Foundation
import Testing
import UIKit

struct ParagraphStyleTests {
  /// A style with no value at its default.
  private var styled: NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 1
    style.paragraphSpacing = 2
    style.alignment = .right
    style.headIndent = 3
    style.tailIndent = -4
    style.firstLineHeadIndent = 5
    style.minimumLineHeight = 6
    style.maximumLineHeight = 7
    style.lineBreakMode = .byTruncatingMiddle
    style.baseWritingDirection = .rightToLeft
    style.lineHeightMultiple = 1.5
    style.paragraphSpacingBefore = 8
    style.hyphenationFactor = 0.5
    style.usesDefaultHyphenation = true
    style.tabStops = [NSTextTab(textAlignment: .center, location: 9)]
    style.defaultTabInterval = 10
    style.allowsDefaultTighteningForTruncation = true
    style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    return style
  }

  private func expect(_ style: NSParagraphStyle, isLike other: NSParagraphStyle) {
    #expect(style.lineSpacing == other.lineSpacing)
    #expect(style.paragraphSpacing == other.paragraphSpacing)
    #expect(style.alignment == other.alignment)
    #expect(style.headIndent == other.headIndent)
    #expect(style.tailIndent == other.tailIndent)
    #expect(style.firstLineHeadIndent == other.firstLineHeadIndent)
    #expect(style.minimumLineHeight == other.minimumLineHeight)
    #expect(style.maximumLineHeight == other.maximumLineHeight)
    #expect(style.lineBreakMode == other.lineBreakMode)
    #expect(style.baseWritingDirection == other.baseWritingDirection)
    #expect(style.lineHeightMultiple == other.lineHeightMultiple)
    #expect(style.paragraphSpacingBefore == other.paragraphSpacingBefore)
    #expect(style.hyphenationFactor == other.hyphenationFactor)
    #expect(style.usesDefaultHyphenation == other.usesDefaultHyphenation)
    #expect(
      style.allowsDefaultTighteningForTruncation == other.allowsDefaultTighteningForTruncation)
  }

  @Test func `the defaults are those of UIKit`() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
    #expect(style.lineSpacing == 0 && style.lineHeightMultiple == 0 && style.tailIndent == 0)
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0 * 28) })
    #expect(style.lineBreakStrategy == [] && style.defaultTabInterval == 0)
    #expect(style == NSMutableParagraphStyle())
  }

  @Test func `a copy has the values and stays as it is`() throws {
    let style = styled
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    #expect(!(copy is NSMutableParagraphStyle))
    expect(copy, isLike: style)
    #expect(copy.tabStops == style.tabStops && copy.lineBreakStrategy == style.lineBreakStrategy)
    #expect(copy == style && copy.hash == style.hash && mutable == style)
    style.alignment = .left
    mutable.lineSpacing = 100
    #expect(copy.alignment == .right && copy.lineSpacing == 1)
    #expect(copy != style)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(copy)
    #expect(other == copy)
  }

  @Test func `a style becomes the core's value and back`() {
    let value = ParagraphStyle(styled)
    #expect(value.alignment == .right && value.lineHeightMultiple == 1.5)
    expect(NSParagraphStyle(value), isLike: styled)
    #expect(NSMutableParagraphStyle(value).tabStops.count == 12)
  }

  @Test func `a style is archived`() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: styled, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: NSMutableParagraphStyle.self, from: data)
    #expect(read == styled)
  }

  @Test func `tabs are kept in order`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    let (first, second) = (
      NSTextTab(textAlignment: .left, location: 10), NSTextTab(textAlignment: .right, location: 20)
    )
    style.addTabStop(second)
    style.addTabStop(first)
    #expect(style.tabStops == [first, second])
    #expect(first.alignment == .left && first.location == 10 && first.options.isEmpty)
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 10))
    #expect(style.tabStops == [second])
    let terminators = NSTextTab.columnTerminators(for: Locale(identifier: "de"))
    #expect(terminators.contains(","))
    let tab = NSTextTab(
      textAlignment: .right, location: 1, options: [.columnTerminators: terminators])
    #expect(tab.options[.columnTerminators] as? CharacterSet == terminators)
  }

  @Test func `a language has a direction`() {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "en") == .leftToRight)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .natural)
  }
}
#endif
