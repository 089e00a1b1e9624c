import Diagnostics
import InterfaceBuilder

/// The rules about names that code uses, about scenes that nothing shows, and about keys.
enum IdentifierRules {
  static let all: [AuditRule] = [
    AuditRule(
      DiagnosticRule(
        "duplicate-segue", in: .connections, "two segues of a scene with the same identifier",
        why: "Code that performs the segue by its identifier performs one of them.",
        remedy: "Give each segue an identifier of its own.",
        source: "UIViewController.performSegue(withIdentifier:sender:)"),
      bad: AuditExample(scenes: scenes(segue("go", "p") + segue("go", "q", to: "first"))),
      good: AuditExample(scenes: scenes(segue("go", "p") + segue("show", "q"))),
      .document { audited in
        let segues = audited.allConnections.map(\.connection).filter { $0.kind == .segue }
        return audited.repeated(segues, by: \.identifier, within: \.element.scene) { segue, first in
          // Several senders of a segue to one scene are the same to code.
          segue.targetID == first.targetID && segue.segueKind == first.segueKind
        }.map { segue, name in
          Fault(in: segue.element, "identifier", "the segue \(name) is in its scene a second time")
        }
      }),
    AuditRule(
      DiagnosticRule(
        "duplicate-storyboard-id", in: .connections,
        "two controllers with the same storyboard identifier",
        why: "Code makes only one of them.",
        remedy: "Give each controller an identifier of its own.",
        source: "UIStoryboard.instantiateViewController(withIdentifier:)", severity: .error),
      bad: AuditExample(scenes: scenes("", identifiers: ("Home", "Home"))),
      good: AuditExample(scenes: scenes("", identifiers: ("Home", "Away"))),
      .document { audited in
        audited.repeated(
          audited.elements, by: { ControllerContent($0).storyboardIdentifier }, within: { _ in nil }
        ).map { element, name in
          Fault(
            in: element, "storyboardIdentifier",
            "\(audited.subject(element)) has the storyboard identifier \(name) of another controller"
          )
        }
      }),
    AuditRule(
      DiagnosticRule(
        "duplicate-reuse-identifier", in: .connections,
        "two prototypes of a table or collection with the same reuse identifier",
        why: "Only the one that was registered last is made.",
        remedy: "Give each prototype an identifier of its own.",
        source: "UITableView.dequeueReusableCell(withIdentifier:for:)"),
      bad: AuditExample(prototypes("Row", "Row")), good: AuditExample(prototypes("Row", "Header")),
      .document { audited in
        audited.repeated(
          audited.elements.filter { $0.isPrototypeOfCells },
          by: { TableCellContent($0).reuseIdentifier },
          within: \.parent
        ).map { element, name in
          Fault(
            in: element, "reuseIdentifier",
            "\(audited.subject(element)) has the reuse identifier \(name) of another prototype")
        }
      }),
    AuditRule(
      DiagnosticRule(
        "missing-reuse-identifier", in: .connections,
        "a prototype of a table or collection without a reuse identifier",
        why: "The app cannot make a cell from it.",
        remedy: "Give it the identifier that code asks for.",
        source: "UITableView.dequeueReusableCell(withIdentifier:for:)"),
      bad: AuditExample(prototypes("Row", "")), good: AuditExample(prototypes("Row", "Header")),
      .document { audited in
        audited.elements.filter {
          ($0.isPrototypeOfCells || $0.isPrototypeOfHeaders)
            && TableCellContent($0).reuseIdentifier?.isEmpty ?? true
        }
        .map { Fault(in: $0, "reuseIdentifier", "\(audited.subject($0)) has no reuse identifier") }
      }),
    AuditRule(
      DiagnosticRule(
        "duplicate-accessibility-identifier", in: .names,
        "two views of a scene with the same accessibility identifier",
        why: "An interface test finds both, and stops.",
        remedy: "Give each view an identifier of its own.", source: "XCUIElementQuery"),
      bad: AuditExample(identified("save", "example") + identified("save", "other", y: 200)),
      good: AuditExample(identified("save", "example") + identified("close", "other", y: 200)),
      .document { audited in
        audited.repeated(
          audited.elements, by: { $0.effectiveAccessibility.identifier },
          within: { $0.prototype ?? $0.scene }
        ).map { element, name in
          Fault(
            in: element, "accessibilityIdentifier",
            "\(audited.subject(element)) has the accessibility identifier \(name) of another view")
        }
      }),
    AuditRule(
      DiagnosticRule(
        "orphan-scene", in: .connections, "a scene that nothing shows",
        why: "Neither a segue nor an identifier leads to it, so the app never shows it.",
        remedy: "Connect it, give it a storyboard identifier, or remove it.",
        source: "UIStoryboard"),
      bad: AuditExample(scenes: scenes("", identifiers: ("Home", nil))),
      good: AuditExample(scenes: scenes(segue("go", "p"), identifiers: ("Home", nil))),
      .document { $0.orphanScenes }),
    AuditRule(
      DiagnosticRule(
        "no-initial-scene", in: .connections, "a storyboard without any way in",
        why: "No controller is the initial one and none has an identifier, so code makes none.",
        remedy: "Mark a controller as the initial one, or give it a storyboard identifier.",
        source: "UIStoryboard.instantiateInitialViewController()"),
      of: .uiKit,
      bad: AuditExample(scenes: scenes("", identifiers: (nil, nil))),
      good: AuditExample(scenes: scenes("", identifiers: ("Home", nil))),
      .document { audited in
        // A Mac's main storyboard has a scene of the application in its place.
        guard audited.document.isStoryboard, !audited.hasEntries,
          let first = audited.document.scenes.lazy.compactMap({
            $0.ownController
          }).first
        else { return [] }
        return [
          Fault(
            in: first, "initialViewController",
            "the storyboard has neither an initial controller nor one with an identifier")
        ]
      }),
    AuditRule(
      DiagnosticRule(
        "key-equivalent-twice", in: .connections,
        "two items of a menu, or two buttons of a window, with the same key",
        why: "AppKit takes the first one, and the other has no key.",
        remedy: "Give one of them another key, or none.",
        source: "NSMenu.performKeyEquivalent(with:)"),
      of: .appKit,
      bad: AuditExample(appKit: menu("n", "n")), good: AuditExample(appKit: menu("n", "o")),
      .document { audited in
        var first: [String: InterfaceControl] = [:]
        return audited.document.controls.compactMap { control in
          guard let key = control.canonicalKey, let root = control.element.rootOfKeys else {
            return nil
          }
          guard let other = first["\(root.ordinal) \(key)"] else {
            first["\(root.ordinal) \(key)"] = control
            return nil
          }
          return Fault(
            in: control.element, "keyEquivalent",
            "\(audited.subject(control.element)) has the key of \(audited.subject(other.element))")
        }
      }),
  ]
}

