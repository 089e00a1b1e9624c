import AppKitDialect
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import Testing

/// A document of AppKit whose owner is of a class of the app, with the objects of a test.
@MainActor
private func live(_ objects: String) throws -> LiveDocument {
  let xml = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
    <customObject id="-2" userLabel="File's Owner" customClass="Controller"/>
    <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
    <customObject id="-3" userLabel="Application" customClass="NSObject"/>
    \(objects)</objects></document>
    """
  return LiveDocument(
    DocumentVersion(try InterfaceDocument(Array(xml.utf8), path: "Form.xib")),
    loader: .withPlaceholders())
}

private func window(_ subviews: String, _ more: String = "", id: String = "w") -> String {
  """
  <window title="Form" id="\(id)"><rect key="contentRect" x="0" y="0" width="400" height="300"/>
  <view key="contentView" id="\(id)-view"><rect key="frame" x="0" y="0" width="400" height="300"/>
  <subviews>\(subviews)</subviews></view>\(more)</window>
  """
}

private func button(_ id: String, y: Int = 20, _ cell: String = "", _ more: String = "") -> String {
  """
  <button id="\(id)"><rect key="frame" x="20" y="\(y)" width="100" height="32"/>
  <buttonCell key="cell" type="push" title="\(id)" bezelStyle="rounded" id="\(id)-cell"\(cell)/>
  <connections><action selector="\(id):" target="-2" id="\(id)-action"/></connections>\(more)</button>
  """
}

@MainActor @Suite struct AppKitDocumentTests {
  @Test func `a click sends the action of a control to the owner`() throws {
    let live = try live(window(button("save")))
    let outcome = try live.screens[0].operate(on: "save")
    #expect(outcome.record.searches.map(\.action) == ["save:"])
    #expect(outcome.record.searches.map(\.target) == ["Controller"])
  }

  @Test func `a text that a binding replaces is not told, and the binding is listed`() throws {
    let live = try live(
      window(
        """
        <textField id="f"><rect key="frame" x="20" y="20" width="100" height="22"/>
        <textFieldCell key="cell" title="Label" id="fc"/><connections>
        <binding destination="d" name="value" keyPath="values.name" id="b">
        <dictionary key="options"><string key="NSValueTransformerName">NSIsNil</string>
        <integer key="NSNullPlaceholder" value="7"/></dictionary></binding></connections></textField>
        """) + #"<userDefaultsController id="d" userLabel="Shared Defaults"/>"#)
    let field = try #require(live.interface.object(id: "f", as: NSTextField.self))
    #expect(field.stringValue.isEmpty)
    let binding = try #require(live.interface.bindings.first)
    #expect(live.interface.bindings.count == 1)
    #expect(binding.name == "value" && binding.keyPath == "values.name")
    #expect(binding.transformer == "NSIsNil" && binding.placeholders == ["NSNullPlaceholder": "7"])
    let stop = live.screens[0].hierarchy.stops.first { $0.object === field }
    #expect(stop?.element.appKit?.bindings == ["value"])
  }

  @Test func `a radio matrix selects the cell that is on, and each cell has its own id and action`()
    throws
  {
    func cell(_ id: String, _ attributes: String, _ more: String = "") -> String {
      #"<buttonCell type="radio" title="\#(id)" id="\#(id)"\#(attributes)>\#(more)</buttonCell>"#
    }
    let action =
      #"<connections><action selector="second:" target="-2" id="a"/></connections>"#
    let live = try live(
      window(
        """
        <matrix id="m"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <size key="cellSize" width="100" height="40"/><cells><column>
        \(cell("one", ""))\(cell("two", #" state="on""#, action))</column></cells></matrix>
        """))
    let matrix = try #require(live.interface.object(id: "m", as: NSMatrix.self))
    #expect(matrix.cells.map(\.state) == [.off, .on])
    #expect((matrix.selectedCell() as? NSButtonCell)?.title == "two")
    #expect(live.interface.object(id: "two", as: NSCell.self)?.action?.name == "second:")
    _ = try live.screens[0].operate(on: "one")
    #expect(matrix.cells.map(\.state) == [.on, .off])
  }

  @Test func `a sheet keeps clicks from its window`() throws {
    let live = try live(window(button("save")) + window(button("cancel"), id: "s"))
    let window = try #require(live.interface.object(id: "w", as: NSWindow.self))
    let sheet = try #require(live.interface.object(id: "s", as: NSWindow.self))
    let screen = try #require(live.screens.first { $0.loaded.root === window })
    #expect(try screen.operate(on: "save").obstacle == nil)
    window.beginSheet(sheet)
    #expect(try screen.operate(on: "save").obstacle == "Window “Form” is a sheet of its window")
  }

  @Test func `a right click opens the menu of a view, from which an item is chosen`() throws {
    let live = try live(
      window(
        button(
          "save", "",
          #"<connections><outlet property="menu" destination="m" id="o"/></connections>"#))
          + """
          <menu title="Context" id="m"><items><menuItem title="Copy" id="c"><connections>\
          <action selector="copyText:" target="-2" id="ca"/></connections></menuItem></items></menu>
          """)
    let view = try #require(live.interface.object(id: "save", as: NSButton.self))
    view.menu = live.interface.object(id: "m", as: NSMenu.self)
    let outcome = try live.screens[0].operate(.rightClick(["Copy"]), on: "save")
    #expect(outcome.record.searches.map(\.action) == ["copyText:"])
    let nothing = try live.screens[0].operate(.rightClick(["Cut"]), on: "save")
    #expect(nothing.note == "the menu has no 'Cut'; it has 'Copy'")
  }

  @Test func `a field for passwords may be a text field of another class`() throws {
    let live = try live(
      window(
        """
        <textField customClass="NSSecureTextField" id="p"><textFieldCell key="cell" \
        customClass="NSSecureTextFieldCell" title="hunter2" id="pc"/></textField>
        """))
    #expect(live.interface.object(id: "p", as: NSSecureTextField.self) != nil)
  }
}
