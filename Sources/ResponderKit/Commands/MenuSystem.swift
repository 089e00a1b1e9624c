/// The menus of the app, or those of the text and the views that the user works with: UIKit's
/// `UIMenuSystem`.
@MainActor
public final class MenuSystem {
  /// The menus of the app, in a menu bar and behind keys (`UIMenuSystem.main`).
  public static let main = MenuSystem()
  /// The edit menu of the first responder (`UIMenuSystem.context`).
  public static let context = MenuSystem()

  /// How often a rebuild was requested.
  private(set) var rebuilds = 0
  /// How often the commands may have changed.
  private(set) var revalidations = 0

  private init() {}

  /// Requests that the menus are built again when they are needed next
  /// (`UIMenuSystem.setNeedsRebuild()`).
  ///
  /// This affects all applications in the process.
  public func setNeedsRebuild() { rebuilds += 1 }

  /// Requests that the commands are validated again when a menu is shown next
  /// (`UIMenuSystem.setNeedsRevalidate()`).
  public func setNeedsRevalidate() { revalidations += 1 }
}

/// A menu with the state in which it was built and validated.
struct BuiltMenu {
  var menu: Menu
  var rebuilds: Int
  /// The menu with validated commands; nil until it is shown.
  var shown: (menu: Menu, revalidations: Int, start: ObjectIdentifier)?
}

extension Application {
  /// The menus of the app, as the application and its delegate have built them; built when they are
  /// needed first, and again after ``MenuSystem/setNeedsRebuild()``.
  public final var mainMenu: Menu {
    if let built = inputServices.mainMenu, built.rebuilds == MenuSystem.main.rebuilds {
      return built.menu
    }
    let tree = MenuTree.standard
    let rebuilds = MenuSystem.main.rebuilds
    buildMenu(with: tree)
    if let delegate = delegate as? Responder, delegate !== self { delegate.buildMenu(with: tree) }
    inputServices.mainMenu = BuiltMenu(menu: tree.root, rebuilds: rebuilds)
    return tree.root
  }

  /// The menus of the app as the user sees them: each command is validated by the object that would
  /// perform it, and disabled without one.
  ///
  /// They are validated again when another responder is the first, and after
  /// ``MenuSystem/setNeedsRevalidate()`` and ``MenuSystem/setNeedsRebuild()``.
  public final var visibleMainMenu: Menu {
    let menu = mainMenu
    let start = keyWindow?.inputResponder ?? self
    let revalidations = MenuSystem.main.revalidations
    if let shown = inputServices.mainMenu?.shown, shown.revalidations == revalidations,
      shown.start == ObjectIdentifier(start)
    {
      return shown.menu
    }
    let validated = menu.validated(from: start)
    inputServices.mainMenu?.shown = (validated, revalidations, ObjectIdentifier(start))
    return validated
  }
}

extension Window {
  /// The edit menu of the first responder, as the responder chain has built it, with validated
  /// commands; those that no object performs are left out.
  public final var visibleEditMenu: Menu {
    let tree = MenuTree(.context, children: [MenuTree.standardEdit(hasKeys: false)])
    let start = inputResponder
    for responder in start.chain { responder.buildMenu(with: tree) }
    return tree.root.validated(from: start, keepsDisabled: false)
  }
}

extension Menu {
  /// Returns the menu with commands that were validated by the objects that would perform them.
  ///
  /// Without one a command is disabled, or left out. Submenus deeper than 512 stay as they are.
  public func validated(from responder: Responder, keepsDisabled: Bool = true) -> Menu {
    validated(from: responder, keepsDisabled, depth: 0)
  }

  private func validated(from start: Responder, _ keepsDisabled: Bool, depth: Int) -> Menu {
    guard depth < 512 else { return self }
    return replacingChildren(
      children.compactMap { child in
        if let menu = child as? Menu {
          return menu.validated(from: start, keepsDisabled, depth: depth + 1)
        }
        guard let command = child as? Command else { return child }
        let validation = CommandValidation(command, from: start)
        if validation.outcome == .noPerformer, !keepsDisabled { return nil }
        return validation.command
      })
  }
}
