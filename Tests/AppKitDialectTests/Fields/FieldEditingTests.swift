import AppKitDialect
import Localize
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct FieldEditingTests {
  private let form = Form()

  @Test func `a value that is set in code takes the place of what was typed, and editing goes on`()
  {
    form.driver.type("a")
    _ = form.delegate.log.take()
    form.first.stringValue = "code"
    #expect(form.first.stringValue == "code")
    #expect(form.delegate.log.take().isEmpty)
    form.driver.type("x")
    #expect(form.delegate.log.take() == ["did change codex"])
    #expect(form.target.senders.isEmpty)
    #expect(form.first.abortEditing())
    #expect(form.first.stringValue == "code")
  }

  @Test func `a delegate may change what is typed as it is typed`() {
    final class Capitals: NSTextFieldDelegate {
      func controlTextDidChange(_ obj: Notification) {
        guard let field = obj.object as? NSTextField else { return }
        field.stringValue = field.stringValue.uppercased()
      }
    }
    let capitals = Capitals()
    form.first.delegate = capitals
    form.driver.type("hello")
    #expect(form.first.stringValue == "HELLO")
  }

  @Test func `numbers are those that were typed so far`() {
    let button = makeButton(target: form.target)
    form.window.contentView?.addSubview(button)
    form.driver.type("42")
    var seen = 0.0
    form.target.body = { [form] _ in seen = form.first.doubleValue }
    form.driver.click(button)
    #expect(seen == 42)
    form.first.doubleValue = 7.5
    form.driver.type("1")
    #expect(form.first.doubleValue == 7.51)
    form.first.formatter = NSNumberFormatter(in: LanguageTag("en"))
    form.first.doubleValue = 3.14159
    #expect(form.first.stringValue == "3.142")
    #expect(form.first.doubleValue == 3.14159)
  }

  @Test func `a delegate may insert a line break with the text view that it gets`() {
    final class Breaking: NSTextFieldDelegate {
      func control(
        _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: ActionSelector
      ) -> Bool {
        guard commandSelector == .insertNewline else { return false }
        textView.selectedRange = NSRange(location: 0, length: 0)
        textView.insertNewlineIgnoringFieldEditor(nil)
        return true
      }
    }
    let breaking = Breaking()
    form.first.delegate = breaking
    form.first.stringValue = "end"
    form.driver.key("\r")
    #expect(form.first.stringValue == "\nend")
    form.driver.key("\t")
    #expect(form.first.stringValue == "\nend")
  }

  @Test func `a field that is disabled while it is edited is no longer first responder`() {
    form.delegate.mayEnd = false
    form.driver.type("a")
    form.first.isEnabled = false
    #expect(form.window.firstResponder === form.window)
    #expect(form.first.stringValue.isEmpty)
  }

  @Test func `Escape without changes goes up the chain, to a delegate of the window`() {
    final class Panel: NSWindowDelegate {
      let log = Log()
      func cancel(_ sender: Any?) { log.note("cancel") }
    }
    final class Content: NSView {
      let log = Log()
      func cancel(_ sender: Any?) { log.note("cancel") }
      override class var actions: [ActionSelector] {
        [ActionSelector("cancelOperation:", Content.cancel)]
      }
    }
    let (content, field) = (Content(), NSTextField(frame: .zero))
    content.addSubview(field)
    form.window.contentView = content
    form.window.makeFirstResponder(field)
    form.driver.key("\u{1B}")
    #expect(content.log.take() == ["cancel"])
    form.window.makeFirstResponder(nil)
    form.driver.key("\u{1B}")
    #expect(NSApp.beepCount == 1)
    let cancel = makeButton(target: form.target)
    cancel.keyEquivalent = "\u{1B}"
    content.addSubview(cancel)
    form.window.makeFirstResponder(field)
    form.driver.key("\u{1B}")
    #expect(content.log.take().isEmpty)
    #expect(form.target.senders.count == 1)
  }

  @Test func `a word is deleted, and a password as a whole`() {
    form.driver.type("one two")
    form.driver.key(KeyCommand.inputDelete, .option)
    #expect(form.first.stringValue == "one ")
    let password = NSSecureTextField(frame: NSRect(x: 20, y: 100, width: 200, height: 22))
    form.window.contentView?.addSubview(password)
    form.driver.click(password)
    form.driver.type("one two")
    form.driver.key(KeyCommand.inputDelete, .option)
    #expect(password.stringValue.isEmpty)
  }

  @Test func `a value that the delegate does not accept keeps the field`() {
    final class Picky: NSTextFieldDelegate {
      func control(_ control: NSControl, isValidObject object: Any?) -> Bool {
        (object as? Double ?? 0) < 10
      }
    }
    let picky = Picky()
    form.first.delegate = picky
    form.first.formatter = NSNumberFormatter(in: LanguageTag("en"))
    form.driver.type("12")
    form.driver.key("\t")
    #expect(form.window.firstResponder === form.first)
    form.driver.key(KeyCommand.inputDelete)
    form.driver.key("\t")
    #expect(form.window.firstResponder === form.second)
    #expect(form.first.doubleValue == 1)
  }

  @Test func `text is edited at the caret, character by character`() {
    form.driver.type("a👨‍👩‍👧‍👦b")
    form.driver.key(KeyCommand.inputLeftArrow)
    form.driver.key(KeyCommand.inputDelete)
    #expect(form.first.stringValue == "ab")
    form.driver.key("\u{7F}")
    #expect(form.first.stringValue == "a")
    form.driver.key(KeyCommand.inputDelete, .command)
    #expect(form.first.stringValue.isEmpty)
  }

  @Test func `text is copied, cut and pasted by the first responder, except a password`() {
    form.driver.type("abc")
    #expect(NSApp.sendAction(ActionSelector("selectAll:"), to: nil, from: nil))
    #expect(NSApp.sendAction(ActionSelector("cut:"), to: nil, from: nil))
    #expect(form.first.stringValue.isEmpty)
    #expect(NSApp.sendAction(ActionSelector("paste:"), to: nil, from: nil))
    #expect(NSApp.sendAction(ActionSelector("paste:"), to: nil, from: nil))
    #expect(form.first.stringValue == "abcabc")
    let password = NSSecureTextField(frame: NSRect(x: 20, y: 100, width: 200, height: 22))
    form.window.contentView?.addSubview(password)
    form.driver.click(password)
    form.driver.type("secret")
    _ = NSApp.sendAction(ActionSelector("selectAll:"), to: nil, from: nil)
    _ = NSApp.sendAction(ActionSelector("copy:"), to: nil, from: nil)
    #expect(NSApp.pasteboard.string == "abc")
    #expect(password.stringValue == "secret")
  }

  @Test func `a record hides what is typed into a password`() {
    let password = NSSecureTextField(frame: NSRect(x: 20, y: 100, width: 200, height: 22))
    form.window.contentView?.addSubview(password)
    form.driver.click(password)
    let record = InteractionRecord.during { form.driver.type("s") }
    #expect(
      record.description == """
        press a hidden character began  NSSecureTextField
          begins editing                NSSecureTextField
          types a hidden character      NSSecureTextField
        """)
  }

  @Test func `Tab goes along the key views that are set, otherwise in reading order`() {
    let third = NSTextField(frame: NSRect(x: 20, y: 120, width: 200, height: 22))
    form.window.contentView?.addSubview(third)
    form.driver.key("\t")
    #expect(form.window.firstResponder === form.second)
    form.driver.key("\t")
    #expect(form.window.firstResponder === third)
    form.driver.key("\t")
    #expect(form.window.firstResponder === form.first)
    form.driver.key("\t", .shift)
    #expect(form.window.firstResponder === third)
    third.nextKeyView = form.second
    form.driver.key("\t")
    #expect(form.window.firstResponder === form.second)
    #expect(form.second.previousKeyView === third)
    form.second.isEnabled = false
    #expect(form.window.firstResponder === form.window)
  }

  @Test func `a field that leaves its window is edited no longer`() {
    form.driver.type("a")
    _ = form.delegate.log.take()
    form.first.removeFromSuperview()
    #expect(form.delegate.log.take() == ["did end 0"])
    #expect(form.window.firstResponder === form.window)
    #expect(form.first.stringValue == "a")
  }

  @Test func `a label takes no focus and passes a click on`() {
    let label = NSTextField(labelWithString: "Name")
    label.frame = NSRect(x: 20, y: 100, width: 100, height: 22)
    form.window.contentView?.addSubview(label)
    form.driver.click(label)
    #expect(form.window.firstResponder === form.first)
    #expect(!label.acceptsFirstResponder)
    final class Box: NSView {
      var clicks = 0
      override func mouseDown(with event: NSEvent) { clicks += 1 }
    }
    let box = Box(frame: NSRect(x: 0, y: 0, width: 300, height: 50))
    label.frame = NSRect(x: 20, y: 10, width: 100, height: 22)
    box.addSubview(label)
    form.window.contentView?.addSubview(box)
    form.driver.click(label)
    #expect(box.clicks == 1)
  }
}
