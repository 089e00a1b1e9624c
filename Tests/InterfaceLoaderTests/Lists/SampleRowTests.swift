import Accessibility
import Diagnostics
import FoundationEssentials
import InterfaceBuilder
import Lists
import ResponderKit
import TestSupport
import Testing

@testable import InterfaceLoader

/// Files of rows, and what is wrong with each.
private let badFiles: [(text: String, problem: String)] = [
  ("", "1:1: error: expected a value, found the end of the file. Complete it."),
  (
    "{}",
    #"1:1: error: rows are an array, and this is an object. Write such as [{"identifier": "Cell", "texts": {"textLabel": "Home"}}]."#
  ),
  ("[]", "1:1: error: there are 0 rows. Write from 1 to 1000 of them."),
  ("[1]", "1:2: error: a row is an object, and this is a number. Write its identifier."),
  ("[{}]", "1:2: error: the row has no identifier. Write the reuse identifier of its prototype."),
  (
    "[\n {\"identifer\": \"A\"}]",
    "2:3: error: a row has no 'identifer'. It has an identifier and texts."
  ),
  (
    "[{\"identifier\": 1}]",
    "1:17: error: an identifier is a text. Write the reuse identifier of a prototype."
  ),
  (
    "[{\"identifier\": \"A\", \"texts\": []}]",
    "1:31: error: texts are an object, and this is an array. Write each as a name and a text."
  ),
  (
    "[{\"identifier\": \"A\", \"texts\": {\"a\": 1}}]",
    "1:37: error: 'a' is a number. Make a text of it."
  ),
]

@MainActor
struct SampleRowTests {
  /// Returns a document filled with rows, without the classes of its app.
  private func live(
    _ rows: SampleRows, _ text: String = prototypeTable,
    reporting report: @escaping (Diagnostic) -> Void = { _ in }
  ) throws -> LiveDocument {
    let loader = InterfaceLoader.withPlaceholders()
    loader.rows = rows
    loader.reportRow = report
    return LiveDocument(DocumentVersion(try parsedStoryboard(text)), loader: loader)
  }

  private func said(_ live: LiveDocument) -> [String] {
    live.spokenScreens()[0].elements.map(\.announcement.text)
  }

  private func file(_ text: String, _ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "rows-\(UUID()).json").path
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test func `each prototype has so many rows, one below the other`() throws {
    let live = try live(.each(2))
    #expect(
      said(live) == [
        "Title", "Play. Button.", "Title", "Play. Button.", "About", "More Info. Button.",
        "About", "More Info. Button.",
      ])
    let table = try #require(live.object(id: "table") as? TableView)
    let tops = (0..<4).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).minY }
    #expect(tops == [0, 60, 120, 164] && table.numberOfRows(inSection: 0) == 4)
    #expect(live.spokenScreens()[0].unread.isEmpty)
  }

  @Test func `rows of a list have texts by outlet, standard label, id and text`() throws {
    let rows = SampleRows([
      .init(identifier: "Info", texts: ["textLabel": "Help"]),
      .init(identifier: "Song", texts: ["nameLabel": "Moon", "Play": "Stop"]),
      .init(identifier: "Other"),
      .init(identifier: "Song", texts: ["Title": "Sun", "b1": "Pause"]),
    ])
    let live = try live(rows)
    #expect(
      said(live) == [
        "Help", "More Info. Button.", "Moon", "Stop. Button.", "Sun", "Pause. Button.",
      ])
    #expect(rows.unused.map(\.identifier) == ["Other"])
  }

  @Test func `a prototype without a row is counted`() throws {
    let live = try live(SampleRows([.init(identifier: "Info")]))
    #expect(said(live) == ["About", "More Info. Button."])
    let unread = live.spokenScreens()[0].unread
    #expect(unread["prototypes without a row"] == ["Table View Cell"])
  }

  @Test func `a text that fits nothing is reported with its row and what there is`() throws {
    let text = "[{\"identifier\": \"Song\", \"texts\": {\"c1\": \"A\", \"l1\": \"B\"}}]"
    try file(text) { path in
      var problems: [String] = []
      let rows = try SampleRows(contentsOfFile: path)
      let live = try live(rows) { problems.append("\($0)") }
      #expect(said(live) == ["B", "Play. Button."])
      #expect(
        problems == [
          "\(path):1:2: warning: 'c1' names no text in the prototype 'Song'. "
            + "Write a name such as 'nameLabel', 'Title', 'l1', 'Play', 'b1'."
        ])
      let spoken = live.spokenScreens(withOrigins: true)[0].elements[0]
      #expect(spoken.origins.first == .table(key: "l1", path: path))
    }
  }

  @Test(arguments: badFiles)
  func `a file that is wrong says where and what to do`(text: String, problem: String) throws {
    try file(text) { path in
      let error = #expect(throws: Diagnostic.self) { try SampleRows(contentsOfFile: path) }
      #expect(error.map { "\($0)" } == "\(path):\(problem)")
    }
  }

  @Test func `items of a collection stand beside and below each other`() throws {
    let live = try live(.each(3), prototypeCollection)
    #expect(said(live) == ["Like. Button.", "Like. Button.", "Like. Button."])
    let collection = try #require(live.object(id: "list") as? CollectionView)
    let places = collection.visibleCells.map { [$0.frame.minX, $0.frame.minY] }
    #expect(places == [[0, 30], [170, 30], [0, 150]])
  }

  @Test func `a control, the row and its accessory are operated by the number of the row`() throws {
    func operate(
      _ id: String, _ row: Int, section: Int? = nil, accessory: Bool = false
    ) throws -> String {
      let live = try live(.each(3))
      let element = try #require(live.document.object(id: id))
      let place = RowPlace(row: .init(section: section, row: row), isAccessory: accessory)
      return "\(try live.operated(element, in: place).perform(.tap).record)"
    }
    #expect(try operate("b1", 2).contains("play: → SongCell"))
    #expect(try operate("table", 3, section: 1).contains("runs “segue more (presentation)"))
    #expect(try operate("info", 6, accessory: true).contains("runs “segue (presentation)"))
    for (id, row, section, accessory, problem) in [
      ("table", 7, nil, false, "there is no such row. There are 6."),
      ("table", 1, 2, false, "there is no such row. There are 6."),
      (
        "b1", 4, nil, false,
        "the row, which is of 'Info', has no Button b1. Name another row, or something in it."
      ),
      (
        "table", 1, nil, true,
        "the row has no accessory that takes a touch. It has one with accessoryType detailButton or "
          + "detailDisclosureButton, or with a view."
      ),
    ] as [(String, Int, Int?, Bool, String)] {
      let refusal = #expect(throws: OperationRefusal.self) {
        try operate(id, row, section: section, accessory: accessory)
      }
      #expect(refusal?.description == problem)
    }
  }
}
