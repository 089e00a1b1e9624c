import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit

// Objects for classes of an app that is not there. They are asked for every action, as they may have
// been sent it by the document; a plain view would be passed.

final class StandInView: View {
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
}

final class StandInButton: Button {
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
}

class StandInControl: Control {
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
}

/// A switch as far as its events go: the value changes when a touch ends inside, then the primary
/// action is triggered.
final class StandInSwitch: StandInControl {
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
  /// The object for an element whose class is not registered.
  func standIn(for element: InterfaceElement) -> View {
    switch element.name {
    case "button":
      StandInButton(type: Button.ButtonType(documentName: element["buttonType"]))
    case "switch": StandInSwitch(frame: .zero)
    default: InterfaceControl.isUIControl(element) ? StandInControl(frame: .zero) : StandInView()
    }
  }

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
