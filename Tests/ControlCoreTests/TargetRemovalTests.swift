import ControlCore
import ResponderKit
import Testing

private final class Editor: Responder {
  let log: Log
  init(_ log: Log = Log()) { self.log = log }
  func save() { log.lines.append("save") }
  func close(_ sender: Control) { log.lines.append("close \(type(of: sender))") }
}

/// Says something when it goes.
@MainActor
private final class LastWords {
  private let say: () -> Void
  init(_ say: @escaping () -> Void) { self.say = say }
  isolated deinit { say() }
}

extension ActionSelector {
  fileprivate static let save = ActionSelector("save", Editor.save)
  fileprivate static let close = ActionSelector("close:", Editor.close)
}

/// Without a target it makes no difference whether an action is named.
private let namedOrNot: [ActionSelector?] = [nil, .save]

@MainActor @Suite struct TargetRemovalTests {
  let control = Control()
  private let editor = Editor()

  @Test func `C022 removing one event leaves the other`() {
    control.addTarget(editor, action: .save, for: [.touchDown, .touchUpInside])
    control.removeTarget(editor, action: .save, for: .touchDown)
    #expect(control.allControlEvents == .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(editor.log.lines.isEmpty)
  }

  @Test func `C023 removing the last event removes the entry`() {
    control.addTarget(editor, action: .save, for: [.touchDown, .touchUpInside])
    control.removeTarget(editor, action: .save, for: .touchDown)
    control.removeTarget(editor, action: .save, for: .touchUpInside)
    #expect(control.allControlEvents.isEmpty)
    #expect(control.actions(forTarget: editor, forControlEvent: .touchUpInside) == nil)
  }

  @Test func `C024 without an action all entries of the target go`() {
    let other = Editor()
    control.addTarget(editor, action: .save, for: .touchDown)
    control.addTarget(other, action: .save, for: .touchDown)
    control.addTarget(editor, action: .close, for: .touchUpInside)
    control.removeTarget(editor, action: nil, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(editor.log.lines.isEmpty)
    #expect(other.log.lines == ["save"])
  }

  @Test(arguments: namedOrNot)
  func `C025 without a target the entries of every target go and closures stay`(
    action: ActionSelector?
  ) {
    let other = Editor()
    let log = Log()
    control.addTarget(editor, action: .save, for: .touchDown)
    control.addTarget(other, action: .close, for: .touchDown)
    control.addTarget(nil, action: .save, for: .touchDown)
    control.addAction(Action { [log] _ in log.lines.append("closure") }, for: .valueChanged)
    control.removeTarget(nil, action: action, for: .allEvents)
    #expect(control.allControlEvents == .valueChanged)
    control.sendActions(for: .allEvents)
    #expect(editor.log.lines.isEmpty)
    #expect(other.log.lines.isEmpty)
    #expect(log.lines == ["closure"])
  }

  @Test func `C026 removing what was never added has no effect`() {
    control.addTarget(editor, action: .save, for: .touchDown)
    control.removeTarget(editor, action: .close, for: .touchDown)
    control.removeTarget(Editor(), action: .save, for: .touchDown)
    #expect(control.allControlEvents == .touchDown)
  }

  @Test func `C027 a target is asked for the actions of one event`() {
    control.addTarget(editor, action: .save, for: .touchDown)
    control.addTarget(nil, action: .close, for: .touchDown)
    #expect(control.actions(forTarget: editor, forControlEvent: .touchDown) == ["save"])
    #expect(control.actions(forTarget: editor, forControlEvent: .touchUpInside) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["close:"])
  }

  @Test func `an entry that an earlier handler removes is not called`() {
    control.addAction(
      Action { [weak control = control, editor = editor] _ in
        control?.removeTarget(editor, action: .save, for: .touchDown)
      }, for: .touchDown)
    control.addTarget(editor, action: .save, for: .touchDown)
    control.addTarget(editor, action: .close, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(editor.log.lines == ["close Control"])
  }

  @Test func `an entry that a handler adds is called from the next event on`() {
    control.addAction(
      Action { [weak control = control, editor = editor] _ in
        control?.addTarget(editor, action: .save, for: .touchDown)
      }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(editor.log.lines.isEmpty)
    control.sendActions(for: .touchDown)
    #expect(editor.log.lines == ["save"])
  }

  @Test func `an entry removed and added again by a handler waits for the next event`() {
    control.addAction(
      Action { [weak control = control, editor = editor] _ in
        control?.removeTarget(editor, action: .save, for: .touchDown)
        control?.addTarget(editor, action: .save, for: .touchDown)
      }, for: .touchDown)
    control.addTarget(editor, action: .save, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(editor.log.lines.isEmpty)
    #expect(control.actions(forTarget: editor, forControlEvent: .touchDown) == ["save"])
  }

  @Test func `a closure whose end removes another handler leaves the list whole`() {
    let control = Control()
    let log = Log()
    let editor = Editor(log)
    control.addTarget(editor, action: .save, for: .touchDown)
    var last: LastWords? = LastWords { control.removeTarget(editor, action: nil, for: .allEvents) }
    control.addAction(
      Action(identifier: .init("last")) { [last] _ in _ = last }, for: .touchDown)
    last = nil
    control.addTarget(editor, action: .close, for: .touchUpInside)
    control.removeAction(identifiedBy: .init("last"), for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(log.lines.isEmpty)
    #expect(control.allControlEvents == [])
  }
}
