/// The properties of an AppKit menu in a document.
public struct MenuContent: Sendable {
  /// The element of the menu.
  public let element: InterfaceElement

  /// Reads the element of a menu.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The title; empty if there is none.
  public var title: String { element.string(.title) ?? "" }
  /// The purpose that the system knows the menu by, such as `main` or `window`; nil for none.
  public var systemMenu: String? { element["systemMenu"] }
  /// A Boolean value that indicates whether the menu enables and disables its items; true by default.
  public var autoenablesItems: Bool { element.bool("autoenablesItems") ?? true }
  /// The name by which the app finds the menu; nil for none.
  public var identifier: String? { element[.identifier] }
  /// The items, in order.
  public var items: [InterfaceElement] {
    element.child(.items).map { $0.children.filter { $0.isNamed(.menuItem) } } ?? []
  }
}

extension InterfaceElement {
  /// The menu bar of an application of a storyboard; nil for none.
  package var mainMenu: InterfaceElement? { child("menu", key: "mainMenu") }
}

extension Connection {
  /// Indicates whether the connection names the text that is the name of its object.
  package var isTitleElement: Bool {
    kind == .accessibilityConnection && property == "title"
  }
}

extension InterfaceDocument {
  /// Returns what a connection to an object is about: the owner, the first responder, the application, or the
  /// object.
  package func targetKind(of element: InterfaceElement) -> Connection.TargetKind {
    Connection.TargetKind(element, in: family)
  }
}
