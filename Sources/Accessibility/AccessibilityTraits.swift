/// What an element is and the state it is in, as bits: UIKit's `UIAccessibilityTraits`.
///
/// Apple declares the traits as constants without promising their numbers; these are the observed
/// ones (AccessibilitySnapshot, xamarin-macios). Bits without a name are kept.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable, Codable {
  /// The bits.
  public var rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: AccessibilityTraits = []
  /// Acts as a button.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// Opens a link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// Is an image.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// Is selected now.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// Plays its own sound when activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// Is a key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// Is text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// Sums up the state of the app when it starts.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// Doesn't respond to the user now.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// Changes its label or value too often for notifications.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// Is a search field.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// Starts audio or video when activated.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Has a value that swipes up and down adjust.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page when reading reaches its end.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// Is a tab bar; a trait of the container.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
  /// Is a heading.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
  /// Zooms on request; iOS 17.
  public static let supportsZoom = AccessibilityTraits(rawValue: 1 << 46)
  /// Switches between on and off; public since iOS 17.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 53)

  // UIKit's own controls have these; its public headers do not name them.

  /// Takes typed text.
  public static let textEntry = AccessibilityTraits(rawValue: 1 << 18)
  /// Is a wheel of a picker.
  public static let pickerElement = AccessibilityTraits(rawValue: 1 << 19)
  /// Is being typed into.
  public static let isEditing = AccessibilityTraits(rawValue: 1 << 21)
  /// Hides the typed text.
  public static let secureTextField = AccessibilityTraits(rawValue: 1 << 24)
  /// Goes back in a navigation bar.
  public static let backButton = AccessibilityTraits(rawValue: 1 << 27)
  /// Is an item of a tab bar.
  public static let tabBarItem = AccessibilityTraits(rawValue: 1 << 28)
  /// Takes several lines of typed text.
  public static let textArea = AccessibilityTraits(rawValue: 1 << 47)
}
