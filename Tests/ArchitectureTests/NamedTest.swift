import Foundation
import TestSupport

/// A test of the package, as a source declares it.
struct NamedTest: Hashable {
  var suite: String
  var name: String

  /// The tests of the package, by name and suite.
  static let ofPackage: [NamedTest] = ((try? sources()) ?? []).flatMap { all(in: $0) }
    .sorted { ($0.name, $0.suite) < ($1.name, $1.suite) }

  /// Reads the sources of the tests.
  static func sources() throws -> [String] {
    let folder = packageRoot.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The tests of a source, in its order.
  static func all(in source: String) -> [NamedTest] {
    var (tests, suite, former) = ([NamedTest](), "", Substring())
    for line in source.split(separator: "\n") {
      // Most lines are neither, which is seen without an expression.
      if line.utf8.first != UInt8(ascii: " ") {
        if let match = line.firstMatch(of: #/^[^/]*\b(?:struct|class|extension) (\w+Tests)\b/#) {
          suite = String(match.1)
        }
      } else if line.utf8.contains(UInt8(ascii: "`")),
        let match = line.prefixMatch(of: #/\s+((?:@[^`/]* )?(?:\w+ )*func )?`([^`]+)`/#),
        match.1 != nil || former.hasSuffix("func")
      {
        tests.append(NamedTest(suite: suite, name: String(match.2)))
      }
      former = line
    }
    return tests
  }

  /// The cases that the name begins with: `C016 …`, `L001 to L023 …`, `C213 and C214 …`, `rows 1 to 12 …`.
  var cases: [String: Set<Int>] {
    var cases: [String: Set<Int>] = [:]
    var rest = name[...]
    while let match = rest.prefixMatch(
      of: #/(?:([A-Z])(\d{3})|rows? (\d+))(?: to [A-Z]?(\d+))?(?= |$)/#),
      let first = (match.2 ?? match.3).flatMap({ Int($0) })
    {
      let last = match.4.flatMap { Int($0) } ?? first
      cases[match.1.map(String.init) ?? "row ", default: []]
        .formUnion(first...max(first, last))
      rest = rest[match.range.upperBound...]
      guard let link = rest.prefixMatch(of: #/ and /#) else { break }
      rest = rest[link.range.upperBound...]
    }
    return cases
  }
}
