/// The words of a Swift file: names, texts of literals, and the places of words that a fact may begin with.
///
/// One pass over the bytes finds them, so that the syntax is visited only where there may be a fact.
struct SwiftWords {
  /// The places of words in which a fact may begin, ascending.
  private(set) var markers: [Int] = []
  /// The names that are used, each once: not those after a keyword that declares one.
  private(set) var names: [String] = []
  /// The names to which something is assigned, each once.
  private(set) var assigned: [String] = []
  /// The texts of literals without interpolation.
  private(set) var strings: Set<String> = []
  /// The texts before what is interpolated or formatted.
  private(set) var beginnings: Set<String> = []

  private let bytes: [UInt8]
  private var index = 0
  /// The hashes of the words that were seen, so that each becomes a text once.
  private var seen = WordTable()
  /// Indicates whether the last word declares the next one.
  private var declares = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count { scan() }
  }

  /// Returns whether a marker is in a range.
  func hasMarker(in range: Range<Int>) -> Bool {
    var (low, high) = (0, markers.count)
    while low < high {
      let middle = (low + high) / 2
      if markers[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < markers.count && markers[low] < range.upperBound
  }

  private mutating func scan() {
    let byte = bytes[index]
    if byte.isWordStart {
      scanWord()
    } else if byte == UInt8(ascii: "\"") {
      scanText(hashes: 0)
    } else if byte == UInt8(ascii: "#"), next == UInt8(ascii: "\"") || next == UInt8(ascii: "#") {
      scanRawText()
    } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
      skipComment()
    } else {
      // A name in backticks is a name.
      index += 1
    }
  }

  private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  private mutating func scanWord() {
    let start = index
    // FNV-1a.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    while index < bytes.count, bytes[index].isWordPart {
      hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
      index += 1
    }
    let kind = Self.kinds[hash]
    if kind & Self.marks != 0 { markers.append(start) }
    let isDeclared = declares
    declares = kind & Self.declares != 0
    guard !isDeclared, !declares else { return }
    if seen.insert(hash, 1) {
      names.append(String(decoding: bytes[start..<index], as: UTF8.self))
    }
    var after = index
    while after < bytes.count, bytes[after] == 0x20 { after += 1 }
    if after + 1 < bytes.count, bytes[after] == UInt8(ascii: "="),
      bytes[after + 1] != UInt8(ascii: "="), seen.insert(~hash, 1)
    {
      assigned.append(String(decoding: bytes[start..<index], as: UTF8.self))
    }
  }

  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  private mutating func scanRawText() {
    var hashes = 0
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") {
      hashes += 1
      index += 1
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { scanText(hashes: hashes) }
  }

  /// Scans a literal; code that is interpolated is scanned as code.
  private mutating func scanText(hashes: Int) {
    let isLong =
      index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: "\"")
      && bytes[index + 2] == UInt8(ascii: "\"")
    index += isLong ? 3 : 1
    var text: [UInt8] = []
    var isWhole = true
    while index < bytes.count, !isEnd(isLong, hashes) {
      let byte = bytes[index]
      if byte == 0x0A, !isLong { break }
      if byte == UInt8(ascii: "\\"), isEscape(hashes) {
        index += 1 + hashes
        guard index < bytes.count else { break }
        if bytes[index] == UInt8(ascii: "(") {
          if isWhole { beginnings.insert(String(decoding: text, as: UTF8.self)) }
          isWhole = false
          skipInterpolation()
        } else {
          appendEscaped(to: &text)
        }
      } else {
        if isWhole { text.append(byte) }
        index += 1
      }
    }
    index = min(bytes.count, index + (isLong ? 3 : 1) + hashes)
    guard isWhole, !isLong, text.count <= 400 else { return }
    let literal = String(decoding: text, as: UTF8.self)
    if strings.insert(literal).inserted, let percent = literal.firstIndex(of: "%") {
      beginnings.insert(String(literal[..<percent]))
    }
  }

  private func isEnd(_ isLong: Bool, _ hashes: Int) -> Bool {
    let quotes = isLong ? 3 : 1
    guard index + quotes + hashes <= bytes.count else { return false }
    for place in 0..<quotes where bytes[index + place] != UInt8(ascii: "\"") { return false }
    for place in 0..<hashes where bytes[index + quotes + place] != UInt8(ascii: "#") {
      return false
    }
    return true
  }

  private func isEscape(_ hashes: Int) -> Bool {
    guard index + hashes < bytes.count else { return false }
    for place in 0..<hashes where bytes[index + 1 + place] != UInt8(ascii: "#") { return false }
    return true
  }

  private mutating func appendEscaped(to text: inout [UInt8]) {
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "u"):
      guard index < bytes.count, bytes[index] == UInt8(ascii: "{") else { return }
      let end = bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: "}")) ?? index
      let digits = String(decoding: bytes[(index + 1)..<max(end, index + 1)], as: UTF8.self)
      if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
        text += Array(String(Character(scalar)).utf8)
      }
      index = max(end + 1, index)
    default: text.append(byte)
    }
  }

  /// Scans what is in the parentheses of an interpolation.
  private mutating func skipInterpolation() {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "(") {
        depth += 1
        index += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
        index += 1
        if depth == 0 { return }
      } else if byte == 0x0A {
        return
      } else if byte == UInt8(ascii: "\"") {
        // A text inside of a text; one inside of that is taken as its end, so that nothing is deep.
        index += 1
        while index < bytes.count, bytes[index] != byte, bytes[index] != 0x0A { index += 1 }
        index = min(bytes.count, index + 1)
      } else if byte.isWordStart {
        scanWord()
      } else {
        index += 1
      }
    }
  }
}

