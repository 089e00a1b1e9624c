import Foundation
import TestSupport
import Testing

@Suite struct DivergencesTests {
  @Test func `each row of Docs/Divergences.md names a suite that exists`()
    throws
  {
    let page = try String(
      contentsOf: packageRoot.appending(path: "Docs/Divergences.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count > 200)
    let suites = Set(NamedTest.ofPackage.map(\.suite))
    for row in rows {
      let last = row.split(separator: "|").last ?? ""
      let names = last.matches(of: #/`([^`]+)`/#).map { String($0.1) }
      #expect(names.contains { $0.hasSuffix("Tests") }, "no suite is named: \(row)")
      for name in names where name.hasSuffix("Tests") {
        #expect(suites.contains(name), "there is no suite \(name): \(row)")
      }
    }
  }
}
