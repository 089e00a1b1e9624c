import Diagnostics
import InterfaceLoader
import Localize
import ResponderKit
import TextFormats

/// The parser of a step, after its `>`.
struct ScenarioStepParser {
  private var cursor: TranscriptCursor
  private var next: Token?

  /// A word, or a text in quotation marks.
  private struct Token {
    let text: String
    let isQuoted: Bool
    let start: TranscriptCursor
  }

  init(_ cursor: TranscriptCursor) { self.cursor = cursor }

  /// The verbs of steps.
  static let verbs = [
    "tap", "click", "right-click", "set", "drag", "choose", "increment", "decrement", "pull",
    "type",
    "pick", "gesture", "make", "press", "key", "focus", "read", "look", "next", "previous",
    "activate",
    "escape", "magic-tap", "scroll", "perform", "screen", "language", "device", "wait",
  ]

  mutating func read() throws(Diagnostic) -> ScenarioAction {
    next = try token()
    guard let verb = next, !verb.isQuoted else {
      throw (next?.start ?? cursor).error(
        "there is no step after '>'", "Write one such as 'tap #signIn'.")
    }
    try advance()
    let action = try read(verb)
    if let next {
      throw next.start.error(
        "'\(brief(next.text))' is not expected after '\(verb.text)'",
        "Remove it, or put a name with blanks in quotation marks.")
    }
    return action
  }

  private mutating func read(_ verb: Token) throws(Diagnostic) -> ScenarioAction {
    switch verb.text {
    case "tap", "click": return try readTap()
    case "right-click":
      let target = try target()
      var titles: [String] = []
      if try skip("choose") {
        repeat { titles.append(try text("a title")) } while next != nil
      }
      return .operate(.rightClick(titles), on: target)
    case "set", "drag":
      let target = try target()
      try expect("to")
      return .operate(.set(try text("a value")), on: target)
    case "choose":
      var titles: [String] = []
      repeat { titles.append(try text("a title")) } while try isMore(before: "in")
      return .operate(.choose(titles), on: try target())
    case "increment" where next == nil: return .reader(.increment)
    case "decrement" where next == nil: return .reader(.decrement)
    case "increment": return .operate(.increment, on: try target())
    case "decrement": return .operate(.decrement, on: try target())
    case "pull": return .operate(.pull, on: try target())
    case "type": return try readType()
    case "pick":
      let value = try text("a date or a row")
      try expect("in")
      return .operate(.pick(value), on: try target())
    case "gesture":
      let gesture: ScreenGesture = try choice("a gesture")
      try expect("on")
      return .operate(.gesture(gesture), on: try target())
    case "make":
      let target = try target()
      return .make(target, try choice("a state"))
    case "press":
      var buttons: [Press.PressType] = []
      repeat {
        let button: RemoteButton = try choice("a button of a remote")
        buttons.append(button.type)
      } while try isMore(before: "on")
      return .operate(.press(buttons), on: try target())
    case "key":
      var keys: [Key] = []
      repeat { keys.append(try key()) } while try isMore(before: "on")
      return .operate(.keys(keys), on: try target())
    case "focus": return .operate(.press([]), on: try target())
    case "read": return .read(try target())
    case "wait": return .wait(try seconds())
    default: return try readCommand(verb)
    }
  }

  private mutating func readCommand(_ verb: Token) throws(Diagnostic) -> ScenarioAction {
    switch verb.text {
    case "look": return .look
    case "next": return .reader(.next)
    case "previous": return .reader(.previous)
    case "activate": return .reader(.activate)
    case "escape": return .reader(.escape)
    case "magic-tap": return .reader(.magicTap)
    case "scroll": return .reader(.scroll(try choice("a direction")))
    case "perform": return .reader(.perform(try text("the name of an action")))
    case "screen": return .screen(try text("the name of a screen"))
    case "language":
      let start = next?.start ?? cursor
      let name = try text("a language")
      guard let tag = PseudoLanguage(named: name)?.tag ?? LanguageTag(name),
        tag.isOfPeople || PseudoLanguage(tag) != nil
      else { throw start.error("this is not a language", "Write one such as de or pt-BR.") }
      return .language(tag)
    case "device":
      let start = next?.start ?? cursor
      let name = try text("a device")
      guard let device = Device.all.first(where: { $0.name == name }) else {
        let list = Device.all.map(\.name).joined(separator: ", ")
        throw start.error("'\(brief(name))' is not a device", "Write one of \(list).")
      }
      return .device(device)
    default:
      let near = names(near: verb.text, among: Self.verbs, atMost: 2).map { "'\($0)'" }
      throw verb.start.error(
        "there is no step '\(brief(verb.text))'",
        near.isEmpty
          ? "Write one of \(Self.verbs.joined(separator: ", "))."
          : "Did you mean \(near.joined(separator: " or "))?")
    }
  }

  private mutating func readTap() throws(Diagnostic) -> ScenarioAction {
    let target = try target()
    guard let number = next, !number.isQuoted, let count = Int(number.text) else {
      return .operate(.tap, on: target)
    }
    guard (1...100).contains(count) else {
      throw number.start.error("a control is tapped 1 to 100 times", "Write another number.")
    }
    try advance()
    try expect("times")
    return .operate(.taps(count), on: target)
  }

