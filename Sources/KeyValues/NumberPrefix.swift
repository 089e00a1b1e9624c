/// The number at the start of a text, after spaces, as `NSString` reads it; 0 without one.
package struct NumberPrefix {
  private let text: Substring

  package init(_ text: String) { self.text = text.drop { $0.isWhitespace } }

  package var integer: Int {
    let digits = text.drop { $0 == "+" || $0 == "-" }
    guard text.count - digits.count <= 1 else { return 0 }
    let sign = text.first == "-" ? -1 : 1
    var result = 0
    for digit in digits.prefix(while: \.isASCIIDigit) {
      let (tenfold, overflows) = result.multipliedReportingOverflow(by: 10)
      let (sum, more) = tenfold.addingReportingOverflow(sign * (digit.wholeNumberValue ?? 0))
      if overflows || more { return sign < 0 ? .min : .max }
      result = sum
    }
    return result
  }

  package var double: Double {
    var end = text.startIndex
    func skip(_ accepts: (Character) -> Bool) -> Int {
      let start = end
      while end < text.endIndex, accepts(text[end]) { end = text.index(after: end) }
      return text.distance(from: start, to: end)
    }
    func skipSign() -> Int {
      guard end < text.endIndex, text[end] == "+" || text[end] == "-" else { return 0 }
      end = text.index(after: end)
      return 1
    }
    _ = skipSign()
    var digits = skip(\.isASCIIDigit)
    if end < text.endIndex, text[end] == "." {
      end = text.index(after: end)
      digits += skip(\.isASCIIDigit)
    }
    guard digits > 0 else { return 0 }
    let mantissa = end
    if end < text.endIndex, text[end] == "e" || text[end] == "E" {
      end = text.index(after: end)
      _ = skipSign()
      if skip(\.isASCIIDigit) == 0 { end = mantissa }
    }
    let number = text[..<end]
    return Double(number.last == "." ? number.dropLast() : number) ?? 0
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
