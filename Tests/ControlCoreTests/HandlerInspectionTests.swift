import ControlCore
import ResponderKit
import Testing

private final class Editor: Responder {
  func save() {}
  func close(_ sender: Control) {}
}

extension ActionSelector {
  fileprivate static let save = ActionSelector("save", Editor.save)
  fileprivate static let close = ActionSelector("close:", Editor.close)
}

/// What an enumeration was given, in order.
@MainActor
private func handlers(of control: Control, stoppingAfter count: Int = .max) -> [String] {
  var found: [String] = []
  control.enumerateEventHandlers { action, targetAction, events, stop in
    #expect((action == nil) != (targetAction == nil), "either an action or a target")
    #expect(!events.isEmpty)
    let name = action?.title ?? targetAction?.action.name ?? ""
    let target = action == nil && targetAction?.target == nil ? "nobody " : ""
    found.append("\(target)\(name) \(events)")
    stop = found.count == count
  }
  return found
}

@MainActor @Suite struct HandlerInspectionTests {
  @Test func `C020 a target that has gone leaves nothing but its place in allTargets`() {
    let control = Control()
    var editor: Editor? = Editor()
    control.addTarget(editor, action: .save, for: .touchDown)
    #expect(control.allTargets.count == 1)
    #expect(control.allTargets.first as? Editor === editor)
    editor = nil
    #expect(control.allTargets.count == 1)
    #expect(control.allTargets == [nil])
    #expect(handlers(of: control) == ["nobody save touchDown"], "its selectors are still listed")
  }

  @Test func `C021 a handler without a target counts as one of nobody`() {
    let control = Control()
    #expect(control.allTargets.isEmpty)
    control.addTarget(nil, action: .save, for: .touchDown)
    control.addTarget(nil, action: .close, for: .touchDown)
    #expect(control.allTargets == [nil])
  }

  @Test func `closures have no target, and each target counts once`() {
    let control = Control()
    let editor = Editor()
    control.addTarget(editor, action: .save, for: .touchDown)
    control.addTarget(editor, action: .close, for: .touchDown)
    control.addAction(Action { _ in }, for: .touchDown)
    #expect(control.allTargets == [editor])
  }

  @Test func `C032 an enumeration visits what was there when it began`() {
    let control = Control()
    let editor = Editor()
    control.addTarget(editor, action: .save, for: .touchDown)
    control.addAction(Action(title: "Help") { _ in }, for: [.touchDown, .touchUpInside])
    control.addTarget(nil, action: .close, for: .valueChanged)
    var visits = 0
    control.enumerateEventHandlers { _, _, _, _ in
      visits += 1
      control.removeTarget(nil, action: nil, for: .allEvents)
      control.addTarget(editor, action: .close, for: .touchDown)
    }
    #expect(visits == 3)
    #expect(
      handlers(of: control) == ["Help touchDown, touchUpInside", "close: touchDown"])
  }

  @Test func `C033 an enumeration stops where it is told to`() {
    let control = Control()
    for events in [ControlEvents.touchDown, .touchUpInside, .touchCancel] {
      control.addTarget(Editor(), action: .save, for: events)
      control.addAction(Action(title: "a") { _ in }, for: events)
    }
    #expect(handlers(of: control, stoppingAfter: 1).count == 1)
    #expect(handlers(of: control).count == 6)
  }

  @Test func `an enumeration of nothing visits nothing`() {
    #expect(handlers(of: Control()).isEmpty)
  }
}

private func == (left: [AnyObject?], right: [AnyObject?]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { $0 === $1 }
}
