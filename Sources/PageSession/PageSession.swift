import Accessibility
import ControlTesting
package import InterfaceLoader
import Localize
import Presenters
import ResponderKit

/// A live screen as a page shows it, and the steps that its user has made.
///
/// Every input is a step of a scenario, so that what was done can be saved and played again. All pages of a session
/// show the same. Main actor only.
@MainActor
package final class PageSession {
  let source: any PageSource
  /// The document, the screen and the settings at the start.
  private(set) var start: (document: Int, screen: Int) = (0, 0)
  private(set) var settings = PageSettings()
  private(set) var document: PageDocument
  private(set) var player: ScenarioPlayer
  /// The steps, also those that were taken back.
  private(set) var steps: [String] = []
  /// The texts of the document, by key, in the language of the names in each step, and the id of its object.
  private var origins: [(titles: [String: String], id: String?)] = []
  /// The results of the steps that were made.
  private(set) var played: [PlayedStep] = []
  /// The markup of the steps that were made.
  private(set) var playedItems: [String] = []
  /// The reason that the last input did nothing; nil for none.
  var problem: String?
  /// The object in the focus of the page.
  var focused: ObjectIdentifier?
  /// The numbers in the ids of the objects that are shown, and the last one that was given.
  var keys: [ObjectIdentifier: Int] = [:]
  var lastKey = 0
  /// The elements that a screen reader finds on the screen that was shown last.
  var shownStops: [AccessibilityHierarchy.Stop] = []
  /// The elements that were shown last, with their markup, by the objects.
  var shownElements: [ObjectIdentifier: ShownElement] = [:]
  var drawing = LiveDrawing()
  /// The remarks on the screens of the document; nil where they are not known yet.
  var remarks: PageRemarks?
  var content = PageContent()
  private(set) var number = 0
  /// The number of the patch since which the objects are those that are shown.
  private(set) var beginning = 0
  private var hasBegun = false

  /// Shows the first screen of the first document that has one; throws if there is none.
  package init(_ source: any PageSource) throws(OperationRefusal) {
    self.source = source
    settings = source.settings
    var problem = OperationRefusal("the document has no screen", "Name another one.")
    for number in source.titles.indices {
      do throws(OperationRefusal) {
        let made = try source.live(number, settings)
        guard made.live.screenCount > 0 else { continue }
        (document, start) = (made, (number, 0))
        player = Self.player(of: made.live.screen(at: 0), made, source, start, settings)
        content = rendered
        return
      } catch {
        problem = error
      }
    }
    throw problem
  }

  /// Returns the remarks on what is shown.
  func remarks(on stops: [AccessibilityHierarchy.Stop]) -> [String] {
    // Nothing of a window of code is in a document.
    if isOfCode { return stops.isEmpty ? [PageRemarks.nothingIsRead] : [] }
    if remarks == nil, let other = try? source.live(start.document, settings) {
      remarks = PageRemarks(other.live)
    }
    return remarks?.lines(
      on: stops, in: player.screen.document, ofScreen: start.screen) ?? []
  }

  /// The choices of the settings.
  var choices: PageChoices {
    var choices = source.choices(of: start.document)
    // A Mac's screen is on no device.
    if player.screen.uiKitWindow == nil { (choices.devices, choices.textSizes) = ([], []) }
    return choices
  }

  /// All that a page shows, for one that is empty.
  package var whole: PagePatch { PagePatch(number, from: nil, to: content) }

  /// Does what a user has done; returns what changes on the pages, nil for nothing.
  package func take(_ input: PageInput) -> PagePatch? {
    problem = nil
    hasBegun = false
    do throws(OperationRefusal) {
      try perform(input)
    } catch {
      problem = "\(error)"
    }
    let patch = patch { if input.act == .focus { showFacts() } else { content = rendered } }
    if hasBegun { beginning = number }
    return patch
  }

  /// Shows what has changed without an input; returns what changes on the pages, nil for nothing.
  package func update() -> PagePatch? { patch { content = rendered } }

  private func patch(_ change: () -> Void) -> PagePatch? {
    let old = content
    change()
    let patch = PagePatch(number + 1, from: old, to: content)
    guard !patch.isEmpty(after: old) else { return nil }
    number += 1
    return patch
  }

  // MARK: Steps

  /// Makes a step; the steps that were taken back are forgotten.
  func make(_ step: String) throws(OperationRefusal) {
    steps.removeSubrange(played.count...)
    origins.removeSubrange(min(played.count, origins.count)...)
    steps.append(step)
    origins.append((document.titles, nil))
    try makeNext()
    if let obstacle = played.last?.obstacle {
      problem = [obstacle, played.last?.remedy].compactMap(\.self).joined(separator: ". ")
    }
  }

  /// Makes the step that follows those that were made.
  func makeNext() throws(OperationRefusal) {
    guard played.count < steps.count else { return }
    let step = steps[played.count]
    guard !step.contains(where: \.isNewline),
      let scenario = try? Scenario(reading: "> \(step)"), scenario.steps.count == 1,
      let action = scenario.steps.first?.action
    else {
      steps.remove(at: played.count)
      origins.remove(at: played.count)
      throw OperationRefusal("this cannot be written as a step", "Do it in another way.")
    }
    let origin = origins[played.count]
    player.titles = origin.titles
    played.append(play(action, id: origin.id))
    if origin.id == nil { origins[played.count - 1].id = played.last?.id }
    playedItems.append(stepItem(played.count - 1))
  }

  /// Plays a step on a screen that the page has read.
  private func play(_ action: ScenarioAction, id: String?) -> PlayedStep {
    // Code of a program may have changed its window meanwhile.
    guard !isOfCode, let screens = player.screen.document.uiKitScreens else {
      return player.play(action, id: id)
    }
    screens.looksInLastHierarchy = true
    defer {
      screens.looksInLastHierarchy = false
      screens.forgetHierarchy()
    }
    return player.play(action, id: id)
  }

  /// Indicates whether the screen is a window that a program has made.
  var isOfCode: Bool { if case .window = document.origin { true } else { false } }

  /// Begins anew, and makes a number of the steps again.
  func begin(making count: Int) throws(OperationRefusal) {
    let made = try source.live(start.document, settings)
    guard start.screen < made.live.screenCount else {
      throw OperationRefusal("the screen is not there", "Choose another one.")
    }
    // A window of code gets its own style back.
    document.live.isDark = false
    (document, hasBegun) = (made, true)
    document.live.isDark = settings.isDark
    let screen = document.live.screen(at: start.screen)
    player = Self.player(of: screen, document, source, start, settings)
    (keys, lastKey, shownElements, focused) = ([:], 0, [:], nil)
    // What was done in a window that cannot be made anew stays done.
    guard source.canBeginAgain else { return }
    (played, playedItems) = ([], [])
    for _ in 0..<min(count, steps.count) { try makeNext() }
  }

  /// Begins on another screen, without steps.
  func begin(document: Int, screen: Int) throws(OperationRefusal) {
    let former = (start, steps, origins)
    if document != start.document { remarks = nil }
    (start, steps, origins) = ((document, screen), [], [])
    do throws(OperationRefusal) {
      try begin(making: 0)
    } catch {
      (start, steps, origins) = former
      remarks = nil
      throw error
    }
  }

  /// Changes the settings, and makes the steps again.
  func change(_ change: (inout PageSettings) -> Void) throws(OperationRefusal) {
    let former = settings
    change(&settings)
    remarks = nil
    do throws(OperationRefusal) {
      try begin(making: played.count)
    } catch {
      settings = former
      throw error
    }
  }

  private static func player(
    of screen: LiveScreen, _ document: PageDocument, _ source: any PageSource,
    _ start: (document: Int, screen: Int), _ settings: PageSettings
  ) -> ScenarioPlayer {
    ScenarioPlayer(screen, assumesAnswers: document.assumesAnswers, titles: document.titles) {
      (language, device, name) throws(OperationRefusal) in
      var settings = settings
      if let language { settings.language = language }
      if let device { settings.device = device.name }
      let document = try source.live(start.document, settings)
      document.live.isDark = settings.isDark
      guard let screen = document.live.screen(named: name) else {
        throw OperationRefusal("the screen is not there", "Name another one.")
      }
      return screen
    }
  }
}
