import Accessibility
import Diagnostics
import InterfaceBuilder
import InterfaceLoader
import Localize
import Presenters
import ResponderKit
import TextFormats

/// Plays the steps of a scenario on the screen of a live document.
@MainActor
package struct ScenarioPlayer {
  /// Shows the screen anew in a language, or on a device; nil for what stays as it is.
  package typealias Restart =
    @MainActor (LanguageTag?, Device?) throws(OperationRefusal) -> LiveScreen

  private(set) var screen: LiveScreen
  private let restart: Restart?
  /// Indicates whether the app delegate performs the actions that nothing else performs.
  private let assumesAnswers: Bool
  /// The titles of the first language, in this one.
  private let titles: [String: String]
  private var readerOfScreen: VirtualReader?
  /// The object of the step before, whose window shows what came.
  private var former: (any OperatedObject)?
  /// The outcome of the last operation; nil after another step.
  private(set) var outcome: OperationOutcome?

  /// Creates the player of a screen; without a closure that shows it anew, its language and device stay.
  ///
  /// If answers are assumed, the app delegate performs the actions that nothing else performs. Titles that are
  /// chosen are looked up among those of another language first.
  package init(
    _ screen: LiveScreen, assumesAnswers: Bool = false, titles: [String: String] = [:],
    restart: Restart? = nil
  ) {
    (self.screen, self.assumesAnswers, self.titles) = (screen, assumesAnswers, titles)
    self.restart = restart
  }

  /// Makes a step, and returns what happened.
  ///
  /// An object that does not have the name in this language is found by its id.
  package mutating func play(_ action: ScenarioAction, id: String? = nil) -> PlayedStep {
    outcome = nil
    do throws(OperationRefusal) {
      switch action {
      case .operate(let operation, let target):
        return try operate(operation.withTitles(titles), try object(target, id: id))
      case .read(let target): return try read(target, id: id)
      case .look:
        var step = PlayedStep()
        step.screen = elements
        return step
      case .reader(let command): return try read(command)
      case .screen(let name): return try show(name)
      case .language(let tag): return try begin(tag, nil)
      case .device(let device): return try begin(nil, device)
      case .wait(let seconds): return try wait(seconds)
      }
    } catch {
      return PlayedStep(obstacle: error.problem)
    }
  }

  // MARK: Operations

  private func object(
    _ target: ScenarioTarget, id: String?
  ) throws(OperationRefusal) -> any OperatedObject {
    guard let place = target.place else { return try object(named: target.name, id: id) }
    let live = screen.document
    let element = live.document.root.descendants.first { element in
      element.id == target.name || element.id.map { "id:\($0)" } == target.name
        || live.object(id: element.id)?.accessibilityIdentifier.map { "#\($0)" } == target.name
    }
    guard let element else {
      throw OperationRefusal(
        "'\(brief(target.name))' is not in the document", "Rows are of an object with that id.")
    }
    return try live.operated(element, in: place)
  }

  private func object(named name: String, id: String?) throws(OperationRefusal)
    -> any OperatedObject
  {
    if let found = former?.another(named: name) { return found }
    do throws(OperationRefusal) {
      return try screen.operated(named: name)
    } catch {
      for other in [titles[name], id] {
        guard let other else { continue }
        if let found = former?.another(named: other) ?? (try? screen.operated(named: other)) {
          return found
        }
      }
      throw error
    }
  }

  private mutating func operate(
    _ operation: ScreenOperation, _ operated: any OperatedObject
  ) throws(OperationRefusal) -> PlayedStep {
    let assumed = assumesAnswers ? operated.assumeAnswers() : []
    let outcome = try operated.perform(operation)
    former = operated
    self.outcome = outcome
    var step = PlayedStep(obstacle: outcome.obstacle)
    step.id = operated.element?.id
    guard outcome.obstacle == nil else { return step }
    step.said = outcome.announcements.map { .init(texts: [.exact($0)]) }
    let answer = ControlAnswer(outcome, on: operated)
    step.record = assumed.map { "as if  \($0)" } + answer.record
    if outcome.isNewScreen { step.screen = elements }
    return step
  }

  /// The elements of the screen that is shown now, with what is said of each.
  private var elements: [Transcript.Element] {
    let live = screen.document
    return shownHierarchy.stops.map { stop in
      Transcript.Element(stop, text: live.announcement(of: stop.element).text)
    }
  }

  /// The hierarchy of the screen that is shown now.
  var shownHierarchy: AccessibilityHierarchy { former?.shownHierarchy ?? screen.hierarchy }

  // MARK: Screen readers

  private mutating func read(
    _ target: ScenarioTarget, id: String?
  ) throws(OperationRefusal) -> PlayedStep {
    let live = screen.document
    let stops = shownHierarchy.stops
    let found =
      stops.first { live.isNamed(target.name, $0) }
      ?? titles[target.name].flatMap { name in stops.first { live.isNamed(name, $0) } }
      ?? id.flatMap { id in stops.first { live.element(of: $0.object)?.id == id } }
    guard let found else {
      let said = stops.prefix(20).map { "“\(live.announcement(of: $0.element).text)”" }
      throw OperationRefusal(
        "'\(brief(target.name))' is not on the screen", "It has \(said.joined(separator: ", ")).")
    }
    var step = PlayedStep()
    step.id = live.element(of: found.object)?.id
    step.said = [.init(found, text: live.announcement(of: found.element).text)]
    if let reader = reader(makes: false) { reader.move(to: found.object) }
    return step
  }

  /// The reader that walks through the screen; nil if none does yet, unless it is made.
  private mutating func reader(makes: Bool) -> VirtualReader? {
    if readerOfScreen == nil, makes, let window = screen.uiKitWindow {
      let live = screen.document
      let reader = VirtualReader(window, language: live.language, screenReader: live.screenReader)
      reader.order = live.readingOrder
      readerOfScreen = reader
    }
    return readerOfScreen
  }

  private mutating func read(
    _ command: ScenarioAction.ReaderCommand
  ) throws(OperationRefusal) -> PlayedStep {
    guard let reader = reader(makes: true) else {
      throw OperationRefusal(
        "the cursor of a screen reader is not modeled in AppKit", "Use 'read' and a name.")
    }
    let before = reader.log.entries.count
    var step = PlayedStep()
    var isDone = true
    var problem: String?
    let record = InteractionRecord.during {
      do throws(ReaderError) {
        isDone = try reader.perform(command)
      } catch {
        problem = "\(error)"
      }
    }
    let log = SpokenLog(entries: Array(reader.log.entries.dropFirst(before)))
    step.said = log.texts.map { .init(texts: [.exact($0)]) }
    step.record = record.entries.isEmpty ? [] : record.rows.map { ControlAnswer.line($0) }
    if let problem { step.obstacle = problem }
    if !isDone, log.entries.isEmpty { step.obstacle = "the element does not answer to this" }
    return step
  }

  // MARK: Screens and time

  private mutating func show(_ name: String) throws(OperationRefusal) -> PlayedStep {
    guard let other = screen.document.screen(named: name) else {
      let titles = screen.document.screenTitles.compactMap { $0 }.map { "“\($0)”" }
      throw OperationRefusal(
        "the document has no screen '\(brief(name))'", "It has \(titles.joined(separator: ", ")).")
    }
    return show(other)
  }

  private mutating func show(_ other: LiveScreen) -> PlayedStep {
    (screen, former, readerOfScreen) = (other, nil, nil)
    var step = PlayedStep()
    step.screen = elements
    return step
  }

  private mutating func begin(
    _ language: LanguageTag?, _ device: Device?
  ) throws(OperationRefusal) -> PlayedStep {
    guard let restart else {
      throw OperationRefusal(
        "the screen of a test keeps its language and its device", "Make another screen.")
    }
    return show(try restart(language, device))
  }

  private func wait(_ seconds: Double) throws(OperationRefusal) -> PlayedStep {
    var step = PlayedStep()
    guard let window = screen.uiKitWindow else { return step }
    let record = InteractionRecord.during { TouchDriver(in: window).wait(seconds) }
    step.record = record.entries.isEmpty ? [] : record.rows.map { ControlAnswer.line($0) }
    return step
  }
}

