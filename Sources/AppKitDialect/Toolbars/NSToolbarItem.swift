public import Graphics
public import ResponderKit

/// An item of a toolbar, which is the sender of its action (`NSToolbarItem`).
///
/// A responder only so that its ``Responder/actions`` are found by name; it is in no chain, as in AppKit.
@preconcurrency @MainActor
open class NSToolbarItem: Responder, NSValidatedUserInterfaceItem {
  /// The name of an item (`NSToolbarItem.Identifier`).
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public var rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A space as wide as there is room.
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
    /// A space.
    public static let space = Identifier("NSToolbarSpaceItem")
    /// A line, in older toolbars (`NSToolbarSeparatorItemIdentifier`).
    static let separator = Identifier("NSToolbarSeparatorItem")
    /// A line above the divider of a sidebar.
    public static let sidebarTrackingSeparator = Identifier(
      "NSToolbarSidebarTrackingSeparatorItemIdentifier")
    /// Shows the colors.
    public static let showColors = Identifier("NSToolbarShowColorsItem")
    /// Shows the fonts.
    public static let showFonts = Identifier("NSToolbarShowFontsItem")
    /// Prints.
    public static let print = Identifier("NSToolbarPrintItem")
    /// Shows and hides the sidebar.
    public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
  }

  /// Creates an item.
  public init(itemIdentifier: Identifier) {
    self.itemIdentifier = itemIdentifier
    super.init()
  }

  /// The name of the item.
  public final let itemIdentifier: Identifier
  /// The toolbar of the item; nil for none.
  public final internal(set) weak var toolbar: NSToolbar?
  /// The text that the item shows below its image.
  public final var label = ""
  /// The text that the item shows where the user customizes the toolbar; empty unless set.
  public final var paletteLabel = ""
  /// The text that is shown while the pointer rests on the item; nil for nothing.
  public final var toolTip: String?
  /// The view that takes the place of the image; nil unless set (`NSToolbarItem.view`).
  public final var view: NSView? {
    didSet { toolbar?.window?.placeToolbarViews() }
  }
  /// A Boolean value that indicates whether the item is a space or a line between others.
  public final var isSpace: Bool {
    [.flexibleSpace, .space, .separator, .sidebarTrackingSeparator].contains(itemIdentifier)
  }
  /// The image; nil unless set.
  public final var image: Image?
  /// A number that identifies the item; 0 unless set.
  public final var tag = 0
  /// A Boolean value that indicates whether the item can be clicked; true unless set or validated
  /// otherwise.
  public final var isEnabled = true
  /// A Boolean value that indicates whether ``validate()`` enables and disables the item; true
  /// unless set (`NSToolbarItem.autovalidates`).
  public final var autovalidates = true
  /// The action; nil unless set.
  ///
  /// The view of an item that is a control sends it, as AppKit passes it on.
  public final var action: ActionSelector? {
    didSet { (view as? NSControl)?.action = action }
  }
  private final var targetLink = UnretainedObject()
  /// The target, which is not retained; nil for the responder chain.
  public final var target: AnyObject? {
    get { targetLink.object }
    set {
      targetLink = UnretainedObject(newValue)
      (view as? NSControl)?.target = newValue
    }
  }

  /// The element of the item for a screen reader.
  open override var accessibilityElement: AccessibilityElement { describedElement }

  /// Enables the item if an object performs its action and agrees (`NSToolbarItem.validate()`); does nothing
  /// for one with a view.
  open func validate() {
    if autovalidates, view == nil {
      isEnabled = isValid { (object: any NSToolbarItemValidation) in
        object.validateToolbarItem(self)
      }
    }
  }

  /// Sends the action, with the item as its sender, if the item is enabled; returns whether an object
  /// performed it.
  ///
  /// A selectable item looks selected from then on.
  final func performAction() -> Bool {
    validate()
    guard isEnabled, let action else { return false }
    if let toolbar, toolbar.selects(itemIdentifier) {
      toolbar.selectedItemIdentifier = itemIdentifier
    }
    let application = toolbar?.window?.owner ?? .shared
    return application.sendAction(action, to: target, from: self)
  }
}
