/// Which cases have a test, as the names of the tests say.
struct ConformancePage {
  let tests: [NamedTest]
  /// The tests of each case, by its name.
  private let byCase: [String: [NamedTest]]

  init(_ tests: [NamedTest]) {
    self.tests = tests
    var byCase: [String: [NamedTest]] = [:]
    for test in tests {
      let cases = test.cases
      for series in CaseSeries.all {
        for number in cases[series.prefix] ?? [] {
          byCase[series.id(number), default: []] += [test]
        }
      }
    }
    self.byCase = byCase
  }

  /// The cases of a series that have no test, as ranges of numbers with one reason each.
  func missing(_ series: CaseSeries) -> [(numbers: ClosedRange<Int>, why: String?)] {
    var missing: [(numbers: ClosedRange<Int>, why: String?)] = []
    for number in 1...series.count where byCase[series.id(number)] == nil {
      let why = CaseSeries.reasons.first {
        $0.prefix == series.prefix && $0.numbers.contains(number)
      }?.why
      if let last = missing.last, last.numbers.upperBound == number - 1, last.why == why {
        missing[missing.count - 1].numbers = last.numbers.lowerBound...number
      } else {
        missing.append((number...number, why))
      }
    }
    return missing
  }

  /// The page `Docs/Conformance.md`.
  var short: String {
    """
    # Conformance

    A case is a fact about UIKit, AppKit, a screen reader or a table, with a source. The name of a test that holds it begins
    with its number: `C016 adding the same pair again merges the events`. This page counts those names. `make record` writes it,
    a test compares it with the sources of the tests, and `make conformance` lists every case with its tests in
    `.build/lists/Conformance.md`.

    | cases | about | with a test |
    |---|---|---|
    \(CaseSeries.all.map(total).joined(separator: "\n"))

    | page of Apple's | with a test |
    |---|---|
    \(SymbolPage.all.map(total).joined(separator: "\n"))

    ## Cases without a test

    \(casesWithoutTest)

    ## Entries without a meaning

    | entry | why |
    |---|---|
    \(SymbolPage.all.flatMap(rows).joined(separator: "\n"))

    ## The control layer of AppKit

    Each subject has at least one test, whose suite uses the names that it is about.

    | subject | test |
    |---|---|
    \(ControlLayerSubject.all.map(row).joined(separator: "\n"))

    ## Archives

    UIKit and AppKit make these classes by `init(coder:)` and write them by `encode(with:)`. Here the counterparts are
    `InterfaceLoader.restore(_:)` and `archive(_:)`: [Archives](Archives.md).

    | framework | classes |
    |---|---|
    \(["UIKit", "AppKit"].map(archived).joined(separator: "\n"))

    ## Extrapolated cases

    \(wrapped("No source decides what is expected of these, so it is a choice: \(extrapolated)."))

    """
  }

  private var casesWithoutTest: String {
    let rows = CaseSeries.all.flatMap(rows)
    return rows.isEmpty
      ? "None." : (["| cases | why |", "|---|---|"] + rows).joined(separator: "\n")
  }

  /// Every case with its tests.
  var whole: String {
    var text = "# Every case with its tests\n"
    for series in CaseSeries.all {
      text += "\n## \(series.title)\n\n| case | test |\n|---|---|\n"
      for number in 1...series.count {
        let tests = byCase[series.id(number)] ?? []
        let names = tests.isEmpty ? ["none"] : tests.map { "\($0.suite): \($0.name)" }
        for name in names { text += "| \(series.id(number)) | \(name) |\n" }
      }
    }
    for page in SymbolPage.all {
      text += "\n## \(page.title)\n\n| entry | test |\n|---|---|\n"
      for entry in page.entries {
        let tests = page.tests(of: entry, among: self.tests)
        let names = tests.isEmpty ? ["none"] : tests.map { "\($0.suite): \($0.name)" }
        for name in names { text += "| `\(entry)` | \(name) |\n" }
      }
    }
    return text
  }

  private func total(_ series: CaseSeries) -> String {
    let missing = missing(series).reduce(0) { $0 + $1.numbers.count }
    return "| \(series.id(1...series.count)) | \(series.title) "
      + "| \(series.count - missing) of \(series.count) |"
  }

  private func archived(_ framework: String) -> String {
    let names = ArchivedClasses.names(of: framework)
    return "| \(framework), \(names.count) | \(names.map { "`\($0)`" }.joined(separator: " ")) |"
  }

  private func row(_ subject: ControlLayerSubject) -> String {
    "| \(subject.title) | \(subject.suite): \(subject.test) |"
  }

  private func total(_ page: SymbolPage) -> String {
    let count = page.entries.count { !page.tests(of: $0, among: tests).isEmpty }
    return "| \(page.title) | \(count) of \(page.entries.count) |"
  }

  private func rows(_ series: CaseSeries) -> [String] {
    missing(series).map { "| \(series.id($0.numbers)) | \($0.why ?? "There is no reason.") |" }
  }

  private func rows(_ page: SymbolPage) -> [String] {
    page.entries.filter { page.tests(of: $0, among: tests).isEmpty }.map {
      "| `\($0)` | \(page.withoutMeaning[$0] ?? "There is no reason.") |"
    }
  }

  private var extrapolated: String {
    CaseSeries.extrapolated.flatMap { prefix, numbers in
      CaseSeries.all.filter { $0.prefix == prefix }.flatMap { numbers.map($0.id) }
    }.joined(separator: ", ")
  }
}
