public import Graphics
public import ResponderKit

/// An item of a menu, which is the sender of its action (`NSMenuItem`).
///
/// A responder only so that its ``Responder/actions`` are found by name; it is in no chain, as in AppKit.
@preconcurrency @MainActor
open class NSMenuItem: Responder, NSValidatedUserInterfaceItem {
  /// Creates an item; its key equivalent is with Command
  /// (`NSMenuItem.init(title:action:keyEquivalent:)`).
  public init(
    title string: String = "", action selector: ActionSelector? = nil,
    keyEquivalent charCode: String = ""
  ) {
    (title, action, keyEquivalent) = (string, selector, charCode)
    super.init()
  }

  /// Returns an item that separates others (`NSMenuItem.separator()`).
  public static func separator() -> NSMenuItem {
    let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
    (item.isSeparatorItem, item.isEnabled) = (true, false)
    return item
  }

  /// The title (`NSMenuItem.title`).
  open var title: String
  /// The action; nil for none (`NSMenuItem.action`).
  open var action: ActionSelector?
  private final var targetLink = UnretainedObject()
  /// The target, which is not retained; nil for the responder chain (`NSMenuItem.target`).
  open var target: AnyObject? {
    get { targetLink.object }
    set { targetLink = UnretainedObject(newValue) }
  }
  /// A number that identifies the item; 0 unless set (`NSMenuItem.tag`).
  open var tag = 0
  /// The object that the item represents; nil unless set (`NSMenuItem.representedObject`).
  open var representedObject: Any?

  /// The key that performs the item; a capital letter is with Shift (`NSMenuItem.keyEquivalent`).
  open var keyEquivalent: String
  /// The modifier keys of the key equivalent; Command unless set
  /// (`NSMenuItem.keyEquivalentModifierMask`).
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  /// A Boolean value that indicates whether the item takes the place of the one before it while
  /// other modifier keys are held; false unless set (`NSMenuItem.isAlternate`).
  open var isAlternate = false

  /// A Boolean value that indicates whether the item can be chosen; the menu sets it, unless it
  /// does not enable its items (`NSMenuItem.isEnabled`).
  open var isEnabled = true
  /// A Boolean value that indicates whether the item is not shown; false unless set
  /// (`NSMenuItem.isHidden`).
  open var isHidden = false
  /// The state, which a mark beside the title shows; off unless set (`NSMenuItem.state`).
  open var state: NSControl.StateValue = .off
  /// The image; nil unless set (`NSMenuItem.image`).
  open var image: Image?
  /// The indentation of the title, from 0 to 15 (`NSMenuItem.indentationLevel`).
  open var indentationLevel = 0 {
    didSet { indentationLevel = min(max(indentationLevel, 0), 15) }
  }
  /// The text that is shown while the pointer rests on the item; nil for nothing
  /// (`NSMenuItem.toolTip`).
  open var toolTip: String?
  /// A Boolean value that indicates whether the item separates others
  /// (`NSMenuItem.isSeparatorItem`).
  public private(set) final var isSeparatorItem = false

  /// The menu of the item; nil for none (`NSMenuItem.menu`).
  public final internal(set) weak var menu: NSMenu?
  /// The menu that the item opens; nil unless set (`NSMenuItem.submenu`).
  ///
  /// Traps for the item's own menu, for those around it, and for the submenu of another item.
  open var submenu: NSMenu? {
    get { storedSubmenu }
    set {
      guard newValue !== storedSubmenu else { return }
      precondition(newValue?.owner == nil, "a menu can be the submenu of one item only")
      if let newValue { menu?.requireOutside(newValue) }
      storedSubmenu?.supermenu = nil
      storedSubmenu?.owner = nil
      storedSubmenu = newValue
      newValue?.supermenu = menu
      newValue?.owner = self
    }
  }
  nonisolated(unsafe) private final var storedSubmenu: NSMenu?

  /// Takes the submenu out of an item that is deallocated.
  nonisolated final func takeSubmenu() -> NSMenu? {
    defer { storedSubmenu = nil }
    return storedSubmenu
  }
  /// A Boolean value that indicates whether the item opens a menu (`NSMenuItem.hasSubmenu`).
  public final var hasSubmenu: Bool { submenu != nil }
  /// The item that opens the item's menu; nil for none (`NSMenuItem.parent`).
  public final var parent: NSMenuItem? {
    menu?.supermenu?.items.first { $0.submenu === menu }
  }

  /// The title with attributes; nil unless set (`NSMenuItem.attributedTitle`).
  open var attributedTitle: AttributedText?
  /// The name by which the item is found; nil unless set (`NSMenuItem.identifier`).
  public final var identifier: NSUserInterfaceItemIdentifier?

  /// The element of the item for a screen reader.
  open override var accessibilityElement: AccessibilityElement { describedElement }

  /// Enables the item if an object performs its action and agrees; one with a submenu and no action of its own is enabled,
  /// and one of a pop-up button that leaves the action to the button.
  final func validate() {
    guard !isSeparatorItem else { return }
    isEnabled =
      !isDisabledByBinding
      && (action == nil
        && (hasSubmenu || menu?.popUpCell != nil || self is ControlMenuItem || changesBoundValue)
        || isValid { (object: any NSMenuItemValidation) in object.validateMenuItem(self) })
  }
}
