import Diagnostics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit

/// The findings of a document, each once, with their places in the file.
struct DocumentFindings {
  /// The values that two findings of one fault have in common.
  private struct Key: Hashable {
    var rule: String
    var ordinal: Int
    var property: String?
    var problem: String?
    var language: String?
    var object: ObjectIdentifier?
  }

  /// A finding whose position is still an offset.
  private struct Item {
    var finding: Diagnostic
    var range: Range<Int>
  }

  private let facts: AuditedDocument
  private var known: Set<Key> = []
  /// The faults in the document's own language, whatever the words.
  private var ownKeys: Set<Key> = []
  private var items: [Item] = []
  /// The language of what is added; nil for the document's own.
  var language: String?

  init(_ facts: AuditedDocument) { self.facts = facts }

  /// Adds what a rule found, but for what it has found before, and returns what has no place in the
  /// document.
  @MainActor @discardableResult
  mutating func add(
    _ faults: [Fault], of rule: AuditRule, on screen: AuditedScreen
  ) -> [Fault] {
    var others: [Fault] = []
    var here: Set<Key> = []
    defer { known.formUnion(here) }
    for fault in faults {
      guard case .object(let object) = fault.place else {
        add([fault], of: rule)
        continue
      }
      guard let live = screen.source(of: object),
        let element = facts.document.element(like: live, in: screen.document?.document)
      else {
        // A container or code has made the object.
        others.append(fault)
        continue
      }
      // A tab says something else on each screen, and lacks the same everywhere.
      let key = Key(
        rule: rule.id, ordinal: element.ordinal, property: fault.property, language: language,
        object: ObjectIdentifier(object))
      guard !known.contains(key) else { continue }
      here.insert(key)
      let identifier = (object as? Responder)?.accessibilityIdentifier
      add(fault, of: rule, in: element, identifier: identifier)
    }
    return others
  }

  /// Returns whether a rule has found a fault of an element in the document's own language.
  func hasOwn(_ rule: String, _ ordinal: Int) -> Bool {
    ownKeys.contains { $0.rule == rule && $0.ordinal == ordinal }
  }

  /// Adds what a rule found in the document as written.
  mutating func add(_ faults: [Fault], of rule: AuditRule) {
    for fault in faults {
      guard case .element(let element) = fault.place else { continue }
      add(fault, of: rule, in: element, identifier: nil)
    }
  }

  private mutating func add(
    _ fault: Fault, of rule: AuditRule, in element: InterfaceElement, identifier: String?
  ) {
    var fault = fault
    if let setting = facts.setting(against: fault, of: rule, in: element) {
      // Nothing is wrong if what code sets can be read, and a person has to look otherwise.
      if let value = setting.value, rule.isRefuted(by: value) { return }
      fault.needsReview = true
      fault.problem += "; set in \(setting.place)"
    }
    // What loads a view connects it, even if it is let go of.
    guard rule.rule.group == .connections || !facts.isDropped(element) else { return }
    // Parts of a control have its element, and a fault in every language is reported once.
    var key = Key(rule: rule.id, ordinal: element.ordinal, property: fault.property)
    if language == nil {
      ownKeys.insert(key)
    } else if rule.rule.group != .languages, ownKeys.contains(key) {
      return
    }
    (key.problem, key.language) = (fault.problem, language)
    guard known.insert(key).inserted else { return }
    let range =
      fault.text.map(\.byteRange) ?? facts.document.byteRange(of: fault.property, in: element)
    var finding = finding(fault, rule, element, identifier)
    if let value = fault.rightValue {
      finding.subject?.fix = Diagnostic.Subject.Fix(in: range, to: value)
    }
    items.append(Item(finding: finding, range: range))
  }

  private func finding(
    _ fault: Fault, _ rule: AuditRule, _ element: InterfaceElement, _ identifier: String?
  ) -> Diagnostic {
    var finding = Diagnostic(fault, of: rule, in: facts.document.path, facts.options)
    var subject = finding.subject ?? Diagnostic.Subject()
    let scene = facts.document.sceneIndex(of: element)
    subject.scene = scene.flatMap { facts.document.scenes[$0].id }
    subject.screen = scene.flatMap { facts.document.sceneTitle($0) }
    let owner = fault.owner ?? element
    subject.object = owner.id ?? owner.ownerID
    subject.identifier = identifier ?? owner.effectiveAccessibility.identifier
    subject.language = language
    finding.subject = subject
    return finding
  }

  /// The findings with their positions, in the order of the file.
  func sorted() -> [Diagnostic] {
    let order = items.indices.sorted { left, right in
      let (first, second) = (items[left], items[right])
      if first.range.lowerBound != second.range.lowerBound {
        return first.range.lowerBound < second.range.lowerBound
      }
      let one = (first.finding.id, first.finding.subject?.language ?? "")
      let two = (second.finding.id, second.finding.subject?.language ?? "")
      return one == two ? left < right : one < two
    }
    let starts = facts.document.positions(of: order.map { items[$0].range.lowerBound })
    return zip(order, starts).map { index, start in
      var finding = items[index].finding
      finding.start = start
      return finding
    }
  }
}

extension Diagnostic {
  /// Creates the finding of a rule, whose place is not known yet; what needs a review is a note.
  init(_ fault: Fault, of rule: AuditRule, in path: String, _ options: AuditOptions) {
    self.init(
      fault.needsReview ? .note : options.severity(of: rule.rule, own: fault.severity),
      id: rule.id, path: path, fault.problem, fault.remedy ?? rule.rule.remedy, proof: fault.proof)
    var subject = Subject()
    subject.property = fault.property
    subject.criterion = rule.rule.criterion
    subject.needsReview = fault.needsReview
    self.subject = subject
  }
}

extension InterfaceDocument {
  /// Returns the element of the document for one of the document in a language; nil for one of another
  /// document.
  fileprivate func element(
    like element: InterfaceElement, in version: InterfaceDocument?
  ) -> InterfaceElement? {
    if element.isInDocument(of: root) { return element }
    guard let version, element.isInDocument(of: version.root) else { return nil }
    return InterfaceElement(in: self, ordinal: element.ordinal)
  }
}

extension InterfaceElement {
  /// The id of the nearest element around one without its own.
  fileprivate var ownerID: String? {
    sequence(first: self, next: \.parent).prefix(16).lazy.compactMap(\.id).first
  }
}
