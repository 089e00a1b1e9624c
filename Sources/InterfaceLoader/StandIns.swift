import ControlCore
import InterfaceBuilder
import ResponderKit

/// A switch as far as its events go: the value changes when a touch ends inside, then the primary
/// action is triggered.
final class StandInSwitch: Control {
  private var endsInside = false

  override func endTracking(_ touch: Touch?, with event: InputEvent?) { endsInside = isTouchInside }

  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    endsInside = false
    super.touchesEnded(touches, with: event)
    guard endsInside else { return }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}

extension Loading {
  /// Makes an object stand in for its class, and gives it the name that people know it by.
  func name(_ responder: Responder, _ element: InterfaceElement) {
    guard standsIn else { return }
    if let customClass = element["customClass"], makers[customClass] == nil {
      responder.standIn(for: customClass)
    }
    guard element["customClass"] == nil else { return }
    let kind = words(of: element.name)
    let label = element["userLabel"] ?? element.string("title")
    responder.setRecordName(label.map { "\(kind) “\($0)”" } ?? kind)
  }

  /// Gives a control its name: its class with its identifier or title.
  func name(_ live: Control, _ control: InterfaceControl) {
    guard standsIn else { return }
    let kind = control.customClass ?? words(of: control.elementName)
    let title = control.button?.shownTitle ?? control.effectiveAccessibility.label
    let handle =
      control.effectiveAccessibility.identifier.map { "#\($0)" } ?? title.map { "“\($0)”" }
      ?? control.id ?? ""
    live.setRecordName(handle.isEmpty ? kind : "\(kind) \(handle)")
  }

  /// Lets a control tell of a segue that it would begin.
  func connect(segue: Connection, of control: Control) {
    let attributes = segue.attributes
    let name = attributes["identifier"].map { " \($0)" } ?? ""
    let destination =
      segue.targetClass ?? segue.target.map { words(of: $0.name) } ?? "a missing scene"
    control.addAction(
      Action(title: "segue\(name) (\(attributes["kind"] ?? "custom")) to \(destination)") { _ in },
      for: .touchUpInside)
  }
}
