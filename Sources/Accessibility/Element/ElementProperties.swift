public import Graphics

/// Whether an element shows more or less of something: `UIAccessibilityExpandedStatus`, iOS 18.
public enum AccessibilityExpandedStatus: Int, Sendable, Hashable, Codable {
  case unsupported = 0
  case expanded = 1
  case collapsed = 2
}

/// How touches reach an element directly: `UIAccessibilityDirectTouchOptions`, iOS 17.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable, Hashable, Codable {
  /// The bits.
  public var rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing is spoken while the element is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// The element is activated before touches reach it.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// How Switch Control goes through a container: `UIAccessibilityNavigationStyle`.
public enum AccessibilityNavigationStyle: Int, Sendable, Hashable, Codable {
  case automatic = 0
  case separate = 1
  case combined = 2
}

/// A piece of what can be said of an element on demand: `AXCustomContent`.
public struct AccessibilityCustomContent: Sendable, Hashable, Codable {
  /// When it is said.
  public enum Importance: String, Sendable, Hashable, Codable {
    /// When the user asks for more.
    case `default`
    /// With the element.
    case high
  }

  /// What it is about.
  public var label: String
  /// What it says.
  public var value: String
  /// What it is about, with how it is spoken; nil for plainly.
  public var attributedLabel: AttributedText?
  /// What it says, with how it is spoken; nil for plainly.
  public var attributedValue: AttributedText?
  /// When it is said; on demand unless set.
  public var importance: Importance

  /// Creates a piece of content.
  public init(label: String, value: String, importance: Importance = .default) {
    self.label = label
    self.value = value
    self.importance = importance
  }

  /// Creates a piece of content that is spoken in ways of its own.
  public init(
    attributedLabel: AttributedText, attributedValue: AttributedText,
    importance: Importance = .default
  ) {
    self.init(
      label: attributedLabel.string, value: attributedValue.string, importance: importance)
    self.attributedLabel = attributedLabel
    self.attributedValue = attributedValue
  }
}

/// A place in an element that something can be dragged from or dropped on:
/// `UIAccessibilityLocationDescriptor`.
public struct AccessibilityLocationDescriptor: Sendable, Hashable, Codable {
  /// What is said of the place.
  public var name: String
  /// Where it is, in the coordinates of the view.
  public var point: Point

  /// Creates a place.
  public init(name: String, point: Point) {
    self.name = name
    self.point = point
  }
}

/// Which way a page is turned: `UIAccessibilityScrollDirection`.
public enum AccessibilityScrollDirection: Int, Sendable, Hashable, Codable, CaseIterable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}

/// A setting of the system that an app may ask for and is told about: the `is…Enabled` of
/// `UIAccessibility` and their notifications.
public enum AccessibilitySetting: String, Sendable, Hashable, Codable, CaseIterable {
  case voiceOver, monoAudio, closedCaptioning, invertColors, guidedAccess, boldText, buttonShapes,
    grayscale, reduceTransparency, reduceMotion, prefersCrossFadeTransitions, videoAutoplay,
    darkerSystemColors, switchControl, speakSelection, speakScreen, shakeToUndo, assistiveTouch,
    differentiateWithoutColor, onOffSwitchLabels, hearingDevices
}
