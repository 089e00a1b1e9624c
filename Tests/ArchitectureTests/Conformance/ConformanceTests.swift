import Foundation
import TestSupport
import Testing

private let reference = packageRoot.deletingLastPathComponent().appending(path: "shared/reference")
private let hasReference = FileManager.default.fileExists(atPath: reference.path)

@Suite struct ConformanceTests {
  private static let ofPackage = ConformancePage(NamedTest.ofPackage)
  private var page: ConformancePage { Self.ofPackage }

  @Test func `the tests of the package are found`() {
    #expect(NamedTest.ofPackage.count > 2_000)
    let own = NamedTest(suite: "ConformanceTests", name: "the tests of the package are found")
    #expect(NamedTest.ofPackage.contains(own))
  }

  @Test func `the classes of archives are found`() {
    #expect(ArchivedClasses.names(of: "UIKit").contains("UISegmentedControl"))
    #expect(ArchivedClasses.names(of: "AppKit").contains("NSTokenFieldCell"))
  }

  @Test func `Docs/Conformance.md counts the names of the tests; make record writes it`() throws {
    try expect("Docs/Conformance.md", toBe: page.short)
    try write(page.whole, toList: "Conformance.md")
  }

  @Test func `each case without a test has a reason, and each reason a case`() {
    var used: Set<String> = []
    for series in CaseSeries.all {
      for (numbers, why) in page.missing(series) {
        #expect(why != nil, "\(series.id(numbers)) has no test and no reason")
        why.map { _ = used.insert($0) }
      }
    }
    for reason in CaseSeries.reasons {
      #expect(used.contains(reason.why), "no case needs “\(reason.why)”")
    }
    for page in SymbolPage.all {
      for entry in page.entries {
        let hasTest = !page.tests(of: entry, among: self.page.tests).isEmpty
        #expect(hasTest == (page.withoutMeaning[entry] == nil), "\(entry)")
      }
    }
  }

  @Test func `each subject of AppKit's control layer has its test, in a suite that uses its names`()
    throws
  {
    let sources = try NamedTest.sources()
    for subject in ControlLayerSubject.all {
      let isThere = page.tests.contains(NamedTest(suite: subject.suite, name: subject.test))
      #expect(isThere, "\(subject.title)")
      let source = sources.first { $0.contains("`\(subject.test)`") } ?? ""
      let missing = subject.names.filter { !source.contains($0) }
      #expect(missing.isEmpty, "\(subject.title)")
    }
  }

  @Test func `no test is named after a case that does not exist`() {
    let counts = Dictionary(uniqueKeysWithValues: CaseSeries.all.map { ($0.prefix, $0.count) })
    for test in page.tests {
      for (prefix, numbers) in test.cases {
        let last = numbers.max() ?? 0
        #expect(last <= counts[prefix] ?? 0 && !numbers.contains(0), "\(test.suite): \(test.name)")
      }
    }
  }

  @Test(.enabled(if: hasReference, "there is no folder ../shared/reference"))
  func `the cases are those of the reference`() throws {
    for series in CaseSeries.all {
      let text = try String(contentsOf: reference.appending(path: series.file), encoding: .utf8)
      let digits = series.prefix == "row " ? #"(\d+) \|"# : #"(\d{3})(?:–[A-Z](\d{3}))?\b"#
      let start = try Regex("(?m)^" + series.start.replacing("|", with: #"\|"#) + digits)
      var numbers: Set<Int> = []
      for match in text.matches(of: start) {
        let ends = match.output.dropFirst().compactMap { $0.substring.flatMap { Int($0) } }
        numbers.formUnion(try #require(ends.first)...#require(ends.last))
      }
      #expect(numbers == Set(1...series.count), "\(series.file), \(series.prefix)")
    }
  }

  @Test(
    arguments: [
      ("C016 adding merges", ["C": [16]]), ("L001 to L003 tables", ["L": [1, 2, 3]]),
      ("L020 and L050 encodings", ["L": [20, 50]]), ("rows 2 to 4 say", ["row ": [2, 3, 4]]),
      ("A126 to A128 and rows 113 to 114 say", ["A": [126, 127, 128], "row ": [113, 114]]),
      ("C0 is no case", [:]), ("a case such as C016", [:]), ("row after row", [:]),
    ] as [(String, [String: Set<Int>])])
  func `the cases of a test are those that its name begins with`(
    name: String, cases: [String: Set<Int>]
  ) {
    #expect(NamedTest(suite: "", name: name).cases == cases)
  }

  @Test func `a test is known by the suite around it and by its name`() {
    let source = """
      @Suite struct FirstTests {
        @Test func `one is one`() {}
        // @Test func `what is left out`() {}
      }
      extension SecondTests {
        @Test(arguments: [1, 2])
        private func `two is two`(number: Int) {}
        @Test func
          `a long name is on a line of its own`() {}
      }
      """
    #expect(
      NamedTest.all(in: source) == [
        NamedTest(suite: "FirstTests", name: "one is one"),
        NamedTest(suite: "SecondTests", name: "two is two"),
        NamedTest(suite: "SecondTests", name: "a long name is on a line of its own"),
      ])
  }
}
