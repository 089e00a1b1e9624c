#if UIKit
import Foundation
import Testing
import UIKit

/// Measures every character as wide as high.
private struct SquareMeasurer: TextMeasurer {
  func size(of text: AttributedText, font: UIFont, width: Double?, lines: Int) -> CGSize {
    CGSize(width: CGFloat(text.string.count) * 100, height: 100)
  }
}

@MainActor
struct TextMeasuringTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]

  /// Runs a body with a measurer for which each character is half as wide as the font's size.
  private func counting(_ body: () -> Void) {
    UIApplication.withNewScope {
      NSStringDrawingContext.textMeasurer = CountingTextMeasurer()
      body()
    }
  }

  @Test func `text is measured by the measurer of the scope`() {
    counting {
      let expected = CGSize(width: 20, height: 12)
      #expect("abcd".size(withAttributes: attributes) == expected)
      #expect(("abcd" as NSString).size(withAttributes: attributes) == expected)
      #expect(NSAttributedString(string: "abcd", attributes: attributes).size() == expected)
      #expect("abcd\nab".size(withAttributes: attributes) == CGSize(width: 20, height: 24))
      #expect("".size(withAttributes: attributes) == .zero)
    }
  }

  @Test func `text without a font has 12 points`() {
    counting {
      #expect("ab".size(withAttributes: nil) == CGSize(width: 12, height: 15))
    }
  }

  @Test func `lines wrap at a width`() {
    counting {
      let room = CGSize(width: 20, height: CGFloat.greatestFiniteMagnitude)
      let text = NSAttributedString(string: "abcdefgh", attributes: attributes)
      let rect = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
      #expect(rect == CGRect(x: 0, y: 0, width: 20, height: 24))
      let single = text.boundingRect(with: room, context: nil)
      #expect(single.size == CGSize(width: 40, height: 12))
      let string = ("abcdefgh" as NSString).boundingRect(
        with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
      #expect(string == rect)
      let swift = "abcdefgh".boundingRect(
        with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes,
        context: nil)
      #expect(swift == rect)
    }
  }

  @Test func `a paragraph that truncates stays on its line`() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let text = NSAttributedString(
      string: "abcdefgh", attributes: attributes.merging([.paragraphStyle: style]) { $1 })
    let rect = text.boundingRect(
      with: CGSize(width: 20, height: 100), options: .usesLineFragmentOrigin, context: nil)
    #expect(rect.size == CGSize(width: 20, height: 12))
  }

  @Test func `lines that don't fit are left out if the last one is truncated`() {
    counting {
      let text = NSAttributedString(string: "abcdefghijkl", attributes: attributes)
      let room = CGSize(width: 20, height: 30)
      let all = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
      #expect(all.height == 36)
      let some = text.boundingRect(
        with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
      #expect(some.height == 24)
    }
  }

  @Test func `a drawing context knows the last rectangle`() {
    let context = NSStringDrawingContext()
    #expect(context.totalBounds == .zero)
    context.minimumScaleFactor = 0.5
    let rect = "ab".boundingRect(with: .zero, attributes: attributes, context: context)
    #expect(context.totalBounds == rect)
    #expect(context.minimumScaleFactor == 0.5 && context.actualScaleFactor == 1)
    #expect(NSStringDrawingOptions.usesDeviceMetrics.rawValue == 8)
  }

  @Test func `a scope has a measurer of its own`() {
    UIApplication.withNewScope {
      NSStringDrawingContext.textMeasurer = SquareMeasurer()
      #expect("ab".size(withAttributes: attributes) == CGSize(width: 200, height: 100))
      #expect(UIFont.systemFont(ofSize: 10).lineHeight == 100)
    }
    #expect("ab".size(withAttributes: attributes).width == 13)
  }

  @Test func `the current context notes what is drawn`() throws {
    UIGraphicsBeginImageContext(CGSize(width: 100, height: 100))
    defer { UIGraphicsEndImageContext() }
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let text = NSAttributedString(string: "ab", attributes: attributes)
    text.draw(in: rect)
    text.draw(at: CGPoint(x: 5, y: 6))
    text.draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    "ab".draw(in: rect, withAttributes: attributes)
    "ab".draw(at: .zero, withAttributes: attributes)
    "ab".draw(with: rect, attributes: attributes, context: nil)
    ("ab" as NSString).draw(in: rect, withAttributes: attributes)
    ("ab" as NSString).draw(at: .zero, withAttributes: attributes)
    ("ab" as NSString).draw(with: rect, attributes: attributes, context: nil)
    let context = try #require(UIGraphicsGetCurrentContext())
    let own = CGRect(origin: .zero, size: text.size())
    let places = [
      rect, own.offsetBy(dx: 5, dy: 6), rect, rect, own, rect, rect, own, rect,
    ]
    #expect(context.operations.map(\.drawing) == places.map { .text(text, in: $0) })
  }

  @Test func `without a context nothing is drawn`() {
    NSAttributedString(string: "x").draw(at: .zero)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
#endif
