/// The marks of a Markdown text that have a counterpart, found in one pass.
struct MarkdownPairs {
  /// The places of the counterparts by the places of the first marks; for a link, that of its bracket.
  private(set) var ends: [Int: Int] = [:]
  private let scalars: [Unicode.Scalar]
  /// The open marks of each kind and length.
  private var open: [Mark: [Int]] = [:]

  private struct Mark: Hashable {
    var scalar: Unicode.Scalar
    var length: Int
  }

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    pair()
  }

  private mutating func pair() {
    let codes = pairCodes()
    var (brackets, parentheses) = ([Int](), [Int]())
    var index = 0
    while index < scalars.count {
      if let end = codes[index] {
        ends[index] = end
        index = end + length(at: end)
        continue
      }
      switch scalars[index] {
      case "\\" where index + 1 < scalars.count: index += 2
      case "[":
        brackets.append(index)
        index += 1
      case "]":
        if let start = brackets.popLast(), index + 1 < scalars.count, scalars[index + 1] == "(" {
          let isAttribute = start > 0 && scalars[start - 1] == "^"
          ends[isAttribute ? start - 1 : start] = index
        }
        index += 1
      case "(":
        parentheses.append(index)
        index += 1
      case ")":
        if let start = parentheses.popLast(), start > 0, scalars[start - 1] == "]" {
          ends[start] = index
        }
        index += 1
      case "<":
        if let end = endOfLink(at: index) { ends[index] = end }
        index = (ends[index] ?? index) + 1
      case "*", "_", "~": index = pairEmphasis(at: index)
      default: index += 1
      }
    }
    // A link needs its destination.
    ends = ends.filter { start, end in
      scalars[start] != "[" && scalars[start] != "^" || ends[end + 1] != nil
    }
  }

  /// Pairs a run of stars, underscores or tildes with one before it, or opens it; returns the place after the run.
  private mutating func pairEmphasis(at index: Int) -> Int {
    let scalar = scalars[index]
    let count = length(at: index)
    let end = index + count
    let before = index > 0 ? scalars[index - 1] : " "
    let after = end < scalars.count ? scalars[end] : " "
    // A word may have an underscore in it.
    let isInWord = scalar == "_" && before.properties.isAlphabetic && after.properties.isAlphabetic
    guard !isInWord, count <= 3, scalar != "~" || count == 2 else { return end }
    let mark = Mark(scalar: scalar, length: count)
    if !before.properties.isWhitespace, let start = open[mark]?.last, start + count < index {
      ends[start] = index
      // What was opened in between closes nothing outside.
      for key in open.keys {
        while let last = open[key]?.last, last >= start { open[key]?.removeLast() }
      }
    } else if !after.properties.isWhitespace {
      open[mark, default: []].append(index)
    }
    return end
  }

  private func length(at index: Int) -> Int {
    let mark = scalars[index]
    var end = index
    while end < scalars.count, scalars[end] == mark { end += 1 }
    return end - index
  }

  /// Returns the places of the ends of code by those of their beginnings.
  private func pairCodes() -> [Int: Int] {
    var places: [Int: [Int]] = [:]
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "`" else {
        index += scalars[index] == "\\" ? 2 : 1
        continue
      }
      places[length(at: index), default: []].append(index)
      index += length(at: index)
    }
    var codes: [Int: Int] = [:]
    for (_, all) in places {
      for number in stride(from: 0, to: all.count - 1, by: 2) {
        codes[all[number]] = all[number + 1]
      }
    }
    return codes
  }

  /// Returns the end of `<https://…>`; nil for anything else.
  private func endOfLink(at index: Int) -> Int? {
    var (end, hasScheme) = (index + 1, false)
    // An address is short, so that each is looked at once.
    while end < scalars.count, end - index < 2000 {
      switch scalars[end] {
      case ">": return hasScheme ? end : nil
      case ":", "@": hasScheme = end > index + 1
      case " ", "\n", "<": return nil
      default: break
      }
      end += 1
    }
    return nil
  }
}