extension SwiftWords {
  private static let marks: UInt8 = 1
  private static let declares: UInt8 = 2

  /// The words that declare the next one, and those in which a fact begins: labels and functions that name
  /// something, properties that documents set, macros, and types inside of functions.
  private static let kinds: WordTable = {
    var table = WordTable()
    let declaring = [
      "func", "var", "let", "case", "class", "struct", "enum", "protocol", "typealias", "actor",
      "extension", "import", "associatedtype",
    ]
    let marking =
      CallRules.words + DocumentProperties.words + [
        "addTarget", "setTarget", "reuseIdentifier", "selector", "keyPath", "imageLiteral",
        "fileLiteral", "import", "class", "struct", "enum", "extension", "protocol", "typealias",
      ]
    for word in declaring { table.insert(hash(word), declares) }
    for word in marking { table.insert(hash(word), marks) }
    return table
  }()

  private static func hash(_ word: String) -> UInt64 {
    word.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// A table of words by their hashes, which are spread already.
private struct WordTable {
  private var keys = [UInt64](repeating: 0, count: 256)
  private var values = [UInt8](repeating: 0, count: 256)
  private var count = 0

  /// The kinds of a word; none for one that is not in the table.
  subscript(hash: UInt64) -> UInt8 {
    let place = place(of: hash)
    return keys[place] == hash ? values[place] : 0
  }

  /// Adds kinds to a word; returns whether it is new.
  @discardableResult
  mutating func insert(_ hash: UInt64, _ kinds: UInt8) -> Bool {
    if count * 2 > keys.count { grow() }
    let place = place(of: hash)
    let isNew = keys[place] != hash
    if isNew { count += 1 }
    keys[place] = hash
    values[place] |= kinds
    return isNew
  }

  /// The place of a word, or the free one where it would be.
  private func place(of hash: UInt64) -> Int {
    let mask = keys.count - 1
    var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
    while keys[place] != 0, keys[place] != hash { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = [UInt64](repeating: 0, count: oldKeys.count * 2)
    values = [UInt8](repeating: 0, count: keys.count)
    for (key, value) in zip(oldKeys, oldValues) where key != 0 {
      let place = place(of: key)
      (keys[place], values[place]) = (key, value)
    }
  }
}

extension UInt8 {
  fileprivate var isWordStart: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
      || self >= 0x80
  }
  fileprivate var isWordPart: Bool {
    isWordStart || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
