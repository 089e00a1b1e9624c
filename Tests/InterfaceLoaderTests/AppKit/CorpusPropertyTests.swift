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
    var (pairs, placed, differences) = (0, 0, [String]())
    for (path, document) in Corpus.appKitDocuments {
      let loaded = LiveDocument(DocumentVersion(document), loader: .withPlaceholders()).interface
      for control in document.controls {
        guard let object = loaded.object(for: control.element) else { continue }
        for pair in Pair.all(of: control, object, in: document) {
          pairs += 1
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
    #expect(pairs > 13_000)
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
      compare("key", control.keyEquivalent?.key ?? "", item.keyEquivalent)
      compare("tag", control.element["tag"] ?? "0", "\(item.tag)")
      compare("tool tip", control.toolTip, item.toolTip)
    case let item as NSToolbarItem:
      compare("label", control.label ?? "", item.label)
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
    case is NSPopUpButton: break
    case let button as NSButton:
      if !isBound { compare("title", cell.title ?? "", button.title) }
      compare("key", cell.keyEquivalent?.key ?? "", button.keyEquivalent)
    case let field as NSTextField where !isBound && !(field is NSSecureTextField):
      compare("value", cell.title ?? "", field.stringValue)
      compare("placeholder", cell.placeholder, field.placeholderString)
    default: break
    }
  }
}

extension InterfaceElement {
  fileprivate var isInBar: Bool {
    sequence(first: self, next: \.parent).contains {
      ["toolbarItem", "touchBar"].contains($0.name)
    }
  }
}
