/// A connection from an object of a document to another one.
public struct Connection: Sendable {
  /// The kinds of connections, named as their elements.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case action, segue, outlet, outletCollection, binding, accessibilityConnection
  }

  /// What the target of a connection is.
  public enum TargetKind: String, Sendable, Hashable {
    /// The object that loads a xib.
    case filesOwner
    /// Whoever the responder chain finds.
    case firstResponder
    /// The application.
    case application
    /// The exit of a scene.
    case exit
    /// An object of the document.
    case object
    /// An id that no object of the document has.
    case unresolved
  }

  /// The element of the connection.
  public let element: InterfaceElement
  /// The kind.
  public let kind: Kind
  /// The id of the target as in the document.
  public let targetID: String?
  /// What the target is.
  public let targetKind: TargetKind
  /// The target; nil for one that the document lacks.
  public let target: InterfaceElement?
  /// Whether the connection is that of the control's cell.
  public let isOfCell: Bool

  /// The id of the connection.
  public var id: String? { element[.id] }
  /// The selector of an action.
  public var selector: String { element[.selector] ?? "" }
  /// The event of an action; nil for senders that have only one.
  public var eventType: String? { element[.eventType] }
  /// The class of the target, if not the framework's own.
  public var targetClass: String? { target?[.customClass] }
  /// What Interface Builder's outline calls the target.
  public var targetLabel: String? { target?[.userLabel] }
  /// The property that an outlet or an outlet collection sets.
  public var property: String? { element["property"] }
  /// The kind of a segue, such as `show`; nil for other connections.
  public var segueKind: String? { kind == .segue ? element[.kind] : nil }
  /// The name by which the app performs a segue.
  public var identifier: String? { element[.identifier] }
  /// The property that a binding keeps equal to the value at its key path.
  public var bindingName: String? { kind == .binding ? element[.name] : nil }
  /// The path of the value that a binding observes.
  public var keyPath: String? { element[.keyPath] }
  /// The attributes as in the document, without the id and the target.
  public var attributes: [String: String] {
    element.attributes(without: ["id", "destination", "target"])
  }
}

extension InterfaceControl {
  /// The connections of the control and then of its cell, in document order, which is the order of
  /// registration.
  public var connections: [Connection] {
    var connections = Connection.all(of: element, isOfCell: false, index: index)
    if family == .appKit, let cell {
      connections += Connection.all(of: cell.element, isOfCell: true, index: index)
    }
    return connections
  }

  /// The actions among the connections.
  public var actions: [Connection] { connections.filter { $0.kind == .action } }
}

extension InterfaceDocument {
  /// Returns the connections of an object, in document order.
  public func connections(of element: InterfaceElement) -> [Connection] {
    Connection.all(of: element, isOfCell: false, index: index)
  }
}

extension Connection {
  static func all(
    of element: InterfaceElement, isOfCell: Bool, index: DocumentIndex
  ) -> [Connection] {
    guard let connections = element.child(.connections) else { return [] }
    return connections.children.compactMap { Connection($0, isOfCell: isOfCell, index: index) }
  }

  private init?(_ element: InterfaceElement, isOfCell: Bool, index: DocumentIndex) {
    guard let kind = Kind(element) else { return nil }
    self.kind = kind
    self.element = element
    self.isOfCell = isOfCell
    // UIKit names every target a destination, AppKit that of an action a target.
    targetID = element[.destination] ?? element[.target]
    target = targetID.flatMap { index.object($0) }
    targetKind = TargetKind(target, in: index.family)
  }
}

extension Connection.Kind {
  fileprivate init?(_ element: InterfaceElement) {
    if element.isNamed(.action) {
      self = .action
    } else if let kind = Self(rawValue: element.name) {
      self = kind
    } else {
      return nil
    }
  }
}

extension Connection.TargetKind {
  /// The element decides, not its id alone: UIKit and AppKit swap the numbers of owner and first
  /// responder.
  init(_ target: InterfaceElement?, in family: InterfaceDocument.Family) {
    guard let target else {
      self = .unresolved
      return
    }
    switch target.name {
    case "placeholder":
      self = target[.placeholderIdentifier] == "IBFirstResponder" ? .firstResponder : .filesOwner
    case "exit": self = .exit
    case "customObject" where target[.sceneMemberID] == "firstResponder": self = .firstResponder
    case "customObject" where family == .appKit:
      switch target[.id] {
      case "-1": self = .firstResponder
      case "-2": self = .filesOwner
      case "-3": self = .application
      default: self = .object
      }
    default: self = .object
    }
  }
}
