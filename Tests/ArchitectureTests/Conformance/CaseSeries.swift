import Foundation

/// A series of cases, which are facts with a number.
struct CaseSeries {
  /// What an id begins with: `C` of `C016`, `row ` of `row 12`.
  var prefix: String
  /// How many there are; they are numbered from 1.
  var count: Int
  /// What they are about.
  var title: String
  /// The file of `../shared/reference` that has them.
  var file: String
  /// What a line of that file has before the number of a case.
  var start: String

  /// The name of a case.
  func id(_ number: Int) -> String {
    prefix.count == 1
      ? prefix + String(repeating: "0", count: 3 - "\(number)".count) + "\(number)"
      : "\(prefix)\(number)"
  }

  /// The names of cases: `C001`, or `C199–C212` and `rows 1–120` for those in a row.
  func id(_ numbers: ClosedRange<Int>) -> String {
    let (first, last) = (numbers.lowerBound, numbers.upperBound)
    if first == last { return id(first) }
    return prefix.count == 1 ? "\(id(first))–\(id(last))" : "rows \(first)–\(last)"
  }

  static let all = [
    CaseSeries(
      prefix: "C", count: 222, title: "Controls, responders and their events",
      file: "controls.md", start: "- C"),
    CaseSeries(
      prefix: "B", count: 178, title: "Gestures, bars, tables and view controllers",
      file: "screens.md", start: "- B"),
    CaseSeries(
      prefix: "A", count: 159, title: "Accessibility and what is announced",
      file: "accessibility.md", start: "| A"),
    CaseSeries(
      prefix: "T", count: 172, title: "Text, dates, layout, focus and keys",
      file: "text-and-layout.md", start: "- T"),
    CaseSeries(
      prefix: "row ", count: 120, title: "Worked examples of announcements",
      file: "accessibility.md", start: "| "),
    CaseSeries(
      prefix: "L", count: 252, title: "Languages, tables and messages",
      file: "localization.md", start: "| L"),
  ]

  /// Why cases have no test, by the prefix of their series.
  ///
  /// What has a test is never listed, whatever stands here.
  static let reasons: [(prefix: String, numbers: ClosedRange<Int>, why: String)] = []

  /// The cases for which no source decides what is expected.
  static let extrapolated: [(prefix: String, numbers: [Int])] = [
    ("A", [62, 68, 69, 70, 89]), ("row ", [93, 94, 97, 98, 109, 111, 112]),
  ]
}
