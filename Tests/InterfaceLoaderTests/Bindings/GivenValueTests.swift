import AppKitDialect
import Foundation
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import Testing

/// Values that are given in another order than they are used, and some that are not used.
@MainActor @Suite struct GivenValueTests {
  private func live(_ objects: String, _ values: BindingValues) throws -> LiveDocument {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="Player"/>
      \(objects)
      </objects></document>
      """
    let loader = InterfaceLoader.withPlaceholders()
    loader.bindingValues = values
    return LiveDocument(
      DocumentVersion(try InterfaceDocument(Array(xml.utf8), path: "Player.xib")),
      loader: loader)
  }

  @Test func `the last value of a key path counts`() throws {
    let live = try live(
      """
      <button id="b"><rect key="frame" x="0" y="0" width="80" height="20"/>\
      <buttonCell key="cell" type="check" title="Plays" id="c"/><connections>\
      <binding destination="-2" name="value" keyPath="self.plays" id="x"/></connections></button>
      """, BindingValues([.init("plays", true), .init("self.plays", false), .init("plays", true)]))
    #expect((live.object(id: "b") as? NSButton)?.state == .on)
  }

  @Test
  func `a selection is given after the content, and a column without an identifier has its view`()
    throws
  {
    let live = try live(
      """
      <tableView id="t"><rect key="frame" x="0" y="0" width="80" height="80"/><tableColumns>\
      <tableColumn id="k"><prototypeCellViews><tableCellView id="v"><subviews>\
      <textField id="f"><rect key="frame" x="0" y="0" width="80" height="20"/>\
      <textFieldCell key="cell" title="Template" id="g"/><connections>\
      <binding destination="v" name="value" keyPath="objectValue.name" id="w"/></connections>\
      </textField></subviews></tableCellView></prototypeCellViews></tableColumn></tableColumns>\
      <connections><binding destination="a" name="content" keyPath="arrangedObjects" id="x"/>\
      <binding destination="a" name="selectionIndexes" keyPath="selectionIndexes" id="y"/>\
      </connections></tableView>
      <arrayController id="a"><connections>\
      <binding destination="-2" name="contentArray" keyPath="self.songs" id="z"/>\
      </connections></arrayController>
      """,
      BindingValues([
        .init("selectionIndexes", .list([1])),
        .init("songs", .list([.object(["name": "Air"]), .object(["name": "Gigue"])])),
      ]))
    let table = try #require(live.object(id: "t") as? NSTableView)
    #expect(Array(table.selectedRowIndexes) == [1])
    let fields = (0..<2).map { row in
      live.run { table.view(atColumn: 0, row: row, makeIfNecessary: true)?.subviews.first }
    }
    #expect(fields.map { ($0 as? NSTextField)?.stringValue } == ["Air", "Gigue"])
  }

  @Test func `a value of a binding with an unknown transformer is reported with its name`() throws {
    let values = BindingValues([.init("folder", "/tmp"), .init("flder", "/tmp")])
    _ = try live(
      """
      <textField id="f"><rect key="frame" x="0" y="0" width="80" height="20"/>\
      <textFieldCell key="cell" title="Folder" id="g"/><connections>\
      <binding destination="-2" name="value" keyPath="self.folder" id="w">\
      <dictionary key="options"><string key="NSValueTransformerName">PathTransformer</string></dictionary>\
      </binding></connections></textField>
      """, values)
    #expect(
      values.problems.map(\.problem) == [
        "folder does not reach value: the transformer PathTransformer is not registered"
      ])
    #expect(values.unused.map(\.keyPath) == ["flder"])
  }

  @Test func `a date may be written without a time, and what is no date is reported`() throws {
    let picker = """
      <datePicker id="d"><rect key="frame" x="0" y="0" width="80" height="20"/>\
      <datePickerCell key="cell" id="c"/><connections>\
      <binding destination="-2" name="value" keyPath="self.start" id="x"/></connections></datePicker>
      """
    let texts = [
      "2026-11-28", "2026-11-28T18:30", "2026-11-28 18:30:00 +0000", "2026-11-28T18:30:00Z",
    ]
    let seconds: [TimeInterval] = try texts.map { text in
      let live = try live(picker, BindingValues([.init("start", .text(text))]))
      let date = try #require((live.object(id: "d") as? NSDatePicker)?.dateValue)
      return date.timeIntervalSince1970 - 1_795_824_000
    }
    #expect(seconds == [0, 66_600, 66_600, 66_600])
    let wrong = BindingValues([.init("start", "noon")])
    _ = try live(picker, wrong)
    #expect(
      wrong.problems.map(\.problem) == [
        "start is not given: noon is no date such as 2026-11-28T18:30"
      ])
  }

  @Test func `settings are given one by one, or as an object`() throws {
    let box = """
      <userDefaultsController id="s"/>\
      <button id="b"><rect key="frame" x="0" y="0" width="80" height="20"/>\
      <buttonCell key="cell" type="check" title="Plays" id="c"/><connections>\
      <binding destination="s" name="value" keyPath="values.plays" id="x"/></connections></button>
      """
    let live = try live(box, BindingValues([.init("values", .object(["plays": true]))]))
    #expect((live.object(id: "b") as? NSButton)?.state == .on)
  }

  @Test func `a key path of ten thousand keys is not given`() {
    let path = Array(repeating: "a", count: 10_000).joined(separator: ".")
    let values = BindingValues([.init(path, 1), .init("self", 1)])
    #expect(values.unused.map(\.keyPath) == [path, "self"])
  }

  private static let twoControllers = """
    <objectController id="a" userLabel="Left"/><objectController id="b" userLabel="Right"/>\
    <textField id="f"><rect key="frame" x="0" y="0" width="80" height="20"/>\
    <textFieldCell key="cell" id="g"/><connections>\
    <binding destination="a" name="value" keyPath="selection.name" id="x"/></connections></textField>\
    <textField id="h"><rect key="frame" x="0" y="40" width="80" height="20"/>\
    <textFieldCell key="cell" id="i"/><connections>\
    <binding destination="b" name="value" keyPath="selection.name" id="y"/></connections></textField>
    """

  @Test func `a value with a name goes to that object alone, in the order in which it is given`()
    throws
  {
    let cases: [([BindingValues.Entry], [String])] = [
      ([.init("selection.name", "all")], ["all", "all"]),
      ([.init("selection.name", "left", of: "Left")], ["left", ""]),
      ([.init("selection.name", "right", of: "b")], ["", "right"]),
      (
        [.init("selection.name", "all"), .init("selection.name", "right", of: "b")],
        ["all", "right"]
      ),
      (
        [.init("selection.name", "right", of: "b"), .init("selection.name", "all")], ["all", "all"]
      ),
    ]
    for (entries, texts) in cases {
      let live = try live(Self.twoControllers, BindingValues(entries))
      #expect(["f", "h"].map { (live.object(id: $0) as? NSTextField)?.stringValue } == texts)
    }
  }

  @Test func `a selection in a list without objects is refused, and makes none`() throws {
    let values = BindingValues([.init("songs", .list([])), .init("selection.name", "Air")])
    let live = try live(
      """
      <arrayController id="a" userLabel="Songs"><connections>\
      <binding destination="-2" name="contentArray" keyPath="self.songs" id="z"/>\
      </connections></arrayController>\
      <textField id="f"><rect key="frame" x="0" y="0" width="80" height="20"/>\
      <textFieldCell key="cell" id="g"/><connections>\
      <binding destination="a" name="value" keyPath="selection.name" id="x"/></connections></textField>
      """, values)
    #expect((live.object(id: "a") as? NSArrayController)?.selectedObjects.isEmpty == true)
    #expect(
      values.problems.map(\.problem) == [
        "selection.name is not given: nothing is selected in Songs"
      ])
  }
}
