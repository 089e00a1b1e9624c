import ControlCore
import ControlValues
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import TestSupport
import Testing
import ValueControls

/// The elements of the controls that have a value, with the events that each may send while it is
/// operated once.
private let allowed: [String: ControlEvents] = [
  "slider": [.allTouchEvents, .valueChanged],
  "switch": [.touchDown, .touchUpInside, .valueChanged, .primaryActionTriggered],
  "stepper": .valueChanged, "segmentedControl": [.valueChanged, .primaryActionTriggered],
  "pageControl": .valueChanged, "refreshControl": .valueChanged,
]

@MainActor
@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not there"))
struct CorpusValueTests {
  @Test func `each control with a value is operated to another one, or the obstacle is named`()
    throws
  {
    var outcomes: [String: [String: Int]] = [:]
    for (_, document) in Corpus.documents {
      for control in document.controls where control.kind == .control {
        guard let events = allowed[control.elementName] else { continue }
        let live = LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
        let object = try #require(live.interface.object(for: control.element) as? Control)
        let outcome = operate(object, in: live.window(showing: object), allowed: events)
        outcomes[control.elementName, default: [:]][outcome, default: 0] += 1
      }
    }
    #expect(
      outcomes == [
        "switch": ["operated": 56], "segmentedControl": ["operated": 12, "covered": 1],
        "stepper": ["operated": 8], "slider": ["operated": 7], "pageControl": ["operated": 2],
        "refreshControl": ["disabled": 2],
      ])
  }

  /// Operates a control once to another value; returns how that went.
  private func operate(
    _ control: Control, in window: Window, allowed: ControlEvents
  ) -> String {
    control.scrollIntoView()
    let driver = TouchDriver(in: window)
    let before = control.shownValue
    let record = InteractionRecord.during { operate(control, with: driver) }
    let ownEvents = record.entries.compactMap { entry -> ControlEvents? in
      guard case .events(control.recordName, let events, _) = entry.step else { return nil }
      return events
    }
    for events in ownEvents { #expect(allowed.isSuperset(of: events), "\(record)") }
    let changes = ownEvents.count { $0 == .valueChanged }
    #expect(!control.isTracking && !control.isHighlighted)
    if control.shownValue != before {
      #expect(changes == 1, "\(record)")
      return "operated"
    }
    #expect(changes == 0, "\(record)")
    if control is RefreshControl { return control.isEnabled ? "not refreshed" : "disabled" }
    let obstacle = control.tapObstacle(in: window)
    return obstacle?.reason.rawValue ?? "nothing to choose"
  }

  private func operate(_ control: Control, with driver: TouchDriver) {
    switch control {
    case let slider as Slider:
      let middle = (slider.minimumValue + slider.maximumValue) / 2
      driver.drag(slider, to: slider.value < middle ? slider.maximumValue : slider.minimumValue)
    case let stepper as Stepper:
      if stepper.value < stepper.maximumValue {
        driver.holdIncrement(stepper)
      } else {
        driver.holdDecrement(stepper)
      }
    case let segments as SegmentedControl:
      let other = (0..<segments.numberOfSegments).first {
        $0 != segments.selectedSegmentIndex && segments.isEnabledForSegment(at: $0)
      }
      if let other {
        driver.tap(at: segments.convert(segments.rect(ofSegment: other).center, to: nil))
      }
    case let pages as PageControl:
      driver.scrub(pages, to: pages.currentPage == 0 ? 1 : pages.currentPage - 1)
    case is RefreshControl:
      if let view = control.superview as? ScrollView { driver.pullToRefresh(view) }
    default: driver.tap(control)
    }
  }
}

extension Control {
  /// The value, for comparison.
  fileprivate var shownValue: String {
    switch self {
    case let slider as Slider: "\(slider.value)"
    case let stepper as Stepper: "\(stepper.value)"
    case let segments as SegmentedControl: "\(segments.selectedSegmentIndex)"
    case let pages as PageControl: "\(pages.currentPage)"
    case let control as Switch: "\(control.isOn)"
    case let control as RefreshControl: "\(control.isRefreshing)"
    default: ""
    }
  }
}