extension VirtualReader {
  /// Moves the cursor to an object that is on the screen.
  fileprivate func move(to object: Responder) {
    let hierarchy = hierarchy
    guard let stop = hierarchy.stop(of: object) else { return }
    perform { move(to: stop, in: hierarchy) }
  }

  /// Makes a command of a scenario; returns whether something was done.
  fileprivate func perform(
    _ command: ScenarioAction.ReaderCommand
  ) throws(ReaderError) -> Bool {
    switch command {
    case .next: next()
    case .previous: previous()
    case .activate: activate()
    case .increment: increment()
    case .decrement: decrement()
    case .escape: escape()
    case .magicTap: magicTap()
    case .scroll(let direction): scroll(direction.accessibility)
    case .perform(let name): try perform(action: name)
    }
  }
}

extension ScreenOperation {
  /// Returns the operation with the titles that it chooses in another language.
  fileprivate func withTitles(_ titles: [String: String]) -> ScreenOperation {
    func translated(_ path: String) -> String {
      titles[path]
        ?? path.split(separator: "/", omittingEmptySubsequences: false)
        .map { titles[String($0)] ?? String($0) }.joined(separator: "/")
    }
    switch self {
    case .choose(let path): return .choose(path.map(translated))
    case .rightClick(let path): return .rightClick(path.map(translated))
    default: return self
    }
  }
}

extension ScenarioAction.ScrollDirection {
  fileprivate var accessibility: AccessibilityScrollDirection {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}
