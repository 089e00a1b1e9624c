public import Graphics

/// What an element says of itself to a screen reader: the properties of UIKit's `UIAccessibility`,
/// as a value.
///
/// `nil` is "not set"; an empty string is an answer of its own, as with UIKit.
public struct AccessibilityElement: Sendable, Hashable, Codable {
  /// The short name, in the language of the user and without the kind of element.
  public var label: String?
  /// The present value.
  public var value: AccessibilityValue?
  /// What activating the element does; users may switch hints off.
  public var hint: String?
  /// What the element is and the state it is in.
  public var traits: AccessibilityTraits
  /// The name that tests use; never spoken.
  public var identifier: String?
  /// The BCP 47 tag of the voice that reads the element; nil is the reader's own language.
  public var language: String?
  /// Where the element is, in the coordinates of the screen.
  public var frame: Rect
  /// Where activating the element taps, in the coordinates of the screen.
  public var activationPoint: Point
  /// What the label was taken from, for a reader that explains itself.
  public var labelSource: LabelSource?
  /// Where the element stands in its container; nil for one that a reader says nothing of.
  public var position: ContainerPosition?

  /// Creates an element; the activation point is the centre of the frame unless given.
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

/// What a label was taken from.
public enum LabelSource: String, Sendable, Hashable, Codable {
  /// The accessibility label that the app gave.
  case accessibilityLabel
  /// The title that the control shows.
  case title
  /// The attributed title that the control shows.
  case attributedTitle
  /// The accessibility label of the image that the control shows.
  case image
}
