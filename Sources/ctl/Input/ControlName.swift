import Diagnostics
import InterfaceBuilder
import Presenters
import TextFormats

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

  /// The quality of a match between a name and an object; an id goes before a title.
  enum Match: Int, Comparable {
    case id, identifier, title, localizedTitle

    static func < (left: Match, right: Match) -> Bool { left.rawValue < right.rawValue }
  }

  /// Returns the titles that the name means in a scene, which is given in each language: itself and,
  /// after the scene's name and a slash, the rest.
  func titles(in scenes: [InterfaceScene]) -> Set<String> {
    // A name that is right to left is shown in isolates.
    let isIsolated = text.hasPrefix("\u{2068}") && text.hasSuffix("\u{2069}")
    let texts = isIsolated ? [text, String(text.dropFirst().dropLast())] : [text]
    var titles = Set(texts)
    for scene in scenes.flatMap({ [$0.title, $0.ownerClass] }).compactMap({ $0 }) {
      for text in texts {
        for prefix in ["\(scene)/", "\(visible(scene))/"] where text.hasPrefix(prefix) {
          titles.insert(String(text.dropFirst(prefix.count)))
        }
      }
    }
    return titles
  }

  /// Returns how the name fits a control of a document, where it means these titles; nil if it
  /// doesn't.
  ///
  /// The translations are the same control in the languages of the command line.
  func match(
    _ control: InterfaceControl, titles: Set<String>, translations: [InterfaceControl]
  ) -> Match? {
    if let id = control.id, id == text || id == explicitID { return .id }
    if Self.identifier(of: control) == text { return .identifier }
    if hasTitle(control, titles) { return .title }
    return translations.contains { hasTitle($0, titles) } ? .localizedTitle : nil
  }

  /// Returns whether one of the texts is a title of a control, as it is or as it is shown.
  private func hasTitle(_ control: InterfaceControl, _ titles: Set<String>) -> Bool {
    Self.titles(of: control).contains { titles.contains($0) || titles.contains(visible($0)) }
  }

  /// Returns the object with the id that the name may be; nil if the document has none.
  func object(in document: InterfaceDocument) -> InterfaceElement? {
    (explicitID ?? text).isEmpty ? nil : document.object(id: explicitID ?? text)
  }

  /// Returns the outermost menu or the window with the title that the name may be; nil if the document has
  /// none.
  func menu(in document: InterfaceDocument) -> InterfaceElement? {
    document.scenes.lazy.flatMap { scene in
      scene.topLevelObjects.lazy.flatMap { [$0] + $0.children }
    }.first { ["menu", "window"].contains($0.name) && !text.isEmpty && $0.title == text }
  }

  private static func identifier(of control: InterfaceControl) -> String? {
    control.shownIdentifier.map { "#\($0)" }
  }

  /// Returns the titles by which a user would refer to the control.
  private static func titles(of control: InterfaceControl) -> [String] {
    let states = control.button?.states.compactMap(\.title) ?? []
    let others = [
      control.button?.shownTitle, control.isSecure ? nil : control.cell?.title,
      control.effectiveAccessibility.label,
      control.userLabel, control.title, control.label, control.placeholder,
      control.kind == .item ? BarItemContent(control.element).systemName : nil,
    ].compactMap { $0 }
    return (states + others).filter { !$0.isEmpty }
  }

  /// The search for names that are near to this one.
  var nearest: NearestNames {
    NearestNames(to: text, atMost: max(1, min(text.count / 2, 2 + text.count / 8)))
  }

  /// Offers all names of a control: its id, identifier and titles, and the titles with the scene.
  static func offer(_ control: InterfaceControl, to nearest: inout NearestNames) {
    for name in [control.id, identifier(of: control)].compactMap({ $0 }) { nearest.add(name) }
    let scenes = [control.sceneTitle, control.sceneOwner].compactMap { $0 }
    for title in titles(of: control) {
      nearest.add(title)
      // A scene's name that was cut would name nothing.
      for scene in scenes where !scene.hasSuffix("…") { nearest.add("\(scene)/\(title)") }
    }
  }
}
