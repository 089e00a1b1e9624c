import AppKitDialect
import InterfaceBuilder
import ResponderKit

/// Tables and outlines, whose rows are not modeled yet: a click beside the rows sends their action, a double
/// click that of double clicks.
enum UnmodeledListKind: AppKitControlKind {
  static var elementNames: [String] { ["tableView", "outlineView"] }
  static func make() -> UnmodeledList { UnmodeledList(frame: .zero) }
  static var note: String? { "its rows are not modeled yet" }
  static var showsSubviews: Bool { true }
}

/// A control with rows, none of which it has.
final class UnmodeledList: UnmodeledControl {
  var doubleAction: ActionSelector?
  override var isFlipped: Bool { true }
  override var acceptsFirstResponder: Bool { isEnabled }

  override func mouseDown(with event: NSEvent) {
    if event.clickCount == 2, let doubleAction {
      sendAction(doubleAction, to: target)
    } else if event.clickCount == 1 {
      sendAction(action, to: target)
    }
  }
}
