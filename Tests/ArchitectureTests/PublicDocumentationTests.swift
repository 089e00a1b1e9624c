import Foundation
import Testing

private let sources = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "Sources")

/// Targets whose declarations no one imports.
private let programs: Set<String> = [
  "ctl", "CICU", "CLibXML2", "CSpokenLanguages", "CAppleClasses",
]

/// The lines of a file that declare something public, or a case of a public enumeration, without a
/// comment above.
func undocumentedLines(of source: String) -> [Int] {
  let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
  let declaration =
    #/(?:@\w+(?:\([^)]*\))?\s+)*(?:public|open)\s+(?:(?:final|static|class|mutating|nonmutating|nonisolated|convenience|required|indirect|lazy|weak|isolated|unowned|internal\(set\)|private\(set\)|package\(set\))\s+)*(?:var|let|func|init|struct|class|enum|protocol|actor|typealias|subscript|associatedtype)\b/#
  let enumeration =
    #/(?:(?:public|package|internal|private|fileprivate)\s)?(?:indirect\s)?enum\s/#
  var enumerations: [(indent: Int, isPublic: Bool)] = []
  var found: [Int] = []
  for (number, line) in lines.enumerated() {
    let text = line.drop { $0 == " " }
    let indent = line.count - text.count
    if !text.isEmpty, !text.hasPrefix("//"), !text.hasPrefix("@") {
      while let last = enumerations.last, indent <= last.indent { enumerations.removeLast() }
    }
    let isMember = text.prefixMatch(of: declaration) != nil && !text.contains("override ")
    let isCase =
      text.hasPrefix("case ")
      && enumerations.last.map { $0.isPublic && indent == $0.indent + 2 } ?? false
    if isMember || isCase {
      // Attributes, which may have a condition, stand between the comment and the declaration.
      let above = lines[..<number].last { !$0.drop { $0 == " " }.starts(with: #/[@#]/#) } ?? ""
      if !above.drop(while: { $0 == " " }).hasPrefix("///") { found.append(number + 1) }
    }
    if text.prefixMatch(of: enumeration) != nil {
      enumerations.append((indent, text.hasPrefix("public ")))
    }
  }
  return found
}

@Suite struct PublicDocumentationTests {
  @Test func `each public declaration and case of each library target has a comment`() throws {
    var count = 0
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let path = file.path.replacing(sources.path + "/", with: "")
      guard !programs.contains(path.split(separator: "/").first.map(String.init) ?? "") else {
        continue
      }
      count += 1
      for line in undocumentedLines(of: try String(contentsOf: file, encoding: .utf8)) {
        Issue.record("\(path):\(line) has no comment")
      }
    }
    #expect(count > 300)
  }

  @Test func `what lacks a comment is found`() {
    let source = """
      public struct A {
        /// A member.
        public var a = 1
        public init() {}
        @MainActor
        public static func b() {}
        var internalOne = 2
        public override var description: String { "" }
      }
      /// A kind.
      public enum B {
        case one
        /// Documented.
        case two
        private enum C {
          case three
        }
        /// An inner kind.
        public enum D: String {
          case four
        }
      }
      """
    #expect(undocumentedLines(of: source) == [1, 4, 6, 12, 20])
  }
}
