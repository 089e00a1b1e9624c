import Accessibility
import ControlCore
import InterfaceBuilder
import Lists
import ResponderKit
import TestSupport
import Testing

@testable import InterfaceLoader

/// How the controls in cells were operated; the figures belong to the corpus as it is.
private struct Tally: Equatable {
  var controls = 0
  /// Those that a tap operated, by what happened to them or to their action.
  var operated = 0
  /// Those that a tap does not reach, by the reason.
  var obstacles: [String: Int] = [:]
}

@MainActor
@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not there"))
struct CorpusRowTests {
  @Test func `every table and collection loads with its rows in order`() {
    var (tables, collections, rows, prototypes) = (0, 0, 0, 0)
    for (path, document) in Corpus.documents {
      let live = LiveDocument(DocumentVersion(document), loader: .forReading())
      for element in document.root.descendants {
        if element.name == "tableView" {
          tables += 1
          let content = TableContent(element)
          let expected =
            (content.prototypes.isEmpty ? [] : [content.prototypes.count])
            + content.sections.map(\.cells.count)
          let table = live.interface.object(for: element) as? TableView
          let counts = table.map { table in
            (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
          }
          #expect(counts == (expected.isEmpty ? [0] : expected), "\(path) \(element.id ?? "")")
          rows += content.sections.reduce(0) { $0 + $1.cells.count }
          prototypes += content.prototypes.count
        } else if element.name == "collectionView" {
          collections += 1
          let cells = CollectionContent(element).prototypes.count
          let collection = live.interface.object(for: element) as? CollectionView
          #expect(collection?.numberOfItems(inSection: 0) == cells)
          prototypes += cells
        }
      }
    }
    #expect([tables, collections, rows, prototypes] == [102, 6, 179, 174])
  }

  @Test func `each static row is told once and in its order`() {
    var (told, silent) = (0, 0)
    for (path, document) in Corpus.documents {
      let live = LiveDocument(DocumentVersion(document), loader: .forReading())
      let cells = document.root.descendants.filter {
        $0.name == "tableViewCell" && $0.parent?.parent?.name == "tableViewSection"
      }
      guard !cells.isEmpty else { continue }
      var seen: Set<Int> = []
      for screen in live.screens {
        var rows: [Int] = []
        for stop in screen.hierarchy.stops {
          let around = live.element(of: stop.object).map { sequence(first: $0, next: \.parent) }
          guard let cell = around?.first(where: { cells.contains($0) }) else { continue }
          if rows.last != cell.ordinal { rows.append(cell.ordinal) }
        }
        #expect(rows == rows.sorted() && Set(rows).count == rows.count, "\(path) \(rows)")
        // Several screens of a document do not show one row.
        #expect(seen.isDisjoint(with: rows), "\(path)")
        seen.formUnion(rows)
      }
      told += seen.count
      silent += cells.count - seen.count
    }
    // The six of a launch screen contain nothing.
    #expect([told, silent] == [173, 6])
  }

  @Test func `each control in a cell is operated once, in the second of three rows`() throws {
    var tally = Tally()
    for (path, document) in Corpus.documents {
      for control in document.controls where control.kind == .control {
        guard
          let cell = sequence(first: control.element, next: \.parent)
            .first(where: { ["tableViewCell", "collectionViewCell"].contains($0.name) }),
          cell.parent?.name != "objects"
        else { continue }
        let loader = InterfaceLoader.withPlaceholders()
        loader.rows = .each(3)
        let live = LiveDocument(DocumentVersion(document), loader: loader)
        let object: any OperatedObject
        if cell.isPrototype {
          let number = cell.parent.map { Array($0.children).firstIndex(of: cell) ?? 0 } ?? 0
          object = try live.operated(
            control.element,
            in: RowPlace(row: .init(section: nil, row: number * 3 + 2), isAccessory: false))
        } else {
          object = try #require(live.operated(control.element), "\(path)")
        }
        tally.controls += 1
        if let obstacle = object.obstacle {
          tally.obstacles[obstacle.reason.rawValue, default: 0] += 1
          continue
        }
        let events = try object.perform(.tap).record.events
        #expect(!events.isEmpty, "\(path) \(control.id ?? "")")
        tally.operated += 1
      }
    }
    #expect(
      tally
        == Tally(
          controls: 191, operated: 187, obstacles: ["hidden": 1, "interactionDisabled": 3]))
  }
}
