#if UIKit
import Foundation
import Testing
@testable import UIKit

private final class StorageLog: NSTextStorageDelegate, NSLayoutManagerDelegate {
  var log: [String] = []
  var spacing: CGFloat = 0

  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) { log.append("will \(editedMask.rawValue) \(editedRange) \(delta)") }

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) { log.append("did \(editedMask.rawValue) \(editedRange) \(delta)") }

  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { spacing }

  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { log.append("invalid") }

  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) { log.append("complete \(layoutFinishedFlag)") }
}

/// A storage with a text of its own, as UIKit's documentation describes one.
private final class OwnStorage: NSTextStorage {
  private let text = NSMutableAttributedString(string: "")

  override init() { super.init() }
  required init?(coder: NSCoder) { nil }

  override var string: String { text.string }
  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }
  override func replaceCharacters(in range: NSRange, with str: String) {
    text.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }
  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    text.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
}

struct TextStorageTests {
  @Test func `a change is told with its range`() {
    let (storage, log) = (NSTextStorage(string: "abc"), StorageLog())
    storage.delegate = log
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    #expect(storage.string == "axyzc")
    #expect(log.log == ["will 2 {1, 3} 2", "did 2 {1, 3} 2"])
    log.log = []
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    #expect(log.log == ["will 1 {0, 2} 0", "did 1 {0, 2} 0"])
    #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 1)
    #expect(storage.editedMask == [] && storage.changeInLength == 0)
    #expect(storage.editedRange.location == NSNotFound)
  }

  @Test func `changes that belong together are told once`() {
    let (storage, log) = (NSTextStorage(string: "abc"), StorageLog())
    storage.delegate = log
    storage.beginEditing()
    storage.append(NSAttributedString(string: "d", attributes: [.kern: 1]))
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    #expect(log.log.isEmpty)
    storage.endEditing()
    #expect(storage.string == "bcd" && log.log.count == 2)
  }

  @Test(arguments: [false, true])
  func `every kind of change arrives`(_ hasOwnText: Bool) {
    let storage = hasOwnText ? OwnStorage() : NSTextStorage()
    storage.setAttributedString(NSAttributedString(string: "one", attributes: [.kern: 1]))
    storage.append(NSAttributedString(string: " two", attributes: [.link: "x"]))
    storage.insert(NSAttributedString(string: "0 "), at: 0)
    storage.addAttributes([.baselineOffset: 2], range: NSRange(location: 0, length: 3))
    storage.removeAttribute(.kern, range: NSRange(location: 2, length: 1))
    storage.replaceCharacters(
      in: NSRange(location: 4, length: 1), with: NSAttributedString(string: "E"))
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    #expect(storage.string == " onE two" && storage.length == 8)
    #expect(storage.attribute(.baselineOffset, at: 1, effectiveRange: nil) as? Int == 2)
    #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) == nil)
    #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 1)
    #expect(storage.attribute(.link, at: 5, effectiveRange: nil) as? String == "x")
  }

  @Test func `a storage posts its changes`() {
    let storage = NSTextStorage(string: "a")
    nonisolated(unsafe) var names: [NSNotification.Name] = []
    let center = NotificationCenter.default
    let token = center.addObserver(forName: nil, object: storage, queue: nil) {
      names.append($0.name)
    }
    defer { center.removeObserver(token) }
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "b")
    #expect(
      names == [
        NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification,
      ])
  }
}

