import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import TestSupport
import Testing

/// Why the actions of real documents are not sent, with and without what code may show and enable.
private struct Tally: Equatable {
  var actions = 0
  var sent = 0
  /// The others, by the reason.
  var reasons: [String: Int] = [:]
}

private let stored = Tally(
  actions: 366, sent: 279,
  reasons: [
    "covered": 54, "disabled": 10, "hidden": 12, "not on a screen": 5, "transparent": 4,
    "the target is in another scene": 2,
  ])
private let storedAsIfShown = Tally(
  actions: 366, sent: 301,
  reasons: [
    "covered": 57, "not on a screen": 5, "outside": 1, "the target is in another scene": 2,
  ])

@MainActor
@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not there"))
struct CorpusActionTests {
  @Test func `every action of UIKit is sent, or the reason is one of the stored ones`() {
    #expect(tally(asIfShown: false) == stored)
  }

  @Test func `more actions are sent as if code had shown and enabled what is hidden`() {
    #expect(tally(asIfShown: true) == storedAsIfShown)
  }

  private func tally(asIfShown: Bool) -> Tally {
    var tally = Tally()
    for (_, document) in Corpus.documents {
      for control in document.controls {
        for action in control.actions {
          tally.actions += 1
          guard let reason = reason(action, of: control, in: document, asIfShown) else {
            tally.sent += 1
            continue
          }
          tally.reasons[reason, default: 0] += 1
        }
      }
    }
    return tally
  }

  /// Operates a control in the way that its action is for; returns why it is not sent.
  private func reason(
    _ action: Connection, of control: InterfaceControl, in document: InterfaceDocument,
    _ asIfShown: Bool
  ) -> String? {
    let live = LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
    guard
      let operated = live.operated(control.element, asIfShown: asIfShown)
    else { return "not on a screen" }
    do {
      let outcome = try operated.perform(operation(of: control))
      if let reason = outcome.obstacleReason { return reason.rawValue }
      if action.crossesScenes { return "the target is in another scene" }
      let isSent = outcome.record.searches.contains {
        $0.action == action.selector && $0.target != nil
      }
      return isSent ? nil : "another event: \(action.eventType ?? "none")"
    } catch {
      return "refused"
    }
  }

  /// The operation that changes the value of a control; a tap for one without a value.
  private func operation(of control: InterfaceControl) -> ScreenOperation {
    switch control.elementName {
    case "slider":
      .set("\(SliderContent(control.element).bounded.range.upperBound * 0.3)")
    case "stepper", "pageControl": .increment
    case "segmentedControl":
      .choose([
        SegmentedControlContent(control.element).selectedSegmentIndex == 1
          ? "segment 1" : "segment 2"
      ])
    case "textField", "searchBar", "textView": .type(.init("x", pressesReturn: true))
    case "datePicker": .pick("2026-11-20")
    case "colorWell": .set("#112233")
    case "refreshControl": .pull
    default: .tap
    }
  }
}
