import AppKitDialect
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import TestSupport
import Testing

@MainActor
@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not there"))
struct CorpusPropertyTests {
  @Test func `what is described of AppKit's controls and items is what the live objects have`() {
    var (pairs, placed, differences) = ([String: Int](), 0, [String]())
    for (path, document) in Corpus.appKitDocuments {
      let loaded = LiveDocument(DocumentVersion(document), loader: .withPlaceholders()).interface
      for control in document.controls {
        guard let object = loaded.object(for: control.element) else { continue }
        for pair in Pair.all(of: control, object, in: document) {
          pairs[pair.property, default: 0] += 1
          // A toolbar and a Touch Bar place what they show.
          if pair.property == "frame", control.element.isInBar {
            placed += 1
          } else if pair.described != pair.live {
            differences.append(
              "\(path) \(control.elementName) \(control.id ?? "") \(pair.property): \(pair.described) is \(pair.live)"
            )
          }
        }
      }
    }
    #expect(pairs.values.reduce(0, +) > 16_000)
    #expect(pairs.count == 12)
    #expect(placed < 50)
    #expect(differences == [])
  }
}

/// A property as the document describes it, and as the live object has it.
@MainActor
private struct Pair {
  var property: String
  var described: String
  var live: String

  static func all(
    of control: InterfaceControl, _ object: Responder, in document: InterfaceDocument
  ) -> [Pair] {
    let isBound = document.bindings(of: control.element).contains { $0.decidesContent }
    var pairs: [Pair] = []
    func compare(_ property: String, _ described: String?, _ live: String?) {
      pairs.append(Pair(property: property, described: described ?? "none", live: live ?? "none"))
    }
    switch object {
    case let item as NSMenuItem where !item.isSeparatorItem:
      if !isBound { compare("title", control.title ?? "", item.title) }
      compare("hidden", "\(control.isHidden)", "\(item.isHidden)")
      compare("enabled", "\(control.isEnabled)", "\(item.isEnabled)")
      compare("state", control.state(ofItemIn: document), item.state.name)
      compare("key", control.keyEquivalent?.key ?? "", item.keyEquivalent)
      compare("tag", control.element["tag"] ?? "0", "\(item.tag)")
      compare("tool tip", control.toolTip, item.toolTip)
    case let item as NSToolbarItem:
      compare("label", control.label ?? "", item.label)
      compare("enabled", "\(control.isEnabled)", "\(item.isEnabled)")
      compare("tag", control.element["tag"] ?? "0", "\(item.tag)")
      compare("tool tip", control.toolTip, item.toolTip)
    case let view as NSControl:
      compare("hidden", "\(control.isHidden)", "\(view.isHidden)")
      compare("enabled", "\(control.isEnabled)", "\(view.isEnabled)")
      compare("tool tip", control.toolTip, view.toolTip)
      if let frame = control.element.rect("frame") { compare("frame", "\(frame)", "\(view.frame)") }
      addCell(of: view, control, isBound, compare)
    default: break
    }
    return pairs
  }

  private static func addCell(
    of view: NSControl, _ control: InterfaceControl, _ isBound: Bool,
    _ compare: (String, String?, String?) -> Void
  ) {
    guard let cell = control.cell else { return }
    switch view {
    case let popUp as NSPopUpButton:
      guard !isBound, !popUp.pullsDown else { break }
      compare("value", cell.chosenItem?.title ?? "", popUp.titleOfSelectedItem ?? "")
    case let slider as NSSlider:
      let range = "\(number(cell, "minValue") ?? 0) to \(number(cell, "maxValue") ?? 1)"
      compare("range", range, "\(slider.minValue) to \(slider.maxValue)")
      compare("value", "\(number(cell, "doubleValue") ?? 0)", "\(slider.doubleValue)")
    case let matrix as NSMatrix:
      for (content, cell) in zip(control.matrixCells, matrix.cells) {
        compare("title", content.title ?? "", cell.title)
        compare("state", content.state ?? "off", cell.state.name)
        compare("tag", content.element["tag"] ?? "0", "\(cell.tag)")
      }
    case let button as NSButton:
      compare("state", cell.state ?? "off", button.state.name)
      if !isBound { compare("title", cell.title ?? "", button.title) }
      compare("key", cell.keyEquivalent?.key ?? "", button.keyEquivalent)
    case let field as NSTextField where !isBound && !(field is NSSecureTextField):
      compare("value", cell.title ?? "", field.stringValue)
      compare("placeholder", cell.placeholder, field.placeholderString)
    default: break
    }
  }
}

/// A number that stands in the document.
private func number(_ cell: CellContent, _ name: String) -> Double? {
  cell.element[name].flatMap { Double($0) }
}

extension CellContent {
  /// The item of a pop-up button's menu that the document chooses; the first one where it chooses none.
  fileprivate var chosenItem: InterfaceElement? {
    let items = menuItems ?? []
    return items.first { $0.id == element["selectedItem"] } ?? items.first
  }
}

extension InterfaceControl {
  /// The state of a menu item: a pop-up button marks its choice, and has none where that is bound.
  fileprivate func state(ofItemIn document: InterfaceDocument) -> String {
    let written = element["state"] ?? "off"
    let popUp = sequence(first: element, next: \.parent).first { $0.name == "popUpButton" }
    guard let popUp, let cell = popUp.cellElement.map({ CellContent($0) }),
      let items = cell.menuItems, items.contains(element), !cell.pullsDown
    else { return written }
    let bindings = document.bindings(of: popUp)
    guard cell.chosenItem == element, cell.altersStateOfSelectedItem else { return written }
    return bindings.contains { $0.decidesContent } ? "off" : "on"
  }
}

extension InterfaceElement {
  fileprivate var isInBar: Bool {
    sequence(first: self, next: \.parent).contains {
      ["toolbarItem", "touchBar"].contains($0.name)
    }
  }
}
