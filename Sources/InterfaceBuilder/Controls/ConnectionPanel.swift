/// The fields of Xcode's connection panel for a connection of a document.
public struct ConnectionPanel: Sendable {
  /// The connection.
  public let connection: Connection
  /// The object that the connection belongs to in the document: the sender of an action, the owner of an
  /// outlet.
  public let owner: InterfaceElement
  /// The control that sends the action; nil for an outlet.
  public let sender: InterfaceControl?
  /// The toolkit of the document.
  let family: InterfaceDocument.Family

  /// The kind of connection in the words of the panel.
  public var connectionKind: String {
    switch connection.kind {
    case .outlet: "Outlet"
    case .outletCollection: "Outlet Collection"
    default: "Action"
    }
  }

  /// The object whose class declares the action or the outlet; nil if the document does not have it.
  public var object: InterfaceElement? { connection.kind == .action ? connection.target : owner }

  /// The name of the class that declares the action or the outlet; nil for an object that the document does
  /// not have, and for those that may be of any class: the first responder, the exit of a scene, and an
  /// owner of a xib whose class is not written.
  public var objectClass: String? {
    guard let object, connection.kind != .action || connection.targetKind != .firstResponder,
      connection.targetKind != .exit, !object.isOwnerOfXib || object.customClass != nil
    else { return nil }
    return object.loadedClass(in: family)
  }

  /// The name of the action or the outlet.
  public var name: String {
    connection.kind == .action ? connection.selector : connection.property ?? ""
  }

  /// The class of the object that sends the action, or that the outlet holds; nil if the document does not
  /// have it.
  public var type: String? {
    let object = connection.kind == .action ? owner : connection.target
    return object?.loadedClass(in: family)
  }

  /// The event in the words of the panel, such as `Touch Up Inside`; nil for an outlet and for a sender
  /// that has one event.
  public var event: String? {
    guard let name = connection.eventType ?? connection.trigger else { return nil }
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += words.isEmpty ? character.uppercased() : String(character)
    }
    return words
  }

  /// The arguments in the words of the panel; nil for an outlet.
  public var arguments: String? {
    guard connection.kind == .action else { return nil }
    return switch connection.arguments {
    case .none: "None"
    case .sender: "Sender"
    case .senderAndEvent: "Sender and Event"
    }
  }
}

extension InterfaceDocument {
  /// The actions of the controls, in the order in which `describe` tells them; with outlets, the outlets
  /// and outlet collections of all objects behind them.
  public func connectionPanels(withOutlets: Bool = false) -> [ConnectionPanel] {
    var panels = controls.flatMap { control in
      control.actions.map {
        ConnectionPanel(connection: $0, owner: control.element, sender: control, family: family)
      }
    }
    guard withOutlets else { return panels }
    for scene in scenes {
      for object in scene.topLevelObjects {
        for element in [object] + Array(object.descendants) {
          panels += connections(of: element)
            .filter { $0.kind == .outlet || $0.kind == .outletCollection }
            .map { ConnectionPanel(connection: $0, owner: element, sender: nil, family: family) }
        }
      }
    }
    return panels
  }
}
