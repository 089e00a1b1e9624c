import AppKitDialect
import Graphics
import Layout
import ResponderKit

extension LayoutConstraint {
  /// The two sides of the constraint, and the view that holds it.
  func archivedRelation(_ archiver: Archiver) throws -> ArchivedValue? {
    guard let first = firstSide else { return nil }
    var values: [String: ArchivedValue] = [
      "first": try archived(first, archiver), "relation": .integer(relation.rawValue),
    ]
    if let second = secondSide { values["second"] = try archived(second, archiver) }
    if multiplier != 1 { values["multiplier"] = ArchivedValue(Double(multiplier)) }
    if ownConstant != 0 { values["constant"] = ArchivedValue(Double(ownConstant)) }
    if let systemSpaces { values["systemSpaces"] = ArchivedValue(Double(systemSpaces)) }
    if let holder { values["view"] = try archiver.refer(to: holder, from: self, as: "view") }
    return .values(values)
  }

  private func archived(_ side: Side, _ archiver: Archiver) throws -> ArchivedValue {
    var values: [String: ArchivedValue] = [:]
    try write(side.item, side.attribute, "", &values, archiver)
    if let attribute = side.otherAttribute {
      try write(side.otherItem, attribute, "other", &values, archiver)
    }
    return .values(values)
  }

  private func write(
    _ item: (any LayoutItem)?, _ attribute: Attribute, _ prefix: String,
    _ values: inout [String: ArchivedValue], _ archiver: Archiver
  ) throws {
    func name(_ key: String) -> String { prefix.isEmpty ? key : "\(prefix).\(key)" }
    values[name("attribute")] = .integer(attribute.rawValue)
    guard let item else { return }
    var owner: AnyObject = item
    if let guide = item as? LayoutGuide, let key = guide.archivedKey, let view = guide.owningView {
      owner = view
      values[name("guide")] = .text(key)
    } else if let guide = item as? NSLayoutGuide, guide.isOfSystem, let view = guide.owningView {
      owner = view
      values[name("guide")] = .text(guide.identifier.rawValue)
    }
    values[name("item")] = try archiver.refer(to: owner, from: self, as: "item")
  }

  /// Relates what an archive has, and adds the constraint to its view.
  func relate(_ value: ArchivedValue, _ restorer: Restorer) throws {
    guard let values = value.members, let first = values["first"],
      let relation = values["relation"]?.whole.flatMap({ Relation(rawValue: $0) })
    else { throw value.misfit }
    let problem = relate(
      try side(first, restorer), relation, try values["second"].map { try side($0, restorer) },
      multiplier: Scalar(values["multiplier"]?.double ?? 1),
      constant: Scalar(values["constant"]?.double ?? 0))
    if let problem { throw ArchiveProblem(problem, "Delete the constraint.") }
    systemSpaces = values["systemSpaces"]?.double.map { Scalar($0) }
    guard let holder: any LayoutView = try values["view"].flatMap({ try restorer.found($0) }) else {
      return
    }
    guard canBeHeld(by: holder) else {
      throw ArchiveProblem(
        "the constraint relates objects that are not in its view", "Delete it, or add them.")
    }
    restorer.activate(self, in: holder)
  }

  private func side(_ value: ArchivedValue, _ restorer: Restorer) throws -> Side {
    guard let values = value.members else { throw value.misfit }
    func read(_ prefix: String) throws -> ((any LayoutItem)?, Attribute)? {
      func name(_ key: String) -> String { prefix.isEmpty ? key : "\(prefix).\(key)" }
      guard let raw = values[name("attribute")]?.whole else { return nil }
      guard let attribute = Attribute(rawValue: raw) else { throw value.misfit }
      let item: AnyObject? = try values[name("item")].flatMap { try restorer.found($0) }
      guard let key = values[name("guide")]?.string else {
        return (item as? any LayoutItem, attribute)
      }
      let guide: (any LayoutItem)? =
        (item as? View)?.ownLayoutGuide(key) ?? (item as? NSView)?.ownLayoutGuide(key)
      return (guide, attribute)
    }
    guard let (item, attribute) = try read("") else { throw value.misfit }
    var side = Side(item, attribute)
    if let (other, otherAttribute) = try read("other") {
      (side.otherItem, side.otherAttribute) = (other, otherAttribute)
    }
    return side
  }
}
