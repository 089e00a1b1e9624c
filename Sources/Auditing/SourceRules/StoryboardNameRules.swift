import AppSources
import Diagnostics
import InterfaceBuilder

/// The rules about the identifiers that documents have and source uses, and the other way around.
enum StoryboardNameRules {
  static let all: [AuditRule] = [
    unknown(
      .segue, "unknown-segue", "a segue that no storyboard has",
      "The app stops when it is performed.",
      "UIViewController.performSegue(withIdentifier:sender:)",
      bad: AuditExample(
        scenes: scene(segue: "showDetails"), source: ExampleSource(.use(.segue, "showDetail"))),
      good: AuditExample(
        scenes: scene(segue: "showDetail"), source: ExampleSource(.use(.segue, "showDetail"))),
      \.segues
    ) { "code performs the segue \($0), which no storyboard has" },
    unknown(
      .storyboard, "unknown-storyboard", "a storyboard that is not there",
      "The app stops when it is loaded.", "UIStoryboard.init(name:bundle:)",
      bad: AuditExample(scenes: scene(), source: ExampleSource(.use(.storyboard, "Exmple"))),
      good: AuditExample(scenes: scene(), source: ExampleSource(.use(.storyboard, "Example"))),
      \.storyboards
    ) { "code loads the storyboard \($0), which no folder has" },
    unknown(
      .storyboardID, "unknown-storyboard-id", "a controller that no storyboard has",
      "The app stops when it is made.", "UIStoryboard.instantiateViewController(withIdentifier:)",
      bad: AuditExample(
        scenes: scene(id: "Details"), source: ExampleSource(.use(.storyboardID, "Detail"))),
      good: AuditExample(
        scenes: scene(id: "Detail"), source: ExampleSource(.use(.storyboardID, "Detail"))),
      \.storyboardIDs
    ) { "code makes the controller \($0), which no storyboard has" },
    unknown(
      .nib, "unknown-nib", "a xib that is not there", "The app stops when it is loaded.",
      "UINib.init(nibName:bundle:)",
      bad: AuditExample("", source: ExampleSource(.use(.nib, "Exmple"))),
      good: AuditExample("", source: ExampleSource(.use(.nib, "Example"))), \.nibs
    ) { "code loads the xib \($0), which no folder has" },
    unknown(
      .reuseIdentifier, "unknown-reuse-identifier", "a cell that nothing registers",
      "The app stops, or gets no cell, when it is dequeued.",
      "UITableView.dequeueReusableCell(withIdentifier:for:)",
      bad: AuditExample(
        scenes: scene(reuse: "Rows"), source: ExampleSource(.use(.reuseIdentifier, "Row"))),
      good: AuditExample(
        scenes: scene(reuse: "Row"), source: ExampleSource(.use(.reuseIdentifier, "Row"))),
      \.reuseIdentifiers
    ) { "code dequeues \($0), which neither a prototype nor code registers" },
    AuditRule(
      DiagnosticRule(
        "unused-segue", in: .source, "a segue that nothing performs",
        why: "A segue from a controller begins only when code performs it.",
        remedy: "Perform it, or remove it.",
        source: "UIViewController.performSegue(withIdentifier:sender:)"),
      bad: AuditExample(scenes: scene(segue: "showDetail"), source: ExampleSource()),
      good: AuditExample(
        scenes: scene(segue: "showDetail"), source: ExampleSource(.use(.segue, "showDetail"))),
      .source { audited, app in
        audited.connections([.segue]).compactMap { connection, owner in
          guard owner.isSceneController, let kind = connection.segueKind,
            !["relationship", "embed", "unwind"].contains(kind)
          else { return nil }
          let name = connection.identifier ?? ""
          guard !app.source.strings.contains(name) else { return nil }
          var fault = Fault(
            in: connection.element, name.isEmpty ? nil : "identifier",
            name.isEmpty
              ? "a segue of \(audited.subject(owner)) has no identifier, so nothing performs it"
              : "no code performs the segue \(name.cut(to: 60)) of \(audited.subject(owner))")
          fault.owner = owner
          fault.needsReview = app.mayCompose(name)
          return fault
        }
      }),
    unused(
      "unused-storyboard-id", "a storyboard identifier that no code uses", "storyboardIdentifier",
      \.storyboardIdentifier,
      "UIStoryboard.instantiateViewController(withIdentifier:)",
      bad: AuditExample(scenes: scene(id: "Detail"), source: ExampleSource()),
      good: AuditExample(
        scenes: scene(id: "Detail"), source: ExampleSource(.use(.storyboardID, "Detail")))),
    unused(
      "unused-reuse-identifier", "a reuse identifier that no code uses", "reuseIdentifier",
      \.reuseIdentifier,
      "UITableView.dequeueReusableCell(withIdentifier:for:)",
      bad: AuditExample(scenes: scene(reuse: "Row"), source: ExampleSource()),
      good: AuditExample(
        scenes: scene(reuse: "Row"), source: ExampleSource(.use(.reuseIdentifier, "Row")))),
  ]

