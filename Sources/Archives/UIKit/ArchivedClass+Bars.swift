import Navigation
import ResponderKit

// Bars and their items.
extension ArchivedClass {
  static let bars: [ArchivedClass] = [
    ArchivedClass("UIBarItem", BarItem.self, "NSAccessibleObject", make: nil) { item in
      item.value("title", \.title)
      item.value("image", \.image)
      item.value("landscapeImagePhone", \.landscapeImagePhone)
      item.value("largeContentSizeImage", \.largeContentSizeImage)
      item.value("imageInsets", \.imageInsets)
      item.value("landscapeImagePhoneInsets", \.landscapeImagePhoneInsets)
      item.value("largeContentSizeImageInsets", \.largeContentSizeImageInsets)
      item.value("isEnabled", \.isEnabled)
      item.value("tag", \.tag)
      item.value("recordLabel", \.recordLabel)
    },
    ArchivedClass(
      "UIBarButtonItem", BarButtonItem.self, "UIBarItem", make: { _ in BarButtonItem() }
    ) { item in
      item.raw("style", \.style)
      item.raw("systemItem", \.systemItem)
      item.value("width", \.width)
      item.value("possibleTitles", \.possibleTitles)
      item.value("tintColor", \.tintColor)
      item.value("isHidden", \.isHidden)
      item.value("isSelected", \.isSelected)
      item.value("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
      item.value("preferredMenuElementOrder", \.preferredMenuElementOrder)
      item.owned("customView", \.customView)
      item.custom("menu", .contents) { item, _, archiver in
        try item.menu.map { try $0.archived(of: item, archiver) }
      } decode: { item, value, _ in
        item.menu = try Menu.restored(value)
      }
      item.refused("primaryAction") { $0.primaryAction == nil ? nil : .closure("primaryAction") }
      item.selector("action", \.action)
      item.reference("target", \.target)
      item.custom("segue", .connections) { item, _, archiver in
        guard let action = item.otherAction else { return nil }
        return try archiver.values(of: [action], from: item)[0]
      } decode: { item, value, restorer in
        item.otherAction = try restorer.action(ofSegue: value)
      }
    },
    ArchivedClass("UITabBarItem", TabBarItem.self, "UIBarItem", make: { _ in TabBarItem() }) {
      item in
      item.raw("systemItem", \.systemItem)
      item.value("selectedImage", \.selectedImage)
      item.value("badgeValue", \.badgeValue)
      item.value("badgeColor", \.badgeColor)
    },
    ArchivedClass(
      "UINavigationItem", NavigationItem.self, "NSAccessibleObject",
      make: { _ in NavigationItem(title: nil) }
    ) {
      item in
      item.value("title", \.title)
      item.value("prompt", \.prompt)
      item.raw("largeTitleDisplayMode", \.largeTitleDisplayMode)
      item.value("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton)
      item.value("hidesBackButton", \.hidesBackButton)
      item.value("backButtonTitle", \.backButtonTitle)
      item.raw("backButtonDisplayMode", \.backButtonDisplayMode)
      item.closure("backAction", \.backAction)
      item.owned("titleView", \.titleView)
      item.owned("leftBarButtonItems", list: { $0.leftBarButtonItems ?? [] }) {
        $0.leftBarButtonItems = $1
      }
      item.owned("rightBarButtonItems", list: { $0.rightBarButtonItems ?? [] }) {
        $0.rightBarButtonItems = $1
      }
      item.owned("backBarButtonItem", \.backBarButtonItem)
    },
    ArchivedClass(
      "UINavigationBar", NavigationBar.self, "UIView", make: { _ in NavigationBar(frame: .zero) }
    ) { bar in
      bar.value("prefersLargeTitles", \.prefersLargeTitles)
      bar.value("isTranslucent", \.isTranslucent)
      bar.owned("items", list: { $0.isManaged ? [] : $0.items ?? [] }) {
        if !$0.isManaged { $0.items = $1 }
      }
      bar.reference("delegate", get: { $0.delegate }) { if !$0.isManaged { $0.delegate = $1 } }
    },
    ArchivedClass("UIToolbar", Toolbar.self, "UIView", make: { _ in Toolbar(frame: .zero) }) {
      bar in
      bar.value("isTranslucent", \.isTranslucent)
      bar.owned("items", list: { $0.isManaged ? [] : $0.items ?? [] }) {
        if !$0.isManaged { $0.items = $1 }
      }
    },
    ArchivedClass("UITabBar", TabBar.self, "UIView", make: { _ in TabBar(frame: .zero) }) { bar in
      bar.value("isTranslucent", \.isTranslucent)
      bar.owned("items", list: { $0.isManaged ? [] : $0.items ?? [] }) {
        if !$0.isManaged { $0.items = $1 }
      }
      bar.reference("selectedItem", .contents, get: { $0.isManaged ? nil : $0.selectedItem }) {
        if !$0.isManaged { $0.selectedItem = $1 }
      }
      bar.reference("delegate", get: { $0.delegate }) { if !$0.isManaged { $0.delegate = $1 } }
    },
  ]
}
