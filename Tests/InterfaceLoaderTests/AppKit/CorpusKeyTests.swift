import Foundation
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import TestSupport
import Testing

@MainActor
@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not there"))
struct CorpusKeyTests {
  @Test func `every key equivalent of AppKit documents reaches its item, with the stored outcome`()
    throws
  {
    #expect(Self.keys.count == 437)
    try expectStored(Self.keys.map(\.line), in: "Keys.tsv")
  }

  @Test func `a key that reaches another item is one that both have`() {
    for key in Self.keys where !key.isReached {
      #expect(key.others.contains { key.outcome == "first: \($0)" }, "\(key.line)")
    }
  }

  private static let keys = Corpus.appKitDocuments.flatMap { path, document in
    let owners = document.controls.filter { $0.isEnabled && !$0.isHidden && $0.pressedKey != nil }
    return owners.map { PressedKey($0, among: owners, in: document, path) }
  }
}

/// What becomes of a key equivalent of a real document that is pressed.
@MainActor
private struct PressedKey {
  let line: String
  /// Indicates whether the item or the button is the one that the key reaches.
  let isReached: Bool
  let outcome: String
  /// The titles of the others with the key.
  let others: [String]

  init(
    _ control: InterfaceControl, among owners: [InterfaceControl],
    in document: InterfaceDocument, _ path: String
  ) {
    let key = control.pressedKey ?? Key("")
    others = owners.filter { $0.element != control.element && $0.pressedKey == key }.map(\.keyTitle)
    let live = LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
    var (outcome, isReached) = ("not on a screen", false)
    if let operated = live.operated(control.element),
      let record = try? operated.perform(.keys([key])).record
    {
      let commands = record.entries.map(\.step).compactMap { event -> (String, String, String)? in
        guard case .press(.command(_, let title, let action, _, let outcome)) = event else {
          return nil
        }
        return (title, action, "\(outcome)")
      }
      let action = control.actions.first?.selector ?? ""
      if let (title, sent, result) = commands.first {
        isReached = title == control.keyTitle && (action.isEmpty || sent == action)
        outcome = isReached ? result : "first: \(title)"
      } else {
        outcome = "nothing takes it"
      }
    }
    (self.outcome, self.isReached) = (outcome, isReached)
    line = [path, control.elementName, control.id ?? "", control.keyTitle, "\(key)", outcome]
      .joined(separator: "\t")
  }
}

extension InterfaceControl {
  /// The title of the item or the button.
  fileprivate var keyTitle: String { title ?? cell?.title ?? "" }

  /// The key that a user presses; nil for none.
  fileprivate var pressedKey: Key? {
    guard let equivalent = keyEquivalent ?? cell?.keyEquivalent, !equivalent.key.isEmpty else {
      return nil
    }
    let names = equivalent.modifiers ?? (kind == .item ? ["command"] : [])
    var flags: KeyModifierFlags = []
    let known: [(String, KeyModifierFlags)] = [
      ("command", .command), ("shift", .shift), ("option", .alternate), ("control", .control),
    ]
    for (name, flag) in known where names.contains(name) { flags.insert(flag) }
    if equivalent.key != equivalent.key.lowercased() { flags.insert(.shift) }
    return Key(equivalent.key.lowercased(), flags)
  }
}
