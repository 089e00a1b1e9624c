/// The traits of an element, its kind and its state, as bits: UIKit's `UIAccessibilityTraits`.
///
/// Apple declares the traits as constants without promising their numbers; these are the observed
/// ones (AccessibilitySnapshot, xamarin-macios). Bits without a name are kept.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
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
  /// Is a keyboard key.
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
  /// Turns the page when a reader reaches the end of its text.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// Is a tab bar; a trait of the container.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
  /// Is a heading.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
  /// Zooms on request; iOS 17.
  public static let supportsZoom = AccessibilityTraits(rawValue: 1 << 46)
  /// Switches between on and off; public since iOS 17.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 53)

  // UIKit's own controls have these; its public headers do not name them (AXTraits.h of idb's
  // private headers). Docs/Accessibility.md lists the spoken ones.

  /// Is web content.
  public static let webContent = AccessibilityTraits(rawValue: 1 << 17)
  /// Takes typed text.
  public static let textEntry = AccessibilityTraits(rawValue: 1 << 18)
  /// Is a picker wheel.
  public static let pickerElement = AccessibilityTraits(rawValue: 1 << 19)
  /// Is a radio button in web content.
  public static let radioButton = AccessibilityTraits(rawValue: 1 << 20)
  /// Is being edited.
  public static let isEditing = AccessibilityTraits(rawValue: 1 << 21)
  /// Is an app icon.
  public static let launchIcon = AccessibilityTraits(rawValue: 1 << 22)
  /// Is in the status bar.
  public static let statusBarElement = AccessibilityTraits(rawValue: 1 << 23)
  /// Hides the typed text.
  public static let secureTextField = AccessibilityTraits(rawValue: 1 << 24)
  /// Does not respond now.
  public static let inactive = AccessibilityTraits(rawValue: 1 << 25)
  /// Ends a section.
  public static let footer = AccessibilityTraits(rawValue: 1 << 26)
  /// Navigates back in a navigation bar.
  public static let backButton = AccessibilityTraits(rawValue: 1 << 27)
  /// Is an item of a tab bar.
  public static let tabBarItem = AccessibilityTraits(rawValue: 1 << 28)
  /// Is a suggested correction.
  public static let autoCorrectCandidate = AccessibilityTraits(rawValue: 1 << 29)
  /// Is the delete key.
  public static let deleteKey = AccessibilityTraits(rawValue: 1 << 30)
  /// Goes away when it is selected.
  public static let selectionDismissesItem = AccessibilityTraits(rawValue: 1 << 31)
  /// Is a link that the user has visited.
  public static let visited = AccessibilityTraits(rawValue: 1 << 32)
  /// Can be scrolled.
  public static let scrollable = AccessibilityTraits(rawValue: 1 << 33)
  /// Is a space between other elements.
  public static let spacer = AccessibilityTraits(rawValue: 1 << 34)
  /// Is the index of a table.
  public static let tableIndex = AccessibilityTraits(rawValue: 1 << 35)
  /// Is a map.
  public static let map = AccessibilityTraits(rawValue: 1 << 36)
  /// Offers operations on its text.
  public static let textOperationsAvailable = AccessibilityTraits(rawValue: 1 << 37)
  /// Can be dragged after a double tap and hold.
  public static let draggable = AccessibilityTraits(rawValue: 1 << 38)
  /// Is a region for practicing gestures.
  public static let gesturePracticeRegion = AccessibilityTraits(rawValue: 1 << 39)
  /// Shows a pop-up menu of choices.
  public static let popUpButton = AccessibilityTraits(rawValue: 1 << 40)
  /// Accepts a sliding finger.
  public static let allowsNativeSliding = AccessibilityTraits(rawValue: 1 << 41)
  /// Is an equation.
  public static let mathEquation = AccessibilityTraits(rawValue: 1 << 42)
  /// Is in a table.
  public static let containedByTable = AccessibilityTraits(rawValue: 1 << 43)
  /// Is in a list.
  public static let containedByList = AccessibilityTraits(rawValue: 1 << 44)
  /// Takes touches for the elements inside it.
  public static let touchContainer = AccessibilityTraits(rawValue: 1 << 45)
  /// Takes several lines of typed text.
  public static let textArea = AccessibilityTraits(rawValue: 1 << 47)
  /// Is book content.
  public static let bookContent = AccessibilityTraits(rawValue: 1 << 48)
  /// Is in a landmark.
  public static let containedByLandmark = AccessibilityTraits(rawValue: 1 << 49)
  /// Is a folder icon.
  public static let folderIcon = AccessibilityTraits(rawValue: 1 << 50)
  /// Can be read but not changed.
  public static let readOnly = AccessibilityTraits(rawValue: 1 << 51)
  /// Is a menu item.
  public static let menuItem = AccessibilityTraits(rawValue: 1 << 52)
  /// Is left out of the item chooser.
  public static let ignoreItemChooser = AccessibilityTraits(rawValue: 1 << 54)
  /// Reports details while it is tracked.
  public static let supportsTrackingDetail = AccessibilityTraits(rawValue: 1 << 55)
  /// Is an alert.
  public static let alert = AccessibilityTraits(rawValue: 1 << 56)
  /// Is in a group of fields.
  public static let containedByFieldset = AccessibilityTraits(rawValue: 1 << 57)
  /// May change the layout from the status bar.
  public static let allowsLayoutChangeInStatusBar = AccessibilityTraits(rawValue: 1 << 58)
}
