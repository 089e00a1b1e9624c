import Diagnostics
import TextFormats

/// Reads the pattern of a message, as ICU's `MessagePattern` does.
struct MessageReader {
  /// The braces around a message, which decide what `#`, `|` and `}` mean in it.
  enum Around {
    case nothing
    case select
    case plural
    case choice
  }

  let scalars: [Unicode.Scalar]
  let syntax: MessagePattern.Syntax
  var index = 0
  private(set) var remarks: [MessagePatternError] = []
  /// The places of literal text without what quotes or is quoted.
  private(set) var literals: [Range<Int>] = []
  /// The offsets at which lines begin.
  let lines: [Int]

  /// The most levels of messages in messages.
  static let deepest = 100
  /// The most characters of a name, a type or a style, and the largest number of an argument.
  private static let (longest, largest) = (0xFFFF, 0x7FFF)

  init(_ text: String, _ syntax: MessagePattern.Syntax) {
    scalars = Array(text.unicodeScalars)
    self.syntax = syntax
    var lines = [0]
    for (offset, scalar) in scalars.enumerated()
    where scalar == "\n"
      || scalar == "\r" && (offset + 1 == scalars.count || scalars[offset + 1] != "\n")
    {
      lines.append(offset + 1)
    }
    self.lines = lines
  }

  /// Reads the whole pattern.
  mutating func message() throws(MessagePatternError) -> [MessagePattern.Part] {
    try message(in: .nothing, level: 0, opened: 0)
  }

