import AppKitDialect
import FoundationEssentials

// Menus, toolbars and their items.
extension ArchivedClass {
  static let menus: [ArchivedClass] = [
    ArchivedClass("NSMenu", NSMenu.self, "NSObject", make: { _ in NSMenu() }) { menu in
      menu.value("title", \.title)
      menu.value("autoenablesItems", \.autoenablesItems)
      menu.raw("identifier", \.identifier)
      menu.owned("items", list: { $0.items }) {
        for item in $1 where item.menu == nil { $0.addItem(item) }
      }
      menu.reference("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
    },
    ArchivedClass(
      "NSMenuItem", NSMenuItem.self, "NSObject", initial: ["isSeparator"],
      make: {
        $0["isSeparator"]?.boolean == true
          ? NSMenuItem.separator() : NSMenuItem(title: "", action: nil, keyEquivalent: "")
      }
    ) { item in
      item.initial("isSeparator") { $0.isSeparatorItem }
      item.value("title", \.title)
      item.value("attributedTitle", \.attributedTitle)
      item.value("tag", \.tag)
      item.value("keyEquivalent", \.keyEquivalent)
      item.raw("keyEquivalentModifierMask", \.keyEquivalentModifierMask)
      item.value("isAlternate", \.isAlternate)
      item.value("isEnabled", \.isEnabled)
      item.value("isHidden", \.isHidden)
      item.raw("state", \.state)
      item.value("image", \.image)
      item.value("indentationLevel", \.indentationLevel)
      item.value("toolTip", \.toolTip)
      item.raw("identifier", \.identifier)
      item.anyValue("representedObject", \.representedObject)
      item.owned("submenu", \.submenu)
      item.bindings()
      item.selector("action", \.action)
      item.reference("target", \.target)
    },
    ArchivedClass(
      "NSToolbarItem", NSToolbarItem.self, "NSObject", initial: ["itemIdentifier"],
      make: {
        NSToolbarItem(itemIdentifier: .init($0["itemIdentifier"]?.string ?? ""))
      }
    ) { item in
      item.initial("itemIdentifier") { $0.itemIdentifier.rawValue }
      item.value("label", \.label)
      item.value("paletteLabel", \.paletteLabel)
      item.value("toolTip", \.toolTip)
      item.value("image", \.image)
      item.value("tag", \.tag)
      item.value("isEnabled", \.isEnabled)
      item.value("autovalidates", \.autovalidates)
      item.owned("view", \.view)
      item.selector("action", \.action)
      item.reference("target", \.target)
    },
    ArchivedClass(
      "NSToolbar", NSToolbar.self, "NSObject", initial: ["identifier"],
      make: {
        NSToolbar(identifier: $0["identifier"]?.string ?? "")
      }
    ) { toolbar in
      toolbar.initial("identifier") { $0.identifier }
      toolbar.value("isVisible", \.isVisible)
      toolbar.raw("displayMode", \.displayMode)
      toolbar.value("allowsUserCustomization", \.allowsUserCustomization)
      toolbar.raw("selectedItemIdentifier", \.selectedItemIdentifier)
      toolbar.custom("choices") { toolbar, _, _ in
        let choices = toolbar.archivedChoices
        return choices.isEmpty
          ? nil
          : .list(
            choices.map {
              .values(["identifier": .text($0.identifier), "isSelectable": .bool($0.isSelectable)])
            })
      } decode: { toolbar, value, _ in
        for choice in try value.list {
          toolbar.allow(
            .init(choice.members?["identifier"]?.string ?? ""),
            isSelectable: choice.members?["isSelectable"]?.boolean ?? false)
        }
      }
      toolbar.owned("items", list: { $0.items }) { toolbar, items in
        for item in items { toolbar.insertItem(item, at: toolbar.items.count) }
      }
      toolbar.reference("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
    },
  ]
}
