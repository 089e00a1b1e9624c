/// The pieces of a text that a pseudo-language changes, and those that it keeps: conversions, variables, arguments, markup,
/// links and escapes.
struct PseudoPieces {
  struct Piece: Equatable {
    var text: String
    let isLiteral: Bool
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var pieces: [Piece] = []
  private var literal = String.UnicodeScalarView()
  /// The offsets after which no bracket of a kind closes, so that none is looked for again.
  private var unclosed: [Unicode.Scalar: Int] = [:]

  /// The end of the last word that was looked at.
  private var looked = 0

  private init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// Returns the pieces of a text; in a message of ICU, its literal texts are looked at alone.
  static func pieces(of text: String) -> [Piece] {
    let scalars = Array(text.unicodeScalars)
    guard text.contains("{"), !hasLinkWithBrace(scalars) else { return pieces(of: scalars[...]) }
    guard let pattern = try? MessagePattern(text, .lenient), !pattern.names.isEmpty else {
      return pieces(of: scalars[...])
    }
    var reader = MessageReader(text, .lenient)
    guard (try? reader.message()) != nil else { return pieces(of: scalars[...]) }
    var result: [Piece] = []
    var last = 0
    for range in reader.literals {
      result.append(kept(scalars[last..<range.lowerBound]))
      result += pieces(of: scalars[range])
      last = range.upperBound
    }
    result.append(kept(scalars[last...]))
    return result.filter { !$0.text.isEmpty }
  }

  /// Returns whether there is a template of a link, such as `https://x.org/{id}`, which is kept as a whole.
  private static func hasLinkWithBrace(_ scalars: [Unicode.Scalar]) -> Bool {
    var isLink = false
    for (place, scalar) in scalars.enumerated() {
      if scalar == ":", scalars[place...].starts(with: "://".unicodeScalars) { isLink = true }
      if scalar.endsLink { isLink = false }
      if isLink, scalar == "{" { return true }
    }
    return false
  }

  private static func kept(_ scalars: ArraySlice<Unicode.Scalar>) -> Piece {
    Piece(text: String(String.UnicodeScalarView(scalars)), isLiteral: false)
  }

  private static func pieces(of scalars: ArraySlice<Unicode.Scalar>) -> [Piece] {
    var reader = PseudoPieces(Array(scalars))
    reader.read()
    return reader.pieces
  }

  private mutating func read() {
    while index < scalars.count {
      let scalar = scalars[index]
      let end: Int?
      switch scalar {
      case "%": end = endOfConversion()
      case "$": end = index + 1 < scalars.count && scalars[index + 1] == "{" ? closing("}") : nil
      case "{": end = closing("}")
      case "<": end = endOfTag()
      case "&": end = endOfEntity()
      case "\\": end = endOfEscape()
      case "]": end = index + 1 < scalars.count && scalars[index + 1] == "(" ? closing(")") : nil
      default: end = startsWord ? endOfAddress() : nil
      }
      if let end, end > index {
        keep(to: end)
      } else {
        literal.append(scalar)
        index += 1
      }
    }
    endLiteral()
  }

  private mutating func endLiteral() {
    if !literal.isEmpty { pieces.append(Piece(text: String(literal), isLiteral: true)) }
    literal = String.UnicodeScalarView()
  }

  private mutating func keep(to end: Int) {
    endLiteral()
    pieces.append(Self.kept(scalars[index..<end]))
    index = end
  }

  // MARK: What is kept

  /// The end of a conversion such as `%1$@`, `%#@name@`, `%%` or `%arg`; nil for a percent sign alone.
  private func endOfConversion() -> Int? {
    var place = index + 1
    let limit = min(scalars.count, index + 200)
    while place < limit {
      let scalar = scalars[place]
      place += 1
      switch scalar {
      case "@" where scalars[place - 2] == "#":
        guard let end = scalars[place...].firstIndex(of: "@") else { return nil }
        return end + 1
      case "0"..."9", "-", "+", " ", "#", "$", "*", ".", "'", "h", "l", "q", "L", "t", "z", "j":
        continue
      case "[":
        guard let end = scalars[place...].firstIndex(of: "]") else { return nil }
        place = end + 1
      case "a" where scalars[place...].starts(with: "rg".unicodeScalars): return place + 2
      case "%", "@", "d", "D", "i", "u", "U", "o", "O", "x", "X", "c", "C", "a", "A", "e", "E", "f",
        "F", "g", "G", "s", "S", "P", "p", "n":
        return place
      default: return nil
      }
    }
    return nil
  }