struct LayoutManagerTests {
  private let storage = NSTextStorage(
    string: "abcdefgh\nij", attributes: [.font: UIFont.systemFont(ofSize: 10)])
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 30, height: 0))

  init() {
    manager.measurer = CountingTextMeasurer()
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  @Test func `the parts know each other`() {
    #expect(manager.textStorage === storage && container.layoutManager === manager)
    #expect(storage.layoutManagers.count == 1 && manager.textContainers.count == 1)
    let other = NSLayoutManager()
    container.replaceLayoutManager(other)
    #expect(container.layoutManager === other && other.textStorage === storage)
    #expect(manager.textStorage == nil && manager.textContainers.isEmpty)
    other.removeTextContainer(at: 0)
    storage.removeLayoutManager(other)
    #expect(container.layoutManager == nil && storage.layoutManagers.isEmpty)
  }

  @Test func `text wraps into lines of the container`() {
    // 30 points with a padding of 5 have room for four characters of 5 points.
    var lines: [(CGRect, CGRect, NSRange)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 11)) {
      rect, used, _, range, _ in lines.append((rect, used, range))
    }
    #expect(lines.map(\.2) == [NSRange(0..<4), NSRange(4..<9), NSRange(9..<11)])
    #expect(lines.map(\.0.minY) == [0, 12, 24])
    #expect(lines[2].0 == CGRect(x: 0, y: 24, width: 30, height: 12))
    #expect(lines[2].1 == CGRect(x: 0, y: 24, width: 20, height: 12))
    #expect(manager.usedRect(for: container) == CGRect(x: 0, y: 0, width: 30, height: 36))
  }

  @Test func `a line ends after a word`() {
    storage.setAttributedString(
      NSAttributedString(string: "ab cd e", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 7)) {
      _, _, _, range, _ in lines.append(range)
    }
    #expect(lines == [NSRange(0..<3), NSRange(3..<7)])
  }

  @Test func `glyphs are UTF-16 units`() {
    #expect(manager.numberOfGlyphs == 11)
    #expect(manager.isValidGlyphIndex(10) && !manager.isValidGlyphIndex(11))
    #expect(
      manager.glyphIndexForCharacter(at: 3) == 3 && manager.characterIndexForGlyph(at: 3) == 3)
    let range = NSRange(location: 1, length: 2)
    var actual = NSRange()
    #expect(
      manager.glyphRange(forCharacterRange: range, actualCharacterRange: &actual) == range)
    #expect(manager.characterRange(forGlyphRange: range, actualGlyphRange: &actual) == range)
    #expect(actual == range)
    #expect(manager.glyphRange(for: container) == NSRange(0..<11))
    #expect(manager.textContainer(forGlyphAt: 5, effectiveRange: &actual) === container)
    #expect(actual == NSRange(0..<11))
  }

  @Test func `a glyph has a place, and a place has a glyph`() {
    #expect(manager.lineFragmentRect(forGlyphAt: 5).minY == 12)
    #expect(manager.lineFragmentUsedRect(forGlyphAt: 9).width == 20)
    #expect(manager.location(forGlyphAt: 5) == CGPoint(x: 10, y: 9.6))
    let rect = manager.boundingRect(forGlyphRange: NSRange(5..<7), in: container)
    #expect(rect == CGRect(x: 10, y: 12, width: 10, height: 12))
    let inside = CGPoint(x: 12.5, y: 13)
    #expect(manager.glyphIndex(for: inside, in: container) == 5)
    #expect(manager.fractionOfDistanceThroughGlyph(for: inside, in: container) == 0.5)
    let index = manager.characterIndex(
      for: CGPoint(x: 1000, y: 1000), in: container,
      fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(index == 10)
    let touched = manager.glyphRange(
      forBoundingRect: CGRect(x: 0, y: 13, width: 1, height: 1), in: container)
    #expect(touched == NSRange(4..<9))
  }

  @Test func `a selection has a rectangle in each line`() {
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(2..<6), withinSelectedGlyphRange: NSRange(), in: container
    ) { rect, _ in rects.append(rect) }
    #expect(
      rects == [
        CGRect(x: 15, y: 0, width: 10, height: 12), CGRect(x: 5, y: 12, width: 10, height: 12),
      ])
  }

  @Test func `a change of the text or the container is laid out again`() {
    let log = StorageLog()
    manager.delegate = log
    manager.ensureLayout(for: container)
    #expect(log.log == ["complete true"])
    container.size = CGSize(width: 1000, height: 0)
    #expect(log.log.last == "invalid")
    #expect(manager.usedRect(for: container).height == 24)
    storage.setAttributedString(NSAttributedString(string: ""))
    #expect(manager.usedRect(for: container) == .zero)
    manager.ensureLayout(forCharacterRange: NSRange())
    manager.ensureLayout(forGlyphRange: NSRange())
    log.log = []
    var actual = NSRange()
    manager.invalidateLayout(forCharacterRange: NSRange(0..<0), actualCharacterRange: &actual)
    #expect(log.log == ["invalid"])
  }

  @Test func `lines are limited by number and by height`() {
    container.maximumNumberOfLines = 2
    #expect(manager.usedRect(for: container).height == 24)
    container.maximumNumberOfLines = 0
    container.size.height = 30
    #expect(manager.glyphRange(for: container) == NSRange(0..<9))
    let second = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(second)
    #expect(manager.glyphRange(for: second) == NSRange(9..<11))
  }

  @Test func `the delegate adds space between lines`() {
    let log = StorageLog()
    log.spacing = 10
    manager.delegate = log
    #expect(manager.usedRect(for: container).height == 56)
  }

  @Test func `a text that ends a line has an empty one after it`() {
    #expect(manager.extraLineFragmentRect == .zero)
    storage.append(
      NSAttributedString(string: "\n", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    #expect(manager.extraLineFragmentRect == CGRect(x: 0, y: 36, width: 30, height: 12))
  }

  @Test func `a container keeps what it is told`() {
    let container = NSTextContainer()
    #expect(container.size == .zero && container.lineFragmentPadding == 5)
    container.lineFragmentPadding = 0
    container.lineBreakMode = .byTruncatingTail
    container.exclusionPaths = [UIBezierPath(rect: .zero)]
    container.heightTracksTextView = true
    #expect(container.lineBreakMode == .byTruncatingTail && container.exclusionPaths.count == 1)
    #expect(!container.isSimpleRectangular && container.heightTracksTextView)
    #expect(!container.widthTracksTextView)
    manager.usesFontLeading = false
    manager.showsInvisibleCharacters = true
    manager.showsControlCharacters = true
    manager.allowsNonContiguousLayout = true
    #expect(!manager.usesFontLeading && manager.showsInvisibleCharacters)
    #expect(manager.showsControlCharacters && manager.allowsNonContiguousLayout)
  }

  @Test func `the current context notes the glyphs of each line`() throws {
    UIGraphicsBeginImageContext(CGSize(width: 100, height: 100))
    defer { UIGraphicsEndImageContext() }
    manager.drawGlyphs(forGlyphRange: NSRange(0..<11), at: CGPoint(x: 1, y: 2))
    let context = try #require(UIGraphicsGetCurrentContext())
    #expect(context.operations.count == 3)
  }
}

@MainActor
struct TextViewLayoutTests {
  @Test func `a text view's parts follow it`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 30, height: 100))
    view.textMeasurer = CountingTextMeasurer()
    view.font = .systemFont(ofSize: 10)
    view.text = "abcdefgh"
    #expect(view.textStorage.string == "abcdefgh")
    #expect(view.textContainer.size.width == 30 && view.textContainer.widthTracksTextView)
    #expect(view.layoutManager.usedRect(for: view.textContainer).height == 24)
    view.textContainerInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    #expect(view.layoutManager.usedRect(for: view.textContainer).height == 48)
    view.textContainer.lineFragmentPadding = 0
    let manager = view.layoutManager
    view.text = "ab"
    #expect(manager.numberOfGlyphs == 2)
    #expect(
      view.textContainer.layoutManager === manager && manager.textStorage === view.textStorage)
  }

  @Test func `a change of the storage is one of the text`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "abc"
    view.textStorage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "XY")
    #expect(view.text == "aXYc")
    view.textStorage.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 1))
    let kern = view.attributedText.attribute(.kern, at: 0, effectiveRange: nil)
    #expect(kern as? Int == 3)
  }
}
#endif
