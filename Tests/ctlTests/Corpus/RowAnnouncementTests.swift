import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// Documents with static tables, and with prototypes that get two rows each, by the names of what is stored
/// about them: the announcement before tables made rows, and the present one.
private let documents: [(name: String, path: String, options: [String])] = [
  (
    "static-table",
    "code-examples-ios/StaticTableDynamicType/StaticTable/Base.lproj/Main.storyboard",
    []
  ),
  ("dark-theme", "code-examples-ios/DarkTheme/DarkTheme/Base.lproj/Main.storyboard", []),
  ("settings-form", "code-examples-ios/Archive/StaticTable/StaticTable/Settings.storyboard", []),
  ("auto-layout", "code-examples-ios/AutoLayout/AutoLayout/Base.lproj/Main.storyboard", []),
  ("duckduckgo-settings", "duckduckgo-ios/DuckDuckGo/Base.lproj/Settings.storyboard", []),
  (
    "world-facts", "code-examples-ios/WorldFacts/WorldFacts/Base.lproj/Main.storyboard",
    ["--rows", "2"]
  ),
  (
    "slider-catalog",
    "uikit-catalog/UIKitCatalogCreatingAndCustomizingViewsAndControls/UIKitCatalog/Base.lproj/SliderViewController.storyboard",
    ["--rows", "2"]
  ),
  (
    "lockwise-settings", "lockwise-ios/lockbox-ios/Storyboard/Base.lproj/SettingList.storyboard",
    ["--rows", "2"]
  ),
  (
    "lockwise-credentials",
    "lockwise-ios/CredentialProvider/Storyboard/Base.lproj/CredentialItemList.storyboard",
    ["--rows", "2"]
  ),
  (
    "duckduckgo-bookmarks", "duckduckgo-ios/DuckDuckGo/Base.lproj/Bookmarks.storyboard",
    ["--rows", "2"]
  ),
]

/// The rows of Docs/Divergences.md that explain changes.
private let rowOfCells = "| The texts of a cell with views of its own |"
private let rowOfPrototypes = "| A table or collection of prototypes whose app is not there |"

@Suite(.enabled(if: Corpus.isExpected, "no ../shared/corpus"))
struct RowAnnouncementTests {
  @Test(arguments: documents.indices)
  func `a document with rows is announced as stored`(index: Int) throws {
    let (name, path, options) = documents[index]
    let result = try run("ctl", ["announce", path] + options, in: Corpus.documents)
    #expect(result.status == 0 && result.errors.isEmpty)
    try expectRecorded(result.output, in: "Rows/\(name).after.txt")
  }

  @Test(arguments: documents.indices)
  func `each line that differs from before has a row in Divergences`(index: Int) throws {
    let (name, path, options) = documents[index]
    let divergences = try String(
      contentsOf: packageRoot.appending(path: "Docs/Divergences.md"), encoding: .utf8)
    let document = try InterfaceDocument(
      contentsOfFile: Corpus.documents.appending(path: path).path)
    let (before, after) = (try said(in: "\(name).before"), try said(in: "\(name).after"))
    for line in before.subtracting(after) {
      let reason = line.isRemark ? rowOfPrototypes : rowOfCells
      #expect(divergences.contains(reason))
      if line.isRemark {
        #expect(line.text.contains("which the app fills") && !options.isEmpty, "\(line)")
      } else {
        // The text of a view in a cell is now one of the cell's.
        let around = try #require(cell(around: line.id, in: document), "\(line)")
        #expect(after.lines.contains { $0.id == around && $0.text.contains(line.text) }, "\(line)")
      }
    }
    for line in after.subtracting(before) {
      let isAnother = after.count(of: line) > 1 && !options.isEmpty
      let isCell = cell(around: line.id, in: document) == line.id
      #expect(divergences.contains(isAnother ? rowOfPrototypes : rowOfCells))
      #expect(isAnother || isCell, "\(line)")
    }
  }

  /// Returns the id of the cell around an object.
  private func cell(around id: String, in document: InterfaceDocument) -> String? {
    document.object(id: id).flatMap { element in
      sequence(first: element, next: \.parent).first { $0.name == "tableViewCell" }?.id
    }
  }

  private func said(in file: String) throws -> SpokenLines {
    let stored = packageRoot.appending(path: "Tests/ctlTests/Recorded/Rows/\(file).txt")
    return SpokenLines(try String(contentsOf: stored, encoding: .utf8))
  }
}

/// The lines of an announcement, without the names of files and screens.
private struct SpokenLines {
  struct Line: Hashable {
    var id: String
    var text: String
    /// Indicates whether it is a remark about what is not announced.
    var isRemark: Bool { id.isEmpty }
  }

  private(set) var lines: [Line] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let content = line.drop { $0 == " " }
      let indentation = line.count - content.count
      if indentation > 4, !lines.isEmpty {
        lines[lines.count - 1].text += " " + content
      } else if content.hasPrefix("(") {
        lines.append(Line(id: "", text: String(content)))
      } else if content.hasPrefix("id ") || content.hasPrefix("#") {
        let words = content.split(separator: " ", omittingEmptySubsequences: true)
        let name = content.hasPrefix("id ") ? words[1] : words[0]
        let rest = content[name.endIndex...].drop { $0 == " " }
        lines.append(Line(id: String(name), text: String(rest)))
      }
    }
  }

  func count(of line: Line) -> Int { lines.filter { $0 == line }.count }

  /// Returns the lines that are here more often.
  func subtracting(_ other: SpokenLines) -> [Line] {
    Set(lines).filter { count(of: $0) > other.count(of: $0) }.sorted { $0.text < $1.text }
  }
}
