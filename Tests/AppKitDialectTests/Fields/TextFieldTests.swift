import AppKitDialect
import Localize
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct TextFieldTests {
  private let form = Form()

  @Test func `a new field can be edited and has a bezel`() {
    let field = NSTextField()
    #expect(field.isEditable && field.isSelectable)
    #expect(field.isBezeled && !field.isBordered && field.drawsBackground)
    #expect(field.stringValue.isEmpty)
    #expect(field.placeholderString == nil)
    field.isSelectable = false
    #expect(!field.isEditable)
    field.isEditable = true
    #expect(field.isSelectable)
  }

  @Test func `T057 a field that is left without typing never began and ends all the same`() {
    #expect(form.window.firstResponder === form.first)
    form.driver.key("\t")
    #expect(form.delegate.log.take() == ["insertTab:", "should end", "did end 17"])
    #expect(form.window.firstResponder === form.second)
  }

  @Test func `T058 the first character begins editing`() {
    form.driver.type("a")
    #expect(form.delegate.log.take() == ["should begin", "did begin", "did change a"])
    form.driver.type("b")
    #expect(form.delegate.log.take() == ["did change ab"])
    #expect(form.window.firstResponder === form.first)
    #expect(form.first.currentEditor() == nil)
  }

  @Test func `T059 a field that asks for it sends its action at its end, before Tab moves on`() {
    form.first.cell?.sendsActionOnEndEditing = true
    form.target.body = { [form] _ in
      form.delegate.log.note("action, first responder \(form.window.firstResponder === form.first)")
    }
    form.driver.type("a")
    _ = form.delegate.log.take()
    form.driver.key("\t")
    #expect(
      form.delegate.log.take() == [
        "insertTab:", "should end", "did end 17", "action, first responder true",
      ])
    #expect(form.window.firstResponder === form.second)
    #expect(form.first.stringValue == "a")
  }

  @Test func `T060 another field sends its action for Return alone`() {
    form.driver.type("a")
    _ = form.delegate.log.take()
    form.driver.key("\t")
    #expect(form.delegate.log.take() == ["insertTab:", "should end", "did end 17"])
    form.window.makeFirstResponder(form.first)
    form.driver.key("\r")
    #expect(form.delegate.log.take() == ["insertNewline:", "should end", "did end 16", "action"])
    #expect(form.window.firstResponder === form.first)
  }

  @Test func `T061 a text that the formatter does not accept keeps the field, unless it is empty`()
  {
    form.first.delegate = nil
    form.first.formatter = NSNumberFormatter(in: LanguageTag("en"))
    form.driver.type("x")
    form.driver.key("\t")
    #expect(form.window.firstResponder === form.first)
    #expect(!form.window.makeFirstResponder(form.second))
    form.driver.key(KeyCommand.inputDelete)
    form.driver.key("\t")
    #expect(form.window.firstResponder === form.second)
    #expect(form.first.stringValue.isEmpty)
  }

  @Test func `a delegate may take a text that the formatter does not accept`() {
    form.first.formatter = NSNumberFormatter(in: LanguageTag("en"))
    form.driver.type("x")
    _ = form.delegate.log.take()
    form.driver.key("\t")
    #expect(
      form.delegate.log.take() == [
        "insertTab:", "should end", "failed to format x: “x” is not a number.",
      ])
    form.delegate.takesEverything = true
    form.driver.key("\t")
    #expect(form.window.firstResponder === form.second)
    #expect(form.first.stringValue == "x")
  }

  @Test func `a delegate that does not let a field begin keeps what was typed from it`() {
    form.delegate.mayBegin = false
    form.driver.type("a")
    #expect(form.delegate.log.take() == ["should begin"])
    #expect(form.first.stringValue.isEmpty)
  }

  @Test func `a delegate that does not let a field end keeps it first responder, with a beep`() {
    form.delegate.mayEnd = false
    form.driver.click(form.second)
    #expect(form.window.firstResponder === form.first)
    #expect(NSApp.beeps.map(\.selector) == ["textShouldEndEditing:"])
    form.window.endEditing(for: nil)
    #expect(form.window.firstResponder === form.window)
  }

  @Test func `a click on another field ends editing with no movement`() {
    form.driver.type("a")
    _ = form.delegate.log.take()
    form.driver.click(form.second)
    #expect(form.delegate.log.take() == ["should end", "did end 0"])
    #expect(form.window.firstResponder === form.second)
  }

  @Test func `a click on a button leaves the field as it is, except with full keyboard access`() {
    let button = makeButton(target: form.target)
    form.window.contentView?.addSubview(button)
    form.driver.type("a")
    form.driver.click(button)
    #expect(form.window.firstResponder === form.first)
    NSApp.isFullKeyboardAccessEnabled = true
    form.driver.click(button)
    #expect(form.window.firstResponder === button)
  }

  @Test func `a command that the delegate handles does nothing else`() {
    form.delegate.handled = ["insertNewline:", "cancelOperation:"]
    form.driver.key("\r")
    form.driver.key("\u{1B}")
    #expect(form.delegate.log.take() == ["insertNewline:", "cancelOperation:"])
    #expect(form.target.senders.isEmpty)
  }

  @Test func `Escape discards what was typed`() {
    form.first.stringValue = "before"
    form.driver.type("a")
    #expect(form.first.stringValue == "beforea")
    _ = form.delegate.log.take()
    form.driver.key("\u{1B}")
    #expect(form.delegate.log.take() == ["cancelOperation:", "did end 23"])
    #expect(form.first.stringValue == "before")
    #expect(form.window.firstResponder === form.first)
  }

  @Test func `Return clicks the default button if the field has no action`() {
    let button = makeButton(target: form.target)
    button.keyEquivalent = "\r"
    form.window.contentView?.addSubview(button)
    form.first.action = nil
    form.driver.key("\r")
    #expect(form.target.senders.count == 1 && form.target.senders[0] === button)
    form.first.action = Target.fire
    form.driver.key("\r")
    #expect(form.target.senders.count == 2 && form.target.senders[1] === form.first)
  }
}
