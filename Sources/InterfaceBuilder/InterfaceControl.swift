/// The elements of UIKit documents that are UIControls.
private let controlElements: Set<String> = [
  "button", "switch", "slider", "stepper", "segmentedControl", "pageControl", "datePicker",
  "colorWell", "textField", "refreshControl",
]

/// A UIControl of a document.
public struct InterfaceControl: Sendable {
  /// The element itself.
  public let element: InterfaceElement
  /// The object id.
  public let id: String
  /// The id of the scene; nil in a xib.
  public let sceneID: String?
  /// The scene and the views that the control is in, outermost first.
  public let place: [String]
  /// The action connections in document order, which is the order of registration.
  public let actions: [ActionConnection]
  /// What the document's accessibility element says.
  public let accessibility: AccessibilityConfiguration
  /// The properties that are set by name when the document is loaded.
  public let runtimeAttributes: [RuntimeAttribute]
  /// What a button shows; nil for other controls.
  public let button: ButtonContent?

  /// The accessibility once the document is loaded: the element's, then the runtime attributes that
  /// set it.
  public var effectiveAccessibility: AccessibilityConfiguration {
    accessibility.applying(runtimeAttributes)
  }

  /// The XML name of the element: the kind of control.
  public var elementName: String { element.name }
  /// The class of the app, if not UIKit's own.
  public var customClass: String? { element["customClass"] }
  /// What Interface Builder's outline calls the control.
  public var userLabel: String? { element["userLabel"] }
  /// Whether the user can operate the control.
  public var isEnabled: Bool { element.bool("enabled") ?? true }
  /// Whether the control begins selected.
  public var isSelected: Bool { element.bool("selected") ?? false }
  /// Whether the control begins highlighted.
  public var isHighlighted: Bool { element.bool("highlighted") ?? false }
  /// Whether the control begins hidden.
  public var isHidden: Bool { element.bool("hidden") ?? false }

  /// Tells whether an element of a UIKit document is a UIControl.
  public static func isControl(_ element: InterfaceElement) -> Bool {
    controlElements.contains(element.name)
  }
}

extension [InterfaceControl] {
  init(in scenes: [InterfaceScene], objects: [String: InterfaceElement]) {
    self = scenes.flatMap { scene in
      scene.objects.descendants.compactMap { element in
        InterfaceControl(element, in: scene, objects: objects)
      }
    }
  }
}

extension InterfaceControl {
  fileprivate init?(
    _ element: InterfaceElement, in scene: InterfaceScene, objects: [String: InterfaceElement]
  ) {
    guard InterfaceControl.isControl(element), let id = element.id else { return nil }
    self.element = element
    self.id = id
    sceneID = scene.id
    place = InterfaceControl.place(of: element, in: scene)
    actions = ActionConnection.all(of: element, objects: objects)
    accessibility = AccessibilityConfiguration(element)
    runtimeAttributes = RuntimeAttribute.all(of: element)
    button = element.name == "button" ? ButtonContent(element) : nil
  }

  /// Names the scene and the views around a control; those without a name of their own go by their
  /// kind.
  private static func place(of element: InterfaceElement, in scene: InterfaceScene) -> [String] {
    let around = sequence(first: element, next: \.parent).dropFirst()
      .prefix { $0.name != "objects" }
      .filter { $0.id != nil && $0["sceneMemberID"] != "viewController" }
      .map { $0["userLabel"] ?? $0["customClass"] ?? words(of: $0.name) }
    return (scene.title.map { [$0] } ?? []) + around.reversed()
  }
}
