import AppSources

extension ObjectiveCScanner {
  /// Scans a method: `- (IBAction)save:(id)sender forEvent:(UIEvent *)event`.
  mutating func scanMethod(isStatic: Bool) {
    index += 1
    let result = parenthesized()
    guard let first = token, first.kind == .name else { return }
    var selector = ""
    var types: [String] = []
    while let part = token {
      // A label is followed by a colon; a last part may have none, and a part may have no name.
      if part.kind == .name, token(after: 1)?.isMark(":") == true {
        selector += part.text + ":"
        index += 2
      } else if part.isMark(":"), !selector.isEmpty {
        selector += ":"
        index += 1
      } else if selector.isEmpty, part.kind == .name {
        selector = part.text
        index += 1
        break
      } else {
        break
      }
      types.append(Self.className(in: parenthesized()))
      if token?.kind == .name { index += 1 }
    }
    var method = MethodDeclaration(
      selector, named: selector, at: position(of: first),
      kind: result.contains { $0.isName("IBAction") } ? .action : .plain, parameters: types)
    method.isStatic = isStatic
    changeType { $0.methods.append(method) }
  }

  /// Scans a property: `@property (weak) IBOutlet UIButton *save, *cancel;`.
  mutating func scanProperty() {
    _ = parenthesized()
    scanDeclaration()
  }

  /// Scans the instance variables between braces.
  mutating func scanVariables() {
    index += 1
    while let token, !token.isMark("}") {
      if token.kind == .keyword {
        // @private and its like.
        index += 1
        continue
      }
      let start = index
      scanDeclaration()
      if index == start { index += 1 }
    }
    index += 1
  }

  /// Skips what is in braces.
  private mutating func skipBraces() {
    var open = 0
    while let token, token.kind != .keyword {
      if token.isMark("{") { open += 1 }
      if token.isMark("}") { open -= 1 }
      index += 1
      if open == 0 { return }
    }
  }

  /// Scans a declaration up to its semicolon: a type, and names with commas between.
  private mutating func scanDeclaration() {
    var words: [Token] = []
    var kind = PropertyDeclaration.Kind.plain
    var element: String?
    while let token, !token.isMark(";"), !token.isMark("}"), token.kind != .keyword {
      if token.isName("IBOutlet") { kind = .outlet }
      if token.isName("IBInspectable") { kind = .inspectable }
      if token.isName("IBOutletCollection") {
        kind = .outletCollection
        index += 1
        element = Self.className(in: parenthesized())
        continue
      }
      if token.isMark("{") {
        // The members of a structure.
        skipBraces()
        continue
      }
      if token.isMark("<") {
        skipAngles()
        if index < tokens.count, tokens[index] == token { index += 1 }
        continue
      }
      if token.isMark("(") {
        // An attribute with arguments, or a block, whose name is the first one.
        let inner = parenthesized()
        if inner.first?.isMark("^") == true,
          let name = inner.dropFirst().first(where: { $0.kind == .name })
        {
          words.append(name)
        }
        continue
      }
      if !token.isName("IBOutlet"), !token.isName("IBInspectable") { words.append(token) }
      index += 1
    }
    if token?.isMark(";") == true { index += 1 }
    let parts = words.split { $0.isMark(",") }
    let type = element ?? parts.first.map { Self.className(in: $0) }
    for part in parts {
      // Attributes behind the name are in capitals.
      guard let name = part.last(where: { $0.kind == .name && !Self.isAttribute($0.text) }) else {
        continue
      }
      let property = PropertyDeclaration(
        name.text, at: position(of: name), kind: kind, type: type)
      changeType { $0.properties.append(property) }
    }
  }

  private static func isAttribute(_ name: String) -> Bool {
    name.hasPrefix("NS_") || name.hasPrefix("UI_") || name.hasPrefix("API_")
      || name.hasPrefix("__") || name.hasSuffix("_AVAILABLE")
  }

  /// The class that a type names, such as `UIButton` in `UIButton * _Nonnull`; `id` for any object.
  static func className(in words: some Sequence<Token>) -> String {
    let qualifiers: Set = [
      "nonnull", "nullable", "null_unspecified", "_Nonnull", "_Nullable", "__weak", "__strong",
      "__unsafe_unretained", "__kindof", "const", "__nullable", "__nonnull", "IBOutlet", "in",
      "out", "struct", "enum", "unsigned", "_Null_unspecified", "__block",
    ]
    return words.first { $0.kind == .name && !qualifiers.contains($0.text) }?.text ?? ""
  }
}
