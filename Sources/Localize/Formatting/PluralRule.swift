/// CLDR's rule for one category, limited to whole numbers (UTS 35, part 3, section 5.1).
struct PluralRule: Sendable {
  /// A comparison such as `n % 100 = 3..10,99`.
  fileprivate struct Relation: Sendable {
    /// Indicates whether the operand describes the fraction, which is zero for a whole number; the
    /// operands n and i are the number itself.
    var isOfFraction: Bool
    /// The divisor; 0 when there is none.
    var modulus: UInt64
    var isNegated: Bool
    var ranges: [ClosedRange<UInt64>]

    func holds(for number: UInt64) -> Bool {
      let value = isOfFraction ? 0 : modulus == 0 ? number : number % modulus
      for range in ranges where range.contains(value) { return !isNegated }
      return isNegated
    }
  }

  let category: PluralCategory
  /// The conditions; the rule holds when every relation of any one of them holds.
  private let conditions: [[Relation]]

  func holds(for number: UInt64) -> Bool {
    for condition in conditions where condition.allSatisfy({ $0.holds(for: number) }) {
      return true
    }
    return false
  }

  /// Returns the rules of a language except `other`, in CLDR's order.
  static func rules(of language: LanguageTag) -> [PluralRule] {
    var names = [Substring(language.language)]
    if let region = language.region { names.insert("\(language.language)_\(region)", at: 0) }
    guard let lines = names.lazy.compactMap({ table[$0] }).first else { return [] }
    return lines.map { PluralRule($0) }
  }

  /// The rules as text, by language.
  private static let table: [Substring: [Substring]] = {
    var table: [Substring: [Substring]] = [:]
    var languages: [Substring] = []
    for line in pluralRuleTable.split(separator: "\n") {
      if line.hasPrefix(" ") {
        for language in languages { table[language, default: []].append(line) }
      } else {
        languages = line.split(separator: " ")
      }
    }
    return table
  }()

  /// Reads `one: i = 1 and v = 0 or …`.
  private init(_ line: Substring) {
    let words = line.split(separator: " ")
    guard let name = words.first, let category = PluralCategory(rawValue: String(name.dropLast()))
    else { preconditionFailure("not a plural rule: \(line)") }
    self.category = category
    conditions = words.dropFirst().split(separator: "or").map { condition in
      condition.split(separator: "and").map { Relation($0) }
    }
  }
}

extension PluralRule.Relation {
  /// Reads `n % 100 != 11..19`.
  fileprivate init(_ words: ArraySlice<Substring>) {
    let words = Array(words)
    let hasModulus = words.count == 5
    guard hasModulus || words.count == 3, let list = words.last else {
      preconditionFailure("not a relation: \(words)")
    }
    isOfFraction = !["n", "i"].contains(words[0])
    modulus = hasModulus ? UInt64(words[2]) ?? 0 : 0
    isNegated = words[words.count - 2] == "!="
    ranges = list.split(separator: ",").map { range in
      let bounds = range.split(separator: ".").compactMap { UInt64($0) }
      return bounds[0]...bounds[bounds.count - 1]
    }
  }
}
