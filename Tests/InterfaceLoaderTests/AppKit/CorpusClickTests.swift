import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import TestSupport
import Testing

/// What becomes of the actions of real documents.
private struct Tally: Equatable {
  /// Those to the owner or an object of the document: how many are sent, and why the others are not.
  var sent = 0
  var reasons: [String: Int] = [:]
  /// Those to the first responder: answered by an object, disabled because nothing answers, or lost.
  var answered: [String: Int] = [:]
  var disabled = 0
  var lost = 0
  var obstacles: [String: Int] = [:]
}

@MainActor
@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not there"))
struct CorpusClickTests {
  @Test func `every action of AppKit is sent, or the reason is one of the stored ones`() {
    var tally = Tally()
    for (path, document) in Corpus.appKitDocuments {
      for control in document.controls {
        for action in control.actions { add(action, of: control, in: document, path, to: &tally) }
      }
    }
    print(tally)
  }

  private func add(
    _ action: Connection, of control: InterfaceControl, in document: InterfaceDocument,
    _ path: String, to tally: inout Tally
  ) {
    let live = LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
    let isNil = action.targetKind == .firstResponder
    func note(_ reason: String) {
      if isNil { tally.obstacles[reason, default: 0] += 1 } else {
        tally.reasons["\(control.elementName): \(reason)", default: 0] += 1
        print(path, control.elementName, control.id ?? "", action.selector, reason)
      }
    }
    guard let operated = live.operated(control.element, asIfShown: false) else {
      return note("not on a screen")
    }
    do {
      let outcome = try operated.perform(operation(of: control))
      if isNil {
        let search = operated.search(for: ActionSelector(action.selector)).search
        if let target = search.target {
          tally.answered[target, default: 0] += 1
        } else if outcome.obstacleReason == .disabled {
          tally.disabled += 1
        } else if let reason = outcome.obstacleReason {
          note(reason.rawValue)
        } else {
          tally.lost += 1
        }
        return
      }
      if let reason = outcome.obstacleReason { return note(reason.rawValue + " " + (outcome.obstacle ?? "").suffix(60)) }
      let isSent = outcome.record.searches.contains {
        $0.action == action.selector && $0.target != nil
      }
      if isSent { tally.sent += 1 } else { note("not sent \(outcome.note ?? "")") }
    } catch {
      note("refused")
    }
  }

  /// The operation that sends the action of a control.
  private func operation(of control: InterfaceControl) -> ScreenOperation {
    switch control.elementName {
    case "slider": .increment
    case "textField", "secureTextField", "searchField", "comboBox", "tokenField":
      control.cell?.isEditable == true ? .type(.init("x", pressesReturn: true)) : .tap
    case "popUpButton":
      .choose([control.cell?.menuItems?.first { !MenuItemContent($0).isSeparator && MenuItemContent($0).hidden == nil }
        .flatMap { MenuItemContent($0).title } ?? ""])
    default: .tap
    }
  }
}
