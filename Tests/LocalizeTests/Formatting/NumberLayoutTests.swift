import Localize
import Testing

private struct Case: Sendable, CustomTestStringConvertible {
  var layout: NumberLayout
  var language: LanguageTag = "en"
  var number: Double
  var text: String
  var testDescription: String { "\(number) as \(text)" }

  init(
    _ number: Double, _ style: NumberLayout.Style = .none, in language: LanguageTag = "en",
    is text: String, _ change: (inout NumberLayout) -> Void = { _ in }
  ) {
    layout = NumberLayout(style)
    change(&layout)
    (self.language, self.number, self.text) = (language, number, text)
  }
}

/// ICU 72; the attributes are those of Interface Builder.
private let layouts: [Case] = [
  Case(1234.5, is: "1234"),
  Case(0.5, is: "0") { $0.minimumIntegerDigits = 1 },
  Case(1234.5, .decimal, is: "1,234.5"),
  Case(1234.5, .decimal, in: "de", is: "1.234,5"),
  Case(1234567, .decimal, in: "hi", is: "12,34,567"),
  Case(0.75, .percent, is: "75%"),
  Case(1234.5, .scientific, is: "1.2345E3"),
  Case(1234.5, .currency, in: "en-US", is: "$1,234.50"),
  Case(1234.5, .decimal, is: "1234.50") {
    ($0.usesGroupingSeparator, $0.minimumFractionDigits) = (false, 2)
  },
  Case(2, is: "2.00") { ($0.minimumFractionDigits, $0.maximumFractionDigits) = (2, 2) },
  Case(1234567, is: "123,4567") { ($0.usesGroupingSeparator, $0.groupingSize) = (true, 4) },
  Case(123, is: "23") { $0.maximumIntegerDigits = 2 },
  Case(7, is: "007") { $0.minimumIntegerDigits = 3 },
  Case(0.5, is: ".5") { ($0.minimumIntegerDigits, $0.maximumFractionDigits) = (0, 1) },
  Case(1.5, is: "1.50 s") { $0.pattern = "#,##0.00' s'" },
  Case(1.5, in: "de", is: "1,50 s") { $0.pattern = "#,##0.00' s'" },
  Case(-3, is: "(3)") { $0.pattern = "#,##0;(#)" },
  Case(12.4, .decimal, is: "12.5") { $0.roundingIncrement = 0.5 },
  Case(8, is: "8") { $0.maximumIntegerDigits = 2_000_000_000 },
]

@Suite struct NumberLayoutTests {
  @Test(arguments: layouts)
  private func `a number is written as its layout and language say`(_ c: Case) {
    #expect(NumberStyleFormat(c.layout, in: c.language).string(c.number) == c.text)
  }

  @Test func `all of a text has to be a number of the layout`() {
    var layout = NumberLayout()
    let format = NumberStyleFormat(layout, in: "en")
    #expect(format.number("12.5") == 12.5 && format.number("-3") == -3)
    #expect(format.number("12x") == nil && format.number("") == nil)
    layout.allowsFloats = false
    #expect(NumberStyleFormat(layout, in: "en").number("12.5") == nil)
    #expect(NumberStyleFormat(layout, in: "en").number("12") == 12)
    layout.style = .decimal
    #expect(NumberStyleFormat(layout, in: "en").number("1,234") == 1234)
    #expect(NumberStyleFormat(layout, in: "en").number("1,2") == nil)
    #expect(NumberStyleFormat(layout, in: "en").number(" 12") == nil)
    layout.isLenient = true
    #expect(NumberStyleFormat(layout, in: "en").number(" 12") == 12)
    #expect(format.number(String(repeating: "1", count: 1001)) == nil)
  }

  @Test func `a pattern that is none prints numbers as Swift does, and reads none`() {
    var layout = NumberLayout()
    layout.pattern = "0#0.0.0"
    let format = NumberStyleFormat(layout, in: "en")
    #expect(format.string(1234.5) == "1234.5" && format.number("1234.5") == nil)
  }
}
