import Diagnostics
import InterfaceBuilder

/// The rules about the shortcuts of menus.
enum MenuRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "duplicate-shortcut", alias: "LOC065", in: .connections,
        "two items of a menu with one shortcut",
        why: "The first item that is enabled is chosen, and the other one never.",
        remedy: "Give one of them another shortcut.", source: "NSMenu.performKeyEquivalent(with:)"),
      of: .appKit,
      bad: AuditExample(appKit: menu(("save", "s", "save:"), ("example", "s", "send:"))),
      good: AuditExample(appKit: menu(("save", "s", "save:"), ("example", "t", "send:"))),
      .document { audited in
        let bars = audited.elements.filter { element in
          element.name == "menu" && element.parent?.name != "menuItem"
        }
        return bars.flatMap { MenuRules.faults(in: $0, audited) }
      })
  ]

  private static func faults(in menu: InterfaceElement, _ audited: AuditedDocument) -> [Fault] {
    var known: [Shortcut: InterfaceElement] = [:]
    return menu.descendants.compactMap { item -> Fault? in
      // An alternate stands in the place of the item before it, and a hidden item is not chosen by its shortcut.
      guard item.name == "menuItem", item["alternate"] != "YES", item["hidden"] != "YES",
        let shortcut = Shortcut(item)
      else { return nil }
      guard let first = known[shortcut] else {
        known[shortcut] = item
        return nil
      }
      // Which of two items for one action is chosen makes no difference but for its tag.
      guard audited.selectors(of: first) != audited.selectors(of: item) else { return nil }
      return Fault(
        in: item, "keyEquivalent",
        "\(audited.subject(item)) has the shortcut of \(audited.subject(first))")
    }
  }
}

/// A shortcut of an item: the key and the modifiers.
private struct Shortcut: Hashable {
  let key: String
  let modifiers: [String]

  /// Reads the shortcut of an item; nil for none.
  init?(_ item: InterfaceElement) {
    guard let equivalent = item.keyEquivalent, !equivalent.key.isEmpty else { return nil }
    // A capital letter is typed with Shift.
    let isCapital = equivalent.key.lowercased() != equivalent.key
    key = equivalent.key.lowercased()
    modifiers = Set((equivalent.modifiers ?? ["command"]) + (isCapital ? ["shift"] : [])).sorted()
  }
}

extension AuditedDocument {
  fileprivate func selectors(of item: InterfaceElement) -> [String] {
    document.connections(of: item).filter { $0.kind == .action }.map(\.selector)
  }
}

private func menu(_ items: (id: String, key: String, action: String)...) -> String {
  let rows = items.map { item in
    """
    <menuItem title="\(item.id)" keyEquivalent="\(item.key)" id="\(item.id)"><connections>\
    <action selector="\(item.action)" target="-1" id="\(item.id)-a"/></connections></menuItem>
    """
  }
  return
    "<menu title=\"File\" id=\"menu\"><items>\n\(rows.joined(separator: "\n"))\n</items></menu>"
}
