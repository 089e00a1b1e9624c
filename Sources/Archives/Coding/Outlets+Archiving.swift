import Layout
import ResponderKit

extension Archiver {
  /// Returns the objects that the outlets of an object of the app's class are connected to; nil for none.
  func outlets(of object: Responder) throws -> ArchivedValue? {
    guard isOfApp(object) else { return nil }
    var values: [String: ArchivedValue] = [:]
    for (name, property) in connectedOutlets(of: object) {
      let ids = try property.connectedObjects.compactMap { target -> ArchivedValue? in
        // Nothing else has a constraint that is not active.
        if let constraint = target as? LayoutConstraint, !constraint.isActive {
          return try own(constraint, in: object, as: name)
        }
        return try refer(to: target, from: object, as: name)
      }
      if !ids.isEmpty { values[name] = .list(ids) }
    }
    return values.isEmpty ? nil : .values(values)
  }
}

extension Restorer {
  /// Connects the outlets of an object of the app's class.
  func connectOutlets(_ value: ArchivedValue, of object: Responder) throws {
    guard let values = value.members else { throw value.misfit }
    for (name, targets) in values.sorted(by: { $0.key < $1.key }) {
      guard let property = outlet(named: name, of: object) else {
        throw ArchiveProblem(
          "\(type(of: object)) has no outlet '\(name.prefix(80))'", "Declare it with @Outlet.")
      }
      for target in try targets.list {
        if let id = target.objectID, !hasMade(id) { _ = try built(target) as AnyObject? }
        guard let target: AnyObject = try found(target) else { continue }
        guard property.connect(target) else {
          throw ArchiveProblem(
            "the outlet '\(name.prefix(80))' takes no \(type(of: target))",
            "Declare it with another type.")
        }
      }
    }
  }
}
