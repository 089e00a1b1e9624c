/// The properties of a controller of objects in a document of AppKit: of one object, a list, a tree or the
/// user's settings.
public struct ObjectControllerContent: Sendable {
  /// The kinds of controllers, named after their elements.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A controller of one object.
    case object = "objectController"
    /// A controller of a list.
    case array = "arrayController"
    /// A controller of a tree.
    case tree = "treeController"
    /// A controller of the user's settings.
    case userDefaults = "userDefaultsController"
  }

  /// The element of the controller.
  public let element: InterfaceElement
  /// The kind of controller.
  public let kind: Kind

  /// Reads the element of a controller, or an object of its class; nil for another one.
  public init?(_ element: InterfaceElement) {
    let ofClass =
      element.name == "customObject" ? element.customClass.flatMap { Kind(named: $0) } : nil
    guard let kind = Kind(rawValue: element.name) ?? ofClass else { return nil }
    (self.element, self.kind) = (element, kind)
  }

  /// The class of the app; nil for AppKit's own.
  public var customClass: String? {
    element.customClass.flatMap { Kind(named: $0) == nil ? $0 : nil }
  }

  /// The class of new objects; `NSMutableDictionary` if nil.
  public var objectClassName: String? { element["objectClassName"] }
  /// The key path of the objects in an object of a tree; nil for none.
  public var childrenKeyPath: String? { element["childrenKeyPath"] }
  /// The key path of the value that says that an object of a tree contains none; nil for none.
  public var leafKeyPath: String? { element["leafKeyPath"] }
  /// The key path of the number of objects in an object of a tree; nil for none.
  public var countKeyPath: String? { element["countKeyPath"] }

  /// Returns a property that is true or false, such as `avoidsEmptySelection`.
  func flag(_ name: String, unlessGiven standard: Bool) -> Bool {
    element[name].map { $0 == "YES" } ?? standard
  }

  /// Indicates whether the user can change the content; true unless given.
  public var isEditable: Bool { flag("editable", unlessGiven: true) }
  /// Indicates whether the controller makes its content; false unless given.
  public var preparesContent: Bool { flag("automaticallyPreparesContent", unlessGiven: false) }
  /// Indicates whether the same objects stay selected; true unless given.
  public var preservesSelection: Bool { flag("preservesSelection", unlessGiven: true) }
  /// Indicates whether an object is always selected; true unless given.
  public var avoidsEmptySelection: Bool { flag("avoidsEmptySelection", unlessGiven: true) }
  /// Indicates whether objects are selected as they are added; true unless given.
  public var selectsInsertedObjects: Bool { flag("selectsInsertedObjects", unlessGiven: true) }
  /// Indicates whether the filter is removed when an object is added; true unless given.
  public var clearsFilter: Bool { flag("clearsFilterPredicateOnInsertion", unlessGiven: true) }
  /// Indicates whether a change of a value by which objects are sorted moves them; false unless given.
  public var rearrangesObjects: Bool { flag("automaticallyRearrangesObjects", unlessGiven: false) }
  /// Indicates whether objects with the same value count as several values; false unless given.
  public var usesMultipleValuesMarker: Bool {
    flag("alwaysUsesMultipleValuesMarker", unlessGiven: false)
  }
}

extension ObjectControllerContent.Kind {
  /// The kind of a class of AppKit; nil for another one.
  fileprivate init?(named className: String) {
    switch className {
    case "NSObjectController": self = .object
    case "NSArrayController": self = .array
    case "NSTreeController": self = .tree
    case "NSUserDefaultsController": self = .userDefaults
    default: return nil
    }
  }
}
