import InterfaceBuilder
import Layout
import ResponderKit

extension Instantiation {
  /// Connects the outlets of all objects, including the view of the owner.
  func connectOutlets() {
    for element in elements {
      guard let object = self.object(for: element) else { continue }
      for connection in document.connections(of: element) {
        guard connection.kind == .outlet || connection.kind == .outletCollection,
          let property = connection.property
        else { continue }
        connect(connection, property, of: object)
      }
    }
  }

  /// Notifies the views that they have been loaded, those inside first, and prepares those of a
  /// class that the document names.
  func awakenViews() {
    for element in elements.reversed() {
      result.constraint(for: element)?.awakeFromNib()
      guard let view = self.object(for: element) as? View else { continue }
      view.awakeFromNib()
      if element.customClass != nil { view.prepareForInterfaceBuilder() }
    }
  }

  /// The responder or the gesture recognizer that was made from an element.
  private func object(for element: InterfaceElement) -> AnyObject? {
    if let object = result.object(for: element) { return object }
    return result.recognizer(for: element)
  }

  /// The responder or the gesture recognizer that a connection leads to.
  private func target(of connection: Connection) -> AnyObject? {
    guard let id = connection.targetID else { return nil }
    return result.objects[id] ?? result.gestureRecognizers[id] ?? result.constraints[id]
  }

  private func connect(_ connection: Connection, _ property: String, of object: AnyObject) {
    let target = self.target(of: connection)
    let problem: UnconnectedOutlet.Reason?
    if property == "view", let controller = object as? ViewController {
      if let view = target as? View { controller.view = view }
      problem = target is View ? nil : target.map { .otherClass("\(type(of: $0))") } ?? .noObject
    } else if connection.listsRecognizer, object is View, target is GestureRecognizer {
      // The view has it already.
      problem = nil
    } else if property == "delegate", let recognizer = object as? GestureRecognizer {
      if !connection.crossesScenes {
        recognizer.delegate = target as? any GestureRecognizerDelegate
      }
      problem = target == nil ? .noObject : nil
    } else if let view = object as? View,
      view.loadable?.connect(property, to: OutletTarget(object: target)) == true
    {
      problem = nil
    } else {
      problem = self.problem(connecting: outlet(named: property, of: object), to: target)
    }
    if let problem, (object as? Responder)?.isPlaceholder != true, isOfApp(object) {
      result.unconnectedOutlets.append(
        UnconnectedOutlet(owner: "\(type(of: object))", property: property, reason: problem))
    }
  }

  /// Connects an outlet; returns the reason if it cannot be connected.
  private func problem(
    connecting outlet: (any OutletProperty)?, to target: AnyObject?
  ) -> UnconnectedOutlet.Reason? {
    guard let outlet else { return .noProperty }
    guard let target else { return .noObject }
    return outlet.connect(target) ? nil : .otherClass("\(type(of: target))")
  }

  /// Returns whether the object belongs to a class of the app, which declares its own outlets.
  ///
  /// Framework views also have outlets such as `delegate`, which are not loaded.
  private func isOfApp(_ object: AnyObject) -> Bool {
    object === owner || result.ofRegisteredClass.contains(ObjectIdentifier(object))
  }
}

extension Connection {
  func isOutlet(named name: String) -> Bool {
    kind == .outlet && property == name
  }
}
