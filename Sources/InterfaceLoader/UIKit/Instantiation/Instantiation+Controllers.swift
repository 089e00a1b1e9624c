import Graphics
import InterfaceBuilder
import Lists
import Navigation
import ResponderKit

// Controllers with their items and their children.
extension Instantiation {
  /// The placeholder for the File's Owner, which is a view controller if its `view` outlet is
  /// connected.
  func ownerPlaceholder(_ element: InterfaceElement) -> Responder? {
    guard makesPlaceholders else { return nil }
    let hasView = document.connections(of: element).contains { $0.isOutlet(named: "view") }
    let owner = hasView ? ViewController() : Responder()
    owner.becomePlaceholder(for: element.customClass ?? "File's Owner")
    return owner
  }

  /// The placeholder for a top-level object that is neither a controller nor a view: the exit, or
  /// an object of the app.
  func objectPlaceholder(_ element: InterfaceElement) -> Responder? {
    guard makesPlaceholders, element.name == "exit" || element.customClass != nil else {
      return nil
    }
    let object = Responder()
    object.becomePlaceholder(for: element.customClass ?? displayName(of: element.name))
    return object
  }

  /// Makes a controller and those inside its element, without their views.
  func makeController(_ element: InterfaceElement) -> ViewController {
    let content = ControllerContent(element)
    let controller = custom(element) as? ViewController ?? content.makeController()
    name(controller, element)
    note(controller, element)
    let state = DocumentState(scene: self)
    state.liesUnderBars = isSolved
    if let view = content.view {
      if let size = ViewContent(view).frame?.size, size.width > 0, size.height > 0 {
        state.viewSize = settings.device?.size ?? size
      }
      state.loadView = { [self] in InteractionRecorder.pause { makeViews() } }
    }
    state.hasBarContent = content.navigationItem?.hasContent ?? false
    controller.document = state
    apply(content, to: controller)
    makeItems(of: content, controller)
    if content.kind == .navigationController { apply(content, toBarsOf: controller) }
    makeChildren(of: content, controller)
    return controller
  }

  private func apply(_ content: ControllerContent, to controller: ViewController) {
    controller.title = content.title
    controller.hidesBottomBarWhenPushed = content.hidesBottomBarWhenPushed
    controller.definesPresentationContext = content.definesPresentationContext
    if !content.clearsSelectionOnViewWillAppear {
      (controller as? TableViewController)?.clearsSelectionOnViewWillAppear = false
      (controller as? CollectionViewController)?.clearsSelectionOnViewWillAppear = false
    }
    if let style = ModalPresentationStyle.named(content.modalPresentationStyle) {
      controller.modalPresentationStyle = style
    }
    if let style = ModalTransitionStyle.named(content.modalTransitionStyle) {
      controller.modalTransitionStyle = style
    }
  }

  private func apply(_ content: ControllerContent, toBarsOf controller: ViewController) {
    guard let navigation = controller as? NavigationController else { return }
    navigation.isNavigationBarHidden = content.isNavigationBarHidden
    navigation.isToolbarHidden = content.isToolbarHidden
    if let bar = content.navigationBar {
      navigation.navigationBar.prefersLargeTitles = BarContent(bar).prefersLargeTitles
    }
  }

  /// Makes the controllers whose elements are inside that of a container.
  private func makeChildren(of content: ControllerContent, _ controller: ViewController) {
    let columns = [content.masterViewController, content.detailViewController].compactMap { $0 }
    let children = (content.children + columns).filter {
      ControllerContent($0).kind != .placeholder
    }
    .map { makeController($0) }
    guard !children.isEmpty else { return }
    settings.showsContainers
      ? controller.contain(children) : children.forEach { controller.addChild($0) }
  }

  /// Gives the containers of the scene the controllers of other scenes that their relationships name.
  func connectRelationships() {
    for (element, controller) in ownControllers {
      let children = document.segues(of: element).filter { $0.kind == .relationship }
        .compactMap { segue in
          segue.destination.flatMap { child(for: $0, in: controller) }
            .map { (controller: $0, relationship: segue.relationship) }
        }
      let accepted = children.filter { loading.accepts($0.controller, in: controller) }
      if let split = controller as? SplitViewController, split.style != .unspecified {
        for (child, relationship) in accepted {
          split.setViewController(child, for: .named(relationship))
        }
      } else if !accepted.isEmpty {
        controller.contain(accepted.map(\.controller))
      }
    }
  }

