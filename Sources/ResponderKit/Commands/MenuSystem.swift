/// The menus of the app, or those of the text and the views that the user works with: UIKit's
/// `UIMenuSystem`.
@preconcurrency @MainActor
public final class MenuSystem {
  /// The menus of the app, in a menu bar and behind keys (`UIMenuSystem.main`).
  public static let main = MenuSystem()
  /// The edit menu of the first responder (`UIMenuSystem.context`).
  public static let context = MenuSystem()

  /// The number of rebuilds that were requested.
  private(set) var rebuilds = 0

  private init() {}

  /// Requests that the menus are built again when they are needed next
  /// (`UIMenuSystem.setNeedsRebuild()`).
  ///
  /// This affects all applications in the process. The context system's menus are built each time
  /// they are read.
  public func setNeedsRebuild() { rebuilds += 1 }

  /// Requests that the commands are validated again (`UIMenuSystem.setNeedsRevalidate()`).
  ///
  /// Commands are validated each time a menu is read and each time a key means one, so nothing else
  /// is to be done.
  public func setNeedsRevalidate() {}
}

extension MenuSystem: Hashable {
  /// Returns whether both are the same system.
  nonisolated public static func == (left: MenuSystem, right: MenuSystem) -> Bool { left === right }
  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The main menu, and how often a rebuild had been requested when it was built.
struct BuiltMenu {
  var menu: Menu
  var rebuilds: Int
}

extension Application {
  /// The menus of the app, as the application and its delegate have built them; built when they are
  /// needed first, and again after ``MenuSystem/setNeedsRebuild()``.
  ///
  /// An override of `buildMenu(with:)` that reads it gets the former menus, or those that every app
  /// has.
  public final var mainMenu: Menu {
    let services = inputServices
    if let built = services.mainMenu, built.rebuilds == MenuSystem.main.rebuilds {
      return built.menu
    }
    let tree = MenuTree.standard
    guard !services.isBuildingMenu else { return services.mainMenu?.menu ?? tree.root }
    services.isBuildingMenu = true
    defer { services.isBuildingMenu = false }
    buildMenu(with: tree)
    if let delegate = delegate as? ViewResponder, delegate !== self {
      delegate.buildMenu(with: tree)
    }
    services.mainMenu = BuiltMenu(menu: tree.root, rebuilds: MenuSystem.main.rebuilds)
    return tree.root
  }

  /// The menus of the app as the user sees them: each command is validated by the object that would
  /// perform it and disabled without one, and hidden commands are left out.
  public final var visibleMainMenu: Menu {
    mainMenu.validated(from: keyWindow?.inputResponder ?? self)
  }
}

extension Window {
  /// The edit menu of the first responder, as the responder chain has built it, with validated
  /// commands; those that no object performs are left out.
  public final var visibleEditMenu: Menu {
    let tree = MenuTree(.context, children: [MenuTree.standardEdit(hasKeys: false)])
    let start = inputResponder
    for responder in start.chain { responder.buildMenu(with: tree) }
    return tree.root.validated(from: start, keepsUnperformed: false)
  }
}

extension Menu {
  /// Returns the menu as it is shown: with commands that were validated by the objects that would
  /// perform them, and without hidden ones.
  ///
  /// A command without such an object is disabled, or left out. Submenus deeper than 512 stay as they
  /// are.
  public func validated(from responder: ViewResponder, keepsUnperformed: Bool = true) -> Menu {
    var known: [ObjectIdentifier: Menu] = [:]
    return validated(from: responder, keepsUnperformed, depth: 0, &known)
  }

  /// A menu that is in several places is validated once.
  private func validated(
    from start: ViewResponder, _ keepsUnperformed: Bool, depth: Int,
    _ known: inout [ObjectIdentifier: Menu]
  ) -> Menu {
    if let menu = known[ObjectIdentifier(self)] { return menu }
    guard depth < 512 else { return self }
    var shown: [MenuElement] = []
    for child in children {
      if let menu = child as? Menu {
        shown.append(menu.validated(from: start, keepsUnperformed, depth: depth + 1, &known))
      } else if let command = child as? Command {
        let validation = CommandValidation(command, from: start)
        guard keepsUnperformed || validation.outcome != .noPerformer,
          !validation.shown.attributes.contains(.hidden)
        else { continue }
        shown.append(validation.shown)
      } else {
        shown.append(child)
      }
    }
    let menu = replacingChildren(shown)
    known[ObjectIdentifier(self)] = menu
    return menu
  }
}