extension AuditedDocument {
  /// Returns the items whose name an earlier one of the same part of the document has, each with the
  /// name as it is shown; those that are like the first one are left out.
  fileprivate func repeated<Item>(
    _ items: [Item], by name: (Item) -> String?, within part: (Item) -> InterfaceElement?,
    unless isAlike: (Item, Item) -> Bool = { _, _ in false }
  ) -> [(Item, String)] {
    var known: [String: Item] = [:]
    return items.compactMap { item in
      guard let name = name(item), !name.isEmpty else { return nil }
      let key = "\(part(item)?.ordinal ?? -1) \(name)"
      guard let first = known[key] else {
        known[key] = item
        return nil
      }
      return isAlike(item, first) ? nil : (item, "“\(name.cut(to: 60))”")
    }
  }

  /// Indicates whether code or the system can make a controller of a storyboard.
  var hasEntries: Bool {
    document.initialViewController != nil
      || document.scenes.contains { scene in
        scene.topLevelObjects.contains(where: \.hasStoryboardIdentifier)
      }
  }
}

extension InterfaceScene {
  /// The controller of the scene; nil for a scene of a Mac's application, which is shown without one.
  var ownController: InterfaceElement? {
    viewController.flatMap { $0.isController ? $0 : nil }
  }
}

