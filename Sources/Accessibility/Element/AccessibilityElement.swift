@_exported public import Graphics

/// The report of an element to a screen reader: the properties of UIKit's `UIAccessibility`, as a
/// value.
///
/// `nil` means "not set"; an empty string is a value of its own, as in UIKit.
public struct AccessibilityElement: Sendable, Hashable {
  /// The short name, in the user's language and without the kind of element.
  public var label: String?
  /// The current value.
  public var value: AccessibilityValue?
  /// The effect of activating the element; users can turn hints off.
  public var hint: String?
  /// The traits of the element: its kind and its state.
  public var traits: AccessibilityTraits
  /// The name that tests use; never spoken.
  public var identifier: String?
  /// The BCP 47 tag of the voice that reads the element; nil for the reader's own language.
  public var language: String?
  /// The frame of the element, in screen coordinates.
  public var frame: Rect
  /// The point that activation taps, in screen coordinates.
  public var activationPoint: Point
  /// The source of the label, for a reader that explains its output.
  public var labelSource: LabelSource?
  /// The position of the element in its container; nil when a reader does not announce one.
  public var position: ContainerPosition?

  /// A Boolean value that indicates whether touches reach the element: UIKit's "user interaction
  /// enabled".
  public var isUserInteractionEnabled: Bool = true
  /// The values that few elements set, as one value or none.
  ///
  /// An element is copied often, and this keeps it small.
  var rare: [Rare] = []

  /// Creates an element; the activation point is the center of the frame unless given.
  public init(
    label: String? = nil, value: AccessibilityValue? = nil, hint: String? = nil,
    traits: AccessibilityTraits = .none, identifier: String? = nil, language: String? = nil,
    frame: Rect = .zero, activationPoint: Point? = nil, labelSource: LabelSource? = nil,
    position: ContainerPosition? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.identifier = identifier
    self.language = language
    self.frame = frame
    self.activationPoint = activationPoint ?? frame.center
    self.labelSource = labelSource
    self.position = position
  }
}

extension AccessibilityElement {
  private static let interactiveTraits: AccessibilityTraits = [
    .button, .link, .keyboardKey, .searchField, .adjustable, .allowsDirectInteraction, .textEntry,
    .pickerElement, .radioButton, .backButton, .tabBarItem, .popUpButton, .menuItem, .toggleButton,
  ]

  /// A Boolean value that indicates whether the element responds to the user
  /// (`accessibilityRespondsToUserInteraction`).
  ///
  /// Unless the app sets the answer, an element responds when it has an interactive trait, is
  /// enabled and receives touches.
  public var isResponsive: Bool {
    respondsToUserInteraction
      ?? (isUserInteractionEnabled && !traits.contains(.notEnabled)
        && !traits.isDisjoint(with: Self.interactiveTraits))
  }

  /// The names of the traits as the UIButton page words them, including user interaction.
  public var traitDisplayNames: [String] {
    traits.displayNames + (isUserInteractionEnabled ? ["User Interaction Enabled"] : [])
  }
}
