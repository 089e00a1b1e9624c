/// A connection from one object of a document to another.
public struct Connection: Sendable {
  /// The kinds of connections, named after their XML elements.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// An action that a control or another sender sends to its target.
    case action
    /// A segue to another scene.
    case segue
    /// An outlet: a property that refers to one object.
    case outlet
    /// An outlet collection: a property that refers to several objects.
    case outletCollection
    /// A Cocoa binding of a property to a key path.
    case binding
    /// An AppKit accessibility relationship, such as the element that serves as a title.
    case accessibilityConnection
  }

  /// The kind of object that a connection targets.
  public enum TargetKind: String, Sendable, Hashable {
    /// The File's Owner: the object that loads a xib.
    case filesOwner
    /// The first object in the responder chain that performs the action.
    case firstResponder
    /// The application object.
    case application
    /// The exit of a scene, for unwind segues.
    case exit
    /// An object of the document.
    case object
    /// An id that matches no object of the document.
    case unresolved
  }

  /// The arguments of an action.
  public enum Arguments: String, Sendable, Hashable, CaseIterable {
    /// No argument.
    case none
    /// The sender.
    case sender
    /// The sender and the event.
    case senderAndEvent
  }

  /// The element of the connection.
  public let element: InterfaceElement
  /// The kind of connection.
  public let kind: Kind
  /// The id of the target as written in the document.
  public let targetID: String?
  /// The kind of object that the connection targets.
  public let targetKind: TargetKind
  /// The target; nil if the document does not contain it.
  public let target: InterfaceElement?
  /// A Boolean value that indicates whether the connection belongs to the cell of the control.
  public let isOfCell: Bool

  /// The id of the connection.
  public var id: String? { element[.id] }
  /// The selector of an action.
  public var selector: String { element[.selector] ?? "" }
  /// The arguments of an action, as many as its selector has colons.
  public var arguments: Arguments {
    switch selector.utf8.count(where: { $0 == UInt8(ascii: ":") }) {
    case 0: .none
    case 1: .sender
    default: .senderAndEvent
    }
  }
  /// The control event of an action; nil for senders that have only one event.
  public var eventType: String? { element[.eventType] }
  /// The cause of an action beside the sender's own: `doubleAction` of a table, `accessoryAction`
  /// of a path control; nil for the action itself.
  public var trigger: String? { element["trigger"] }
  /// The custom class of the target; nil for a framework class.
  public var targetClass: String? { target?[.customClass] }
  /// The label of the target in Interface Builder's outline.
  public var targetLabel: String? { target?[.userLabel] }
  /// The class of the target, of which many connections may show a long one, cut at 200 bytes.
  package var shownTargetClass: String? { target?.brief(.customClass) }
  /// The label of the target, cut at 200 bytes.
  package var shownTargetLabel: String? { target?.brief(.userLabel) }
  /// A Boolean value that indicates whether an action or outlet names an object of another scene,
  /// which is not there when the control's scene is loaded; a first responder is that of any scene.
  public var crossesScenes: Bool {
    guard kind != .segue, targetKind != .firstResponder, let target else { return false }
    return element.sceneObjects != target.sceneObjects
  }
  /// The property that an outlet or an outlet collection sets.
  public var property: String? { element["property"] }
  /// The kind of a segue, such as `show`; nil for other connections.
  public var segueKind: String? { kind == .segue ? element[.kind] : nil }
  /// The actions that a segue sends: the one that unwinds, and the one that makes its controller.
  package var segueActions: [String] {
    kind == .segue
      ? [element["unwindAction"], element["destinationCreationSelector"]].compactMap { $0 } : []
  }
  /// The selector that a binding of a target sends; nil for any other connection.
  package var boundSelector: String? {
    guard kind == .binding, let options = element.child("dictionary") else { return nil }
    return options.children.first { $0.key == "NSSelectorName" }?.text
  }
  /// The identifier with which the app performs a segue.
  public var identifier: String? { element[.identifier] }
  /// The property that a binding keeps in sync with the value at its key path.
  public var bindingName: String? { kind == .binding ? element[.name] : nil }
  /// The key path of the value that a binding observes.
  public var keyPath: String? { element[.keyPath] }
  /// The attribute that names the target.
  package var targetAttribute: String { element[.destination] == nil ? "target" : "destination" }
  /// The attributes as written in the document, without the id and the target.
  public var attributes: [String: String] {
    element.attributes(without: ["id", "destination", "target"])
  }
}

extension InterfaceControl {
  /// The connections of the control, then those of its cell, in document order, which is the order
  /// of registration.
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
    // UIKit calls every target a destination; AppKit calls the target of an action a target.
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

extension InterfaceElement {
  /// Indicates whether an object stands for the first responder: that of a scene, also one that lost its
  /// place in the scene.
  fileprivate var isFirstResponder: Bool {
    self[.sceneMemberID] == "firstResponder" || self[.customClass] == "FirstResponder"
      || self[.customClass] == "NSResponder" && self[.userLabel] == "First Responder"
  }
}

extension Connection.TargetKind {
  /// The element determines the kind, because UIKit and AppKit swap the ids of the owner and the
  /// first responder.
  init(_ target: InterfaceElement?, in family: InterfaceDocument.Family) {
    guard let target else {
      self = .unresolved
      return
    }
    switch target.name {
    case "placeholder":
      self = target[.placeholderIdentifier] == "IBFirstResponder" ? .firstResponder : .filesOwner
    case "exit": self = .exit
    case "customObject" where target.isFirstResponder: self = .firstResponder
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

extension InterfaceElement {
  /// The element that holds the objects of its scene.
  fileprivate var sceneObjects: InterfaceElement? {
    sequence(first: self, next: \.parent).first { $0.isNamed(.objects) }
  }
}
