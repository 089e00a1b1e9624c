import Diagnostics
import InterfaceBuilder

/// The name of a control on the command line: `an-id`, `#identifier`, `Title` or `Scene/Title`.
struct ControlName {
  let text: String

  /// Returns whether a control has the name.
  func matches(_ control: InterfaceControl, in document: InterfaceDocument) -> Bool {
    Self.names(of: control, in: document).contains(text)
  }

  /// Returns all names of a control: its id, identifier and titles, and the titles with the scene.
  static func names(of control: InterfaceControl, in document: InterfaceDocument) -> [String] {
    var names = [control.id, control.effectiveAccessibility.identifier.map { "#\($0)" }]
      .compactMap { $0 }
    let titles = titles(of: control)
    let scene = document.scenes[control.sceneIndex]
    let scenes = [scene.title, scene.ownerClass].compactMap { $0 }
    names += titles
    names += scenes.flatMap { scene in titles.map { "\(scene)/\($0)" } }
    return names
  }

  /// Returns the titles by which a user would refer to the control.
  private static func titles(of control: InterfaceControl) -> [String] {
    let states = control.button?.states.compactMap(\.title) ?? []
    let others = [
      control.button?.shownTitle, control.cell?.title, control.effectiveAccessibility.label,
      control.userLabel,
      control.title, control.placeholder,
    ].compactMap { $0 }
    var seen: Set<String> = []
    return (states + others).filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// Returns the names that are nearest to this one, best first, at most three.
  func suggestions(among names: some Sequence<String>) -> [String] {
    let limit = max(1, min(text.count / 2, 2 + text.count / 8))
    return Diagnostics.names(near: text, among: names, atMost: limit)
  }
}
