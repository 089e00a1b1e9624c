import Diagnostics
import InterfaceBuilder
import Presenters

/// A search for the control with a name in documents; the best matches of all are kept.
struct ControlSearch {
  let name: ControlName
  /// How well the kept controls match.
  private var match: ControlName.Match?
  private var found: [ControlOptions.Found] = []
  /// The object with the name that is no control, if there is one.
  private var object: (element: InterfaceElement, document: InterfaceDocument)?
  /// The names of controls that are near to the name, for suggestions.
  private var nearest: NearestNames

  init(name: ControlName) {
    self.name = name
    nearest = name.nearest
  }

  /// Whether nothing has the name.
  var isEmpty: Bool { found.isEmpty && object == nil }

  /// The matches that a command can operate.
  var operable: [ControlOptions.Found] { found.filter(\.isOperable) }

  /// Looks in a document, which is given in each of the languages of the command line.
  mutating func look(in versions: [DocumentVersion]) {
    guard let document = versions.first?.original else { return }
    let translations = versions.filter { $0.texts != nil }.map(\.document)
    var titles: [Int: Set<String>] = [:]
    for (number, control) in document.controls.enumerated() {
      let translated = translations.map { $0.controls[number] }
      let wanted =
        titles[control.sceneIndex]
        ?? name.titles(
          in: [document.scenes[control.sceneIndex]]
            + translations.map { $0.scenes[control.sceneIndex] })
      titles[control.sceneIndex] = wanted
      guard let match = name.match(control, titles: wanted, translations: translated) else {
        continue
      }
      if let best = self.match, match > best { continue }
      if match != self.match { found = [] }
      self.match = match
      found.append(.init(control: control, versions: versions))
    }
    if found.isEmpty, object == nil, let element = name.object(in: document) {
      object = (element, document)
    }
    if isEmpty { for control in document.controls { ControlName.offer(control, to: &nearest) } }
  }

  /// Reports why there is not one control with the name.
  func complain(in path: String) {
    let several = operable
    if several.count > 1 { return complain(about: several, in: path) }
    if let only = found.first {
      return refuse(only.control.element, of: only.document, isSender: true)
    }
    if let (element, document) = object { return refuse(element, of: document, isSender: false) }
    let suggestions = nearest.names
    let advice =
      suggestions.isEmpty
      ? "ctl describe shows the ids and titles of all."
      : "Did you mean " + suggestions.map { "'\(visible($0))'" }.joined(separator: ", ") + "?"
    Terminal.complain(
      "\(visible(path)): error: there is no control '\(visible(name.text))'. \(advice)")
  }

  private func complain(about several: [ControlOptions.Found], in path: String) {
    let text = visible(name.text)
    let documents = Set(several.map(\.document.path))
    let advice =
      match != .id
      ? "are called '\(text)'. Name one by its id:"
      : documents.count > 1
        ? "have the id '\(text)'. Name the document:"
        : "have the id '\(text)', so no connection reaches the second. Name one by its title:"
    Terminal.complain("\(visible(path)): error: \(several.count) controls \(advice)")
    for one in several.prefix(10) {
      let position = "\(one.document.path):\(one.control.element.position.line)"
      let place = one.control.namedPlace.joined(separator: " › ")
      let id = one.control.id ?? "(none)"
      let title = one.control.displayName.map { "  “\($0)”" } ?? ""
      Terminal.complain(
        visible("  \(id)  \(position)\(title)\(place.isEmpty ? "" : "  ")\(place)", limit: 8192))
    }
    if several.count > 10 { Terminal.complain("  and \(several.count - 10) more") }
  }

  /// Reports that an object is none that a command can operate, and what it is.
  private func refuse(
    _ element: InterfaceElement, of document: InterfaceDocument, isSender: Bool
  ) {
    let sender = document.controls.first { $0.element == element }
    let kind = (sender?.kindName ?? displayName(of: element.name)).lowercased()
    let article = "aeiou".contains(kind.first ?? " ") ? "an" : "a"
    let remedy =
      document.family == .appKit && isSender
      ? "AppKit's controls are not live yet. Use ctl describe."
      : isSender
        ? "ctl cannot operate it yet. Use ctl describe."
        : "Name a control; ctl describe shows all of them."
    Terminal.complain(
      visible(
        "\(document.path): error: '\(name.text)' is \(article) \(kind). \(remedy)", limit: 8192))
  }
}

extension ControlOptions.Found {
  /// Whether the control is live.
  fileprivate var isOperable: Bool { control.kind == .control && control.family == .uiKit }
}
