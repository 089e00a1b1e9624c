import TextFormats

// The messages of plurals, selects and choices.
extension MessageReader {
  /// Reads the messages of a plural, after the comma, to the brace that closes the argument.
  mutating func plural(
    isOrdinal: Bool, level: Int, _ opened: Int
  ) throws(MessagePatternError) -> MessagePattern.Plural {
    var offset: Double?
    var exact: [MessagePattern.Branch<Double>] = []
    var categories: [MessagePattern.Branch<String>] = []
    var (numbers, keywords) = (Set<Double>(), Set<String>())
    while try hasBranch(after: keywords, opened) {
      let start = index
      if following == "=" {
        index += 1
        let number = try number(allowsInfinity: false, "after = stands a number")
        if !numbers.insert(number).inserted { try remarkDuplicate(start) }
        exact.append(
          .init(
            selector: number, message: try branch(level: level, in: .plural, opened),
            position: position(start)))
        continue
      }
      let keyword = try keyword()
      if keyword == "offset", following == ":" {
        guard offset == nil, exact.isEmpty, categories.isEmpty else {
          throw error(.syntax, start, "the offset is not the first", "Move it before the messages.")
        }
        index += 1
        skipSpace()
        offset = try number(allowsInfinity: false, "after offset: stands a number")
        continue
      }
      if PluralCategory(rawValue: keyword) == nil {
        try remark(
          .unknownCategory, start, "no language has the category '\(brief(keyword))'",
          "Write zero, one, two, few, many or other, or an exact number such as =0.")
      }
      if !keywords.insert(keyword).inserted { try remarkDuplicate(start) }
      categories.append(
        .init(
          selector: keyword, message: try branch(level: level, in: .plural, opened),
          position: position(start)))
    }
    return MessagePattern.Plural(
      isOrdinal: isOrdinal, offset: offset ?? 0, exact: exact, categories: categories)
  }

  /// Reads the messages of a select, as those of a plural.
  mutating func branches(
    level: Int, _ opened: Int
  ) throws(MessagePatternError) -> [MessagePattern.Branch<String>] {
    var branches: [MessagePattern.Branch<String>] = []
    var keywords: Set<String> = []
    while try hasBranch(after: keywords, opened) {
      let start = index
      let keyword = try keyword()
      if !keywords.insert(keyword).inserted { try remarkDuplicate(start) }
      branches.append(
        .init(
          selector: keyword, message: try branch(level: level, in: .select, opened),
          position: position(start)))
    }
    return branches
  }

  /// Returns whether another message follows; throws at the end of the text, and for a list without `other`.
  private mutating func hasBranch(
    after keywords: Set<String>, _ opened: Int
  ) throws(MessagePatternError) -> Bool {
    skipSpace()
    guard let scalar = following else {
      let place = position(opened)
      throw error(
        .unclosedBrace, index,
        "expected } for the brace at \(place.line):\(place.column), found the end", "Add }.")
    }
    guard scalar == "}" else { return true }
    guard keywords.contains("other") else {
      throw error(.missingOther, opened, "there is no message for other", "Add other{…}.")
    }
    return false
  }

  private mutating func keyword() throws(MessagePatternError) -> String {
    let start = index
    skipIdentifier()
    guard index > start else {
      let found = following.map { shown($0) } ?? "the end"
      throw error(.syntax, start, "expected a keyword, found \(found)", "Write such as other{…}.")
    }
    guard index - start <= 0xFFFF else {
      throw error(.syntax, start, "the keyword is longer than 65535", "Shorten it.")
    }
    return text(start, index)
  }

  /// Reads the message of a selector in its braces.
  private mutating func branch(
    level: Int, in around: Around, _ opened: Int
  ) throws(MessagePatternError) -> [MessagePattern.Part] {
    skipSpace()
    guard let scalar = following else { throw unclosed(opened) }
    guard scalar == "{" else {
      throw error(
        .syntax, index, "expected {, found \(shown(scalar))", "A message stands in braces.")
    }
    index += 1
    return try message(in: around, level: level + 1, opened: index - 1)
  }

  private mutating func remarkDuplicate(_ start: Int) throws(MessagePatternError) {
    try remark(
      .duplicateSelector, start, "a message for '\(brief(text(start, index)))' stands before",
      "Take one of them out.")
  }

  // MARK: Choices

  /// Reads the messages of a choice, after the comma, to the brace that closes the argument.
  mutating func limits(
    level: Int, _ opened: Int
  ) throws(MessagePatternError) -> [MessagePattern.Branch<MessagePattern.Limit>] {
    var branches: [MessagePattern.Branch<MessagePattern.Limit>] = []
    skipSpace()
    repeat {
      guard following != nil else { throw unclosed(opened) }
      let start = index
      let number = try number(allowsInfinity: true, "a message of a choice begins with a number")
      skipSpace()
      guard let sign = following, "#<≤".unicodeScalars.contains(sign) else {
        throw error(.syntax, index, "after the number stands no #, < or ≤", "Write such as 1#one.")
      }
      index += 1
      if let last = branches.last, number < last.selector.number {
        try remark(
          .limitOrder, start, "the number is smaller than the one before", "Sort the messages.")
      }
      let message = try message(in: .choice, level: level + 1, opened: opened)
      branches.append(
        .init(
          selector: .init(number: number, isIncluded: sign != "<"), message: message,
          position: position(start)))
      guard following == "|" else { break }
      index += 1
      skipSpace()
    } while true
    return branches
  }

  /// Reads a number; throws with a problem where there is none.
  private mutating func number(
    allowsInfinity: Bool, _ problem: String
  ) throws(MessagePatternError) -> Double {
    let start = index
    while let scalar = following, "0123456789+-.eE∞".unicodeScalars.contains(scalar) { index += 1 }
    let text = text(start, index)
    let magnitude = text.first.map { "+-".contains($0) } == true ? text.dropFirst() : text[...]
    if allowsInfinity, magnitude == "∞" { return text.first == "-" ? -.infinity : .infinity }
    guard index - start < 128, let number = Double(text), number.isFinite else {
      throw error(.syntax, start, problem, "Write such as 1.")
    }
    return number
  }
}
