/// A connection that sends an action.
public struct ActionConnection: Sendable, Hashable {
  /// What the target of a connection is.
  public enum TargetKind: String, Sendable, Hashable {
    /// The object that loads a xib.
    case filesOwner
    /// Whoever the responder chain finds.
    case firstResponder
    /// The exit of a scene.
    case exit
    /// An object of the document.
    case object
    /// An id that no object of the document has.
    case unresolved
  }

  /// The id of the connection.
  public let id: String?
  /// The selector as in the document.
  public let selector: String
  /// The event as in the document; nil for senders that have only one.
  public let eventType: String?
  /// The id of the target as in the document.
  public let targetID: String?
  /// What the target is.
  public let targetKind: TargetKind
  /// The class of the target, if not the framework's own.
  public let targetClass: String?
  /// What Interface Builder's outline calls the target.
  public let targetLabel: String?
}

extension ActionConnection {
  static func all(
    of element: InterfaceElement, objects: [String: InterfaceElement]
  ) -> [ActionConnection] {
    guard let connections = element.child("connections") else { return [] }
    return connections.children.filter { $0.name == "action" }.map { action in
      let target = action["destination"].flatMap { objects[$0] }
      return ActionConnection(
        id: action.id, selector: action["selector"] ?? "", eventType: action["eventType"],
        targetID: action["destination"], targetKind: TargetKind(target),
        targetClass: target?["customClass"], targetLabel: target?["userLabel"])
    }
  }
}

extension ActionConnection.TargetKind {
  /// The element decides, not its id: UIKit and AppKit swap the numbers of owner and first
  /// responder.
  fileprivate init(_ target: InterfaceElement?) {
    switch (target?.name, target?["placeholderIdentifier"]) {
    case (nil, _): self = .unresolved
    case ("placeholder", "IBFilesOwner"): self = .filesOwner
    case ("placeholder", "IBFirstResponder"): self = .firstResponder
    case ("exit", _): self = .exit
    default: self = .object
    }
  }
}
