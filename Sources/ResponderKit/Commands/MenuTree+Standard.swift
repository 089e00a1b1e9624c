extension MenuTree {
  /// The menus that every app has before it changes them, in English.
  ///
  /// Those that only the system fills are empty, as they are for an app that asks for them.
  static var standard: MenuTree {
    MenuTree(
      children: [
        Menu(
          identifier: .application,
          children: inline(.about, .preferences) + [Menu(identifier: .services)]
            + inline(.hide, .quit)),
        Menu(
          title: "File", identifier: .file,
          children: inline(.newItem, .open) + [close] + inline(.document, .print)),
        Menu(
          title: "Edit", identifier: .edit,
          children: [undoRedo, standardEdit(hasKeys: true)] + inline(.find)
            + submenus(.spelling, .substitutions, .transformations, .speech)),
        Menu(
          title: "Format", identifier: .format,
          children: [
            Menu(title: "Font", identifier: .font, children: [textStyle, textSize]),
            Menu(title: "Text", identifier: .text, children: inline(.alignment, .writingDirection)),
          ]),
        Menu(title: "View", identifier: .view, children: inline(.toolbar, .sidebar, .fullscreen)),
        Menu(
          title: "Window", identifier: .window, children: inline(.minimizeAndZoom, .bringAllToFront)
        ),
        Menu(title: "Help", identifier: .help),
      ])
  }

  /// Undo and Redo.
  private static var undoRedo: Menu {
    Menu(
      identifier: .undoRedo, options: .displayInline,
      children: [
        KeyCommand(
          title: "Undo", action: ActionSelector("undo:"), input: "z", modifierFlags: .command),
        KeyCommand(
          title: "Redo", action: ActionSelector("redo:"), input: "z",
          modifierFlags: [.command, .shift]),
      ])
  }

  /// The edit actions, with their keys in the menu bar.
  static func standardEdit(hasKeys: Bool) -> Menu {
    func command(
      _ title: String, _ action: StandardEditAction, _ input: String,
      _ flags: KeyModifierFlags = .command
    ) -> Command {
      hasKeys
        ? KeyCommand(title: title, action: action.selector, input: input, modifierFlags: flags)
        : Command(title: title, action: action.selector)
    }
    let select =
      hasKeys ? [] : [Command(title: "Select", action: StandardEditAction.select.selector)]
    return Menu(
      identifier: .standardEdit, options: .displayInline,
      children: [
        command("Cut", .cut, "x"), command("Copy", .copy, "c"), command("Paste", .paste, "v"),
        command(
          "Paste and Match Style", .pasteAndMatchStyle, "v", [.command, .alternate, .shift]),
        Command(
          title: "Delete", action: StandardEditAction.delete.selector, attributes: .destructive),
      ] + select + [command("Select All", .selectAll, "a")])
  }

  private static var close: Menu {
    Menu(
      identifier: .close, options: .displayInline,
      children: [
        KeyCommand(
          title: "Close", action: ActionSelector("performClose:"), input: "w",
          modifierFlags: .command)
      ])
  }

  private static var textStyle: Menu {
    let rows: [(String, StandardEditAction, String)] = [
      ("Bold", .toggleBoldface, "b"), ("Italic", .toggleItalics, "i"),
      ("Underline", .toggleUnderline, "u"),
    ]
    return Menu(identifier: .textStyle, options: .displayInline, children: rows.map(command))
  }

  private static var textSize: Menu {
    let rows: [(String, StandardEditAction, String)] = [
      ("Bigger", .increaseSize, "+"), ("Smaller", .decreaseSize, "-"),
    ]
    return Menu(identifier: .textSize, options: .displayInline, children: rows.map(command))
  }

  private static func command(
    _ title: String, _ action: StandardEditAction, _ input: String
  ) -> MenuElement {
    KeyCommand(title: title, action: action.selector, input: input, modifierFlags: .command)
  }

  private static func inline(_ identifiers: Menu.Identifier...) -> [MenuElement] {
    identifiers.map { Menu(identifier: $0, options: .displayInline) }
  }

  private static func submenus(_ identifiers: Menu.Identifier...) -> [MenuElement] {
    identifiers.map { Menu(identifier: $0) }
  }
}
