import InterfaceBuilder
import ResponderKit

extension Instantiation {
  /// Connects the outlets of all objects, including the view of the owner.
  mutating func connectOutlets() {
    for element in document.root.descendants {
      guard let object = result.object(for: element) else { continue }
      for connection in document.connections(of: element) {
        guard connection.kind == .outlet || connection.kind == .outletCollection,
          let property = connection.property
        else { continue }
        connect(connection, property, of: object)
      }
    }
  }

  private mutating func connect(_ connection: Connection, _ property: String, of object: Responder)
  {
    let target = connection.targetID.flatMap { result.objects[$0] }
    let problem: UnconnectedOutlet.Reason?
    if property == "view", let controller = object as? ViewController {
      if let view = target as? View { controller.view = view }
      problem = target is View ? nil : target.map { .otherClass("\(type(of: $0))") } ?? .noObject
    } else {
      problem = self.problem(connecting: object.outlet(named: property), to: target)
    }
    if let problem, !object.isPlaceholder, isOfApp(object) {
      result.unconnectedOutlets.append(
        UnconnectedOutlet(owner: "\(type(of: object))", property: property, reason: problem))
    }
  }

  /// Connects an outlet; returns the reason if it cannot be connected.
  private func problem(
    connecting outlet: (any OutletProperty)?, to target: Responder?
  ) -> UnconnectedOutlet.Reason? {
    guard let outlet else { return .noProperty }
    guard let target else { return .noObject }
    return outlet.connect(target) ? nil : .otherClass("\(type(of: target))")
  }

  /// Whether the object belongs to a class of the app, which declares its own outlets.
  ///
  /// Framework views also have outlets such as `delegate`, which are not loaded.
  private func isOfApp(_ object: Responder) -> Bool {
    object === owner || result.ofRegisteredClass.contains(ObjectIdentifier(object))
  }
}

extension Connection {
  func isOutlet(named name: String) -> Bool {
    kind == .outlet && property == name
  }
}
