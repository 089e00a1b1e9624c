import Gestures
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import TextControls
import TestSupport
import Testing

@MainActor
@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not there"))
struct CorpusGestureTests {
  @Test func `each recognizer sends its actions to their targets, or the obstacle is named`()
    throws
  {
    let known = try Corpus.actions(of: "gestureRecognizer")
    var outcomes: [String: Int] = [:]
    var (recognizers, actions) = (0, 0)
    for (path, document) in Corpus.documents {
      let ids = InterfaceLoader.forReading().load(document).gestureRecognizers.keys.sorted()
      for id in ids {
        let live = LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
        let recognizer = try #require(live.interface.gestureRecognizers[id])
        let expected = known[path]?[id] ?? []
        let outcome = perform(recognizer, of: live, expected)
        outcomes[outcome, default: 0] += 1
        recognizers += 1
        actions += expected.count
      }
    }
    #expect(recognizers == 39)
    #expect(actions == 37)
    #expect(known.values.map(\.count).reduce(0, +) == 37, "each with one action")
    #expect(
      outcomes == [
        "action": 18, "segue": 2, "noView": 3, "hidden": 2, "covered": 13, "kept by a field": 1,
      ])
  }

  /// Makes the gesture of a recognizer on its view; returns what came of it.
  private func perform(
    _ recognizer: GestureRecognizer, of live: LiveDocument, _ expected: [Corpus.KnownAction]
  ) -> String {
    guard let view = recognizer.view else { return "noView" }
    let window = live.window(showing: view)
    view.scrollIntoView()
    let obstacle = view.touchObstacle(in: window)
    let driver = TouchDriver(in: window)
    let record = InteractionRecord.during {
      driver.make(recognizer, on: view)
      driver.waitForGestures()
    }
    let states = record.sentStates(of: recognizer.recordName)
    // A long press sends its actions when it begins and when it ends.
    let whole: [GestureRecognizer.State] =
      recognizer is LongPressGestureRecognizer ? [.began, .ended] : [.ended]
    // The field in the middle of a view keeps the tap.
    let isKept = obstacle == nil && window.hitTest(view.middle, with: nil) is TextField
    #expect(states == (obstacle == nil && !isKept ? whole : []), "\(record)")
    if isKept { return "kept by a field" }
    if let obstacle { return obstacle.reason.rawValue }
    for action in expected {
      let searches = record.searches.filter { $0.action == action.selector }
      #expect(searches.map(\.target) == states.map { _ in action.target }, "\(record)")
    }
    if states.isEmpty { return "not recognized" }
    return expected.isEmpty ? record.hasSegue ? "segue" : "nothing" : "action"
  }
}

extension TouchDriver {
  /// Makes the gesture that a recognizer needs in the middle of a view.
  fileprivate func make(_ recognizer: GestureRecognizer, on view: View) {
    switch recognizer {
    case let tap as TapGestureRecognizer:
      self.tap(view, count: tap.numberOfTapsRequired, fingers: tap.numberOfTouchesRequired)
    case let press as LongPressGestureRecognizer:
      let points = sideBySide(press.numberOfTouchesRequired, at: view.middle)
      for (finger, point) in points.enumerated() { touchDown(at: point, finger: finger) }
      wait(press.minimumPressDuration + 0.1)
      for finger in points.indices { touchUp(finger: finger) }
    case let swipe as SwipeGestureRecognizer:
      self.swipe(view, swipe.direction, fingers: swipe.numberOfTouchesRequired)
    default: Issue.record("the corpus has no \(Swift.type(of: recognizer))")
    }
  }
}

extension InteractionRecord {
  /// The states for which a recognizer sent its actions.
  fileprivate func sentStates(of recognizer: String) -> [GestureRecognizer.State] {
    entries.compactMap { entry in
      guard case .gesture(recognizer, .sends(let state, handlers: _)) = entry.step else {
        return nil
      }
      return state
    }
  }

  /// Whether a segue would be performed.
  fileprivate var hasSegue: Bool {
    entries.contains { entry in
      if case .closure(_, let title) = entry.step { title.hasPrefix("segue") } else { false }
    }
  }
}
