/// A class that documents connect, with the members that it lacks.
public struct MissingClass: Sendable, Hashable {
  /// An action that the class does not perform yet.
  public struct Action: Sendable, Hashable {
    /// The selector.
    public var selector: String
    /// The class of the senders; nil for senders of several classes.
    public var sender: String?
    /// A Boolean value that indicates whether documents send it to the first responder, of which the class
    /// is one.
    public var isForFirstResponder: Bool

    /// Creates an action.
    public init(_ selector: String, sender: String?, isForFirstResponder: Bool = false) {
      (self.selector, self.sender) = (selector, sender)
      self.isForFirstResponder = isForFirstResponder
    }
  }

  /// An outlet that the class does not have yet.
  public struct Outlet: Sendable, Hashable {
    /// The name of the property.
    public var name: String
    /// The class of the objects; nil for objects of several classes.
    public var type: String?
    /// A Boolean value that indicates whether it holds several objects.
    public var isCollection: Bool

    /// Creates an outlet.
    public init(_ name: String, type: String?, isCollection: Bool = false) {
      (self.name, self.type, self.isCollection) = (name, type, isCollection)
    }
  }

  /// The name of the class.
  public var name: String
  /// The class that it derives from; nil for one that is declared already.
  public var superclass: String?
  /// The frameworks of its documents.
  public var family: AppleClass.Family
  private var actionsBySelector: [String: Action] = [:]
  private var outletsByName: [String: Outlet] = [:]

  /// Creates a class without members.
  public init(_ name: String, superclass: String?, family: AppleClass.Family) {
    (self.name, self.superclass, self.family) = (name, superclass, family)
  }

  /// The actions, sorted by their selectors.
  public var actions: [Action] { actionsBySelector.values.sorted { $0.selector < $1.selector } }
  /// The outlets, sorted by their names.
  public var outlets: [Outlet] { outletsByName.values.sorted { $0.name < $1.name } }

  /// Adds an action; senders of two classes leave the class open.
  public mutating func add(_ action: Action) {
    guard let known = actionsBySelector.updateValue(action, forKey: action.selector) else { return }
    actionsBySelector[action.selector] = Action(
      action.selector, sender: known.sender == action.sender ? action.sender : nil,
      isForFirstResponder: known.isForFirstResponder && action.isForFirstResponder)
  }

  /// Adds an outlet; objects of two classes leave the class open.
  public mutating func add(_ outlet: Outlet) {
    guard let known = outletsByName.updateValue(outlet, forKey: outlet.name) else { return }
    outletsByName[outlet.name] = Outlet(
      outlet.name, type: known.type == outlet.type ? outlet.type : nil,
      isCollection: known.isCollection)
  }
}
