import Graphics
import Lists
import Navigation
import ResponderKit
import TextControls
import ValueControls

// View controllers and containers.
extension ArchivedClass {
  static let controllers: [ArchivedClass] = [
    ArchivedClass(
      "UIViewController", ViewController.self, "NSObject", make: { _ in ViewController() }
    ) {
      controller in
      controller.custom("document") { controller, _, archiver in
        try controller.document.map { try archiver.value(of: $0) }
      } decode: { controller, value, restorer in
        controller.document = try restorer.document(value)
      }
      controller.value("title", \.title)
      controller.value("preferredContentSize", \.preferredContentSize)
      controller.raw("modalPresentationStyle", \.modalPresentationStyle)
      controller.raw("modalTransitionStyle", \.modalTransitionStyle)
      controller.value("definesPresentationContext", \.definesPresentationContext)
      controller.value("isModalInPresentation", \.isModalInPresentation)
      controller.value("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
      controller.value("additionalSafeAreaInsets", \.additionalSafeAreaInsets)
      controller.value("restoresFocusAfterTransition", \.restoresFocusAfterTransition)
      controller.value(
        "modalPresentationCapturesStatusBarAppearance",
        \.modalPresentationCapturesStatusBarAppearance)
      controller.value(
        "viewRespectsSystemMinimumLayoutMargins", \.viewRespectsSystemMinimumLayoutMargins)
      controller.reference("transitioningDelegate", \.transitioningDelegate)
      controller.owned("navigationItem", get: { $0.navigationItemIfMade }) { controller, item in
        if let item { controller.adopt(item) }
      }
      controller.owned("tabBarItem", get: { $0.tabBarItemIfMade }, set: { $0.tabBarItem = $1 })
      controller.owned("toolbarItems", list: { $0.toolbarItems ?? [] }) { $0.toolbarItems = $1 }
      controller.custom("segues", .contents) { controller, _, archiver in
        let segues = controller.segueTemplates
        return segues.isEmpty ? nil : .list(try archiver.values(of: segues, from: controller))
      } decode: { controller, value, restorer in
        for segue in try value.list {
          controller.segueTemplates.append(try restorer.template(segue))
        }
      }
      controller.custom("view", .contents) { controller, _, archiver in
        guard let view = controller.archivedView, !ClassTable.isMadeByFramework(view) else {
          return nil
        }
        return try archiver.own(view, in: controller, as: "view")
      } decode: { controller, value, restorer in
        // The view of a child is in that of its parent.
        guard let view: View = try restorer.member(value) else { throw value.misfit }
        controller.document?.loadView = nil
        controller.view = view
        restorer.didSetView(of: controller) { controller.didRestoreView() }
      }
      controller.owned("children", list: { $0 is any ContainerController ? [] : $0.children }) {
        for child in $1 { $0.addChild(child) }
      }
      controller.value("isEditing", \.isEditing)
      controller.part("presentationController", ifUsed: { $0.archivedPresentation }) {
        $0.presentationController
      }
      controller.custom("presentedViewController", .contents) { controller, _, archiver in
        try controller.ownPresentedController.map {
          try archiver.own($0, in: controller, as: "presentedViewController")
        }
      } decode: { controller, value, restorer in
        guard let presented: ViewController = try restorer.built(value) else { return }
        restorer.present(presented, from: controller)
      }
    },
    ArchivedClass(
      "UINavigationController", NavigationController.self, "UIViewController",
      make: { _ in NavigationController() }
    ) {
      controller in
      controller.owned("viewControllers", list: { $0.viewControllers }) { $0.viewControllers = $1 }
      controller.part("navigationBar") { $0.navigationBar }
      controller.part("toolbar", ifUsed: { $0.toolbarIfUsed }) { $0.toolbar }
      controller.value("isNavigationBarHidden", \.isNavigationBarHidden)
      controller.value("isToolbarHidden", \.isToolbarHidden)
      controller.reference("delegate", \.delegate)
    },
    ArchivedClass(
      "UITabBarController", TabBarController.self, "UIViewController",
      make: { _ in TabBarController() }
    ) {
      controller in
      controller.owned("viewControllers", list: { $0.viewControllers ?? [] }) {
        $0.viewControllers = $1
      }
      controller.references("customizableViewControllers") {
        $0.customizableViewControllers
      } set: {
        $0.customizableViewControllers = $1
      }
      controller.part("tabBar") { $0.tabBar }
      controller.custom("selectedIndex", .contents) { controller, _, _ in
        controller.selectedIndex == .max || controller.selectedIndex == 0
          ? nil : .integer(controller.selectedIndex)
      } decode: { controller, value, _ in
        controller.selectedIndex = try value.decoded()
      }
      controller.reference("delegate", \.delegate)
    },
    ArchivedClass(
      "UISplitViewController", SplitViewController.self, "UIViewController", initial: ["style"],
      make: {
        SplitViewController(style: try $0.choice("style", or: .unspecified))
      }
    ) { controller in
      controller.initial("style") { $0.style.rawValue }
      controller.value("primaryColumnWidth", \.primaryColumnWidth)
      controller.custom("columns", .contents) { controller, _, archiver in
        let columns = SplitViewController.Column.allCases.compactMap { column in
          controller.viewController(for: column).map { (column, $0) }
        }
        return columns.isEmpty
          ? nil
          : .list(
            try columns.map {
              .values([
                "column": .integer($0.rawValue),
                "controller": try archiver.own($1, in: controller, as: "columns"),
              ])
            })
      } decode: { controller, value, restorer in
        for column in try value.list {
          guard let number = column.members?["column"]?.whole,
            let place = SplitViewController.Column(rawValue: number),
            let child: ViewController = try column.members?["controller"].flatMap({
              try restorer.built($0)
            })
          else { throw column.misfit }
          controller.setViewController(child, for: place)
        }
      }
      controller.custom("viewControllers", .contents) { controller, _, archiver in
        let children = controller.viewControllers
        guard !children.isEmpty, controller.style == .unspecified else { return nil }
        return .list(
          try children.map { try archiver.own($0, in: controller, as: "viewControllers") })
      } decode: { controller, value, restorer in
        controller.viewControllers = try restorer.builtList(value)
      }
      controller.reference("delegate", \.delegate)
    },
    ArchivedClass(
      "UITableViewController", TableViewController.self, "UIViewController",
      make: { _ in TableViewController(style: .plain) }
    ) {
      $0.value("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
    },
    ArchivedClass(
      "UICollectionViewController", CollectionViewController.self, "UIViewController",
      make: { _ in
        CollectionViewController(nibName: nil, bundle: nil)
      }
    ) {
      $0.value("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
      $0.value("useLayoutToLayoutNavigationTransitions", \.useLayoutToLayoutNavigationTransitions)
      $0.value(
        "installsStandardGestureForInteractiveMovement",
        \.installsStandardGestureForInteractiveMovement)
    },
    ArchivedClass(
      "UIPageViewController", PageViewController.self, "UIViewController",
      initial: ["transitionStyle", "navigationOrientation", "spineLocation"],
      make: {
        let spine = try $0.choice("spineLocation", or: PageViewController.SpineLocation.none)
        return PageViewController(
          transitionStyle: try $0.choice("transitionStyle", or: .pageCurl),
          navigationOrientation: try $0.choice("navigationOrientation", or: .horizontal),
          options: spine == .none ? nil : [.spineLocation: spine])
      }
    ) { controller in
      controller.initial("transitionStyle") { $0.transitionStyle.rawValue }
      controller.initial("navigationOrientation") { $0.navigationOrientation.rawValue }
      controller.initial("spineLocation") { $0.spineLocation.rawValue }
      controller.value("isDoubleSided", \.isDoubleSided)
      controller.owned("viewControllers", list: { $0.viewControllers ?? [] }) {
        $0.setViewControllers($1, direction: .forward, animated: false)
      }
      controller.reference("dataSource", \.dataSource)
      controller.reference("delegate", \.delegate)
    },
    ArchivedClass(
      "UIColorPickerViewController", ColorPickerViewController.self, "UIViewController",
      make: { _ in
        ColorPickerViewController()
      }
    ) { controller in
      controller.value("selectedColor", \.selectedColor)
      controller.value("supportsAlpha", \.supportsAlpha)
      controller.value("supportsEyedropper", \.supportsEyedropper)
      controller.value("maximumLinearExposure", \.maximumLinearExposure)
      controller.reference("delegate", \.delegate)
    },
    ArchivedClass(
      "UIAlertController", AlertController.self, "UIViewController", initial: ["preferredStyle"],
      make: {
        AlertController(
          title: nil, message: nil,
          preferredStyle: try $0.choice("preferredStyle", or: .alert))
      }
    ) { alert in
      alert.initial("preferredStyle") { $0.preferredStyle.rawValue }
      alert.value("message", \.message)
      alert.refused("actions") { alert in
        alert.actions.first { $0.hasHandler }.map { .closure("the action “\($0.title ?? "")”") }
      }
      alert.custom("actions") { alert, _, _ in
        alert.actions.isEmpty
          ? nil
          : .list(
            alert.actions.map {
              var values: [String: ArchivedValue] = ["style": .integer($0.style.rawValue)]
              if let title = $0.title { values["title"] = .text(title) }
              if !$0.isEnabled { values["isEnabled"] = .bool(false) }
              if $0 === alert.preferredAction { values["isPreferred"] = .bool(true) }
              return .values(values)
            })
      } decode: { alert, value, _ in
        for value in try value.list {
          let values = try value.named
          let style: AlertAction.Style = try values.choice("style", or: .default)
          guard style != .cancel || !alert.actions.contains(where: { $0.style == .cancel }) else {
            throw value.misfit
          }
          let action = AlertAction(title: values["title"]?.string, style: style)
          action.isEnabled = values["isEnabled"]?.boolean ?? true
          alert.addAction(action)
          if values["isPreferred"]?.boolean == true { alert.preferredAction = action }
        }
      }
      alert.custom("textFields", .contents) { alert, _, archiver in
        try alert.textFields.map {
          .list(try $0.map { try archiver.own($0, in: alert, as: "textFields") })
        }
      } decode: { alert, value, restorer in
        guard alert.preferredStyle == .alert else { throw value.misfit }
        for field in try value.list {
          alert.addTextField()
          try restorer.adopt(alert.textFields?.last, for: field)
        }
      }
    },
  ]
}
