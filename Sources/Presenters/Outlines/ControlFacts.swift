import Accessibility
import Graphics
import InterfaceBuilder
import InterfaceLoader
import TextFormats

extension InterfaceControl {
  /// The state and kind of the control in a few words each.
  var flags: [String] {
    var flags: [String] = []
    if let button {
      flags += [button.buttonType, button.role, button.configuration?.style].compactMap { $0 }
      flags += button.tapSummary
    }
    if let key = (keyEquivalent ?? cell?.keyEquivalent)?.marks(isMenuItem: kind == .item) {
      flags.append(key)
    }
    flags += summary + gestureFlags
    if let state = cell?.state, elementName == "button" { flags.append(state) }
    if !isEnabled { flags.append("disabled") }
    if isSelected { flags.append("selected") }
    if isHighlighted { flags.append("highlighted") }
    if let unreachable { flags.append(unreachable) }
    return flags.map(visible)
  }

  /// Returns the facts below the headline, each with its name.
  ///
  /// Bindings have values by their names, if any is known.
  func facts(
    _ announcements: [Announcement], bound: [String: BindingAnswer] = [:],
    attributes: [LoadedAttribute] = []
  ) -> [(name: String, text: String)] {
    var facts: [(String, String)] = []
    if !announcements.isEmpty {
      let words = announcements.map {
        $0.text.isEmpty ? "(nothing)" : visible($0.text, limit: 8192)
      }
      facts.append(("says", words.joined(separator: " · ")))
    }
    if let overruled = announcements.first?.overruledLabel, overruled.policy == .observed {
      facts.append(("note", "the title is spoken, not the label '\(visible(overruled.label))'"))
    }
    facts += contents.filter { !$0.1.isEmpty }.map { ($0.0, $0.1.joined(separator: " · ")) }
    let items = (bound.values.first { !$0.items.isEmpty }?.items ?? []).map { visible($0) }
    if !items.isEmpty { facts.append(("choices", items.joined(separator: " · "))) }
    let runtime =
      attributes.isEmpty ? runtimeAttributes.map(\.summary) : attributes.map(\.summary)
    if !runtime.isEmpty { facts.append(("runtime", runtime.joined(separator: " · "))) }
    facts += gestureFacts
    for connection in connections {
      switch connection.kind {
      case .action: facts.append(("sends", connection.actionSummary))
      case .segue:
        let kind = visible(connection.segueKind ?? "segue")
        facts.append(("opens", "\(connection.targetSummary) (\(kind))"))
      case .binding:
        let name = visible(connection.bindingName ?? "")
        let path = visible(connection.keyPath ?? "")
        let answer = bound[connection.bindingName ?? ""].map { ", \(visible($0.text))" } ?? ""
        facts.append(("bound", "\(name) to \(connection.targetSummary) \(path)\(answer)"))
      case .outlet where connection.property == "nextKeyView":
        facts.append(("next", "\(connection.targetSummary) in the key view loop"))
      case .accessibilityConnection:
        let property = visible(connection.property ?? "")
        facts.append(("linked", "accessibility \(property) \(connection.targetSummary)"))
      case .outlet, .outletCollection: break
      }
    }
    return facts
  }

  private var contents: [(String, [String])] {
    let button = self.button
    let states = button?.states ?? []
    let titles = states.compactMap { state in
      (state.attributedTitle ?? state.title).map { "\(visible(state.state)) \(visible($0))" }
    }
    let images = states.compactMap { state in
      state.image.map { "\(visible(state.state)) \(visible($0.name))" }
    }
    // The first item of a menu that pulls down is the title of its button.
    let items = (hasBoundContent ? [] : cell?.menuItems ?? [])
      .dropFirst(cell?.pullsDown == true ? 1 : 0)
    let choices = items.map { element in
      let item = MenuItemContent(element)
      let name = visible(item.title ?? item.image?.name ?? "no title")
      return item.isSeparator ? "—" : item.hidden == "YES" ? name + " (hidden)" : name
    }
    let menu = button?.menu.map { [$0.summary] } ?? []
    let speech = [
      ("description", effectiveAccessibility.description), ("help", effectiveAccessibility.help),
    ].compactMap { name, text in text.map { "\(name) \(visible($0))" } }
    let own = (cell?.element ?? element).images.sorted { $0.key < $1.key }
    let ownImages = own.map { "\($0.key) \(visible($0.value))" }
    let tableColumns = AppKitTableContent(element).columns.map { column in
      let name = column.title.isEmpty ? column.identifier ?? "no title" : column.title
      return visible(name) + (column.isHidden ? " (hidden)" : "")
    }
    return [
      ("style", button?.configuration?.summary ?? []),
      ("titles", titles.count > 1 ? titles : []),
      ("lines", styledParagraphs.map { "\($0.name) \($0.words.joined(separator: ", "))" }),
      ("images", images + ownImages),
      ("menu", menu), ("choices", self.choices),
      ("choices", choices), ("choices", (cell?.objectValues ?? []).map(visible)),
      (
        "cells",
        matrixCells.map { visible($0.title ?? "no title") + ($0.state == "on" ? " (on)" : "") }
      ),
      ("columns", tableColumns),
      ("formats", [cell?.formatter?.summary].compactMap { $0 }.map { visible($0) }),
      ("speech", speech), ("help", [toolTip].compactMap { $0 }.map(visible)),
      ("label", [userLabel].compactMap { $0 }.map(visible).filter { $0 != displayName }),
    ]
  }
}

extension KeyEquivalent {
  /// Returns the key with the symbols of its modifiers, such as ⇧⌘S; nil if there is no key.
  func marks(isMenuItem: Bool) -> String? {
    guard let first = key.unicodeScalars.first else { return nil }
    let names: [UInt32: String] = [
      0x0D: "↩", 0x1B: "⎋", 0x08: "⌫", 0x7F: "⌦", 0x09: "⇥", 0x20: "space", 0xF700: "↑",
      0xF701: "↓", 0xF702: "←", 0xF703: "→", 0xF728: "⌦", 0xF729: "↖", 0xF72B: "↘", 0xF72C: "⇞",
      0xF72D: "⇟",
    ]
    // AppKit represents the function keys by private-use characters.
    if (0xF704...0xF726).contains(first.value) { return "F\(first.value - 0xF703)" }
    var modifiers = Set(modifiers ?? (isMenuItem ? ["command"] : []))
    // An uppercase letter implies the Shift key.
    if key != key.lowercased() { modifiers.insert("shift") }
    // The order of macOS's menus.
    let marks = [("control", "⌃"), ("option", "⌥"), ("shift", "⇧"), ("command", "⌘")]
      .filter { modifiers.contains($0.0) }.map(\.1).joined()
    return marks + (names[first.value] ?? key.uppercased())
  }
}

extension LoadedAttribute {
  /// The key path and the value, with the reason that no object has it.
  package var summary: String {
    attribute.summary + (outcome.reason.map { visible(" (not set: \($0))") } ?? "")
  }
}

extension RuntimeAttribute {
  /// The key path and the value.
  fileprivate var summary: String { visible("\(keyPath) \(shownValue)") }

  /// The value as written, or the parts of a color or a size.
  fileprivate var shownValue: String {
    if let value { return value }
    let parts = (structure ?? [:]).sorted { $0.key < $1.key }
    return parts.isEmpty
      ? type ?? "nil" : parts.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}
