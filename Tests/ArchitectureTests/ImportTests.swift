import Foundation
import Testing

private let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Modules that are imported by one file of one target, so that the rest never sees C.
private let cModules: Set<String> = ["CICU", "CLibXML2", "CSpokenLanguages"]

@Suite struct ImportTests {
  @Test func `every import is an arrow of the table in Docs/Architecture.md`() throws {
    let table = try allowedImports()
    #expect(Set(table.keys) == Set(try targets().map(\.lastPathComponent)).subtracting(cModules))
    for (target, file, module) in try imports() {
      guard table[module] != nil || cModules.contains(module) else { continue }
      #expect(
        table[target]?.contains(module) == true,
        "\(target)/\(file) imports \(module), which the table lacks")
    }
  }

  @Test func `every arrow of the table is an import somewhere`() throws {
    let found = Set(try imports().map { "\($0.target) → \($0.module)" })
    for (target, modules) in try allowedImports() {
      for module in modules {
        #expect(found.contains("\(target) → \(module)"), "no file of \(target) imports \(module)")
      }
    }
  }

  @Test func `each C module is imported by one file`() throws {
    let files = try imports().filter { cModules.contains($0.module) }.map {
      "\($0.module) in \($0.file)"
    }
    #expect(
      files.sorted() == [
        "CICU in ICU.swift", "CLibXML2 in LibXMLParser.swift",
        "CSpokenLanguages in EmbeddedTables.swift",
      ])
  }

  @Test func `full Foundation is imported nowhere`() throws {
    let others = Set(try imports().map(\.module)).filter { $0.hasPrefix("Foundation") }
    #expect(others == ["FoundationEssentials"])
  }

  @Test func `every table of Localization is embedded`() throws {
    let folder = packageRoot.appending(path: "Localization")
    let tables = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".strings") }.sorted()
    let source = try String(
      contentsOf: packageRoot.appending(path: "Sources/CSpokenLanguages/CSpokenLanguages.c"),
      encoding: .utf8)
    let embedded = source.matches(of: /#embed "\.\.\/\.\.\/Localization\/(.+)"/)
      .map { String($0.1) }
    #expect(embedded == tables)
    #expect(!tables.isEmpty)
  }

  /// The names in backticks of the first and of the last column.
  private func allowedImports() throws -> [String: [String]] {
    let text = try String(
      contentsOf: packageRoot.appending(path: "Docs/Architecture.md"), encoding: .utf8)
    var table: [String: [String]] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let columns = line.split(separator: "|", omittingEmptySubsequences: false)
      guard columns.count == 5 else { continue }
      func names(_ column: Substring) -> [String] {
        column.matches(of: /`(\w+)`/).map { String($0.1) }
      }
      table[try #require(names(columns[1]).first)] = names(columns[3])
    }
    return table
  }

  private func imports() throws -> [(target: String, file: String, module: String)] {
    try targets().flatMap { target in
      let files = FileManager.default.enumerator(at: target, includingPropertiesForKeys: nil)
      return try (files?.allObjects ?? []).compactMap { $0 as? URL }.filter {
        $0.pathExtension == "swift"
      }
      .flatMap { file in
        // `import Module`, with attributes and an access level before it.
        try String(contentsOf: file, encoding: .utf8)
          .matches(
            of:
              /(?m)^\s*(?:@\w+ )*(?:public |package |internal |private |fileprivate )?import (?:\w+ )?(\w+)/
          )
          .map { (target.lastPathComponent, file.lastPathComponent, String($0.1)) }
      }
    }
  }

  private func targets() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: packageRoot.appending(path: "Sources"), includingPropertiesForKeys: nil)
  }
}
