package import Graphics
import ResponderKit

extension NSSearchField {
  /// The tag of an item of the template that is the heading of the recent texts
  /// (`NSSearchField.recentsTitleMenuItemTag`).
  public static let recentsTitleMenuItemTag = 1000
  /// The tag of an item that stands for the recent texts (`NSSearchField.recentsMenuItemTag`).
  public static let recentsMenuItemTag = 1001
  /// The tag of an item that forgets the recent texts (`NSSearchField.clearRecentsMenuItemTag`).
  public static let clearRecentsMenuItemTag = 1002
  /// The tag of an item that is there without recent texts (`NSSearchField.noRecentsMenuItemTag`).
  public static let noRecentsMenuItemTag = 1003

  /// The middle of the magnifying glass.
  package final var centerOfSearchButton: Point {
    Point(x: bounds.minX + Self.buttonWidth / 2, y: bounds.midY)
  }

  /// The menu of the magnifying glass, made from the template with the recent texts; nil without a template.
  final var searchMenu: NSMenu? {
    guard let template = searchMenuTemplate else { return nil }
    let menu = NSMenu(title: template.title)
    for item in template.items {
      switch item.tag {
      case Self.recentsMenuItemTag:
        for text in recentSearches { menu.addItem(SearchMenuItem(text, .search, of: self)) }
      case Self.clearRecentsMenuItemTag:
        if !recentSearches.isEmpty { menu.addItem(SearchMenuItem(item.title, .clear, of: self)) }
      case Self.recentsTitleMenuItemTag:
        if !recentSearches.isEmpty { menu.addItem(item.counterpart) }
      case Self.noRecentsMenuItemTag:
        if recentSearches.isEmpty { menu.addItem(item.counterpart) }
      default: menu.addItem(item.counterpart)
      }
    }
    return menu
  }
}

/// An item that searches for a recent text, or forgets them.
private final class SearchMenuItem: ControlMenuItem {
  enum Purpose {
    case search, clear
  }

  private let purpose: Purpose
  private let field: Backlink<NSSearchField>

  init(_ title: String, _ purpose: Purpose, of field: NSSearchField) {
    (self.purpose, self.field) = (purpose, Backlink(field))
    super.init(title: title)
  }

  override func act() {
    switch purpose {
    case .search: field.object?.search(for: title)
    case .clear: field.object?.recentSearches = []
    }
  }
}

extension NSMenuItem {
  /// An item with the same contents and the same action, which may stand in another menu.
  fileprivate var counterpart: NSMenuItem {
    guard !isSeparatorItem else { return .separator() }
    let item = NSMenuItem(title: title, action: action, keyEquivalent: keyEquivalent)
    (item.target, item.tag, item.state) = (target, tag, state)
    (item.image, item.isEnabled, item.isHidden) = (image, isEnabled, isHidden)
    (item.representedObject, item.toolTip) = (representedObject, toolTip)
    (item.attributedTitle, item.identifier) = (attributedTitle, identifier)
    (item.isAlternate, item.indentationLevel) = (isAlternate, indentationLevel)
    item.keyEquivalentModifierMask = keyEquivalentModifierMask
    if let submenu {
      item.submenu = NSMenu(title: submenu.title)
      for inner in submenu.items { item.submenu?.addItem(inner.counterpart) }
    }
    return item
  }
}
