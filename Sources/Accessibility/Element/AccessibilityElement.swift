public import Graphics

/// What an element says of itself to a screen reader: the properties of UIKit's `UIAccessibility`,
/// as a value.
///
/// `nil` is "not set"; an empty string is an answer of its own, as with UIKit.
public struct AccessibilityElement: Sendable, Hashable {
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

  // What few elements have.

  /// The name that the framework gives a part of a control, in the words of the reader; spoken where
  /// there is no label.
  public var systemLabel: SpokenWord?
  /// The label that another ``LabelPolicy`` would speak; nil where the policies agree.
  public var overruledLabel: OverruledLabel?
  /// The label with how it is spoken; nil for one that is spoken plainly.
  public var attributedLabel: AttributedText?
  /// The value with how it is spoken; nil for one that is spoken plainly.
  public var attributedValue: AttributedText?
  /// The hint with how it is spoken; nil for one that is spoken plainly.
  public var attributedHint: AttributedText?
  /// The outline that is drawn instead of the frame, in the coordinates of the screen.
  public var path: BezierPath?
  /// Whether touches reach the element: UIKit's "user interaction enabled".
  public var isUserInteractionEnabled: Bool = true
  /// Whether the element reacts to the user, for switches, keyboards and voices; nil derives it.
  public var respondsToUserInteraction: Bool?
  /// Whether the element shows more or less; unsupported for one that does neither.
  public var expandedStatus: AccessibilityExpandedStatus = .unsupported
  /// The names of the actions that the element offers beside activating.
  public var customActions: [String] = []
  /// What else can be said of the element.
  public var customContent: [AccessibilityCustomContent] = []
  /// The names of the rotors that the element brings.
  public var customRotors: [String] = []
  /// The names by which a speaking user may call the element, the best first; never spoken by a
  /// reader.
  public var userInputLabels: [String] = []
  /// What kind of text the element holds.
  public var textualContext: AccessibilityTextualContext?
  /// How touches are passed on by an element with ``AccessibilityTraits/allowsDirectInteraction``.
  public var directTouchOptions: AccessibilityDirectTouchOptions = []

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

  /// Whether the element reacts to the user: as set, otherwise where its traits are of something that
  /// does, it is enabled and touches reach it (`accessibilityRespondsToUserInteraction`).
  public var isResponsive: Bool {
    respondsToUserInteraction
      ?? (isUserInteractionEnabled && !traits.contains(.notEnabled)
        && !traits.isDisjoint(with: Self.interactiveTraits))
  }

  /// The names of the traits as the UIButton page words them, user interaction among them.
  public var traitWords: [String] {
    traits.words + (isUserInteractionEnabled ? ["User Interaction Enabled"] : [])
  }
}
