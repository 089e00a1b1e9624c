package import AppSources
import Diagnostics
package import InterfaceBuilder

/// Looks up the connections of a document in the source of its app.
package struct ConnectionAnswers: Sendable {
  package let source: SourceIndex
  let family: AppleClass.Family
  /// The toolkit of the documents.
  let documentFamily: InterfaceDocument.Family

  /// Creates the answers for the documents of a toolkit.
  package init(_ source: SourceIndex, for family: InterfaceDocument.Family) {
    self.source = source
    documentFamily = family
    self.family = family.frameworks
  }

  /// Returns the answer to a connection.
  package func answer(to panel: ConnectionPanel) -> ConnectionAnswer {
    panel.connection.kind == .action ? answer(toAction: panel) : answer(toOutlet: panel)
  }

  // MARK: Actions

  private func answer(toAction panel: ConnectionPanel) -> ConnectionAnswer {
    let selector = panel.name
    switch panel.connection.targetKind {
    case .unresolved: return .noTarget
    case .firstResponder, .exit: return answer(ofResponders: selector)
    case .filesOwner, .application, .object: break
    }
    guard let name = panel.objectClass else { return Self.ownerOfAnyClass }
    return best(of: name) { lineage in
      switch lineage.answer(to: selector) {
      case .method(let method): .declared(method.place)
      case .apple(let owner): .apple(owner)
      case .notExposed(let method): .notExposed(method.place)
      case .otherArguments(let method):
        .otherArguments(method.place, selector: method.declaration.selector)
      case .missing(let near): .missing(owner: name, near: near)
      case .doubtful(let doubt): .doubtful(owner: name, reason: doubt.words)
      }
    }
  }

  private func answer(ofResponders selector: String) -> ConnectionAnswer {
    let performers = source.performers(of: selector, in: family)
    if !performers.isEmpty { return .responders(performers.map(\.method.place)) }
    if let owner = AppleClass.performer(of: selector, in: family) { return .apple(owner) }
    if let unread = source.responderDoubts[family] {
      return .doubtful(owner: "A responder", reason: unread.words)
    }
    return .missing(owner: nil, near: Lineage.names(near: selector, among: source.actions))
  }

  // MARK: Outlets

  private func answer(toOutlet panel: ConnectionPanel) -> ConnectionAnswer {
    guard let name = panel.objectClass else { return Self.ownerOfAnyClass }
    return best(of: name) { lineage in
      switch lineage.answer(toOutlet: panel.name) {
      case .property(let property):
        answer(for: property, holding: panel.type)
      case .setter(let method): .declared(method.place)
      case .apple(let owner, _): .apple(owner)
      case .notExposed(let property): .notExposed(property.place)
      case .missing(let near): .missing(owner: name, near: near)
      case .doubtful(let doubt): .doubtful(owner: name, reason: doubt.words)
      }
    }
  }

  private func answer(
    for property: AppClass.Member<PropertyDeclaration>, holding type: String?
  ) -> ConnectionAnswer {
    guard let declared = property.declaration.type, let type, !fits(type, declared) else {
      return .declared(property.place)
    }
    return .otherType(property.place, type: declared)
  }

  /// Returns whether an object of a class may be held as a type; true if that is not known.
  func fits(_ name: String, _ type: String) -> Bool {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    let isKnown = AppleClass.named(last) != nil || !source.classes.named(last).isEmpty
    guard isKnown, last != "NSObject", let lineages = source.lineages(ofClass: name, in: family)
    else { return true }
    return lineages.contains { $0.contains(last) || $0.doubt != nil || $0.appleClasses.isEmpty }
  }

  // MARK: Classes

  private static let ownerOfAnyClass = ConnectionAnswer.doubtful(
    owner: "File's Owner", reason: "the document does not name its class")

  /// Returns the best answer of the classes of a name.
  private func best(
    of name: String, _ answer: (Lineage) -> ConnectionAnswer
  ) -> ConnectionAnswer {
    guard let lineages = source.lineages(ofClass: name, in: family) else {
      return .unknownClass(name, near: near(name))
    }
    let answers = lineages.map(answer)
    return answers.first(where: \.isFound) ?? answers.first ?? .noTarget
  }

  /// Returns the classes that are spelled nearly like a name.
  func near(_ name: String) -> [String] {
    Lineage.names(near: name, among: source.classes.all.map(\.name))
  }
}

extension InterfaceDocument.Family {
  /// The frameworks of the toolkit.
  var frameworks: AppleClass.Family { AppleClass.Family(rawValue: rawValue) ?? .uiKit }
}

extension SourceIndex {
  /// Returns the classes of the app, and those of Apple's that it extends, that an object of a class has.
  func owners(ofClass name: String, in family: InterfaceDocument.Family) -> Set<String> {
    let lineages = lineages(ofClass: name, in: family.frameworks) ?? []
    return Set(lineages.flatMap { ($0.classes + $0.extensions).map(\.name) })
  }
}
