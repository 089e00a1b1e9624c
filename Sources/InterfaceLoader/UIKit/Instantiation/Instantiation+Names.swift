import Accessibility
import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit

extension Instantiation {
  /// Makes an object a placeholder for its class, and sets its name in interaction records.
  func name(_ responder: Responder, _ element: InterfaceElement) {
    guard makesPlaceholders else { return }
    if let customClass = element.customClass, settings.makers[customClass] == nil {
      responder.becomePlaceholder(for: customClass)
    }
    guard element.customClass == nil else { return }
    let kind = displayName(of: element.name)
    let label = element.userLabel ?? element.title
    // What the user operates has its identifier or id, as controls have.
    let isOperated =
      loading.dialect.kinds[element.name]?.operations.isEmpty == false
    let handle =
      isOperated ? element.effectiveAccessibility.identifier.map { "#\($0)" } ?? element.id : nil
    let name = label.map { "\(kind) “\($0)”" } ?? handle.map { "\(kind) \($0)" } ?? kind
    responder.setRecordName(name)
    if let field = (responder as? View)?.loadable?.editedText?.view, field !== responder {
      field.setRecordName("Search Field of \(name)")
    }
  }

  /// Sets the record name of a control: its class with its identifier or title.
  func name(_ live: Control, _ control: InterfaceControl) {
    guard makesPlaceholders else { return }
    let kind = control.customClass ?? displayName(of: control.elementName)
    let title = control.button?.shownTitle ?? control.effectiveAccessibility.label
    let handle =
      control.effectiveAccessibility.identifier.map { "#\($0)" } ?? title.map { "“\($0)”" }
      ?? control.id ?? ""
    live.setRecordName(handle.isEmpty ? kind : "\(kind) \(handle)")
  }
}
