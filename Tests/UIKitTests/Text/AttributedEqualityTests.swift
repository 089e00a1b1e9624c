#if UIKit
import Testing
import UIKit

private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any])
  -> NSAttributedString
{
  NSAttributedString(string: string, attributes: attributes)
}

@MainActor
struct AttributedEqualityTests {
  @Test func `texts with objects for attributes are compared by their values`() {
    let red = text("a", [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12)])
    let same = text("a", [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12)])
    let blue = text("a", [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 12)])
    #expect(red == same && !(red != same))
    #expect(red != blue && red != text("a", [:]))
    #expect(text("a", [.kern: 1]) != text("b", [.kern: 1]))
  }

  @Test func `the ranges of attributes count`() {
    let first = NSMutableAttributedString(string: "ab")
    first.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(0..<1))
    let second = NSMutableAttributedString(string: "ab")
    second.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(1..<2))
    #expect(first != second)
    second.setAttributes(first.attributes(at: 0, effectiveRange: nil), range: NSRange(0..<1))
    second.setAttributes([:], range: NSRange(1..<2))
    #expect(first == second)
  }

  @Test func `nil equals nil alone`() {
    let label = UILabel()
    #expect(label.attributedText == nil)
    let none: NSAttributedString? = nil
    #expect(none == none && none != text("", [:]) && text("a", [:]) == Optional(text("a", [:])))
  }

  @Test func `a text view takes its text back from its storage`() {
    let view = UITextView(frame: .zero)
    view.attributedText = text("a", [.foregroundColor: UIColor.red])
    #expect(view.textStorage == view.attributedText)
    view.attributedText = text("a", [.foregroundColor: UIColor.blue])
    #expect(view.textStorage == view.attributedText)
  }

  @Test func `configurations of lists with colored texts are compared`() {
    var first = UIListContentConfiguration.cell()
    first.attributedText = text("a", [.foregroundColor: UIColor.red])
    var second = first
    #expect(first == second)
    second.attributedText = text("a", [.foregroundColor: UIColor.blue])
    #expect(first != second)
  }
}
#endif
