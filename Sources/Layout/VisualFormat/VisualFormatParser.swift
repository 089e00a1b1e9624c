import Graphics

/// Reads a visual format from left to right.
///
/// The grammar is that of the Auto Layout Guide, with white space anywhere between its parts.
struct VisualFormatParser {
  private let characters: [UInt8]
  private var position = 0

  init(_ format: String) {
    // A character outside ASCII counts as one that no rule allows.
    characters = format.map { $0.asciiValue ?? 0 }
  }

  mutating func read(into format: inout VisualFormat) throws(VisualFormatError) {
    guard peek() != nil else { throw failure("It's an empty string.") }
    format.isVertical = peek() == UInt8(ascii: "V")
    if format.isVertical || peek() == UInt8(ascii: "H") {
      position += 1
      guard take(":") else {
        throw failure("Expected a ':' after '\(format.isVertical ? "V" : "H")'")
      }
    }
    let start = position
    if take("|") {
      format.leadingPosition = start
      format.leading = try connection()
    }
    format.views.append(try view())
    while peek() != nil {
      let connection = try connection()
      let start = position
      if take("|") {
        format.trailing = connection
        format.trailingPosition = start
        guard peek() == nil else { throw failure("Expected the end of the format") }
        return
      }
      guard peek() != nil else { throw failure("Expected a view or '|' after the connection") }
      format.connections.append(connection)
      format.views.append(try view())
    }
  }

  // MARK: Parts

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    guard take("[") else { throw failure("Expected a view") }
    _ = peek()
    let start = position
    guard let name = name() else { throw failure("Expected the name of a view") }
    var view = VisualFormat.View(name: name, predicates: [], position: start)
    if peek() == UInt8(ascii: "(") { view.predicates = try predicates() }
    guard take("]") else {
      throw failure("Expected a ']' here. That is how you give the end of a view.")
    }
    return view
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .none }
    switch peek() {
    case UInt8(ascii: "["), UInt8(ascii: "|"): return .standard
    case nil: throw failure("Expected a view or '|' after the connection")
    default: break
    }
    let space =
      peek() == UInt8(ascii: "(") ? try predicates() : [try predicate(isSimple: true)]
    guard take("-") else { throw failure("Expected a '-' here. That is how you end a space.") }
    return .space(space)
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = take("(")
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try predicate(isSimple: false)) } while take(",")
    guard take(")") else {
      throw failure("Expected a ')' here. That is how you end a list of conditions.")
    }
    return predicates
  }

  private mutating func predicate(
    isSimple: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = LayoutConstraint.Relation.equal
    if !isSimple {
      if take("=") {
        try expectEqualSign()
      } else if take("<") {
        try expectEqualSign()
        relation = .lessThanOrEqual
      } else if take(">") {
        try expectEqualSign()
        relation = .greaterThanOrEqual
      }
    }
    _ = peek()
    let start = position
    let value = try value(canBeNegative: !isSimple)
    var predicate = VisualFormat.Predicate(
      relation: relation, value: value, position: start, priorityPosition: start)
    if take("@") {
      _ = peek()
      predicate.priorityPosition = position
      predicate.priority = try self.value(canBeNegative: false)
    }
    return predicate
  }

  private mutating func expectEqualSign() throws(VisualFormatError) {
    guard position < characters.count, characters[position] == UInt8(ascii: "=") else {
      throw failure("Expected a relation. It must be one of ==, <= and >=.")
    }
    position += 1
  }

  private mutating func value(
    canBeNegative: Bool
  ) throws(VisualFormatError) -> VisualFormat.Value {
    _ = peek()
    if let name = name() { return .name(name) }
    let start = position
    if canBeNegative { _ = take("-") }
    let digits = position
    while position < characters.count, isDigit(characters[position]) || isDot(characters[position])
    {
      position += 1
    }
    let text = String(decoding: characters[start..<position], as: UTF8.self)
    guard position > digits, let number = Double(text) else {
      position = start
      throw failure("Expected a number or a name")
    }
    return .number(Scalar(number))
  }

  // MARK: Characters

  /// Returns the next character that is not white space; nil at the end.
  private mutating func peek() -> UInt8? {
    while position < characters.count, [9, 10, 13, 32].contains(characters[position]) {
      position += 1
    }
    return position < characters.count ? characters[position] : nil
  }

  /// Passes a character if it is the next one.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Passes a name of letters, digits and underscores, if one begins here.
  private mutating func name() -> String? {
    guard position < characters.count, isLetter(characters[position]) else { return nil }
    let start = position
    while position < characters.count,
      isLetter(characters[position]) || isDigit(characters[position])
    {
      position += 1
    }
    return String(decoding: characters[start..<position], as: UTF8.self)
  }

  private func isLetter(_ character: UInt8) -> Bool {
    (65...90).contains(character) || (97...122).contains(character)
      || character == UInt8(ascii: "_")
  }

  private func isDigit(_ character: UInt8) -> Bool { (48...57).contains(character) }

  private func isDot(_ character: UInt8) -> Bool { character == UInt8(ascii: ".") }

  private func failure(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, position: position)
  }
}
