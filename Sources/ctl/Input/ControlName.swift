import Diagnostics
import InterfaceBuilder
import Presenters

/// The name of a control on the command line: `an-id`, `id:an-id`, `#identifier`, `Title` or
/// `Scene/Title`.
struct ControlName {
  let text: String
  /// The id that the text names explicitly, as in `id:an-id`, or as `ctl describe` shows it.
  private let explicitID: String?

  init(text: String) {
    self.text = text
    explicitID = ["id:", "id "].first { text.hasPrefix($0) }.map {
      String(text.dropFirst($0.count))
    }
  }

  /// How well a name fits an object; an id goes before a title.
  enum Match: Int, Comparable {
    case id, identifier, title, localizedTitle

    static func < (left: Match, right: Match) -> Bool { left.rawValue < right.rawValue }
  }

  /// Returns how the name fits a control of a document; nil if it doesn't.
  ///
  /// The translations are the same control in the languages of the command line.
  func match(
    _ control: InterfaceControl, in document: InterfaceDocument,
    translations: [(InterfaceControl, InterfaceDocument)]
  ) -> Match? {
    if let id = control.id, id == text || id == explicitID { return .id }
    if Self.identifier(of: control) == text { return .identifier }
    if hasTitle(control, in: document) { return .title }
    return translations.contains { hasTitle($0, in: $1) } ? .localizedTitle : nil
  }

  /// Whether the text is a title of a control, as it is or as it is shown.
  private func hasTitle(_ control: InterfaceControl, in document: InterfaceDocument) -> Bool {
    Self.titles(of: control, in: document).contains { $0 == text || visible($0) == text }
  }

  /// Returns the object with the id that the name may be; nil if the document has none.
  func object(in document: InterfaceDocument) -> InterfaceElement? {
    (explicitID ?? text).isEmpty ? nil : document.object(id: explicitID ?? text)
  }

  /// Returns all names of a control: its id, identifier and titles, and the titles with the scene.
  static func names(of control: InterfaceControl, in document: InterfaceDocument) -> [String] {
    [control.id, identifier(of: control)].compactMap { $0 } + titles(of: control, in: document)
  }

  private static func identifier(of control: InterfaceControl) -> String? {
    let own = control.family == .appKit ? control.identifier : nil
    return (control.effectiveAccessibility.identifier ?? own).map { "#\($0)" }
  }

  /// Returns the titles by which a user would refer to the control, alone and with the scene.
  private static func titles(
    of control: InterfaceControl, in document: InterfaceDocument
  ) -> [String] {
    let states = control.button?.states.compactMap(\.title) ?? []
    let others = [
      control.button?.shownTitle, control.isSecure ? nil : control.cell?.title,
      control.effectiveAccessibility.label,
      control.userLabel, control.title, control.label, control.placeholder,
    ].compactMap { $0 }
    var seen: Set<String> = []
    let titles = (states + others).filter { !$0.isEmpty && seen.insert($0).inserted }
    let scene = document.scenes[control.sceneIndex]
    let scenes = [scene.title, scene.ownerClass].compactMap { $0 }
    return titles + scenes.flatMap { scene in titles.map { "\(scene)/\($0)" } }
  }

  /// Returns the names that are nearest to this one, best first, at most three.
  func suggestions(among names: some Sequence<String>) -> [String] {
    let limit = max(1, min(text.count / 2, 2 + text.count / 8))
    return Diagnostics.names(near: text, among: names, atMost: limit)
  }
}