  /// The end after the next bracket of a kind, past those that are opened in between; nil if none closes.
  private mutating func closing(_ bracket: Unicode.Scalar) -> Int? {
    if let offset = unclosed[bracket], index >= offset { return nil }
    let opening: Unicode.Scalar = bracket == "}" ? "{" : "("
    var (place, depth) = (index, 0)
    while place < scalars.count {
      if scalars[place] == opening { depth += 1 }
      if scalars[place] == bracket {
        depth -= 1
        if depth <= 0 { return place + 1 }
      }
      place += 1
    }
    unclosed[bracket] = index
    return nil
  }

  private mutating func endOfTag() -> Int? {
    guard index + 1 < scalars.count,
      scalars[index + 1].properties.isAlphabetic
        || "/!?".unicodeScalars.contains(scalars[index + 1])
    else { return nil }
    if let offset = unclosed[">"], index >= offset { return nil }
    guard let end = scalars[index...].firstIndex(of: ">") else {
      unclosed[">"] = index
      return nil
    }
    return end + 1
  }

  private func endOfEntity() -> Int? {
    var place = index + 1
    while place < scalars.count, place < index + 12,
      scalars[place].isWordOfASCII || scalars[place] == "#"
    {
      place += 1
    }
    return place < scalars.count && scalars[place] == ";" && place > index + 1 ? place + 1 : nil
  }

  /// The end of a backslash with what it stands before: a character, or the digits of one.
  private func endOfEscape() -> Int? {
    guard index + 1 < scalars.count else { return nil }
    var place = index + 2
    guard "uUx".unicodeScalars.contains(scalars[index + 1]) else { return place }
    while place < scalars.count, place < index + 12, scalars[place].properties.isASCIIHexDigit {
      place += 1
    }
    return place
  }

  private var startsWord: Bool {
    scalars[index].isWordOfASCII && (index == 0 || !scalars[index - 1].isWordOfASCII)
  }

  /// The end of an address of the net or of mail that begins here; nil for another word.
  private mutating func endOfAddress() -> Int? {
    guard index >= looked else { return nil }
    var place = index
    var (hasDot, hasAt) = (false, false)
    // A word is looked at once: what follows belongs to it.
    while place < scalars.count, scalars[place].isOfAddress {
      hasDot =
        hasDot
        || scalars[place] == "." && place + 1 < scalars.count && scalars[place + 1].isWordOfASCII
      hasAt = hasAt || scalars[place] == "@"
      place += 1
    }
    if contains("://", in: scalars[index..<place]) {
      while place < scalars.count, !scalars[place].endsLink { place += 1 }
    }
    looked = place
    let word = scalars[index..<place]
    let isLink =
      word.starts(with: "www.".unicodeScalars) || hasAt && hasDot
      || contains("://", in: word) || word.starts(with: "mailto:".unicodeScalars)
    guard isLink else { return nil }
    // A sentence may end after it.
    while place > index, ".,;:!?'\")".unicodeScalars.contains(scalars[place - 1]) { place -= 1 }
    return place
  }

  private func contains(_ text: String, in word: ArraySlice<Unicode.Scalar>) -> Bool {
    let parts = Array(text.unicodeScalars)
    return word.indices.contains { word[$0...].starts(with: parts) }
  }
}

extension Unicode.Scalar {
  fileprivate var isWordOfASCII: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }

  /// Indicates whether a link ends before the scalar.
  fileprivate var endsLink: Bool {
    properties.isWhitespace || "<>\"'%)]".unicodeScalars.contains(self)
  }

  /// Indicates whether the scalar may stand in an address: anything but spaces, quotation marks, brackets and `%`.
  fileprivate var isOfAddress: Bool {
    isWordOfASCII || "-._~:/?#[@!$&*+;=".unicodeScalars.contains(self)
  }
}
