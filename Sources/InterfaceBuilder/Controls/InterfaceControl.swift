/// Something of a document that a user operates or that sends an action.
///
/// A value; what it tells is read from the document when it is asked for.
public struct InterfaceControl: Sendable {
  /// What kinds of senders there are.
  public enum Kind: String, Sendable, Hashable {
    /// A UIControl or an NSControl.
    case control
    /// An item of a menu or a bar.
    case item
    case gestureRecognizer
    /// Anything else that sends an action.
    case actionSource
  }

  /// The element itself.
  public let element: InterfaceElement
  /// What kind of sender it is.
  public let kind: Kind
  /// The number of its scene among the document's.
  public let sceneIndex: Int
  let index: DocumentIndex

  /// The framework that the document is for.
  public var family: InterfaceDocument.Family { index.family }
  /// The XML name of the element, such as `button`.
  public var elementName: String { element.name }
  /// The object id; nil where the document has none.
  public var id: String? { element[.id] }
  /// The class of the app, if not the framework's own.
  public var customClass: String? { element[.customClass] }
  /// The module of that class.
  public var customModule: String? { element[.customModule] }
  /// What Interface Builder's outline calls the object.
  public var userLabel: String? { element[.userLabel] }
  /// The id of the scene; nil in a xib.
  public var sceneID: String? { index.scenes[sceneIndex].id }

  /// The scene and the views that the control is in, outermost first.
  ///
  /// Each by its label, class, title or kind; cells and menus, which only hold the rest, are left
  /// out.
  public var place: [String] {
    let around = sequence(first: element, next: \.parent).dropFirst()
      .prefix { !$0.isNamed(.objects) }
      .filter { view in
        view[.id] != nil && view[.sceneMemberID] != "viewController" && !view.isNamed(.menu)
          && !view.name.hasSuffix("Cell")
      }
      .map { view in
        [view[.userLabel], view[.customClass], view.string(.title), view.string(.label)]
          .lazy.compactMap { $0 }.first { !$0.isEmpty } ?? displayName(of: view.name)
      }
    return (index.sceneTitles[sceneIndex].map { [$0] } ?? []) + around.reversed()
  }

  /// How many controls and items the element is inside of, as an item of a menu is in that of its
  /// menu.
  public var depth: Int {
    sequence(first: element, next: \.parent).dropFirst().prefix { !$0.isNamed(.objects) }
      .count { InterfaceControl.kind(ofElement: $0.name, in: family) == .item || $0.isPopUp }
  }

  /// The kind of control in words, such as Segmented Control.
  public var kindName: String { displayName(of: elementName) }

  /// Whether the user can operate the control: as the element says, or the cell of an AppKit
  /// control.
  public var isEnabled: Bool { element.bool(.enabled) ?? cell?.element.bool(.enabled) ?? true }
  /// Whether the control begins selected.
  public var isSelected: Bool { element.bool(.selected) ?? false }
  /// Whether the control begins highlighted.
  public var isHighlighted: Bool { element.bool(.highlighted) ?? false }
  /// Whether the control begins hidden.
  public var isHidden: Bool { element.bool(.hidden) ?? false }

  /// Why a screen reader does not get to the control as it stands in the document; nil where it
  /// does.
  public var unreachable: String? {
    if isHidden { return "hidden" }
    for view in sequence(first: element, next: \.parent).dropFirst() {
      if view.bool(.hidden) == true { return "in a hidden view" }
      if index.accessibilityElements.contains(view.index) {
        return "inside an accessibility element"
      }
    }
    return effectiveAccessibility.isElement == false ? "not an accessibility element" : nil
  }
}

/// The attributes that other properties tell, or that are about layout and the editor.
private let modeledAttributes: Set<String> = [
  "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "tag", "enabled",
  "hidden", "selected", "highlighted", "buttonType", "role", "title", "text", "placeholder",
  "label", "paletteLabel", "toolTip", "systemItem", "style", "image", "keyEquivalent",
  "isSeparatorItem", "state", "alternate", "on", "value", "minValue", "maxValue", "minimumValue",
  "maximumValue", "stepValue", "minuteInterval", "numberOfPages", "currentPage", "datePickerMode",
  "continuous", "wraps", "autorepeat", "controlSize", "selectedSegmentIndex", "momentary",
  "identifier", "implicitItemIdentifier", "explicitItemIdentifier", "contentHorizontalAlignment",
  "contentVerticalAlignment", "lineBreakMode", "selectedImage",
  "reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted", "adjustsImageWhenHighlighted",
  "adjustsImageWhenDisabled", "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction",
  "fixedFrame", "misplaced", "ambiguous", "translatesAutoresizingMaskIntoConstraints",
  "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
  "verticalCompressionResistancePriority", "insetsLayoutMarginsFromSafeArea", "opaque",
  "contentMode",
]

extension InterfaceControl {
  /// The attributes of the element that no other property tells, in document order.
  public var otherAttributes: [(name: String, value: String)] {
    element.attributeList.filter { !modeledAttributes.contains($0.name) }
  }
}

extension InterfaceElement {
  fileprivate var isPopUp: Bool { name == "popUpButton" }
}
