import Diagnostics
import Graphics
import InterfaceBuilder
import Layout

/// Makes the constraints of a document, in either framework.
@MainActor
struct ConstraintLoading {
  let path: String
  let traits: DocumentTraits
  /// Returns the view or guide with an id; nil if there is none.
  let item: (String) -> (any LayoutItem)?
  /// The constraints with their elements, in the order in which they were made.
  private(set) var made: [(element: InterfaceElement, constraint: LayoutConstraint)] = []
  /// The constraints that could not be made.
  private(set) var problems: [Diagnostic] = []

  init(path: String, traits: DocumentTraits, item: @escaping (String) -> (any LayoutItem)?) {
    self.path = path
    self.traits = traits
    self.item = item
  }

  /// Makes and activates the constraints that a view lists.
  ///
  /// One that cannot be made is left out with a diagnostic.
  mutating func load(_ element: InterfaceElement, of view: any LayoutView) {
    for content in LayoutContent(element).constraints(for: traits) where !content.isPlaceholder {
      do throws(Diagnostic) {
        let constraint = try constraint(content, heldBy: view)
        made.append((content.element, constraint))
        constraint.isActive = true
      } catch {
        problems.append(error)
      }
    }
  }

  private func constraint(
    _ content: ConstraintContent, heldBy view: any LayoutView
  ) throws(Diagnostic) -> LayoutConstraint {
    let first =
      try content.firstItem.map { id throws(Diagnostic) in try found(id, content) } ?? view
    let second = try content.secondItem.map { id throws(Diagnostic) in try found(id, content) }
    let attribute = try attribute(content.firstAttribute, content)
    let other = try content.secondAttribute.map { name throws(Diagnostic) in
      try self.attribute(name, content)
    }
    guard let relation = LayoutConstraint.Relation(documentName: content.relation) else {
      throw problem(content, "“\(content.relation)” is no relation")
    }
    guard let multiplier = content.multiplier, let constant = content.constant(for: traits),
      let priority = content.priority
    else {
      throw problem(
        content, "the multiplier, the constant or the priority is no number, or out of range")
    }
    // An attribute without an item is that of the view that lists the constraint.
    let secondItem = other == nil ? nil : second ?? view
    if let reason = LayoutConstraint.problem(attribute, other, multiplier: multiplier) {
      throw problem(content, reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
    }
    let space = content.hasSpaceWithoutNumber ? standardSpace(first, secondItem) : 0
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: secondItem,
      attribute: other ?? .notAnAttribute, multiplier: multiplier, constant: constant + space)
    constraint.priority = LayoutPriority(priority)
    constraint.identifier = content.identifier
    guard constraint.hasCommonView else {
      throw problem(content, "its items are in no common view")
    }
    return constraint
  }

  /// The standard space between two items: none at a guide, which has it, 20 points in a superview, and 8
  /// between neighbors.
  private func standardSpace(_ first: any LayoutItem, _ second: (any LayoutItem)?) -> Double {
    guard let one = first as? any LayoutViewNode, let other = second as? any LayoutViewNode else {
      return 0
    }
    return one.layoutSuperview === other || other.layoutSuperview === one ? 20 : 8
  }

  private func found(
    _ id: String, _ content: ConstraintContent
  ) throws(Diagnostic) -> any LayoutItem {
    guard let item = item(id) else { throw problem(content, "no view or guide has the id \(id)") }
    return item
  }

  private func attribute(
    _ name: String, _ content: ConstraintContent
  ) throws(Diagnostic) -> LayoutConstraint.Attribute {
    guard let attribute = LayoutConstraint.Attribute(documentName: name) else {
      throw problem(content, "“\(name)” is no attribute of a view")
    }
    return attribute
  }

  private func problem(_ content: ConstraintContent, _ reason: String) -> Diagnostic {
    let name = content.element.id.map { "the constraint \($0)" } ?? "a constraint"
    return Diagnostic(
      .warning, id: "layout.constraint", path: path, at: content.element.position,
      "\(name) is left out: \(reason)", "Remove it, or connect it again in Interface Builder.")
  }
}

extension LoadedInterface {
  /// Returns the constraint that was made from an element; nil for any other element.
  func constraint(for element: InterfaceElement) -> LayoutConstraint? {
    guard !constraints.isEmpty, element.name == "constraint" else { return nil }
    return element.id.flatMap { constraints[$0] }
  }

  /// Makes the constraints that the views of elements list, between these and guides by id.
  mutating func loadConstraints(
    of elements: [InterfaceElement], for traits: DocumentTraits, guides: [String: any LayoutItem]
  ) {
    let objects = objects
    var constraints = ConstraintLoading(path: loading.document.path, traits: traits) { id in
      objects[id] as? any LayoutItem ?? guides[id]
    }
    for element in elements {
      guard let view = object(for: element) as? any LayoutView else { continue }
      constraints.load(element, of: view)
    }
    for (element, constraint) in constraints.made {
      guard let id = element.id, self.constraints[id] == nil else { continue }
      self.constraints[id] = constraint
    }
    layoutDiagnostics += constraints.problems
  }
}

extension LayoutConstraint.Attribute {
  /// Creates the attribute with a name in documents; nil for another name.
  init?(documentName name: String) {
    switch name {
    case "baseline", "lastBaseline": self = .lastBaseline
    default:
      guard let attribute = Self.names[name] else { return nil }
      self = attribute
    }
  }

  private static let names: [String: Self] = Dictionary(
    uniqueKeysWithValues: allCases.filter { $0 != .notAnAttribute }.map { ("\($0)", $0) })
}

extension LayoutConstraint.Relation {
  /// Creates the relation with a name in documents; nil for another name.
  init?(documentName name: String) {
    guard let relation = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = relation
  }
}
