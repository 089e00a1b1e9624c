extension InteractionRecord {
  /// A value that a binding of AppKit carried, to the bound object or from it.
  public struct BindingStep: Sendable, Hashable {
    /// A change of the value, in a few words as records show it.
    public enum Change: Sendable, Hashable {
      /// The user's choice became the value of the object.
      case sets(String)
      /// The object did not accept the user's choice, for a reason.
      case isRefused(String, reason: String)
      /// The property shows the value of the object.
      case shows(String)
    }
    /// The name of the control, the view or the controller whose property is bound.
    public var object: String
    /// The property, such as `value`.
    public var property: String
    /// The key path of the value.
    public var keyPath: String
    /// The name of the object that has the value.
    public var source: String
    /// The change.
    public var change: Change

    package init(object: String, property: String, keyPath: String, source: String, change: Change)
    {
      (self.object, self.property, self.keyPath) = (object, property, keyPath)
      (self.source, self.change) = (source, change)
    }
  }
}

extension InteractionRecord.BindingStep {
  /// The step in two columns: what is set, and to what.
  var row: (left: String, right: String) {
    switch change {
    case .sets(let value): ("binding sets \(keyPath)", "\(source): \(value)")
    case .isRefused(let value, let reason):
      ("\(keyPath) is not set to \(value)", "\(source): \(reason)")
    case .shows(let value): ("binding shows \(property)", "\(object): \(value)")
    }
  }
}