  /// Reads a text that is typed; a line break at its end is the return key.
  private mutating func readType() throws(Diagnostic) -> ScenarioAction {
    let start = next?.start ?? cursor
    var typed = try text("a text")
    guard typed.count <= 1000 else {
      throw start.error("the text has more than 1,000 characters", "Type it in several steps.")
    }
    try expect("into")
    let pressesReturn = typed.hasSuffix("\n")
    if pressesReturn { typed.removeLast() }
    let typing = ScreenOperation.Typing(
      typed.isEmpty ? nil : typed, pressesReturn: pressesReturn)
    return .operate(.type(typing), on: try target())
  }

  private mutating func seconds() throws(Diagnostic) -> Double {
    let start = next?.start ?? cursor
    guard let seconds = Double(try text("a number of seconds")), (0...60).contains(seconds) else {
      throw start.error("a wait is 0 to 60 seconds", "Write such as 'wait 0.5'.")
    }
    return seconds
  }

  private mutating func key() throws(Diagnostic) -> Key {
    let start = next?.start ?? cursor
    guard let key = Key(shortcut: try text("a key")) else {
      throw start.error("this is not a key", "Write such as Tab, ⌘N or x.")
    }
    return key
  }

  // MARK: Objects

  /// Reads a target: `#signIn`, `row 2 of table`, `accessory of row 1/2 of table`, `element 3`.
  private mutating func target() throws(Diagnostic) -> ScenarioTarget {
    if try skip("element") {
      let start = next?.start ?? cursor
      let word = try text("the number of an element")
      guard let number = Int(word), (1...1_000_000).contains(number) else {
        throw start.error(
          "this is not an element", "Write such as 3 for the third one that is read.")
      }
      var target = ScenarioTarget("element \(number)")
      target.element = number
      return target
    }
    var isAccessory = false
    var row: ScenarioTarget.RowNumbers?
    if try skip("accessory") {
      isAccessory = true
      try expect("of")
    }
    if let word = next, !word.isQuoted, word.text == "row" {
      try advance()
      let start = next?.start ?? cursor
      let numbers = try text("the number of a row").split(
        separator: "/", omittingEmptySubsequences: false
      ).map { Int($0) }
      guard (1...2).contains(numbers.count),
        numbers.allSatisfy({ (1...1_000_000).contains($0 ?? 0) }),
        let last = numbers.last ?? nil
      else {
        throw start.error("this is not a row", "Write such as 2, or 3/2 in the third section.")
      }
      row = .init(section: numbers.count == 2 ? numbers[0] : nil, row: last)
      try expect("of")
    }
    var target = ScenarioTarget(try text("the name of an object"))
    (target.row, target.isAccessory) = (row, isAccessory)
    return target
  }

  // MARK: Words

  private mutating func advance() throws(Diagnostic) { next = try token() }

  private mutating func token() throws(Diagnostic) -> Token? {
    cursor.skipBlanks()
    let start = cursor
    guard let first = cursor.peek else { return nil }
    let isQuoted = first == "\""
    let text = try isQuoted ? cursor.readQuoted() : cursor.readUntilBlank()
    return Token(text: text, isQuoted: isQuoted, start: start)
  }

  /// Reads a text, in quotation marks or without.
  private mutating func text(_ what: String) throws(Diagnostic) -> String {
    guard let token = next else {
      throw cursor.error("\(what) is missing", "Write it.")
    }
    guard !token.text.isEmpty || token.isQuoted else {
      throw token.start.error("\(what) is missing", "Write it.")
    }
    try advance()
    return token.text
  }

  private mutating func choice<Choice>(
    _ what: String
  ) throws(Diagnostic) -> Choice where Choice: RawRepresentable<String> & CaseIterable {
    let start = next?.start ?? cursor
    let word = try text(what)
    guard let choice = Choice(rawValue: word) else {
      let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw start.error("'\(brief(word))' is not \(what)", "Write one of \(all).")
    }
    return choice
  }

  /// Skips a word without quotation marks; returns whether it is there.
  private mutating func skip(_ word: String) throws(Diagnostic) -> Bool {
    guard let token = next, !token.isQuoted, token.text == word else { return false }
    try advance()
    return true
  }

  private mutating func expect(_ word: String) throws(Diagnostic) {
    guard try skip(word) else {
      throw (next?.start ?? cursor).error(
        "'\(word)' is missing here", "Write it, and put names with blanks in quotation marks.")
    }
  }

  /// Skips a word, after which nothing more is listed; returns whether more is, and throws at the end.
  private mutating func isMore(before word: String) throws(Diagnostic) -> Bool {
    if try skip(word) { return false }
    guard next == nil else { return true }
    throw cursor.error("'\(word)' is missing here", "Write '\(word)' and the object.")
  }
}

extension LanguageTag {
  /// Indicates whether the language has two or three letters, and is not the word for all of them.
  var isOfPeople: Bool { (2...3).contains(language.count) && language != "all" }
}
