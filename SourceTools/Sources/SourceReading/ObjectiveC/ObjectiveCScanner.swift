import AppSources
import Diagnostics

/// Scans the words of an Objective-C file for declarations and uses, each word a bounded number of times.
struct ObjectiveCScanner {
  typealias Token = ObjectiveCLexer.Token

  var file: SourceFile
  let tokens: [Token]
  var index = 0
  /// The place of the class or category around the scan in the file's types; nil outside of one.
  private(set) var type: Int?
  private let lines: LineStarts
  private var strings: Set<String> = []
  private var beginnings: Set<String> = []
  private var assigned: Set<String> = []
  private var names: Set<String> = []
  /// The number of braces that are open.
  private var depth = 0
  /// The superclasses of the interfaces above.
  private var superclasses: [String: [String]] = [:]
  /// The braces that a branch of `#if` left open and the next one opens again, by the word behind them.
  private var repeated: ArraySlice<ObjectiveCLexer.Branch>

  init(_ lexer: ObjectiveCLexer, path: String, lines: LineStarts) {
    file = SourceFile(path: path, language: .objectiveC)
    tokens = lexer.tokens
    repeated = lexer.branches[...]
    self.lines = lines
  }

  /// The word at the scan; nil at the end.
  var token: Token? { token(after: 0) }

  /// Returns the word some words after the scan.
  func token(after count: Int) -> Token? {
    index + count < tokens.count ? tokens[index + count] : nil
  }

  func position(of token: Token) -> SourcePosition { lines.position(of: token.offset) }

  /// The name of the class around the scan; empty outside of one.
  var typeName: String { type.map { file.types[$0].name } ?? "" }

  mutating func scan() {
    while let token {
      while let branch = repeated.first, branch.token <= index {
        depth = max(0, depth - branch.braces)
        repeated.removeFirst()
      }
      switch token.kind {
      case .keyword: scan(keyword: token)
      case .text:
        add(text: token.text)
        index += 1
      case .name:
        // A declaration is no use.
        if depth > 0 { names.insert(token.text) }
        if self.token(after: 1)?.isMark("=") == true { assigned.insert(token.text) }
        scanUses(of: token)
        index += 1
      case .mark: scan(mark: token)
      case .literal: index += 1
      }
    }
    file.strings = strings.sorted()
    file.beginnings = beginnings.sorted()
    file.assigned = assigned.sorted()
    file.names = names.sorted()
  }

  private mutating func add(text: String) {
    guard text.utf8.count <= 400 else { return }
    strings.insert(text)
    if let percent = text.firstIndex(of: "%") { beginnings.insert(String(text[..<percent])) }
  }

  private mutating func scan(mark token: Token) {
    switch token.text {
    case "{": depth += 1
    case "}": depth = max(0, depth - 1)
    case "-" where depth == 0 && type != nil, "+" where depth == 0 && type != nil:
      // A method without a type returns an object.
      if let next = self.token(after: 1), next.isMark("(") || next.kind == .name {
        scanMethod(isStatic: token.text == "+")
        return
      }
    case "[": scanSetter()
    default: break
    }
    index += 1
  }

  private mutating func scan(keyword token: Token) {
    index += 1
    switch token.text {
    case "interface", "implementation": begin(token.text)
    case "protocol":
      // A list of names is a forward declaration.
      guard let name = self.token, name.kind == .name else { return }
      if let next = self.token(after: 1), next.isMark(";") || next.isMark(",") || next.isMark(")") {
        return
      }
      file.types.append(TypeDeclaration(.protocol, name.text, at: position(of: name)))
      (type, depth) = (file.types.count - 1, 0)
      index += 1
    case "end": (type, depth) = (nil, 0)
    case "class": skip(to: ";")
    case "property" where depth == 0: scanProperty()
    case "import":
      if let module = self.token, module.kind == .name { file.imports.append(module.text) }
    case "compatibility_alias":
      if let name = self.token, let other = self.token(after: 1), other.kind == .name {
        var alias = TypeDeclaration(.alias, name.text, at: position(of: name))
        alias.inherited = [other.text]
        file.types.append(alias)
      }
    case "selector": scanSelector()
    default: break
    }
  }

  /// Begins a class or a category, whose header the scan is in.
  private mutating func begin(_ keyword: String) {
    guard let name = token, name.kind == .name else { return }
    index += 1
    skipAngles()
    var declaration = TypeDeclaration(.class, name.text, at: position(of: name))
    if token?.isMark("(") == true {
      declaration = TypeDeclaration(.extension, name.text, at: position(of: name))
      skip(to: ")")
    } else if token?.isMark(":") == true, let parent = token(after: 1), parent.kind == .name {
      declaration.inherited = [parent.text]
      index += 2
      skipAngles()
    } else if keyword == "implementation" {
      // The interface may be in a header that was not read.
      declaration = TypeDeclaration(.extension, name.text, at: position(of: name))
      declaration.inherited = superclasses[name.text] ?? []
    }
    file.types.append(declaration)
    if declaration.kind == .class, superclasses[name.text] == nil {
      superclasses[name.text] = declaration.inherited
    }
    (type, depth) = (file.types.count - 1, 0)
    skipAngles()
    if token?.isMark("{") == true { scanVariables() }
  }

  /// Skips names in angle brackets.
  mutating func skipAngles() {
    guard token?.isMark("<") == true else { return }
    var open = 0
    let limit = min(tokens.count, index + 400)
    while index < limit, let token {
      if token.isMark("<") { open += 1 }
      if token.isMark(">") { open -= 1 }
      if token.isMark(";") || token.isMark("{") { return }
      index += 1
      if open == 0 { return }
    }
  }

  /// Goes on behind the next mark.
  mutating func skip(to mark: String) {
    while let token {
      index += 1
      if token.isMark(mark) { return }
    }
  }

  /// Skips what is in parentheses and returns its words.
  mutating func parenthesized() -> ArraySlice<Token> {
    guard token?.isMark("(") == true else { return [] }
    let start = index + 1
    var open = 0
    while let token {
      if token.isMark("(") { open += 1 }
      if token.isMark(")") { open -= 1 }
      if token.isMark("{") || token.isMark(";") { return tokens[start..<index] }
      index += 1
      if open == 0 { return tokens[start..<index - 1] }
    }
    return tokens[start..<index]
  }

  /// Changes the class or category around the scan.
  mutating func changeType(_ change: (inout TypeDeclaration) -> Void) {
    if let type { change(&file.types[type]) }
  }

  mutating func add(_ kind: NameUse.Kind, _ name: String, table: String? = nil, at token: Token) {
    file.uses.append(NameUse(kind, name, table: table, at: position(of: token)))
  }
}