extension InterfaceElement {
  /// Indicates whether code makes the controller by name.
  var hasStoryboardIdentifier: Bool {
    ControllerContent(self).storyboardIdentifier?.isEmpty == false
  }

  /// Indicates whether the app makes its cells from the element.
  fileprivate var isPrototypeOfCells: Bool {
    parent?.name == "prototypes" || name == "collectionViewCell" && parent?.name == "cells"
  }

  /// Indicates whether the app makes headers or footers of a collection from the element.
  fileprivate var isPrototypeOfHeaders: Bool {
    name == "collectionReusableView" && parent?.name == "collectionView"
  }

  /// The prototype of cells around the element, of which the app makes many; nil for none.
  fileprivate var prototype: InterfaceElement? {
    sequence(first: self, next: \.parent).first { $0.isPrototypeOfCells }
  }

  /// The element that holds the objects of the scene.
  var scene: InterfaceElement? {
    sequence(first: self, next: \.parent).first { $0.name == "objects" }
  }

  /// The outermost menu around an item that is shown, or what a control is in at one time: a tab, the view
  /// of a controller, or a window.
  fileprivate var rootOfKeys: InterfaceElement? {
    let around = Array(sequence(first: self, next: \.parent))
    if name == "menuItem" {
      return around.contains { $0["hidden"] == "YES" } ? nil : around.last { $0.name == "menu" }
    }
    return around.first { ["window", "tabViewItem"].contains($0.name) || $0.key == "view" }
  }
}

extension InterfaceControl {
  /// The key with its modifiers in one form; nil for none, and for an item that is not in the menu.
  fileprivate var canonicalKey: String? {
    guard !isHidden, let own = keyEquivalent ?? cell?.keyEquivalent, !own.key.isEmpty else {
      return nil
    }
    var modifiers = Set(own.modifiers ?? (kind == .item ? ["command"] : []))
    if own.key != own.key.lowercased() { modifiers.insert("shift") }
    return (modifiers.sorted() + [own.key.lowercased()]).joined(separator: "+")
  }
}

// MARK: Examples

private func segue(_ identifier: String, _ id: String, to scene: String = "second") -> String {
  #"<segue destination="\#(scene)" kind="show" identifier="\#(identifier)" id="\#(id)"/>"#
}

private func scenes(
  _ segues: String, identifiers: (String?, String?) = ("Home", "Second")
) -> String {
  [("first", identifiers.0, segues), ("second", identifiers.1, "")].map { id, identifier, segues in
    let name = identifier.map { #" storyboardIdentifier="\#($0)""# } ?? ""
    return """
      <scene sceneID="\(id)-scene"><objects><viewController id="\(id)"\(name) \
      sceneMemberID="viewController"><view key="view" id="\(id)-view">
      <rect key="frame" x="0" y="0" width="390" height="844"/></view>\
      <connections>\(segues)</connections></viewController></objects></scene>
      """
  }.joined(separator: "\n")
}

private func prototypes(_ first: String, _ second: String) -> String {
  let cells = [first, second].enumerated().map { number, identifier in
    """
    <tableViewCell reuseIdentifier="\(identifier)" id="cell-\(number)">
    <rect key="frame" x="0" y="\(number * 44)" width="390" height="44"/></tableViewCell>
    """
  }
  return """
    <tableView dataMode="prototypes" id="example">
    <rect key="frame" x="0" y="0" width="390" height="844"/><prototypes>
    \(cells.joined(separator: "\n"))
    </prototypes></tableView>
    """
}

private func identified(_ identifier: String, _ id: String, y: Int = 100) -> String {
  button(
    #"<accessibility key="accessibilityConfiguration" identifier="\#(identifier)"/>"#
      + #"<state key="normal" title="\#(id)"/>"#, id: id, y: y)
}

private func menu(_ first: String, _ second: String) -> String {
  """
  <menu title="File" id="menu"><items>
  <menuItem title="New" keyEquivalent="\(first)" id="first"/>
  <menuItem title="Open" keyEquivalent="\(second)" id="example"/>
  </items></menu>
  """
}
