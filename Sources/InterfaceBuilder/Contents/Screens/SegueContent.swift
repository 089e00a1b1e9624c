/// The properties of a segue in a document: a way from one scene to another.
public struct SegueContent: Sendable {
  /// The connection that is the segue.
  public let connection: Connection

  /// Reads a connection; nil for an action, an outlet or another connection that is no segue.
  public init?(_ connection: Connection) {
    guard connection.kind == .segue else { return nil }
    self.connection = connection
  }

  /// The element of the segue.
  public var element: InterfaceElement { connection.element }
  /// The id of the segue.
  public var id: String? { connection.id }
  /// The kind of the segue.
  public var kind: Kind { Kind(connection.segueKind ?? "") }
  /// The identifier with which the app performs the segue; nil for none.
  public var identifier: String? { connection.identifier }
  /// The custom class; nil for a framework class.
  public var customClass: String? { element.customClass }
  /// The relationship of a container to the destination, such as `rootViewController`; nil for
  /// segues that are performed.
  public var relationship: String? { element["relationship"] }

  /// The id of the destination as written in the document.
  public var destinationID: String? { connection.targetID }
  /// The destination, a controller or an exit; nil if the document does not contain it.
  public var destination: InterfaceElement? { connection.target }
  /// A Boolean value that indicates whether the segue goes back: its destination is an exit.
  public var isUnwind: Bool { connection.targetKind == .exit }
  /// The selector of the action that an unwind segue goes back to; nil for other segues.
  public var unwindAction: String? { element["unwindAction"] }
  /// The selector of the source's method that makes the destination; nil if the document does.
  public var destinationCreationSelector: String? { element["destinationCreationSelector"] }

  /// The part that performs the segue beside the sender's own action: `accessoryAction` of a cell;
  /// nil for the action itself.
  public var trigger: String? { connection.trigger }
  /// A Boolean value that indicates whether the transition is animated; true by default.
  public var isAnimated: Bool { element.bool("animates") ?? true }
  /// The style in which the destination is presented, such as `formSheet`; nil, the default, if it
  /// decides.
  public var modalPresentationStyle: String? { element["modalPresentationStyle"] }
  /// The style in which the destination moves in, such as `crossDissolve`; nil, the default, if it
  /// decides.
  public var modalTransitionStyle: String? { element["modalTransitionStyle"] }
  /// The id of the view that a popover points to; nil for the sender.
  public var popoverAnchorViewID: String? { element["popoverAnchorView"] }
}

extension SegueContent {
  /// The kinds of segues, named as in documents.
  public enum Kind: Sendable, Hashable {
    /// Makes the destination a child when the container is loaded.
    case relationship
    /// Pushes the destination, or presents it where nothing can push.
    case show
    /// Shows the destination as the detail of a split view controller.
    case showDetail
    /// Presents the destination.
    case presentation
    /// Presents the destination in a popover.
    case popoverPresentation
    /// Makes the destination's view the content of a container view when that is loaded.
    case embed
    /// Goes back to the controller that has the unwind action.
    case unwind
    /// Does what its own class says.
    case custom
    /// Pushes the destination; in older documents.
    case push
    /// Presents the destination; in older documents.
    case modal
    /// Replaces the detail of a split view controller; in older documents.
    case replace
    /// Presents the destination in a popover; in documents of AppKit, and in older ones of UIKit.
    case popover
    /// Does something else, named as in the document.
    case other(String)

    /// Creates a kind from its name in documents.
    public init(_ name: String) { self = Self.named[name] ?? .other(name) }

    /// The name in documents, such as `showDetail`.
    public var name: String {
      if case .other(let name) = self { return name }
      return "\(self)"
    }

    private static let named: [String: Kind] = {
      let kinds: [Kind] = [
        .relationship, .show, .showDetail, .presentation, .popoverPresentation, .embed, .unwind,
        .custom, .push, .modal, .replace, .popover,
      ]
      return Dictionary(uniqueKeysWithValues: kinds.map { ("\($0)", $0) })
    }()
  }
}
