import Localize
import Testing

struct FormattedNumber: Sendable, CustomTestStringConvertible {
  var language: LanguageTag, number: Double, text: String
  var testDescription: String { "\(number) in \(language) reads \(text)" }
}

/// ICU 72.
private let decimals: [FormattedNumber] = [
  .init(language: "en", number: 1234.5, text: "1,234.5"),
  .init(language: "en", number: 3, text: "3"),
  .init(language: "en", number: -2, text: "-2"),
  .init(language: "en", number: 1234567.8916, text: "1,234,567.892"),
  .init(language: "de", number: 1234.5, text: "1.234,5"),
  .init(language: "ru", number: 1234.5, text: "1\u{A0}234,5"),
  .init(language: "hi", number: 1234567.8916, text: "12,34,567.892"),
  .init(language: "ar-EG", number: 3, text: "٣"),
  .init(language: "ar-EG", number: 1234.5, text: "١٬٢٣٤٫٥"),
  .init(language: "ar-u-nu-latn", number: 1234.5, text: "1,234.5"),
  .init(language: "fa", number: 1234.5, text: "۱٬۲۳۴٫۵"),
]

private let percentages: [FormattedNumber] = [
  .init(language: "en", number: 0.75, text: "75%"),
  .init(language: "en", number: 1, text: "100%"),
  .init(language: "en", number: 0.256, text: "26%"),
  .init(language: "de", number: 0.75, text: "75\u{A0}%"),
  .init(language: "ru", number: 0.75, text: "75\u{A0}%"),
  .init(language: "ar-EG", number: 0.75, text: "٧٥٪\u{61C}"),
]

@Suite struct NumberFormatTests {
  @Test(arguments: decimals)
  func `a number has the digits and grouping of the language`(_ c: FormattedNumber) {
    #expect(NumberFormat.decimal(in: c.language).string(c.number) == c.text)
  }

  @Test(arguments: percentages)
  func `a fraction is a whole percentage`(_ c: FormattedNumber) {
    #expect(NumberFormat.percent(in: c.language).string(c.number) == c.text)
  }

  @Test func `a format may be kept and used again`() {
    let format = NumberFormat.decimal(in: "de")
    #expect([0.5, 1000, 0.5].map(format.string) == ["0,5", "1.000", "0,5"])
  }

  @Test func `numbers that are not finite have a text`() {
    let format = NumberFormat.decimal(in: "en")
    #expect(format.string(.infinity) == "∞")
    #expect(format.string(.nan) == "NaN")
  }

  @Test func `L252 a language that ICU lacks has the numbers of none, not of the process`() {
    // The process's locale groups otherwise: C not at all, de_DE with full stops.
    #expect(NumberFormat.decimal(in: "tlh").string(1234.5) == "1,234.5")
  }

  @Test func `the longest number is whole`() {
    let text = NumberFormat.decimal(in: "en").string(-1e100)
    #expect(text.hasPrefix("-10,000,000,"))
    #expect(text.count == 1 + 101 + 33)
  }

  @Test func `many tasks may use one format`() async {
    let format = NumberFormat.decimal(in: "de")
    let numbers = (0..<500).map { Double($0) * 1234.5 }
    let alone = numbers.map { format.string($0) }
    #expect(alone[1] == "1.234,5")
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<16 {
        group.addTask { numbers.map { format.string($0) } }
      }
      for await together in group { #expect(together == alone) }
    }
  }
}
