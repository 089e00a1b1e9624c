import Diagnostics
import InterfaceBuilder
import InterfaceLoader
import Presenters
import TextFormats

/// A search for the control with a name in documents; the best matches of all are kept.
struct ControlSearch {
  let name: ControlName
  /// Indicates whether a view without a recognizer is a match.
  let acceptsViews: Bool
  /// The quality of the match of the kept controls.
  private var match: ControlName.Match?
  private var found: [ControlOptions.Found] = []
  /// The objects with the name that send nothing.
  private var objects: [ControlOptions.Found] = []
  /// The document, if it is the only one.
  private(set) var onlyDocument: [DocumentVersion]?
  private var documentCount = 0
  /// The names of controls that are near to the name, for suggestions.
  private var nearest: NearestNames

  init(name: ControlName, acceptsViews: Bool = false) {
    self.name = name
    self.acceptsViews = acceptsViews
    nearest = name.nearest
  }

  /// Indicates whether nothing has the name.
  var isEmpty: Bool { found.isEmpty && objects.isEmpty }

  /// The matches that a command can operate.
  var operable: [ControlOptions.Found] {
    found.isEmpty
      ? objects.filter {
        $0.isRecognizer
          || $0.isView
            && (acceptsViews || $0.isPart || $0.hasRecognizers || $0.hasSegues || $0.isEdited)
      }
      : found.filter(\.isOperable)
  }

  /// Looks in a document, which is given in each of the languages of the command line.
  mutating func look(in versions: [DocumentVersion]) {
    guard let document = versions.first?.original else { return }
    documentCount += 1
    onlyDocument = documentCount == 1 ? versions : nil
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
      found.append(.init(element: control.element, control: control, versions: versions))
    }
    if found.isEmpty,
      let element = name.object(in: document) ?? (acceptsViews ? name.menu(in: document) : nil)
    {
      objects.append(.init(element: element, control: nil, versions: versions))
    }
    if isEmpty { for control in document.controls { ControlName.offer(control, to: &nearest) } }
  }

  /// Reports why there is not one control with the name.
  func complain(in path: String) {
    let several = operable
    if several.count > 1 { return complain(about: several, in: path) }
    if let only = found.first ?? objects.first {
      return refuse(only.element, of: only.document, isSender: only.control != nil)
    }
    let suggestions = nearest.names
    let advice =
      suggestions.isEmpty
      ? "ctl describe shows the ids and titles of all."
      : "Did you mean " + suggestions.map { "'\(visible($0))'" }.joined(separator: ", ") + "?"
    Terminal.complain(
      "\(visible(path)): error: there is no control '\(visible(name.text))'. \(advice)")
  }

  /// Reports that a screen reader says the name of several.
  func complain(aboutAnnounced several: [ControlOptions.Found], in path: String) {
    Terminal.complain(
      "\(visible(path)): error: \(several.count) controls are announced as '\(visible(name.text))'. Name one by its id:"
    )
    list(several)
  }

  private func complain(about several: [ControlOptions.Found], in path: String) {
    let text = visible(name.text)
    let documents = Set(several.map(\.document.path))
    let titles = Set(several.compactMap { $0.control?.displayName })
    let ids = Set(several.map { "\($0.document.path):\($0.element.id ?? "")" })
    let advice =
      match != .id && match != nil
      ? ids.count == several.count
        ? "are called '\(text)'. Name one by its id:"
        : "are called '\(text)', and their ids do not tell them apart. Give each its own in the document:"
      : documents.count > 1
        ? "have the id '\(text)'. Name the document:"
        : "have the id '\(text)', so no connection reaches the second. "
          + (titles.count == several.count
            ? "Name one by its title:" : "Give each an id of its own in the document:")
    Terminal.complain("\(visible(path)): error: \(several.count) controls \(advice)")
    list(several)
  }

  /// Lists objects with what tells them apart.
  private func list(_ several: [ControlOptions.Found]) {
    for one in several.prefix(10) {
      let start = one.element.position
      let isAlone =
        several.count {
          $0.element.position.line == start.line && $0.document.path == one.document.path
        } == 1
      let position =
        "\(one.document.path):\(start.line)" + (isAlone ? "" : ":\(start.column)")
      let place = one.control?.namedPlace.joined(separator: " › ") ?? ""
      let id = one.element.id ?? "(none)"
      let title = one.control?.displayName.map { "  “\($0)”" } ?? ""
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
      isSender
      ? "ctl cannot operate it yet. Use ctl describe."
      : element.isLoadedAsView && !acceptsViews
        ? "Name a control, or make a gesture on it with ctl tap --gesture."
        : "Name a control; ctl describe shows all of them."
    Terminal.complain(
      visible(
        "\(document.path): error: '\(name.text)' is \(article) \(kind). \(remedy)", limit: 8192))
  }
}

extension ControlOptions.Found {
  /// Indicates whether the control is live.
  fileprivate var isOperable: Bool { control != nil && control?.kind != .actionSource }
  fileprivate var isRecognizer: Bool { element.isGestureRecognizer }
  /// A menu has items to choose, and a window takes keys.
  fileprivate var isView: Bool {
    element.isLoadedAsView || isPart || ["menu", "window"].contains(element.name)
  }

  /// Indicates whether it is a tab, the header of a column or the cell of a matrix of AppKit.
  fileprivate var isPart: Bool {
    ["tabViewItem", "tableColumn"].contains(element.name)
      || element.parent?.parent?.parent?.name == "matrix" && element.name.hasSuffix("Cell")
  }

  /// Indicates whether a tap on the view, which is a cell, performs a segue.
  fileprivate var hasSegues: Bool {
    element.name == "tableViewCell" && !document.segues(of: element).isEmpty
  }

  /// Indicates whether the view is no control and yet edited: a search bar or a text view.
  fileprivate var isEdited: Bool { element.isTextInput && !InterfaceControl.isUIControl(element) }

  /// Indicates whether the view lists a gesture recognizer.
  fileprivate var hasRecognizers: Bool {
    document.connections(of: element).contains(where: \.listsRecognizer)
  }
}
