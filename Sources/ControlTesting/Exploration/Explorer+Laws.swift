import Accessibility
import AppKitDialect
import ControlCore
import Diagnostics
import InterfaceLoader
import Lists
import Navigation
import Presenters
import ResponderKit

/// A broken law in a state or after a step, and the key by which it is known again.
struct ExploredSight {
  let key: String
  let finding: Diagnostic

  /// Creates the sight of a rule that a state breaks.
  init(_ finding: Diagnostic) {
    let subject = finding.subject
    let place = finding.start.map { "\($0.line):\($0.column)" } ?? ""
    key = [finding.id, place, subject?.object ?? "", subject?.property ?? ""].joined(separator: " ")
    self.finding = finding
  }

  /// Creates the sight of a law that an object of the document breaks.
  @MainActor
  init(_ law: ExploredLaw, id: String?, in live: LiveDocument, _ what: String, _ problem: String) {
    let element = id.flatMap { live.document.object(id: $0) }
    key = "\(law) \(id ?? "") \(what)"
    finding = Diagnostic(
      law.severity, id: law.rawValue, path: live.document.path, at: element?.position, problem,
      law.remedy)
  }
}

/// A play of steps from the start.
@MainActor
struct ExploredPlay {
  private(set) var player: ScenarioPlayer
  private(set) var steps: [String] = []
  private(set) var played: [PlayedStep] = []
  /// The name of the object that had the focus before the last step; nil for none.
  private var focusBefore: String?

  init(_ player: ScenarioPlayer) { self.player = player }

  /// Makes a step, which is written as in a scenario; returns whether it is one.
  @discardableResult
  mutating func make(_ step: String) -> Bool {
    guard let scenario = try? Scenario(reading: "> \(step)"),
      let action = scenario.steps.first?.action
    else { return false }
    focusBefore = focused
    steps.append(step)
    played.append(player.play(action))
    return true
  }

  /// Returns that another play of the same steps did something else; nil if it did not.
  func difference(from other: ExploredPlay) -> ExploredSight? {
    guard let place = zip(played, other.played).enumerated().first(where: { $1.0 != $1.1 })?.offset
    else { return nil }
    return .init(
      .differentRuns, id: played[place].id, in: live, "", "two runs of '\(steps[place])' differ")
  }

  /// Indicates whether the views of the screen are behind what was opened in front of them.
  var isBehindOthers: Bool {
    guard let window = player.screen.uiKitWindow else { return false }
    return window.presentedController != nil || window.hasModalView
  }

  private var live: LiveDocument { player.screen.document }

  /// Returns what the last step has broken.
  var brokenLaws: [ExploredSight] {
    guard let outcome = player.outcome, let played = played.last, let step = steps.last else {
      return []
    }
    var sights: [ExploredSight] = []
    for search in outcome.record.searches where search.isLost && !step.hasPrefix("key ") {
      sights.append(
        .init(
          .lostAction, id: played.id, in: live, search.action,
          "no responder performs \(search.action)"))
    }
    if outcome.change != nil, outcome.announcements.isEmpty, player.screen.uiKitWindow != nil,
      hasSpokenValue(played.id)
    {
      sights.append(
        .init(.silentChange, id: played.id, in: live, "", "the change of its value is not said"))
    }
    if let deadEnd { sights.append(deadEnd) }
    if step.hasPrefix("key Tab"), let before = focusBefore, focused == nil {
      sights.append(
        .init(.lostFocus, id: played.id, in: live, "", "Tab leads from \(before) to nothing"))
    }
    if step.hasPrefix("increment ") || step.hasPrefix("decrement "), let id = played.id,
      steps.count > 1, self.played.suffix(2).allSatisfy({ $0.id == id }),
      isUnchanged(by: steps.suffix(2))
    {
      sights.append(
        .init(
          .unchangeableValue, id: id, in: live, "",
          "neither a step up nor a step down changes its value"))
    }
    return sights
  }

  private func isUnchanged(by pair: ArraySlice<String>) -> Bool {
    let verbs = Set(pair.compactMap { $0.split(separator: " ").first })
    return verbs == ["increment", "decrement"]
      && played.suffix(2).allSatisfy { step in
        step.obstacle == nil && !step.record.contains { $0.hasPrefix("value  ") }
      }
  }

  /// Returns whether a screen reader says the value of an object; another one may show it.
  private func hasSpokenValue(_ id: String?) -> Bool {
    player.shownHierarchy.stops.contains {
      live.element(of: $0.object)?.id == id && $0.element.value != nil
    }
  }

  /// The name of what has the focus; nil for nothing.
  private var focused: String? {
    if let window = player.screen.uiKitWindow {
      return (TouchDriver(in: window).focusedItem as? Responder)?.recordName
    }
    let window = player.screen.loaded.root as? NSWindow
    return (window?.firstResponder as? NSView)?.recordName
  }

  /// Returns that a controller was presented which nothing on its screen leads away from.
  private var deadEnd: ExploredSight? {
    guard let window = player.screen.uiKitWindow, player.outcome?.isNewScreen == true,
      let shown = window.presentedController,
      shown.isModalInPresentation || shown.modalPresentationStyle.isFull,
      let view = shown.viewIfLoaded, !view.mayLeadAway
    else { return nil }
    let top = (shown as? NavigationController)?.topViewController ?? shown
    let id = live.element(of: top)?.id ?? live.element(of: shown)?.id
    return .init(
      .deadEnd, id: id, in: live, "",
      "\(top.recordName) is presented, and nothing on its screen leads away")
  }
}

extension View {
  /// Indicates whether a view in it is modal for a screen reader.
  fileprivate var hasModalView: Bool {
    subviews.contains { !$0.isHidden && ($0.accessibilityViewIsModal || $0.hasModalView) }
  }
}

extension Window {
  /// The controller in front of all others; nil if none is presented.
  fileprivate var presentedController: ViewController? {
    var front: ViewController?
    while let next = (front ?? rootViewController)?.presentedViewController { front = next }
    return front
  }
}

extension ModalPresentationStyle {
  /// Indicates whether no gesture of the user dismisses a controller.
  fileprivate var isFull: Bool {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
    default: false
    }
  }
}

extension View {
  /// Indicates whether a control with a handler, a row or a gesture recognizer is in the view: code may lead away.
  fileprivate var mayLeadAway: Bool {
    if isHidden { return false }
    if gestureRecognizers?.isEmpty == false || self is TableView || self is CollectionView {
      return true
    }
    if let control = self as? Control, control.isEnabled, control.targetText != nil { return true }
    return subviews.contains(where: \.mayLeadAway)
  }
}
