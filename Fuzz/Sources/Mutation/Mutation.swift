/// Makes a document of a number: every second one is changed so that it mostly stays well-formed.
public func mutated(
  _ number: Int, from seeds: [[UInt8]], with pieces: [String] = pieces
) -> [UInt8] {
  var random = Random(state: UInt64(number) &* 0x9E37_79B9_7F4A_7C15 &+ 20_261_120)
  var bytes = seeds[random.below(seeds.count)]
  if number.isMultiple(of: 2) { return gentlyMutated(bytes, &random) }
  for _ in 0...random.below(8) where !bytes.isEmpty {
    let other = seeds[random.below(seeds.count)]
    mutate(&bytes, with: other, pieces, &random)
  }
  return bytes
}

/// Moves, doubles and drops lines that are whole elements, and changes letters and digits.
private func gentlyMutated(_ bytes: [UInt8], _ random: inout Random) -> [UInt8] {
  var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
  for _ in 0...random.below(12) {
    let (from, to) = (random.below(lines.count), random.below(lines.count))
    let isWhole = lines[from].suffix(2) == Array("/>".utf8)[...]
    switch random.below(4) {
    case 0 where isWhole: lines.remove(at: from)
    case 1 where isWhole: lines.insert(lines[from], at: max(2, to))
    default:
      guard !lines[to].isEmpty else { continue }
      let place = random.below(lines[to].count)
      let byte = lines[to][place]
      let isWord = (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
      // Names must stay those of their end tags, so most changes are behind the first quotation
      // mark.
      if isWord, lines[to][..<place].contains(0x22) || random.below(50) == 0 {
        lines[to][place] = UInt8(ascii: "0") + UInt8(random.below(10))
      }
    }
  }
  return Array(lines.joined(separator: [0x0A]))
}

private func mutate(
  _ bytes: inout [UInt8], with other: [UInt8], _ pieces: [String], _ random: inout Random
) {
  let place = random.below(bytes.count)
  switch random.below(9) {
  case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
  case 1: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
  case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(40)))
  case 3:
    let piece = bytes[place..<min(bytes.count, place + 1 + random.below(200))]
    bytes.insert(contentsOf: piece, at: random.below(bytes.count))
  case 4: bytes.insert(contentsOf: pieces[random.below(pieces.count)].utf8, at: place)
  case 5: bytes.removeSubrange(place...)
  case 6: bytes.swapAt(place, random.below(bytes.count))
  case 7: bytes = Array(bytes[..<place] + other[random.below(other.count)...])
  default: bytes[place] ^= 1 << UInt8(random.below(8))
  }
}

/// Texts that mean something to a reader of documents.
public let pieces = [
  "<", ">", "/>", "\"", "&", "&amp;", "&#0;", "&#x10FFFF;", "<!--", "-->", "<![CDATA[", "]]>",
  "<?xml?>", "<!DOCTYPE x>", "<!DOCTYPE x [", "\u{0}", "\u{FEFF}", "id=\"1\"", "key=\"cell\"",
  "destination=\"-1\"", "<subviews>", "</subviews>", "<connections>", "<button id=\"1\">",
  "<action selector=\"a:\" target=\"-2\"/>", "base64-UTF8=\"YES\"", "<string key=\"title\">",
]

/// SplitMix64.
private struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
