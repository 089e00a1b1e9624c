public import Graphics
public import ResponderKit

/// An item of a menu, which is the sender of its action (`NSMenuItem`).
@MainActor
open class NSMenuItem: AccessibleObject, NSValidatedUserInterfaceItem {
  /// Creates an item; its key equivalent is with Command
  /// (`NSMenuItem.init(title:action:keyEquivalent:)`).
  public init(
    title string: String, action selector: ActionSelector?, keyEquivalent charCode: String
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
  /// What the item represents; nil unless set (`NSMenuItem.representedObject`).
  open var representedObject: Any?

  /// The key that performs the item; a capital letter is with Shift (`NSMenuItem.keyEquivalent`).
  open var keyEquivalent: String
  /// The modifier keys of the key equivalent; Command unless set
  /// (`NSMenuItem.keyEquivalentModifierMask`).
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  /// Whether the item takes the place of the one before it while other modifier keys are held; false unless
  /// set (`NSMenuItem.isAlternate`).
  open var isAlternate = false

  /// Whether the item can be chosen; the menu sets it, unless it does not enable its items
  /// (`NSMenuItem.isEnabled`).
  open var isEnabled = true
  /// Whether the item is not shown; false unless set (`NSMenuItem.isHidden`).
  open var isHidden = false
  /// The state, which a mark beside the title shows; off unless set (`NSMenuItem.state`).
  open var state: NSControl.StateValue = .off
  /// The image; nil unless set (`NSMenuItem.image`).
  open var image: Image?
  /// How far the title is indented, from 0 to 15 (`NSMenuItem.indentationLevel`).
  open var indentationLevel = 0 {
    didSet { indentationLevel = min(max(indentationLevel, 0), 15) }
  }
  /// What is shown while the pointer rests on the item; nil for nothing (`NSMenuItem.toolTip`).
  open var toolTip: String?
  /// Whether the item separates others (`NSMenuItem.isSeparatorItem`).
  public private(set) final var isSeparatorItem = false

  /// The menu of the item; nil for none (`NSMenuItem.menu`).
  public final internal(set) weak var menu: NSMenu?
  /// The menu that the item opens; nil unless set (`NSMenuItem.submenu`).
  ///
  /// Traps for the item's own menu and for those around it.
  open var submenu: NSMenu? {
    didSet {
      if oldValue !== submenu { oldValue?.supermenu = nil }
      var outer = submenu == nil ? nil : menu
      while let menu = outer {
        precondition(menu !== submenu, "a menu cannot be inside itself")
        outer = menu.supermenu
      }
      submenu?.supermenu = menu
    }
  }
  /// Whether the item opens a menu (`NSMenuItem.hasSubmenu`).
  public final var hasSubmenu: Bool { submenu != nil }
  /// The item that opens the item's menu; nil for none (`NSMenuItem.parent`).
  public final var parent: NSMenuItem? {
    menu?.supermenu?.items.first { $0.submenu === menu }
  }

  /// Enables the item if an object performs its action and agrees; one with a submenu is enabled.
  final func validate() {
    guard !isSeparatorItem else { return }
    isEnabled = hasSubmenu || isValid { $0.validateMenuItem(self) }
  }
}

extension NSMenu {
  /// The items that are shown while modifier keys are held: an alternate item takes the place of the one
  /// before it if its keys are held and the key is the same.
  ///
  /// AppKit has no counterpart, as it draws them.
  public final func visibleItems(holding flags: NSEvent.ModifierFlags = []) -> [NSMenuItem] {
    var shown: [NSMenuItem] = []
    var first: NSMenuItem?
    for item in items where !item.isHidden {
      if item.isAlternate, let first, first.keyEquivalent == item.keyEquivalent {
        let extra = item.keyEquivalentModifierMask.subtracting(first.keyEquivalentModifierMask)
        if !extra.isEmpty, flags.isSuperset(of: extra) { shown[shown.count - 1] = item }
      } else {
        first = item
        shown.append(item)
      }
    }
    return shown
  }
}
