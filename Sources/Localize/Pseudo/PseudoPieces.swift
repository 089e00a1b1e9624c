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
  /// The places after the brackets that close those at some places.
  private lazy var ends = Self.ends(in: scalars)
  /// The place of the next scalar of a kind from where it was looked for last; the end for none.
  private var upcoming: [Unicode.Scalar: Int] = [:]
  /// The end of the last word that was looked at.
  private var looked = 0

  private init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// Returns the pieces of a text; in a message of ICU, its literal texts are looked at alone.
  static func pieces(of text: String) -> [Piece] {
    let scalars = Array(text.unicodeScalars)
    guard text.contains("{") else { return pieces(of: scalars[...]) }
    var reader = MessageReader(text, .lenient)
    guard let parts = try? reader.message(),
      parts.contains(where: { if case .argument = $0 { true } else { false } })
    else { return pieces(of: scalars[...]) }
    // A link may have arguments, such as https://x.org/{id}.
    let literals = RangeSet(reader.literals).subtracting(RangeSet(links(in: scalars)))
    var (result, last) = ([Piece](), 0)
    for range in literals.ranges {
      result.append(kept(scalars[last..<range.lowerBound]))
      result += pieces(of: scalars[range])
      last = range.upperBound
    }
    result.append(kept(scalars[last...]))
    return result.filter { !$0.text.isEmpty }
  }

  /// Returns the places of links: a scheme, and what follows it to a space or a brace that closes what is around.
  private static func links(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var links: [Range<Int>] = []
    var index = 0
    while index < scalars.count {
      guard scalars[index] == ":", scalars[index...].starts(with: "://".unicodeScalars) else {
        index += 1
        continue
      }
      var start = index
      while start > (links.last?.upperBound ?? 0), scalars[start - 1].isWordOfASCII { start -= 1 }
      index = endOfLink(in: scalars[index...])
      links.append(start..<index)
    }
    return links
  }

  /// Returns the end of a link that begins in a text.
  private static func endOfLink(in scalars: ArraySlice<Unicode.Scalar>) -> Int {
    var depth = 0
    for index in scalars.indices {
      if scalars[index] == "{" { depth += 1 }
      if scalars[index] == "}" { depth -= 1 }
      if depth < 0 || scalars[index].endsLink { return index }
    }
    return scalars.endIndex
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
      case "$": end = index + 1 < scalars.count && scalars[index + 1] == "{" ? ends[index + 1] : nil
      case "{": end = ends[index]
      case "<": end = endOfTag()
      case "&": end = endOfEntity()
      case "\\": end = endOfEscape()
      case "]": end = index + 1 < scalars.count && scalars[index + 1] == "(" ? ends[index + 1] : nil
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
  private mutating func endOfConversion() -> Int? {
    var place = index + 1
    let limit = min(scalars.count, index + 200)
    while place < limit {
      let scalar = scalars[place]
      place += 1
      switch scalar {
      case "@" where scalars[place - 2] == "#":
        guard let end = next("@", from: place) else { return nil }
        return end + 1
      case "0"..."9", "-", "+", " ", "#", "$", "*", ".", "'", "h", "l", "q", "L", "t", "z", "j":
        continue
      case "[":
        guard let end = next("]", from: place) else { return nil }
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

  /// Returns the places after the brackets that close each brace and parenthesis.
  private static func ends(in scalars: [Unicode.Scalar]) -> [Int: Int] {
    var (ends, braces, parentheses) = ([Int: Int](), [Int](), [Int]())
    for (place, scalar) in scalars.enumerated() {
      switch scalar {
      case "{": braces.append(place)
      case "(": parentheses.append(place)
      case "}": if let start = braces.popLast() { ends[start] = place + 1 }
      case ")": if let start = parentheses.popLast() { ends[start] = place + 1 }
      default: break
      }
    }
    return ends
  }

  /// Returns the place of the next scalar of a kind; nil for none.
  private mutating func next(_ scalar: Unicode.Scalar, from place: Int) -> Int? {
    if let known = upcoming[scalar], known >= place { return known < scalars.count ? known : nil }
    let found = scalars[place...].firstIndex(of: scalar)
    upcoming[scalar] = found ?? scalars.count
    return found
  }

  private mutating func endOfTag() -> Int? {
    guard index + 1 < scalars.count,
      scalars[index + 1].properties.isAlphabetic
        || "/!?".unicodeScalars.contains(scalars[index + 1])
    else { return nil }
    return next(">", from: index).map { $0 + 1 }
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
      place = Self.endOfLink(in: scalars[index...])
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