  /// Returns the rule about a name of code that no document has.
  private static func unknown(
    _ kind: NameUse.Kind, _ id: String, _ title: String, _ why: String, _ source: String,
    bad: AuditExample, good: AuditExample,
    _ known: @escaping @Sendable (DocumentNames) -> Set<String>,
    problem: @escaping @Sendable (String) -> String
  ) -> AuditRule {
    AuditRule(
      DiagnosticRule(
        id, in: .source, title, why: why, remedy: "Correct the name.", source: source,
        severity: .error),
      bad: bad, good: good,
      .app { app in
        let known = known(app.documents)
        let uses = app.source.uses[kind] ?? [:]
        let registered = kind == .reuseIdentifier ? app.source.uses[.registration] ?? [:] : [:]
        return uses.flatMap { name, places -> [AppFault] in
          guard !name.isEmpty, !known.contains(name), registered[name] == nil else { return [] }
          return places.map { place in
            let near = Lineage.names(near: name, among: known.sorted())
            var fault = AppFault(
              at: place, name, problem(name.cut(to: 60)),
              remedy: near.isEmpty ? nil : suggestion(near))
            // A constant may hold the identifier that is registered.
            fault.needsReview = near.isEmpty && registered[""] != nil
            return fault
          }
        }
      })
  }

  /// Returns the rule about a name of a document that no code uses.
  private static func unused(
    _ id: String, _ title: String, _ property: String,
    _ attribute: any KeyPath<InterfaceElement, String?> & Sendable, _ source: String,
    bad: AuditExample, good: AuditExample
  ) -> AuditRule {
    AuditRule(
      DiagnosticRule(
        id, in: .source, title, why: "It is left over, or code uses another name.",
        remedy: "Remove it, or correct it.", source: source, severity: .note),
      bad: bad, good: good,
      .source { audited, app in
        audited.elements.compactMap { element in
          guard let name = element[keyPath: attribute], !name.isEmpty,
            !app.source.strings.contains(name),
            // Code often makes the name of the class's.
            name != element.customClass, app.source.classes.named(name).isEmpty,
            !app.formats(name, ofClass: element.customClass)
          else { return nil }
          var fault = Fault(
            in: element, property,
            "no code uses the identifier \(name.cut(to: 60)) of \(audited.subject(element))")
          fault.needsReview = app.mayCompose(name)
          return fault
        }
      })
  }
}

extension AuditedApp {
  /// Returns whether a format of code makes a name of a class's: `%@StoryboardId`.
  fileprivate func formats(_ name: String, ofClass owner: String?) -> Bool {
    guard let owner, name.hasPrefix(owner) else { return false }
    return source.strings.contains("%@" + name.dropFirst(owner.count))
  }
}

private func scene(segue: String? = nil, id: String? = nil, reuse: String? = nil) -> String {
  let segue =
    segue.map {
      #"<connections><segue destination="second" kind="show" identifier="\#($0)" id="segue"/></connections>"#
    } ?? ""
  let id = id.map { #" storyboardIdentifier="\#($0)""# } ?? ""
  let cell =
    reuse.map {
      """
      <tableView key="view" id="table"><rect key="frame" x="0" y="0" width="390" height="844"/>\
      <prototypes><tableViewCell reuseIdentifier="\($0)" id="cell">\
      <rect key="frame" x="0" y="0" width="390" height="44"/></tableViewCell></prototypes></tableView>
      """
    } ?? ""
  let controller = reuse == nil ? "viewController" : "tableViewController"
  return """
    <scene sceneID="first-scene"><objects><\(controller) id="first"\(id) sceneMemberID="viewController">\
    \(cell)\(segue)</\(controller)></objects></scene>
    <scene sceneID="second-scene"><objects><viewController id="second" sceneMemberID="viewController"/>\
    </objects></scene>
    """
}
