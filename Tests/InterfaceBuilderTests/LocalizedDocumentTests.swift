import FoundationEssentials
import InterfaceBuilder
import Localize
import Testing

private let document = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
  <button id="b"><state key="normal" title="Save"/><state key="disabled"><string key="title">Saving</string>\
  </state></button>
  <button id="c"><state key="normal"><string key="title" base64-UTF8="YES">U2F2ZQ</string></state></button>
  <button id="d"><state key="normal" title="Stay"/></button></objects></document>
  """

@Suite struct LocalizedDocumentTests {
  @Test func `a document reads in a language, wherever its texts stand`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "localized-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let lproj = folder.appending(path: "ru.lproj")
    try FileManager.default.createDirectory(at: lproj, withIntermediateDirectories: true)
    let table =
      #""b.normalTitle"="А";"b.disabledTitle"="Б";"c.normalTitle"="В";"d.normalTitle"="";"#
    try Data(table.utf8).write(to: lproj.appending(path: "F.strings"))

    let original = try InterfaceDocument(Array(document.utf8), path: "F.xib")
    let strings = LocalizedStrings(
      LocalizedTables(named: "F", inFolder: folder.path), preferences: ["ru"])
    let localized = original.localized(by: strings)
    let titles = localized.document.controls.flatMap { $0.button?.states.map(\.title) ?? [] }
    // An empty text leaves the document's.
    #expect(titles == ["А", "Б", "В", "Stay"])
    #expect(localized.texts.map(\.value) == ["А", "Б", "В", "Stay"])
    #expect(localized.texts.map { $0.translation != nil } == [true, true, true, false])
    #expect(
      localized.document.controls.map(\.element.position)
        == original.controls.map(\.element.position))
    #expect(original.controls.first?.button?.content(for: "normal")?.title == "Save")
  }
}
