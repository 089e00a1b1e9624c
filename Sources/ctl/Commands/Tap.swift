import Accessibility
public import ArgumentParser
import ControlCore
import Diagnostics
import InterfaceBuilder
public import InterfaceLoader
import Localize
import Presenters
import ResponderKit
import TextFormats

/// `ctl tap`: the events and actions of a tap on a control.
struct Tap: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tap",
    abstract: "Taps a control, or makes a gesture, and reports everything that happens.",
    usage: "ctl tap <path> <control> [options]",
    discussion: """
      The document is loaded into a window of its own size. Placeholders take the place of the \
      app's classes: they accept every action that the document sends them and do nothing. A \
      control that a scroll view does not show is scrolled into view first. A tap that cannot \
      reach the control exits with 1. A slider does nothing on a tap beside its thumb: --to drags \
      it, and operates the other controls that have a value. --press focuses a control and presses a \
      button of a remote, --key presses a key of a keyboard. A gesture recognizer gets the gesture \
      that it needs; --gesture makes one on any view, which its id names.
      """)

  @OptionGroup var options: ControlOptions

  @Option(help: "The number of taps in quick succession. (default: 1)")
  var count: Int?

  @Flag(name: .customLong("double"), help: "Tap or click twice, as with --count 2.")
  var isDouble = false

  @Flag(
    name: .customLong("right"),
    help: "Click the right button on a view of AppKit; --choose takes an item of its menu.")
  var isRight = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Operate the control until it has this value: a number, on, off, a page from 1, #RRGGBB.",
      valueName: "value"))
  var to: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Choose a segment, or an element of the menu that opens; repeat it for a submenu, or give AppKit's path: 'File/Save As…'.",
      valueName: "title"))
  var choose: [String] = []

  @Flag(help: "Increase the value by a step: a tenth of a slider, a page.")
  var increment = false

  @Flag(help: "Decrease the value by a step.")
  var decrement = false

  @Option(
    help: ArgumentHelp(
      "Tap a row of the table, or the control in that row: 2 is the second one, 3/2 that of the third section.",
      valueName: "row"))
  var row: RowPlace.Row?

  @Flag(help: "Tap the accessory of the row: its button for details, or its view.")
  var accessory = false

  @Flag(help: "Pull a refresh control.")
  var pull = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Tap a text field, text view or search bar, and type up to 1,000 characters; - reads them from standard input.",
      valueName: "text"))
  var type: String?

  @Flag(name: .customLong("return"), help: "Press the return key, after any typed text.")
  var pressesReturn = false

  @Option(
    help: ArgumentHelp(
      "Make a gesture on the control or view: \(ScreenGesture.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "gesture"))
  var gesture: ScreenGesture?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Then tap an element of the screen that is shown: its id, #identifier, or its announcement. Repeatable.",
      valueName: "name"))
  var then: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pick a date (2026-11-20, 18:30, 2026-11-20T18:30, 2026-11, 1:15 for a timer), or a row of each wheel by its title or place: 2/Row.",
      valueName: "value"))
  var pick: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Focus the control and press a button of a remote: \(RemoteButton.allNames). Repeatable.",
      valueName: "button"))
  var press: [RemoteButton] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Focus the control, or edit its text, and press a key: ⇧⌘N, Command+N, Tab, Space, ↓, x. Repeatable, also after --type.",
      valueName: "key"))
  var key: [String] = []

  private var operations: [ScreenOperation] {
    var operations: [ScreenOperation] = []
    if let count { operations.append(.taps(count)) }
    if isDouble { operations.append(.taps(2)) }
    if let to { operations.append(.set(FileName.plain(to))) }
    let titles = choose.map { FileName.plain($0) }
    if isRight {
      operations.append(.rightClick(titles))
    } else if !titles.isEmpty {
      operations.append(.choose(titles))
    }
    if increment { operations.append(.increment) }
    if decrement { operations.append(.decrement) }
    if pull { operations.append(.pull) }
    if let pick { operations.append(.pick(FileName.plain(pick))) }
    let keys = key.compactMap { Key(shortcut: FileName.plain($0)) }
    if type != nil || pressesReturn {
      operations.append(.type(.init(type, pressesReturn: pressesReturn, keys: keys)))
    } else if !keys.isEmpty {
      operations.append(.keys(keys))
    }
    if let gesture { operations.append(.gesture(gesture)) }
    if !press.isEmpty { operations.append(.press(press.map(\.type))) }
    return operations
  }

  func validate() throws {
    guard (1...100).contains(count ?? 1) else {
      throw ValidationError("--count is from 1 to 100.")
    }
    guard operations.count < 2 else {
      throw ValidationError(
        "--count, --double, --right with --choose, --to, --choose, --increment, --decrement, --pull, --type with --return, --pick, --gesture, --press and --key exclude each other."
      )
    }
    guard key.count <= 1000, press.count <= 1000 else {
      throw ValidationError("--press and --key are repeated up to 1,000 times.")
    }
    // What is no key may be a password, so it is not repeated.
    guard key.allSatisfy({ Key(shortcut: FileName.plain($0)) != nil }) else {
      throw ValidationError(
        "--key takes one key: a character or a name, after its modifiers, such as ⌘N, Command+Shift+N, Tab or F5. --type types a text."
      )
    }
    if type == DocumentInput.standardInput, options.path == DocumentInput.standardInput {
      throw ValidationError("- cannot be both the document and the text.")
    }
  }

  func run() throws {
    var operation = operations.first ?? .tap
    if case .type(var typing) = operation {
      typing.text = try typedText
      operation = .type(typing)
    }
    let usesDevices = !press.isEmpty || !key.isEmpty
    let acceptsViews =
      usesDevices || gesture != nil || type != nil || pressesReturn || pick != nil || isRight
      || !choose.isEmpty || row != nil || accessory
    let place = row == nil && !accessory ? nil : RowPlace(row: row, isAccessory: accessory)
    try options.answer(
      schema: "ctl.tap/1", acceptsViews: acceptsViews, usesKeyboard: usesDevices, in: place
    ) {
      try walk(from: $0, operation)
    }
  }

  /// The typed text, without a last line break from standard input.
  private var typedText: String? {
    get throws {
      guard let type else { return nil }
      guard type == DocumentInput.standardInput else {
        do throws(Diagnostic) {
          return try limited(FileName.plain(type))
        } catch {
          Terminal.report(error)
          throw ExitStatus.usage
        }
      }
      do throws(Diagnostic) {
        let bytes = try InputFile.bytes(
          ofDescriptor: 0, limit: Self.mostTyped * 64, path: "standard input")
        guard let text = String(validating: bytes, as: UTF8.self) else {
          throw Diagnostic(
            id: "typing.encoding", path: "standard input", "the text is not UTF-8",
            "Convert it, for example with iconv.")
        }
        return try limited(text.hasSuffix("\n") ? String(text.dropLast()) : text)
      } catch {
        Terminal.report(error)
        throw ExitStatus.usage
      }
    }
  }

  private func limited(_ text: String) throws(Diagnostic) -> String {
    let path = type == DocumentInput.standardInput ? "standard input" : "--type"
    guard !text.isEmpty else {
      throw Diagnostic(
        id: "typing.empty", path: path, "there is no text", "Give one, or leave out --type.")
    }
    guard text.count <= Self.mostTyped else {
      throw Diagnostic(
        id: "typing.length", path: path, "the text has more than 1,000 characters",
        "Type a shorter one.")
    }
    return text
  }

  /// Operates the control, then taps what `--then` names, one after the other.
  @MainActor
  private func walk(
    from operated: any OperatedObject, _ operation: ScreenOperation
  ) throws -> ControlAnswer {
    var answer = try perform(operation, operated)
    var (former, steps) = (operated, [JSONValue]())
    for name in then where answer.isFine {
      let name = FileName.plain(name)
      answer.rows.append(("", ""))
      guard let next = former.another(named: name) else {
        let said = former.spokenScreen.prefix(20).map { "“\($0)”" }
        let offered =
          said.isEmpty ? "nothing is said there" : "it has \(said.joined(separator: ", "))"
        answer.rows.append(("then \(brief(name))", "is not on the screen; \(offered)"))
        answer.json["missing"] = .string(name)
        answer.isFine = false
        break
      }
      answer.rows.append(("then “\(brief(name))”", ""))
      let part = try perform(.tap, next)
      answer.rows += part.rows
      answer.isFine = part.isFine
      steps.append(.object(part.json))
      former = next
    }
    answer.json.set("then", steps)
    return answer
  }

  @MainActor
  private func perform(
    _ operation: ScreenOperation, _ operated: any OperatedObject
  ) throws -> ControlAnswer {
    do throws(OperationRefusal) {
      let outcome = try operated.perform(operation, spelled: Self.spelling)
      return ControlAnswer(outcome, on: operated)
    } catch {
      Terminal.report(
        Diagnostic(
          id: "control.operation", path: operated.document.document.path, at: operated.position,
          error.problem, error.remedy))
      throw ExitStatus.usage
    }
  }

  /// Operations as options.
  private static let spelling = OperationSpelling(
    title: "--choose", nothingFits: "Leave it out."
  ) { $0.option }

  /// The most characters that are typed, because each has several lines in the answer.
  private static let mostTyped = 1000
}

extension ScreenGesture: ExpressibleByArgument {}
