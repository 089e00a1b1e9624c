import Testing

@testable import Localize

/// Whole numbers that rules tell apart: all up to 10,000, what is around round ones, and a fixed
/// sample of the rest up to a million.
private let wholeNumbers: [Int] = {
  var numbers = Array(0...10_000)
  for round in stride(from: 20_000, through: 1_000_000, by: 10_000) {
    numbers += (round - 3)...(round + 3)
  }
  // A linear congruential generator, the same on every run.
  var state: UInt64 = 42
  for _ in 0..<10_000 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    numbers.append(Int(state >> 33) % 1_000_001)
  }
  return numbers
}()

@Suite struct PluralRulesTests {
  @Test func `a whole number has the category that ICU gives it in every language`() throws {
    let languages = ICU.PluralRules.languages
    #expect(languages.count > 200)
    for language in languages {
      let tag = try #require(LanguageTag(language == "root" ? "und" : language))
      let rules = PluralRules.rules(for: tag)
      let icu = try #require(ICU.PluralRules(locale: language))
      let wrong = wholeNumbers.first { number in
        icu.keyword(of: Double(number), fractionDigits: nil)
          != rules.category(of: number).rawValue
      }
      #expect(wrong == nil, "\(language)")
    }
  }

  @Test(arguments: [
    ("ru", [(1, "one"), (2, "few"), (5, "many"), (21, "one"), (11, "many")]),
    ("lv", [(0, "zero")]), ("cy", [(6, "many")]), ("mt", [(2, "two")]), ("sl", [(104, "few")]),
    ("he", [(20, "other")]), ("pt", [(0, "one")]), ("pt-PT", [(0, "other")]),
    ("xx", [(1, "other")]),
    ("ar", [(0, "zero"), (1, "one"), (2, "two"), (3, "few"), (11, "many"), (100, "other")]),
    ("fr", [(0, "one"), (1_000_000, "many"), (1_500_000, "other")]), ("ja", [(1, "other")]),
    ("en", [(-1, "one"), (0, "other")]),
  ])
  func `a whole number has the category of its language`(
    _ language: String, _ expected: [(Int, String)]
  ) throws {
    let rules = PluralRules.rules(for: try #require(LanguageTag(language)))
    for (number, category) in expected {
      #expect(rules.category(of: number).rawValue == category, "\(number)")
    }
  }

  @Test func `a fraction has the category of the digits that are shown`() {
    let english = PluralRules.rules(for: "en")
    #expect(english.category(of: 1.0) == .one)
    #expect(english.category(of: 1.0, fractionDigits: 1) == .other)
    #expect(PluralRules.rules(for: "ru").category(of: 1.5) == .other)
    #expect(PluralRules.rules(for: "pl").category(of: 1.5) == .other)
    #expect(PluralRules.rules(for: "cs").category(of: 1.5) == .many)
    #expect(PluralRules.rules(for: "da").category(of: 0.5) == .one)
  }

  @Test func `a language has its categories`() {
    #expect(PluralRules.rules(for: "ru").categories == [.one, .few, .many, .other])
    #expect(PluralRules.rules(for: "ar").categories == PluralCategory.allCases)
    #expect(PluralRules.rules(for: "ja").categories == [.other])
  }
}
