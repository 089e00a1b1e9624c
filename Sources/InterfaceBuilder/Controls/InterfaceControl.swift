/// An object of a document that a user operates or that sends an action.
///
/// This is a value; its properties are read from the document on demand.
public struct InterfaceControl: Sendable {
  /// The kinds of senders.
  public enum Kind: String, Sendable, Hashable {
    /// A UIControl or an NSControl.
    case control
    /// An item of a menu or a bar.
    case item
    /// A gesture recognizer that sends an action.
    case gestureRecognizer
    /// Anything else that sends an action.
    case actionSource
  }

  /// The element itself.
  public let element: InterfaceElement
  /// The kind of sender.
  public let kind: Kind
  /// The index of its scene in the document.
  public let sceneIndex: Int
  let index: DocumentIndex

  /// The framework that the document is for.
  public var family: InterfaceDocument.Family { index.family }
  /// The XML name of the element, such as `button`.
  public var elementName: String { element.name }
  /// The object id; nil if the document has none.
  public var id: String? { element[.id] }
  /// The custom class; nil for a framework class.
  public var customClass: String? { element[.customClass] }
  /// The module of the custom class.
  public var customModule: String? { element[.customModule] }
  /// The label of the object in Interface Builder's outline.
  public var userLabel: String? { element[.userLabel] }
  /// The id of the scene; nil in a xib.
  public var sceneID: String? { index.scenes[sceneIndex].id }

  /// The number of items and pop-up buttons that contain the element; a menu item, for example, is
  /// inside the item of its menu.
  public var depth: Int {
    sequence(first: element, next: \.parent).dropFirst().prefix { !$0.isNamed(.objects) }
      .count { element.tree.kinds.kind(ofElement: $0.name, in: family) == .item || $0.isPopUp }
  }

  /// The display name of the kind of control, such as Segmented Control; AppKit's buttons go by their
  /// type.
  public var kindName: String {
    if elementName == "menuItem", isSeparator { return "Separator" }
    guard family == .appKit, elementName == "button", let type = cell?.type else {
      return displayName(of: elementName)
    }
    return appKitButtons[type] ?? displayName(of: elementName)
  }

  /// A Boolean value that indicates whether the control is a field whose text is hidden, and in no
  /// output.
  public var isSecure: Bool {
    element.isSecureField || cell?.element.isSecureField ?? false
  }

  /// A Boolean value that indicates whether the user can operate the control, according to the
  /// element or to its AppKit cell.
  public var isEnabled: Bool {
    element.loadedBool(.enabled) ?? cell?.element.bool(.enabled) ?? true
  }
  /// A Boolean value that indicates whether the control is initially selected.
  public var isSelected: Bool { element.loadedBool(.selected) ?? false }
  /// A Boolean value that indicates whether the control is initially highlighted.
  public var isHighlighted: Bool { element.loadedBool(.highlighted) ?? false }
  /// A Boolean value that indicates whether the control is initially hidden.
  public var isHidden: Bool { element.loadedBool(.hidden) ?? false }

  /// The reason that a screen reader cannot reach the control as the document defines it; nil if it
  /// can.
  public var unreachable: String? { index.unreachable(element) }
}

extension InterfaceDocument {
  /// Returns why a screen reader cannot reach the view of an element as the document defines it; nil
  /// if it can.
  public func unreachable(_ element: InterfaceElement) -> String? { index.unreachable(element) }
}

extension DocumentIndex {
  func unreachable(_ element: InterfaceElement) -> String? {
    if isHidden(element) { return "hidden" }
    if element.isTransparent { return "transparent" }
    if viewsWithHiddenElements.contains(element.index) { return "hidden from screen readers" }
    for view in sequence(first: element, next: \.parent).dropFirst() {
      if isHidden(view) { return "in a hidden view" }
      if view.isTransparent { return "in a transparent view" }
      if viewsWithHiddenElements.contains(view.index) { return "hidden from screen readers" }
      if accessibilityElements.contains(view.index) { return "inside an accessibility element" }
    }
    return element.effectiveAccessibility.isElement == false ? "not an accessibility element" : nil
  }

  private func isHidden(_ view: InterfaceElement) -> Bool {
    isHiddenAtRuntime[view.index] ?? view.bool(.hidden) ?? false
  }
}

extension InterfaceElement {
  /// Indicates whether the element is a view without any opacity.
  fileprivate var isTransparent: Bool {
    (self[.alpha] ?? self[.alphaValue]).flatMap { Double($0) } == 0
  }
}

/// The names of AppKit's buttons by the type of their cell, after Interface Builder's library.
private let appKitButtons = [
  "push": "Push Button", "check": "Checkbox", "radio": "Radio Button",
  "disclosureTriangle": "Disclosure Triangle", "roundedDisclosure": "Disclosure Button",
  "bevel": "Bevel Button", "square": "Square Button", "smallSquare": "Gradient Button",
  "round": "Round Button", "roundRect": "Round Rect Button", "roundTextured": "Textured Button",
  "squareTextured": "Textured Button", "recessed": "Recessed Button", "help": "Help Button",
  "inline": "Inline Button",
]

extension InterfaceControl {
  /// The attributes of the element that no other property models, in document order.
  public var otherAttributes: [(name: String, value: String)] {
    let gesture = gestureRecognizer?.attributeNames ?? []
    return element.attributeList.filter {
      !DocumentProperty.modeled.contains($0.name) && !gesture.contains($0.name)
    }
  }
}

extension InterfaceElement {
  fileprivate var isPopUp: Bool { name == "popUpButton" }
}
