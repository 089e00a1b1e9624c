/// The words of an Objective-C file, without comments and without the conditions of the preprocessor.
///
/// All branches of `#if` are kept. A file is read once from its beginning to its end, whatever is in it.
struct ObjectiveCLexer {
  /// A word of the file.
  struct Token: Equatable {
    /// The kinds of words.
    enum Kind: Equatable {
      /// A name or a keyword of C.
      case name
      /// A keyword after an at sign, such as `interface`.
      case keyword
      /// A text in quotation marks after an at sign.
      case text
      /// A number, or a text of C.
      case literal
      /// One character.
      case mark
    }

    var kind: Kind
    /// The word without its at sign and quotation marks.
    var text: String
    var offset: Int

    /// Returns whether the word is a mark.
    func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
    /// Returns whether the word is a name.
    func isName(_ name: String) -> Bool { kind == .name && text == name }
  }

  /// The beginning of another branch of `#if`.
  struct Branch: Equatable {
    /// The number of words before it.
    var token: Int
    /// The number of braces that the branch above left open.
    var braces: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  /// The number of braces that are open.
  private var braces = 0
  /// The number of braces that were open at each `#if` around.
  private var conditions: [Int] = []
  /// The branches before which braces are open that are opened again.
  private(set) var branches: [Branch] = []
  private(set) var tokens: [Token] = []
  /// The modules of `@import` and of imports in angle brackets.
  private(set) var imports: Set<String> = []
  /// The names of the headers that are imported, without their folders and extensions.
  private(set) var headers: Set<String> = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count { scan() }
  }

  private mutating func scan() {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLineComment()
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipBlockComment()
    case UInt8(ascii: "#"): scanDirective()
    case UInt8(ascii: "@"): scanAt()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let start = index
      let text = quoted(byte)
      // A text in several parts, of which only the first one needs an at sign.
      if byte == UInt8(ascii: "\""), tokens.last?.kind == .text {
        tokens[tokens.count - 1].text += text
      } else {
        add(.literal, "", at: start)
      }
    case _ where byte.isNameStart:
      let start = index
      let name = name()
      add(.name, name, at: start)
    case _ where byte.isDigit:
      let start = index
      while index < bytes.count, bytes[index].isNamePart || bytes[index] == UInt8(ascii: ".") {
        index += 1
      }
      add(.literal, String(decoding: bytes[start..<index], as: UTF8.self), at: start)
    case _ where byte <= 0x20: index += 1
    default:
      if byte == UInt8(ascii: "{") { braces += 1 }
      if byte == UInt8(ascii: "}") { braces -= 1 }
      add(.mark, byte < 0x80 ? String(UnicodeScalar(byte)) : "?", at: index)
      index += 1
    }
  }

  private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  private mutating func add(_ kind: Token.Kind, _ text: String, at offset: Int) {
    tokens.append(Token(kind: kind, text: text, offset: offset))
  }

  private mutating func name() -> String {
    let start = index
    while index < bytes.count, bytes[index].isNamePart { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Scans a keyword, a text, or an at sign before something else.
  private mutating func scanAt() {
    let start = index
    guard let next else {
      index += 1
      return
    }
    index += 1
    if next == UInt8(ascii: "\"") {
      let text = quoted(next)
      if tokens.last?.kind == .text {
        tokens[tokens.count - 1].text += text
      } else {
        add(.text, text, at: start)
      }
    } else if next.isNameStart {
      let word = name()
      // @YES and @NO are objects, as texts are.
      add(["YES", "NO"].contains(word) ? .literal : .keyword, word, at: start)
    } else {
      add(.mark, "@", at: start)
    }
  }

  /// Returns what is in quotation marks, with escapes as in `\n`; it ends with the line at the latest.
  private mutating func quoted(_ mark: UInt8) -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != mark, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\\"), let next {
        text.append(next == UInt8(ascii: "n") ? 0x0A : next == UInt8(ascii: "t") ? 0x09 : next)
        index += 2
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    if index < bytes.count, bytes[index] == mark { index += 1 }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func skipLineComment() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipBlockComment() {
    index += 2
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        index += 2
        break
      }
      index += 1
    }
  }

  /// Skips a line of the preprocessor; the value of a definition is scanned like any other words.
  private mutating func scanDirective() {
    index += 1
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    let directive = name()
    switch directive {
    case "define": return
    case "if", "ifdef", "ifndef": conditions.append(braces)
    case "else", "elif", "elifdef", "elifndef":
      if let before = conditions.last, before != braces {
        branches.append(Branch(token: tokens.count, braces: braces - before))
        braces = before
      }
    case "endif": _ = conditions.popLast()
    default: break
    }
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\\") {
        if next == UInt8(ascii: "\r") { index += 1 }
        if next == UInt8(ascii: "\n") { index += 1 }
      }
      // The comment may go on after the line, unless it is one of a line.
      if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        skipLineComment()
      } else if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        skipBlockComment()
      } else {
        index += 1
      }
    }
    if directive == "import" || directive == "include" {
      let text = String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self)
      let line = text.prefix(upTo: text.firstRange(of: "//")?.lowerBound ?? text.endIndex)
      let words = line.split { "<>\"/. \t".contains($0) }.map(String.init)
      if line.contains("<"), words.count > 2 { imports.insert(words[0]) }
      // A class is mostly declared in a header of its name.
      if let header = words.dropLast().last { headers.insert(header) }
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isNameStart: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self >= 0x80
  }
  fileprivate var isNamePart: Bool { isNameStart || isDigit }
}
