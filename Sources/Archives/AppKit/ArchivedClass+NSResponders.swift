import AppKitDialect
import InterfaceLoader

// Responders that are no views, and their controllers.
extension ArchivedClass {
  static let responders: [ArchivedClass] = [
    ArchivedClass("NSResponder", NSResponder.self, "NSObject", make: { _ in NSResponder() }) {
      $0.shared("menu", get: { $0 is NSPopUpButton ? nil : $0.menu }, set: { $0.menu = $1 })
      $0.reference(
        "nextResponder", get: { $0.archivedNextResponder }, set: { $0.nextResponder = $1 })
      $0.bindings()
    },
    ArchivedClass("NSAppObject", AppObject.self, "NSResponder", make: { _ in AppObject() }),
    ArchivedClass(
      "NSViewController", NSViewController.self, "NSResponder", make: { _ in NSViewController() }
    ) {
      $0.value("title", \.title)
      $0.value("preferredContentSize", \.preferredContentSize)
      $0.anyValue("representedObject", \.representedObject)
      $0.custom("children", .contents) { controller, _, archiver in
        let children = controller is NSSplitViewController ? [] : controller.children
        return children.isEmpty
          ? nil : .list(try children.map { try archiver.own($0, in: controller, as: "children") })
      } decode: { controller, value, restorer in
        for child: NSViewController in try restorer.membersOfList(value) where child !== controller
        {
          controller.addChild(child)
        }
      }
    },
    ArchivedClass(
      "NSAppViewController", AppViewController.self, "NSViewController",
      make: { _ in AppViewController() }),
    ArchivedClass(
      "NSSplitViewController", NSSplitViewController.self, "NSViewController",
      make: { _ in NSSplitViewController() }
    ) {
      $0.custom("splitViewItems", .contents) { controller, _, archiver in
        let items = controller.splitViewItems
        return items.isEmpty
          ? nil
          : .list(
            try items.map {
              .values([
                "controller": try archiver.own(
                  $0.viewController, in: controller, as: "splitViewItems"),
                "behavior": .integer($0.behavior.rawValue), "isCollapsed": .bool($0.isCollapsed),
              ])
            })
      } decode: { controller, value, restorer in
        for item in try value.list {
          guard
            let child: NSViewController = try item.members?["controller"].flatMap({
              try restorer.member($0)
            }),
            child !== controller
          else { throw item.misfit }
          let made = NSSplitViewItem(
            viewController: child, behavior: try item.named.choice("behavior", or: .default))
          made.isCollapsed = item.members?["isCollapsed"]?.boolean ?? false
          controller.addSplitViewItem(made)
        }
      }
    },
    ArchivedClass(
      "NSTabViewController", NSTabViewController.self, "NSViewController",
      make: { _ in NSTabViewController() }
    ) {
      $0.raw("tabStyle", \.tabStyle)
    },
  ]
}
