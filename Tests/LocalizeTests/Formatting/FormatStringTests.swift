import Localize
import Testing

struct FormatCase: Sendable, CustomTestStringConvertible {
  var name: String, format: String, arguments: [FormatArgument], locale: LanguageTag?, text: String
  var testDescription: String { name }

  init(
    _ name: String, _ format: String, _ arguments: FormatArgument..., locale: LanguageTag? = nil,
    is text: String
  ) {
    (self.name, self.format, self.arguments) = (name, format, arguments)
    (self.locale, self.text) = (locale, text)
  }
}

/// Rows of section 8.5 of localization.md begin with their number.
private let formatCases: [FormatCase] = [
  .init("L108 positions", "%2$@ %1$d %%", 5, "x", is: "x 5 %"),
  .init("L109 two fraction digits", "%.2f", 1.005, is: "1.00"),
  .init("L109 a width", "[%5d]", 42, is: "[   42]"),
  .init("L109 to the left", "[%-5d]", 42, is: "[42   ]"),
  .init("L109 zeros", "[%05d]", -42, is: "[-0042]"),
  .init("L109 hexadecimal", "%x %X %#x %#o", 255, 255, 255, 8, is: "ff FF 0xff 010"),
  .init("L109 a long number", "%lld", 9_000_000_000, is: "9000000000"),
  .init("L109 a sign", "%+d % d %+.1f", 3, 3, 0.5, is: "+3  3 +0.5"),
  .init("L110 no locale", "%d", 1_234_567, is: "1234567"),
  .init("L110 de_DE", "%d", 1_234_567, locale: "de-DE", is: "1.234.567"),
  .init("L110 en_001", "%d", 1_234_567, locale: "en-001", is: "1,234,567"),
  .init(
    "a fraction in a locale", "%.2f|%8.1f", 1234.5, 0.25, locale: "de", is: "1.234,50|     0,2"),
  .init("Arabic digits", "%d", -45, locale: "ar-EG", is: "-٤٥"),
  .init("hexadecimal has no locale", "%x", 1_234_567, locale: "de", is: "12d687"),
  .init("a width that is an argument", "[%*d][%2$*1$d]", 4, 7, is: "[   7][   7]"),
  .init("a precision that is an argument", "%.*f", 1, 0.25, is: "0.2"),
  .init("a negative width", "[%*d]", -4, 7, is: "[7   ]"),
  .init("texts", "[%5@][%-5@][%.2@]", "ab", "ab", "abcd", is: "[   ab][ab   ][ab]"),
  .init("exponents", "%e %G %g", 1234.5, 1e-10, 0.5, is: "1.234500e+03 1E-10 0.5"),
  .init("no number", "%f %5.1f", .double(.infinity), .double(-.infinity), is: "inf  -inf"),
  .init("a character", "%C%c", 0x2713, 65, is: "✓A"),
  .init(
    "a negative number without a sign", "%u %lu", -1, -1, is: "4294967295 18446744073709551615"),
  .init("what is no conversion", "100%y %(", is: "100y ("),
  .init("nothing for %n", "[%n]", 1, is: "[]"),
  .init("a percent sign at the end", "5 %", is: "5 %"),
]

@Suite struct FormatStringTests {
  @Test(arguments: formatCases)
  func `L108 to L110 a format is filled in`(_ c: FormatCase) throws {
    #expect(try FormatString(c.format).filled(with: c.arguments, locale: c.locale) == c.text)
  }

  @Test(
    arguments: [
      ("L111", "%@ %@", ["a"], "argument 2 is missing. Give it."),
      (
        "L112", "%@", [5], "argument 1 is a whole number, which %@ does not show. Give another one."
      ),
      (
        "a text as a number", "%lld", ["a"],
        "argument 1 is a text, which %lld does not show. Give another one."
      ),
      (
        "a whole number as a fraction", "%f", [1],
        "argument 1 is a whole number, which %f does not show. Give another one."
      ),
      ("L113", "%200$d", [1], "position 200 is over 127. Renumber the arguments."),
      ("a variable that nobody defines", "%#@n@", [1], "there is no variable 'n'. Define it."),
    ] as [(String, String, [FormatArgument], String)])
  func `L111 to L113 what does not fit is an error`(
    _ name: String, _ format: String, _ arguments: [FormatArgument], _ message: String
  ) throws {
    let error = try #require(throws: FormatError.self) {
      try FormatString(format).filled(with: arguments)
    }
    #expect("\(error)" == message)
  }

  @Test func `a format has its parts`() {
    #expect(
      FormatString("a %1$#@files@ %2$.3lld%%").parts == [
        .text("a "), .variable("files", position: 1), .text(" "),
        .conversion(FormatString("%2$.3lld").conversions[0]), .text("%"),
      ])
    #expect(FormatString("%2$.3lld").conversions.map(\.type) == ["lld"])
    #expect(FormatString("%#@a.b@%#@c@").variables == ["a.b", "c"])
  }
}
