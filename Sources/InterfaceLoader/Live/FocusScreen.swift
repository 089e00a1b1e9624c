public import Graphics
public import ResponderKit

/// The items that the focus can reach on a screen of a document, in order, as a value.
public struct FocusScreen: Sendable {
  /// An item that can be focused.
  public struct Item: Sendable {
    /// The name of the object in records.
    public var name: String
    /// The element's id in the document; nil for one without, or for what a container has made.
    public var id: String?
    /// The name that a screen reader speaks; nil for nothing.
    public var label: String?
    /// A Boolean value that indicates whether the arrows move the caret of its text instead of the
    /// focus.
    public var keepsArrows: Bool
    /// A Boolean value that indicates whether Tab is typed into its text instead of moving the
    /// focus.
    public var keepsTab: Bool
    /// Its rectangle on the screen.
    public var frame: Rect
    /// The numbers of the items that the focus moves to, from 0; none where it stays.
    public var neighbors: [FocusHeading: Int]
  }

  /// The title of the screen; nil for none.
  public var title: String?
  /// The items in reading order.
  public var items: [Item] = []
  /// The number of the item that is focused first; nil for none.
  public var first: Int?
  /// A Boolean value that indicates whether there are too many items to list their neighbors.
  public var lacksNeighbors = false
  /// The kinds of elements that the focus does not reach, or that are not modeled, by the reason.
  public var others: [String: [String]] = [:]
  /// Other remarks about the screen.
  public var remarks: [String] = []
}

/// The way in which the focus moves on the screens of a document.
public enum FocusWay: String, Sendable, Hashable, CaseIterable {
  /// With a remote, to the nearest item in a direction.
  case remote
  /// With the keys of a keyboard that operates everything.
  case fullKeyboardAccess
  /// With Tab, along the key views of AppKit's windows.
  case keyViews
}

extension LiveDocument {
  /// The way in which the focus moves.
  public var focusWay: FocusWay { dialectScreens.focusWay }

  /// Returns the items that the focus reaches on each screen: with a remote on an Apple TV, otherwise
  /// with a keyboard that operates everything; of AppKit the loops of key views.
  public func focusScreens() -> [FocusScreen] { dialectScreens.focusScreens() }
}
