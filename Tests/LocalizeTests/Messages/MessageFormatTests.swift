import Foundation
import Testing

@testable import Localize

/// A message of the fact sheet with what ICU 72.1 answers.
struct MessageCase: Sendable, CustomTestStringConvertible {
  let id: String
  let language: LanguageTag
  let pattern: String
  let arguments: [String: FormatArgument]
  let text: String

  init(
    _ id: String, _ language: LanguageTag, _ pattern: String,
    _ arguments: [String: FormatArgument], _ text: String
  ) {
    (self.id, self.language, self.pattern) = (id, language, pattern)
    (self.arguments, self.text) = (arguments, text)
  }

  var testDescription: String { "\(id) \(language) \(pattern) \(arguments)" }
}

private let guests =
  "{n, plural, offset:1 =0{none} =1{only you} one{you and # other} other{you and # others}}"
private let forms =
  "{n, plural, zero{zero} one{one} two{two} few{few} many{many} other{other}}"

private let cases: [MessageCase] = [
  .init("L076", "en", "It's {n}", ["n": 3], "It's 3"),
  .init("L077", "en", "It''s {n}", ["n": 3], "It's 3"),
  .init("L078", "en", "'{n}' {n}", ["n": 3], "{n} 3"),
  .init("L079", "en", "'{'{n}'}'", ["n": 3], "{3}"),
  .init("L080", "en", "a '#' {n, plural, other{# '#' x}}", ["n": 3], "a '#' 3 # x"),
  .init("L081", "en", guests, ["n": 0], "none"),
  .init("L081", "en", guests, ["n": 1], "only you"),
  .init("L081", "en", guests, ["n": 2], "you and 1 other"),
  .init("L081", "en", guests, ["n": 5], "you and 4 others"),
  .init(
    "L082", "en", "{n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}}", ["n": 23], "23rd"),
  .init(
    "L082", "en", "{n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}}", ["n": 111], "111th"
  ),
  .init("L083", "en", "{g, select, f{she} other{they}}", ["g": "x"], "they"),
  .init("L084", "en", "{n, choice, 0#none|1#one|1<many {n}}", ["n": 5], "many 5"),
  .init("L085", "en", "{n, number, ::compact-short}", ["n": 12345], "12K"),
  .init("L086", "en", "{n, number, ::currency/EUR .00}", ["n": 3.5], "€3.50"),
  .init("L087", "en", "{n, number, percent}", ["n": 0.256], "26%"),
  .init("L087", "en", "{n, number, ::percent scale/100}", ["n": 0.256], "25.6%"),
  .init("L088", "de", "{n, number}", ["n": 1_234_567.891], "1.234.567,891"),
  .init("L089", "hi", "{n, number}", ["n": 1_234_567], "12,34,567"),
  .init("L089", "fa", "{n, number}", ["n": 1234], "۱٬۲۳۴"),
  .init("L089", "ar", "{n, number}", ["n": 1234], "١٬٢٣٤"),
  .init("L090", "fr", "{n, spellout}", ["n": 71], "soixante-et-onze"),
  .init("L090", "en", "{n, ordinal}", ["n": 42], "42nd"),
  .init("L090", "en", "{n, duration}", ["n": 3661], "1:01:01"),
  .init("L091", "fr", "{n, plural, one{# one} many{# many} other{# other}}", ["n": 0], "0 one"),
  .init(
    "L091", "fr", "{n, plural, one{# one} many{# many} other{# other}}", ["n": 1_000_000],
    "1\u{202F}000\u{202F}000 many"),
  .init("L092", "pt", forms, ["n": 0], "one"),
  .init("L092", "pt-PT", forms, ["n": 0], "other"),
  .init("L093", "lv", forms, ["n": 0], "zero"),
  .init("L093", "cy", forms, ["n": 6], "many"),
  .init("L093", "mt", forms, ["n": 2], "two"),
  .init("L093", "sl", forms, ["n": 104], "few"),
  .init("L093", "pl", forms, ["n": 1.5], "other"),
  .init("L093", "he", forms, ["n": 20], "other"),
  .init("L094", "en", "{n, plural, zero{z} one{o} other{x}}", ["n": 0], "x"),
  .init("L095", "xx", "{n, plural, one{o} other{x}}", ["n": 1], "x"),
]

@Suite struct MessageFormatTests {
  @Test(arguments: cases)
  func `L076 to L095 a message reads as in ICU 72`(_ c: MessageCase) throws {
    let message = try MessageFormat(c.pattern, in: c.language)
    #expect(try message.string(c.arguments) == c.text)
  }

  @Test(arguments: cases)
  func `a message reads as ICU's own of this version`(_ c: MessageCase) throws {
    let message = try MessageFormat(c.pattern, in: c.language)
    let own = OwnMessageFormat.string(c.pattern, c.arguments, in: "\(c.language)")
    #expect(try message.string(c.arguments) == own)
  }

  @Test func `L096 an argument that is missing is reported, and its place kept`() throws {
    let message = try MessageFormat("{missing} {n}", in: "en")
    #expect(throws: FormatError.missingNamed("missing")) { try message.string(["n": 3]) }
    let (text, problems) = message.text(["n": 3])
    #expect(text == "{missing} 3")
    #expect(problems == [.missingNamed("missing")])
    #expect("\(problems[0])" == "the argument 'missing' is missing. Give it.")
  }

