import Localize

// The lines that are the same in both, by the longest common subsequence.
extension TranscriptComparison {
  /// The maximum number of pairs that are compared to find the common items.
  ///
  /// Beyond the limit, the differing middle parts are compared line by line.
  private static let limit = 4_000_000

  /// Returns the index pairs of the longest common subsequence of the items.
  mutating func commonItems(_ old: [Item], _ new: [Item]) -> [(Int, Int)] {
    var start = 0
    while start < min(old.count, new.count), matches(old[start], new[start]) { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      matches(old[old.count - 1 - end], new[new.count - 1 - end])
    {
      end += 1
    }
    let (rows, columns) = (old.count - end - start, new.count - end - start)
    var pairs = (0..<start).map { ($0, $0) }
    if rows > 0, columns > 0, rows <= Self.limit / columns {
      pairs += longest(old[start..<start + rows], new[start..<start + columns])
    }
    return pairs + (0..<end).reversed().map { (old.count - 1 - $0, new.count - 1 - $0) }
  }

  /// Returns the longest common subsequence, from a table of its lengths for all suffixes.
  private mutating func longest(
    _ old: ArraySlice<Item>, _ new: ArraySlice<Item>
  ) -> [(Int, Int)] {
    let width = new.count + 1
    var lengths = [Int32](repeating: 0, count: (old.count + 1) * width)
    var isMatch = [Bool](repeating: false, count: old.count * new.count)
    for i in (0..<old.count).reversed() {
      for j in (0..<new.count).reversed() {
        let match = matches(old[old.startIndex + i], new[new.startIndex + j])
        isMatch[i * new.count + j] = match
        lengths[i * width + j] =
          match
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if isMatch[i * new.count + j] {
        pairs.append((old.startIndex + i, new.startIndex + j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  private mutating func matches(_ kept: Item, _ said: Item) -> Bool {
    switch (kept, said) {
    case (.screen(let kept), .screen(let said)): return kept.title == said.title
    case (.element(let kept), .element(let said)):
      guard kept.texts.count == said.texts.count, kept.indent == said.indent,
        kept.facets.allSatisfy({ $0.text == said.text(of: $0.kind) })
      else { return false }
      for (expected, text) in zip(kept.texts, said.texts) where matches(expected, text) != true {
        return false
      }
      return true
    default: return false
    }
  }

  /// Returns whether a text matches; nil if the expression takes too long.
  ///
  /// The result is also nil if the expression took too long on an earlier text, or if ten
  /// expressions did.
  mutating func matches(_ expected: TranscriptText, _ said: TranscriptText) -> Bool? {
    guard case .pattern(let pattern) = expected else { return expected.matches(said.plain) }
    guard !slowPatterns.contains(pattern), slowPatterns.count < 10 else { return nil }
    let answer = pattern.matches(said.plain)
    if answer == nil { slowPatterns.insert(pattern) }
    return answer
  }
}

extension TranscriptText {
  /// The text if it is exact, which spoken text always is.
  var plain: String {
    if case .exact(let text) = self { return text }
    return source
  }
}
