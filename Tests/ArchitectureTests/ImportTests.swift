import Foundation
import TestSupport
import Testing

/// Modules that are imported by one file of one target, so that the rest never sees C.
private let cModules: Set<String> = [
  "CICU", "CLibXML2", "CLibYAML", "CSpokenLanguages", "CAppleClasses",
]

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

  @Test func `each C module is imported by the file or the type that wraps it`() throws {
    let files = try imports().filter { cModules.contains($0.module) }.map {
      "\($0.module) in \($0.file)"
    }
    #expect(
      files.sorted() == [
        "CAppleClasses in AppleClass.swift", "CICU in ICU+Messages.swift",
        "CICU in ICU+Scripts.swift", "CICU in ICU.swift",
        "CLibXML2 in LibXMLParser.swift",
        "CLibYAML in YAMLReader.swift",
        "CSpokenLanguages in EmbeddedTables.swift",
      ])
  }

  @Test
  func
    `full Foundation is imported with a trait alone: UIKit for its modules, LivePage for the server`()
    throws
  {
    let full = try imports().filter { $0.module.hasPrefix("Foundation") }
      .filter { $0.module != "FoundationEssentials" }
    #expect(Set(full.map(\.module)) == ["Foundation"])
    let traits = [
      "AppKit": "UIKit", "Graphics": "UIKit", "LivePage": "LivePage", "PageServing": "LivePage",
      "UIKit": "UIKit",
    ]
    #expect(Set(full.map(\.target)) == Set(traits.keys))
    for (target, trait) in traits {
      for (path, text) in try sources(of: target) where text.contains("import Foundation\n") {
        let before = text.prefix(
          upTo: try #require(text.firstRange(of: "import Foundation\n")).lowerBound)
        #expect(before.contains("#if \(trait)\n"), "\(path) imports Foundation without the trait")
      }
    }
  }

  @Test
  func `without the trait UIKit and AppKit are empty, and no source asks whether they are there`()
    throws
  {
    for target in ["UIKit", "AppKit"] {
      for (path, text) in try sources(of: target) {
        #expect(text.hasPrefix("#if UIKit\n"), "\(path) has contents without the trait")
        #expect(text.hasSuffix("\n#endif\n"), "\(path) has contents without the trait")
      }
    }
    for target in try targets() {
      for (path, text) in try sources(of: target.lastPathComponent) {
        #expect(!text.contains(/#if canImport\((?:UIKit|AppKit)\)/), "\(path)")
      }
    }
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
    try targets().map(\.lastPathComponent).flatMap { target in
      try sources(of: target).flatMap { path, text in
        // `import Module`, with attributes and an access level before it.
        text.matches(
          of:
            /(?m)^\s*(?:@\w+ )*(?:public |package |internal |private |fileprivate )?import (?:\w+ )?(\w+)/
        )
        .map { (target, URL(fileURLWithPath: path).lastPathComponent, String($0.1)) }
      }
    }
  }

  /// The Swift files of a target, with their texts.
  private func sources(of target: String) throws -> [(path: String, text: String)] {
    let folder = packageRoot.appending(path: "Sources/\(target)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .map { ($0.path, try String(contentsOf: $0, encoding: .utf8)) }
  }

  private func targets() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: packageRoot.appending(path: "Sources"), includingPropertiesForKeys: nil)
  }
}