  @Test func `L107 a select of a number is an error with its type`() throws {
    let message = try MessageFormat("{n, select, other{}}", in: "en")
    #expect(throws: FormatError.wrongNamed("n", isA: "a whole number", shownAs: "a keyword")) {
      try message.string(["n": 1])
    }
    let plural = try MessageFormat("{n, plural, other{#}}", in: "en")
    #expect(throws: FormatError.wrongNamed("n", isA: "a text", shownAs: "a number")) {
      try plural.string(["n": "1"])
    }
  }

  @Test func `dates, lists, ranges and distances are arguments like numbers`() throws {
    func text(_ pattern: String, _ argument: FormatArgument) throws -> String {
      try MessageFormat(pattern, in: "en").string(argument)
    }
    let day = Date(timeIntervalSince1970: 1_795_824_000)
    let later = day + 2 * 86_400
    #expect(try text("{d, date, ::yMMMd}", .date(day)) == "Nov 28, 2026")
    #expect(try text("{d, date, long}", .date(day)) == "November 28, 2026")
    #expect(try text("{d, time,HH:mm}", .date(day)) == "00:00")
    #expect(try text("{d, date, ::MMMd}", .interval(day...later)) == "Nov 28\u{2009}–\u{2009}30")
    #expect(try text("{who} sing", .list(["Ann", "Bob", "Cy"])) == "Ann, Bob, and Cy sing")
    #expect(try text("{n} songs", .range(3...5)) == "3–5 songs")
    #expect(try text("{n, number, ::currency/EUR .00}", .range(3...5)) == "€3.00 – €5.00")
    #expect(try text("{when}", .relative(-1, .days)) == "yesterday")
    #expect(try text("{when}", .relative(3, .weeks)) == "in 3 weeks")
    #expect(throws: FormatError.wrongNamed("d", isA: "a whole number", shownAs: "a date")) {
      try text("{d, date}", 1)
    }
  }

  @Test func `arguments are given by name or in the order of the names`() throws {
    let message = try MessageFormat("{b} {a} {b} {0}", in: "en")
    #expect(message.names == ["b", "a", "0"])
    #expect(try message.string(inOrder: ["x", "y", 1]) == "x y x 1")
    #expect(try message.string(["a": "y", "b": "x", "0": 1, "more": 2]) == "x y x 1")
    #expect(throws: FormatError.missingNamed("0")) { try message.string(inOrder: ["x", "y"]) }
  }

  @Test(arguments: ["en", "de-CH", "ar-EG", "hi", "ru"] as [LanguageTag])
  func `a whole number alone is written as among several arguments`(_ language: LanguageTag) throws
  {
    let patterns =
      goodPatterns.map(\.pattern) + [
        guests, forms, "{n, plural, offset:9223372036854775807 other{#}}",
        "{n, plural, offset:0.5 one{#} other{# {n}}}", String(repeating: "{n} é ", count: 60),
        "{a} {b, plural, other{#}}",
      ]
    for pattern in patterns {
      guard let message = try? MessageFormat(pattern, in: language) else { continue }
      for number in [Int64.min, -45_678, -1, 0, 1, 2, 9, 10, 127, 128, 1_000, .max] {
        let alone = Result { try message.string(.integer(number)) }
        let listed = Result { try message.string(inOrder: [.integer(number)]) }
        #expect((try? alone.get()) == (try? listed.get()), "\(pattern) \(number)")
      }
    }
  }

  @Test func `a number of any size has its digits and its category`() throws {
    let songs = "{n, plural, one{# one} few{# few} many{# many} other{# other}}"
    let russian = try MessageFormat(songs, in: "ru")
    #expect(try russian.string(.unsigned(18_446_744_073_709_551_601)).hasSuffix("601 one"))
    #expect(try russian.string(1e20).hasSuffix("000 many"))
    let amount = try MessageFormat("{n,number,#,##0} {n, number, ::.00}", in: "en")
    #expect(
      try amount.string(9_007_199_254_740_993) == "9,007,199,254,740,993 9,007,199,254,740,993.00")
    let tiny = try MessageFormat("{n, spellout}", in: "pl")
    #expect(try tiny.string(5e-324) == "5e-324")
  }

  @Test(arguments: [
    "scale/1E999999999", "scale/1e101", "precision-increment/1E-999999", "scale/1Ex",
  ])
  func `a skeleton whose digits have no end is refused`(_ skeleton: String) {
    #expect(throws: MessagePatternError.self) {
      try MessagePattern("{n, number, ::\(skeleton)}", .lenient)
    }
    #expect(NumberFormat.skeleton(skeleton, in: "en").string(1) == "1")
    #expect(NumberRangeFormat(skeleton: skeleton, in: "en").string(1...2) == "1.0–2.0")
  }

  @Test func `a text of more than four megabytes is an error`() throws {
    let message = try MessageFormat(String(repeating: "{a}", count: 5), in: "en")
    let long = String(repeating: "x", count: 1 << 20)
    #expect(throws: FormatError.tooLong(limit: 4 << 20)) { try message.string(["a": .text(long)]) }
  }
}
