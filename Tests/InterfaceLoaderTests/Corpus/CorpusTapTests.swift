import ControlCore
import Foundation
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import TestSupport
import Testing

/// How the taps ended; the figures belong to the corpus as it is.
private struct Tally: Equatable {
  var taps = 0
  /// Those that hit the control, or something in it.
  var arrived = 0
  /// Those that no view got.
  var missed = 0
  /// Those that another view got, in front of the control or around it.
  var covered = 0
  /// The actions that were sent, and how many nobody could perform.
  var actions = 0
  var lost = 0
}

@MainActor
@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not there"))
struct CorpusTapTests {
  @Test func `a tap on every button and switch is recorded to its end`() {
    var tally = Tally()
    for (_, document) in Corpus.documents {
      for control in document.controls
      where control.kind == .control && ["button", "switch"].contains(control.elementName) {
        tap(control, of: document, &tally)
      }
    }
    #expect(
      tally
        == Tally(taps: 335, arrived: 289, missed: 1, covered: 45, actions: 156, lost: 0))
  }

  @Test func `what keeps taps from the controls of real documents is one of the stored reasons`() {
    var reasons: [String: Int] = [:]
    for (_, document) in Corpus.documents {
      for control in document.controls where control.kind == .control {
        let loader = InterfaceLoader.withPlaceholders()
        let live = LiveDocument(DocumentVersion(document), loader: loader)
        guard let object = live.interface.object(for: control.element) as? Control else {
          Issue.record("\(document.path): \(control.id ?? "") is not loaded")
          continue
        }
        let window = live.window(showing: object)
        object.scrollIntoView()
        reasons[object.tapObstacle(in: window)?.reason.rawValue ?? "reached", default: 0] += 1
      }
    }
    #expect(
      reasons == [
        "reached": 413, "covered": 26, "hidden": 13, "noExtent": 4, "transparent": 4,
        "interactionDisabled": 3, "disabled": 1,
      ])
  }

  private func tap(
    _ control: InterfaceControl, of document: InterfaceDocument, _ tally: inout Tally
  ) {
    let loader = InterfaceLoader()
    loader.makesPlaceholders = true
    let interface = loader.load(document)
    guard let live = interface.object(for: control.element) as? Control else {
      Issue.record("\(document.path): \(control.id ?? "") is not loaded")
      return
    }
    let application = Application()
    let window = interface.makeWindow(showing: live, in: application)
    let driver = TouchDriver(in: window)
    live.scrollIntoView()
    let hit = window.hitTest(live.convert(live.bounds.center, to: nil), with: nil)
    let record = InteractionRecord.during { driver.tap(live) }
    tally.taps += 1
    switch hit {
    case nil: tally.missed += 1
    case let hit? where hit.isDescendant(of: live):
      tally.arrived += 1
      #expect(!live.isEnabled || record.events.contains(.touchUpInside), "\(record)")
    default: tally.covered += 1
    }
    tally.actions += record.searches.count
    tally.lost += record.searches.count { $0.target == nil }
    #expect(record.hitTests.count == 1)
    #expect(!live.isTracking && !live.isHighlighted)
  }
}
