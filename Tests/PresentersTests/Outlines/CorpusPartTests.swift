import Foundation
import InterfaceBuilder
import Presenters
import TestSupport
import Testing

@Suite(.tags(.corpus), .enabled(if: SharedFolder.hasCorpus, "the corpus is not there"))
struct CorpusPartTests {
  @Test func `each tab, column, pop-up button and segmented control of AppKit is described`() throws
  {
    var described: [String: Int] = [:]
    var missing: [String] = []
    for path in SharedFolder.documentPaths {
      guard
        let document = try? InterfaceDocument(
          contentsOfFile: SharedFolder.corpus.appending(path: path).path),
        document.family == .appKit
      else { continue }
      let lines = DocumentOutline(style: TextStyle(width: 100_000)).present(document)
        .split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
      for element in document.root.descendants {
        let isDescribed: Bool
        switch element.name {
        case "tabViewItem":
          isDescribed = lines.contains {
            $0.hasPrefix("▸ Tab View Item") && $0.hasSuffix("id \(element.id ?? "")")
          }
        case "popUpButton", "segmentedControl":
          let handle = element["identifier"].map { "#\($0)" } ?? "id \(element.id ?? "")"
          isDescribed = lines.contains { $0.hasPrefix("●") && $0.contains("  \(handle)") }
        case "tableColumn":
          let table = try #require(element.parent?.parent)
          let names = AppKitTableContent(table).columns.map { column in
            (column.title.isEmpty ? column.identifier ?? "no title" : column.title)
              + (column.isHidden ? " (hidden)" : "")
          }
          isDescribed = lines.contains { $0 == "columns " + names.joined(separator: " · ") }
        default: continue
        }
        described[element.name, default: 0] += isDescribed ? 1 : 0
        if !isDescribed { missing.append("\(path) \(element.name) \(element.id ?? "")") }
      }
    }
    #expect(missing == [])
    #expect(
      described == [
        "tabViewItem": 26, "tableColumn": 78, "popUpButton": 81, "segmentedControl": 17,
      ])
  }
}