  /// Returns a controller for a container of this scene; nil for one that would hold itself.
  func child(for element: InterfaceElement, in parent: ViewController) -> ViewController? {
    guard let (loading, target) = loading.resolve(element),
      !loading.holdsItself(target, in: parent)
    else { return nil }
    let controller = loading.controller(for: target)
    // What stands for a controller of another storyboard shows that one's tab.
    let content = ControllerContent(element)
    if content.kind == .placeholder, let tab = content.tabBarItem, let controller,
      !controller.hasTab
    {
      controller.tabBarItem = makeTab(tab)
    }
    return controller
  }

  /// A view at the top of a scene, with the element of its controller, or its own.
  typealias ShownView = (element: InterfaceElement, view: View)

  /// Makes the views of a controller and of those inside its element; returns those at the top.
  func makeViews(of controller: ViewController, _ element: InterfaceElement) -> [ShownView] {
    let content = ControllerContent(element)
    var views: [ShownView] = []
    if let view = content.view {
      let root = makeView(view)
      controller.view = root
      views.append((element, root))
    } else if showsBars(controller) {
      // The view is in another document or made by code; the bars around it are in this one.
      views.append((element, controller.view))
    }
    if let refreshControl = content.refreshControl {
      controller.view.insertSubview(makeView(refreshControl), at: 0)
    }
    let columns = [content.masterViewController, content.detailViewController].compactMap { $0 }
    for child in content.children + columns {
      if let controller = self.controller(of: child) { views += makeViews(of: controller, child) }
    }
    return views
  }
}

extension Instantiation {
  /// Returns whether a controller has a title or a tab that a container of the document shows.
  private func showsBars(_ controller: ViewController) -> Bool {
    guard settings.showsContainers else { return false }
    return switch controller.parent {
    case is NavigationController: controller.document?.hasBarContent ?? false
    case is TabBarController:
      controller.tabBarItemIfMade != nil && !(controller is NavigationController)
    default: false
    }
  }
}

extension NavigationItemContent {
  /// Indicates whether there is something for a bar to show.
  fileprivate var hasContent: Bool {
    title?.isEmpty == false || prompt?.isEmpty == false || titleView != nil
      || !(leftBarButtonItems + rightBarButtonItems).isEmpty
  }
}

extension ControllerContent {
  /// Creates a controller of the framework.
  @MainActor
  fileprivate func makeController() -> ViewController {
    switch kind {
    case .navigationController: NavigationController()
    case .tabBarController: TabBarController()
    case .tableViewController: TableViewController(style: .plain)
    case .collectionViewController: CollectionViewController(nibName: nil, bundle: nil)
    case .splitViewController: SplitViewController(style: .named(splitStyle))
    default: ViewController()
    }
  }
}

extension ViewController {
  /// Makes controllers the children of a container, as its class has them.
  fileprivate func contain(_ controllers: [ViewController]) {
    switch self {
    case let navigation as NavigationController: navigation.viewControllers += controllers
    case let tabs as TabBarController:
      tabs.viewControllers = (tabs.viewControllers ?? []) + controllers
    case let split as SplitViewController: split.viewControllers += controllers
    default: for controller in controllers { addChild(controller) }
    }
  }
}

extension SplitViewController.Style {
  /// The style with a name in documents.
  fileprivate static func named(_ name: String?) -> Self {
    switch name {
    case "doubleColumn": .doubleColumn
    case "tripleColumn": .tripleColumn
    default: .unspecified
    }
  }
}

extension SplitViewController.Column {
  /// The column that a relationship of documents connects.
  fileprivate static func named(_ relationship: String?) -> Self {
    switch relationship {
    case "masterViewController": .primary
    case "supplementaryViewController": .supplementary
    case "compactViewController": .compact
    case "inspectorViewController": .inspector
    default: .secondary
    }
  }
}

extension ViewController {
  /// Indicates whether the controller, or the one at the bottom of its stack, has a tab of its own.
  fileprivate var hasTab: Bool {
    tabBarItemIfMade != nil
      || (self as? NavigationController)?.viewControllers.first?.tabBarItemIfMade != nil
  }
}
