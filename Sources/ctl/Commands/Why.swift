import ArgumentParser
import InterfaceBuilder
import InterfaceLoader
import Presenters
import ResponderKit
import TextFormats

/// `ctl why`: whether a tap reaches a control and each of its actions reaches a method, and if not,
/// why.
struct Why: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Explains what a tap or a gesture does, or why it does nothing.",
    usage: "ctl why <path> <control> [options]",
    discussion: """
      The center is in the coordinates of the control's screen. A control that a scroll view does \
      not show is scrolled into view first.
      """)

  @OptionGroup var options: ControlOptions

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Explain another control beside it: its document and its name, or a name in the same document.",
      valueName: "path control"))
  var beside: [String] = []

  func validate() throws {
    guard beside.count <= 2 else {
      throw ValidationError("--beside takes a document and a control.")
    }
  }

  func run() throws {
    guard let control = beside.last else {
      return try options.answer(schema: "ctl.why/1") { WhyAnswer($0).answer }
    }
    var other = options
    other.control = control
    if beside.count == 2 { other.path = beside[0] }
    try compare(options, other)
  }

  /// Explains two controls beside each other, with what each says and everyone who is asked.
  private func compare(_ left: ControlOptions, _ right: ControlOptions) throws {
    let sides = try [left, right].map { side in
      try side.answers { WhyAnswer($0, isWhole: true).answer }
    }
    switch options.format {
    case .text:
      let presenter = SideBySide(style: Terminal.style)
      for (one, other) in zip(sides[0].answers, sides[1].answers) {
        let names = zip([left, right], sides).map {
          "\($0.control) (\($1.found.document.family.rawValue))"
        }
        try Terminal.write(
          presenter.present((names[0], names[1]), presenter.paired(one.1.rows, other.1.rows)))
      }
    case .json:
      let other = right.json("ctl.why/1", sides[1].found, sides[1].answers)
      guard case .object(var json) = left.json("ctl.why/1", sides[0].found, sides[0].answers)
      else { return }
      json["beside"] = other
      try Terminal.write(.object(json))
    }
    for side in sides { try side.found.end() }
    if sides.contains(where: { $0.answers.contains { !$0.1.isFine } }) { throw ExitStatus.findings }
  }
}

/// The answer about a tap on an object and its handlers.
@MainActor
private struct WhyAnswer {
  private var rows: [(left: String, right: String)] = []
  private var json: [String: JSONValue] = [:]
  private var handlers: [JSONValue] = []
  private let explanation: OperationExplanation

  /// Indicates whether all responders that are asked are shown, and what a screen reader says.
  private let isWhole: Bool

  init(_ operated: any OperatedObject, isWhole: Bool = false) {
    self.isWhole = isWhole
    explanation = operated.explanation
    addStimulus(to: operated)
    if isWhole { addSpeech(of: operated) }
    for handler in explanation.handlers { add(handler, isSegue: false) }
    if explanation.selectsTab { rows.append(("", "selects its tab")) }
    addProblems()
    addGestures()
    for handler in explanation.handlers { add(handler, isSegue: true) }
  }

  var answer: ControlAnswer {
    var (rows, json) = (rows, json)
    let isSilent =
      handlers.isEmpty && explanation.problems.isEmpty && explanation.gestures.isEmpty
    if isSilent, !explanation.opensMenu, !explanation.selectsTab {
      rows.append(("no action", "the document connects none; code may add some"))
    }
    json.set("handlers", handlers)
    return ControlAnswer(rows: rows, json: json, isFine: explanation.isFine)
  }

  private mutating func addStimulus(to operated: any OperatedObject) {
    let outcome = explanation.obstacle.map { "does nothing: \($0.text)" }
    rows.append((explanation.stimulus, outcome ?? "reaches \(explanation.reached)"))
    if let requirement = explanation.requirement {
      rows.append(("needs", requirement))
      json["requirement"] = .string(requirement)
    }
    for (name, text) in explanation.notes { rows.append((name, text)) }
    json.set("hosts", explanation.hosts.count > 1 ? explanation.hosts.map { .string($0) } : [])
    json.set("delegate", explanation.delegate)
    rows += operated.scrolling.summaries.map { ("", "after \($0)") }
    if let note = operated.note { rows.append(("", note)) }
    json.merge(operated.json(explanation.obstacle)) { first, _ in first }
    if explanation.opensMenu {
      rows.append(("", "opens its menu"))
      json["opensMenu"] = .bool(true)
    }
    if explanation.selectsTab { json["selectsTab"] = .bool(true) }
  }

  private mutating func addSpeech(of operated: any OperatedObject) {
    guard let element = operated.element,
      let control = operated.document.document.controls.first(where: { $0.element == element })
    else { return }
    let texts = operated.document.announcements(of: control).map(\.text)
    guard !texts.isEmpty else { return }
    rows.append(("says", texts.joined(separator: " · ")))
    json["says"] = JSONValue(texts)
  }

  private mutating func add(_ handler: OperationExplanation.Handler, isSegue: Bool) {
    switch handler {
    case .closure(let event, let title) where !isSegue: addClosure(event, title)
    case .segue(let place, let summary) where isSegue: addClosure(place, summary)
    case .action(let event, let name, let found) where !isSegue:
      rows.append((event, name))
      if found.asksFirstResponder {
        rows.append(("", "the first responder \(ActionSearch.firstResponderNote)"))
      }
      rows += lines(of: found.search).map { ("", $0) }
      handlers.append(
        .object([
          "events": .string(event),
          "search": found.search.json(asksFirstResponder: found.asksFirstResponder),
        ]))
    default: break
    }
  }

  private mutating func addClosure(_ event: String, _ title: String) {
    rows.append((event, "begins the \(title)"))
    handlers.append(.object(["events": .string(event), "closure": .string(title)]))
  }

  private mutating func addProblems() {
    json.set(
      "problems",
      explanation.problems.map { problem in
        var json: [String: JSONValue] = [
          "text": .string(problem.text), "isMistake": .bool(problem.isMistake),
        ]
        json.set("events", problem.event)
        return .object(json)
      })
    rows += explanation.problems.map { ($0.event ?? "", $0.text) }
  }

  private mutating func addGestures() {
    rows += explanation.gestures.map { ("gesture", "\($0.recognizer): \($0.requirement)") }
    json.set(
      "gestures",
      explanation.gestures.map { found in
        var gesture: [String: JSONValue] = [
          "recognizer": .string(found.recognizer), "requirement": .string(found.requirement),
        ]
        gesture.set("id", found.id)
        return .object(gesture)
      })
    guard let note = explanation.readerNote else { return }
    rows.append(("VoiceOver", note))
    json["voiceOver"] = .string(note)
  }

  /// Returns the responders that perform or may perform the action, or all that were asked if it is
  /// lost.
  private func lines(of search: ActionSearch) -> [String] {
    var shown = search
    if !search.isLost, !isWhole { shown.steps.removeAll { $0.verdict == .lacksMethod } }
    return shown.rows.map { $0.right.isEmpty ? $0.left : "\($0.left) \($0.right)" }
  }
}