  /// Reads a message to the brace that closes it, which is read with it unless a choice is around, or to the end.
  mutating func message(
    in around: Around, level: Int, opened: Int
  ) throws(MessagePatternError) -> [MessagePattern.Part] {
    guard level <= Self.deepest else {
      throw error(
        .depth, opened, "messages are nested deeper than \(Self.deepest) levels", "Flatten them.")
    }
    var (parts, text) = ([MessagePattern.Part](), String.UnicodeScalarView())
    func endText() {
      if !text.isEmpty { parts.append(.text(String(text))) }
      text = String.UnicodeScalarView()
    }
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "'": try readApostrophe(into: &text, in: around)
      case "#" where around == .plural:
        endText()
        parts.append(.number)
      case "{":
        endText()
        parts.append(.argument(try argument(level: level)))
      case "}" where level > 0, "|" where around == .choice:
        if around == .choice { index -= 1 }
        endText()
        return parts
      case "}":
        try remark(
          .strayBrace, index - 1, "the brace closes nothing", "Take it out, or write '}'.")
        text.append(scalar)
      default:
        text.append(scalar)
        noteLiteral(at: index - 1)
      }
    }
    guard level == 0 else { throw unclosed(opened) }
    endText()
    return parts
  }

  private mutating func noteLiteral(at place: Int) {
    if let last = literals.last, last.upperBound == place {
      literals[literals.count - 1] = last.lowerBound..<(place + 1)
    } else {
      literals.append(place..<(place + 1))
    }
  }

  /// Reads what follows an apostrophe: another one, a quotation, or a literal apostrophe.
  private mutating func readApostrophe(
    into text: inout String.UnicodeScalarView, in around: Around
  ) throws(MessagePatternError) {
    let start = index - 1
    switch following {
    case "'":
      index += 1
      noteLiteral(at: start)
      noteLiteral(at: start + 1)
      return text.append("'")
    case "{", "}": break
    case "#" where around == .plural: break
    case "|" where around == .choice: break
    default:
      noteLiteral(at: start)
      return text.append("'")
    }
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      guard scalar == "'" else {
        text.append(scalar)
        continue
      }
      guard index < scalars.count, scalars[index] == "'" else { return }
      index += 1
      text.append("'")
    }
    try remark(
      .unclosedQuote, start, "the apostrophe quotes the rest of the text", "Close it with another.")
  }

  // MARK: Arguments

  /// Reads an argument, after its brace.
  private mutating func argument(
    level: Int
  ) throws(MessagePatternError) -> MessagePattern.Argument {
    let opened = index - 1
    skipSpace()
    let start = index
    skipIdentifier()
    let name = try name(from: start, opened)
    skipSpace()
    guard let scalar = following else { throw unclosed(opened) }
    let style: MessagePattern.Style
    if scalar == "}" {
      style = .plain
    } else if scalar == "," {
      index += 1
      style = try self.style(level: level, opened)
    } else {
      throw error(
        .syntax, index, "expected , or }, found \(shown(scalar))", "A name has letters and digits.")
    }
    index += 1
    return MessagePattern.Argument(name: name, style: style, position: position(start))
  }

  private func name(from start: Int, _ opened: Int) throws(MessagePatternError) -> String {
    let name = text(start, index)
    if name.isEmpty {
      guard start < scalars.count else { throw unclosed(opened) }
      throw error(
        .name, start, "an argument has no name", "Write one, such as {name}, or a number.")
    }
    guard name.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      guard name.utf16.count <= Self.longest else {
        throw error(.name, start, "the name is longer than \(Self.longest)", "Shorten it.")
      }
      return name
    }
    guard name == "0" || name.utf8.first != UInt8(ascii: "0") else {
      throw error(.name, start, "\(brief(name)) is no number of an argument", "Leave out the zero.")
    }
    guard let number = Int(name), number <= Self.largest else {
      throw error(
        .name, start, "the number of the argument is over \(Self.largest)", "Write a smaller one.")
    }
    return name
  }

  /// Reads the type and the style of an argument, after the comma, to the brace that closes it.
  private mutating func style(
    level: Int, _ opened: Int
  ) throws(MessagePatternError) -> MessagePattern.Style {
    skipSpace()
    let start = index
    while let scalar = following, scalar.isASCII, scalar.properties.isAlphabetic { index += 1 }
    let end = index
    skipSpace()
    guard let scalar = following else { throw unclosed(opened) }
    guard end > start, scalar == "," || scalar == "}" else {
      throw error(
        end > start ? .syntax : .type, end > start ? index : start,
        end > start ? "expected , or }, found \(shown(scalar))" : "the argument has no type",
        "Write such as {n, number}.")
    }
    let type = text(start, end).lowercased()
    switch type {
    case "plural", "selectordinal", "select", "choice":
      guard scalar == "," else {
        throw error(
          .syntax, index, "the \(type) has no messages",
          type == "choice" ? "Write such as 0#none|1#one." : "Write such as other{…}.")
      }
      index += 1
      switch type {
      case "choice": return .choice(try limits(level: level, opened))
      case "select": return .select(try branches(level: level, opened))
      default:
        return .plural(try plural(isOrdinal: type != "plural", level: level, opened))
      }
    default: break
    }
    guard let known = MessagePattern.ArgumentType(rawValue: type) else {
      let names = MessagePattern.ArgumentType.allCases.map(\.rawValue)
      let near = Diagnostics.names(
        near: type, among: names + ["plural", "select", "selectordinal"], atMost: 2)
      throw error(
        .type, start, "there is no type '\(brief(type))'",
        near.isEmpty
          ? "Write \(names.joined(separator: ", ")), plural, selectordinal or select."
          : "Did you mean \(near.map { "'\($0)'" }.joined(separator: ", "))?")
    }
    guard scalar == "," else { return .formatted(known, nil) }
    index += 1
    return .formatted(known, try simpleStyle(known, opened))
  }

  /// Reads the style of a number or a date, to the brace that closes the argument.
  private mutating func simpleStyle(
    _ type: MessagePattern.ArgumentType, _ opened: Int
  ) throws(MessagePatternError) -> String {
    let start = index
    var open = 0
    while let scalar = following, scalar != "}" || open > 0 {
      index += 1
      switch scalar {
      case "{": open += 1
      case "}": open -= 1
      case "'":
        guard let end = scalars[index...].firstIndex(of: "'") else {
          throw error(.syntax, index - 1, "the apostrophe is not closed", "Add another one.")
        }
        index = end + 1
      default: break
      }
    }
    guard index < scalars.count else { throw unclosed(opened) }
    let style = text(start, index)
    guard style.utf16.count <= Self.longest else {
      throw error(.style, start, "the style is longer than \(Self.longest)", "Shorten it.")
    }
    if type == .number, let offset = NumberStyle.offsetOfFault(in: style) {
      let word = style.unicodeScalars.dropFirst(offset).prefix {
        !$0.properties.isPatternWhitespace
      }
      throw error(
        .style, start + offset, "there is no look of numbers '\(brief(String(word)))'",
        "Write such as ::currency/EUR, or a pattern such as #,##0.00.")
    }
    return style
  }

  /// Notes a mistake that ICU accepts; throws it in strict syntax.
  mutating func remark(
    _ kind: MessagePatternError.Kind, _ offset: Int, _ problem: String, _ remedy: String
  ) throws(MessagePatternError) {
    let remark = error(kind, offset, problem, remedy)
    if syntax == .strict { throw remark }
    remarks.append(remark)
  }
}
