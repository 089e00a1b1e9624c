import Accessibility
import Diagnostics
package import Graphics
import InterfaceBuilder
import InterfaceLoader
import Localize
import Presenters
package import ResponderKit
import TextFormats

/// Plays the steps of a scenario on the screen of a live document.
@MainActor
package struct ScenarioPlayer {
  /// Shows a screen with a name anew in a language, or on a device; nil for what stays as it is.
  package typealias Restart =
    @MainActor (LanguageTag?, Device?, String?) throws(OperationRefusal) -> LiveScreen

  package private(set) var screen: LiveScreen
  private let restart: Restart?
  /// Indicates whether the app delegate performs the actions that nothing else performs.
  private let assumesAnswers: Bool
  /// The texts of the document in the language of the scenario's titles, by key.
  package var titles: [String: String]
  var readerOfScreen: VirtualReader?
  /// The object of the step before, whose window shows what came.
  private var former: (any OperatedObject)?
  /// The screen of the window of a Mac that an operation has brought to the front; nil for the one before.
  private var front: LiveScreen?
  /// The outcome of the last operation; nil after another step.
  private(set) var outcome: OperationOutcome?

  /// Creates the player of a screen; without a closure that shows it anew, its language and device stay.
  ///
  /// If answers are assumed, the app delegate performs the actions that nothing else performs. Titles and names
  /// are those of the texts that are given by key, and are looked up in the language of the screen.
  package init(
    _ screen: LiveScreen, assumesAnswers: Bool = false, titles: [String: String] = [:],
    restart: Restart? = nil
  ) {
    (self.screen, self.assumesAnswers, self.titles) = (screen, assumesAnswers, titles)
    self.restart = restart
  }

  /// Makes a step, and returns what happened.
  ///
  /// In another language than that of the names an object is found by the id that it had there.
  package mutating func play(_ action: ScenarioAction, id: String? = nil) -> PlayedStep {
    outcome = nil
    do throws(OperationRefusal) {
      switch action {
      case .operate(let operation, let target):
        let object = try object(target, id: id)
        return try operate(
          operation.withTitles { title($0, inside: object.element?.id) }, object)
      case .make(let target, let state): return try make(target, state, id: id)
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
      return PlayedStep(
        obstacle: error.problem, remedy: error.remedy.isEmpty ? nil : error.remedy)
    }
  }

  // MARK: Operations

  private func object(
    _ target: ScenarioTarget, id: String?
  ) throws(OperationRefusal) -> any OperatedObject {
    if let number = target.element { return try object(at: number) }
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

  /// Returns the object of the element with a number in reading order, from 1.
  private func object(at number: Int) throws(OperationRefusal) -> any OperatedObject {
    let stops = shownHierarchy.stops
    guard number <= stops.count, let object = screen.operated(stops[number - 1]) else {
      throw OperationRefusal(
        "there is no element \(number) on the screen", "It has \(amount(stops.count, "element")).")
    }
    return object
  }

  private func object(named name: String, id: String?) throws(OperationRefusal)
    -> any OperatedObject
  {
    for other in names(for: name, id: id) {
      if let found = former?.another(named: other) ?? (try? screen.operated(named: other)) {
        return found
      }
    }
    throw missing(name)
  }

  /// Returns the refusal of a name that nothing on the screen has, with those that are like it.
  func missing(_ name: String) -> OperationRefusal {
    let live = screen.document
    let stops = shownHierarchy.stops
    let known = stops.flatMap { stop in
      [
        live.element(of: stop.object)?.id, stop.element.identifier.map { "#\($0)" },
        stop.element.label,
      ]
      .compactMap(\.self)
    }
    let near = Diagnostics.names(near: name, among: Set(known), atMost: max(1, name.count / 3)).map
    { "'\(brief($0))'" }
    let said = stops.prefix(20).map { "“\(brief(live.announcement(of: $0.element).text))”" }
    return OperationRefusal(
      "'\(brief(name))' is not on the screen",
      !near.isEmpty
        ? "Did you mean \(near.joined(separator: " or "))?"
        : said.isEmpty ? "Nothing is said there." : "It has \(said.joined(separator: ", ")).")
  }

  /// Returns the names under which an object is looked for, the surest one first.
  func names(for name: String, id: String?) -> [String] {
    let live = screen.document
    // Rows and parts of controls share an id.
    let isOnly = id.map { id in
      shownHierarchy.stops.count { live.element(of: $0.object)?.id == id } < 2
    }
    let first = name.hasPrefix("#") || isOnly != true ? nil : id
    let translated = title(name, inside: nil)
    return [first, translated == name ? nil : translated, name, id].compactMap(\.self)
  }

  /// Returns a text of the document in the language of the screen: that of an object if it has one.
  private func title(_ text: String, inside id: String?) -> String {
    let found = (screen.document.texts ?? []).filter { titles[$0.original.key] == text }
    let own = found.first { text in
      sequence(first: text.original.object, next: \.parent).contains { $0.id == id }
    }
    return (id == nil ? found.first : own ?? found.first)?.value ?? text
  }

  private mutating func operate(
    _ operation: ScreenOperation, _ operated: any OperatedObject
  ) throws(OperationRefusal) -> PlayedStep {
    let assumed = assumesAnswers ? operated.assumeAnswers() : []
    let outcome = try operated.perform(operation, spelled: .scenario)
    former = operated
    self.outcome = outcome
    var step = PlayedStep(obstacle: outcome.obstacle)
    step.id = operated.element?.id
    guard outcome.obstacle == nil else { return step }
    // A menu stays where a window comes.
    let isNewScreen = outcome.isNewScreen && !screen.isMenu
    if isNewScreen, let other = screen.document.screenOfKeyWindow { front = other }
    step.said = outcome.announcements.map { .init(texts: [.exact($0)]) }
    let answer = ControlAnswer(outcome, on: operated)
    step.record = assumed.map { "as if  \($0)" } + answer.record
    if isNewScreen { step.screen = elements }
    return step
  }

  /// The elements of the screen that is shown now, with what is said of each.
  var elements: [Transcript.Element] {
    let live = screen.document
    return shownHierarchy.stops.map { stop in
      Transcript.Element(stop, text: live.announcement(of: stop.element).text)
    }
  }

  /// The hierarchy of the screen that is shown now.
  package var shownHierarchy: AccessibilityHierarchy {
    if screen.uiKitWindow == nil { return (front ?? screen).hierarchy }
    return former?.shownHierarchy ?? screen.shownHierarchy
  }

  /// The shapes of the screen that is shown now.
  package var shownDrawing: ScreenDrawing { front?.drawing ?? screen.shownDrawing }

  // MARK: Screens and time

  private mutating func show(_ name: String) throws(OperationRefusal) -> PlayedStep {
    // What was presented stays in front of the others.
    screen.uiKitWindow?.rootViewController?.dismiss(animated: false)
    guard let other = screen.document.screen(named: name) else {
      let titles = screen.document.screenTitles.compactMap { $0 }.map { "“\($0)”" }
      throw OperationRefusal(
        "the document has no screen '\(brief(name))'", "It has \(titles.joined(separator: ", ")).")
    }
    return show(other)
  }

  private mutating func show(_ other: LiveScreen) -> PlayedStep {
    (screen, former, front, readerOfScreen) = (other, nil, nil, nil)
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
    guard device == nil || screen.uiKitWindow != nil else {
      throw OperationRefusal("a screen of a Mac is on no device", "Leave out the step.")
    }
    let live = screen.document
    let place = live.interface.screens.firstIndex { $0.root === screen.loaded.root }
    return show(try restart(language, device, place.flatMap { live.screenName(ofScreen: $0) }))
  }

  private func wait(_ seconds: Double) throws(OperationRefusal) -> PlayedStep {
    var step = PlayedStep()
    guard let window = screen.uiKitWindow else { return step }
    let record = InteractionRecord.during { TouchDriver(in: window).wait(seconds) }
    step.record = record.entries.isEmpty ? [] : record.rows.map { ControlAnswer.line($0) }
    return step
  }
}

extension OperationSpelling {
  /// The steps of scenarios.
  fileprivate static let scenario = OperationSpelling(
    title: "title", nothingFits: "Leave out the step."
  ) { kind in
    switch kind {
    case .taps: "'tap'"
    case .rightClick: "'right-click'"
    case .keys: "'key'"
    default: "'\(kind.rawValue)'"
    }
  }
}

extension ScreenOperation {
  /// Returns the operation with its titles in another language.
  fileprivate func withTitles(_ translated: (String) -> String) -> ScreenOperation {
    func whole(_ path: String) -> String {
      let title = translated(path)
      guard title == path else { return title }
      return path.split(separator: "/", omittingEmptySubsequences: false)
        .map { translated(String($0)) }.joined(separator: "/")
    }
    switch self {
    case .choose(let path): return .choose(path.map(whole))
    case .rightClick(let path): return .rightClick(path.map(whole))
    default: return self
    }
  }
}
