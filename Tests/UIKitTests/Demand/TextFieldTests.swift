#if UIKit
import Foundation
import Testing
import UIKit

/// Lets a field end editing as it is told, and writes down what happens.
private final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var calls: [String] = []
  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("field began") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    calls.append("return")
    return false
  }
  func textViewDidChange(_ textView: UITextView) { calls.append(textView.text) }
}

/// A field with room at its left edge.
private final class Padded: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).inset(by: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
  }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}

@MainActor
struct TextFieldTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  private let area = UITextView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
  private let editor = Editor()

  init() {
    window.addSubview(field)
    window.addSubview(area)
  }

  @Test func `a field keeps its text and how it looks`() {
    #expect(field.text == "" && field.placeholder == nil && field.attributedPlaceholder == nil)
    field.text = "text"
    field.font = .boldSystemFont(ofSize: 20)
    field.textColor = .red
    field.textAlignment = .center
    field.borderStyle = .roundedRect
    #expect(field.text == "text" && field.attributedText?.string == "text")
    #expect(field.font == .boldSystemFont(ofSize: 20) && field.textColor == .red)
    #expect(field.textAlignment == .center && field.borderStyle == .roundedRect)
    field.placeholder = "Name"
    #expect(field.placeholder == "Name" && field.attributedPlaceholder?.string == "Name")
    field.attributedPlaceholder = NSAttributedString(
      string: "Street", attributes: [.foregroundColor: UIColor.gray])
    #expect(field.placeholder == "Street")
    let attributes = field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.foregroundColor] as? UIColor == .gray)
  }

  @Test func `a field keeps what it says about its keyboard`() {
    #expect(field.keyboardType == .default && field.returnKeyType == .default)
    #expect(field.autocorrectionType == .default && !field.isSecureTextEntry)
    field.keyboardType = .emailAddress
    field.autocorrectionType = .no
    field.autocapitalizationType = .words
    field.returnKeyType = .search
    field.isSecureTextEntry = true
    #expect(field.keyboardType == .emailAddress && field.autocorrectionType == .no)
    #expect(field.autocapitalizationType == .words && field.returnKeyType == .search)
    #expect(field.isSecureTextEntry)
  }

  @Test func `the rectangles of a field follow its border and the views beside the text`() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    let plain = field.textRect(forBounds: bounds)
    #expect(field.editingRect(forBounds: bounds) == plain)
    #expect(field.placeholderRect(forBounds: bounds) == plain)
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftView = icon
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(field.leftView === icon && icon.superview === field)
    #expect(field.textRect(forBounds: bounds).minX >= plain.minX + 20)
    #expect(field.placeholderRect(forBounds: bounds).minX >= plain.minX + 20)
    field.text = "text"
    let wide = field.editingRect(forBounds: bounds).width
    field.clearButtonMode = .whileEditing
    #expect(field.clearButtonMode == .whileEditing)
    #expect(field.editingRect(forBounds: bounds).width <= wide)
    field.leftView = nil
    #expect(icon.superview == nil)
  }

  @Test func `a subclass moves the text and with it the placeholder`() {
    let padded = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let moved = field.textRect(forBounds: padded.bounds).minX + 10
    #expect(padded.textRect(forBounds: padded.bounds).minX == moved)
    #expect(padded.placeholderRect(forBounds: padded.bounds).minX == moved)
  }

  @Test func `a field tells its delegate and posts its notification`() {
    field.delegate = editor
    #expect(field.delegate === editor)
    field.becomeFirstResponder()
    #expect(editor.calls == ["field began"])
    let listener = NotificationListener(to: [UITextField.textDidChangeNotification], about: field)
    field.insertText("ab")
    #expect(listener.notifications.count == 1 && field.text == "ab")
    #expect(listener.notifications.first?.object as? UITextField === field)
    #expect(window.endEditing(true) && !field.isFirstResponder)
  }

  @Test func `positions and ranges select a part of the text`() throws {
    field.text = "abcdef"
    field.becomeFirstResponder()
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: start, offset: 3))
    let range = try #require(field.textRange(from: start, to: end))
    #expect(field.text(in: range) == "bcd")
    field.selectedTextRange = range
    let selected = try #require(field.selectedTextRange)
    #expect(field.text(in: selected) == "bcd")
    area.text = "abcdef"
    area.becomeFirstResponder()
    area.selectedRange = NSRange(location: 2, length: 2)
    #expect(area.selectedRange == NSRange(location: 2, length: 2))
    #expect(area.selectedTextRange.flatMap { area.text(in: $0) } == "cd")
  }

  @Test func `a text view keeps its text and how it looks`() {
    #expect(area.isEditable && area.isSelectable)
    area.text = "text"
    area.font = .italicSystemFont(ofSize: 11)
    area.textColor = .blue
    area.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    area.isEditable = false
    area.isSelectable = false
    #expect(area.attributedText.string == "text")
    #expect(area.font == .italicSystemFont(ofSize: 11) && area.textColor == .blue)
    #expect(area.textContainerInset.left == 2 && !area.isEditable && !area.isSelectable)
    #expect(area.textContainer.size.width == 94)
    #expect(area.textContainer.layoutManager === area.layoutManager)
    #expect(area.layoutManager.numberOfGlyphs == 4)
    area.attributedText = NSAttributedString(string: "other")
    #expect(area.text == "other")
  }

  @Test func `a text view tells its delegate and posts its notification`() {
    area.delegate = editor
    #expect(area.delegate === editor)
    area.becomeFirstResponder()
    let listener = NotificationListener(to: [UITextView.textDidChangeNotification], about: area)
    area.insertText("x")
    #expect(editor.calls == ["x"] && listener.notifications.count == 1)
  }
}
#endif
