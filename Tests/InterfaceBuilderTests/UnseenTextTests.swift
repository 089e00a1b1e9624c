import InterfaceBuilder
import Testing

private func appKit(_ objects: String) throws -> InterfaceDocument {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
    <objects>\(objects)</objects></document>

    """
  return try InterfaceDocument(Array(text.utf8), path: "Main.xib")
}

private func field(_ title: String, _ content: String = "", id: String = "c") -> String {
  #"<textField id="f"><textFieldCell key="cell" title="\#(title)" id="\#(id)"/>\#(content)</textField>"#
}

private func column(_ cell: String) -> String {
  #"<tableView id="t"><tableColumns><tableColumn id="k">\#(cell)</tableColumn></tableColumns></tableView>"#
}

private let documents: [(objects: String, unseen: [String: UnseenText])] = [
  (field("Name"), [:]),
  (field("100 %"), ["c.title": .noWords]),
  (field("/usr/local/bin"), ["c.title": .noWords]),
  (field("https://example.org"), ["c.title": .noWords]),
  (field("and/or"), [:]),
  (#"<box title="Box" titlePosition="noTitle" id="b"/>"#, ["b.title": .boxTitle]),
  (#"<box title="Options" id="b"/>"#, [:]),
  (#"<window title="Main" titleVisibility="hidden" id="w"/>"#, ["w.title": .windowTitle]),
  (#"<window title="Window" visibleAtLaunch="NO" id="w"/>"#, ["w.title": .windowTitle]),
  (#"<window title="Window" id="w"/>"#, [:]),
  (
    #"<window title="Main" id="w"><windowStyleMask key="styleMask" closable="YES"/></window>"#,
    ["w.title": .windowTitle]
  ),
  (#"<menu title="OtherViews" id="m"/>"#, ["m.title": .menuTitle]),
  (#"<menu title="Channel" id="m"/>"#, [:]),
  (
    #"<menu title="Main" id="m"><items><menuItem title="File" id="i"><menu key="submenu" title="File" id="s"/></menuItem></items></menu>"#,
    [:]
  ),
  (column(#"<textFieldCell key="dataCell" title="Text Cell" id="d"/>"#), ["d.title": .templateRow]),
  (
    column(
      "<prototypeCellViews><tableCellView id=\"v\"><subviews>\(field("Name"))</subviews>"
        + "<connections><outlet property=\"textField\" destination=\"f\" id=\"o\"/></connections></tableCellView></prototypeCellViews>"
    ),
    ["c.title": .templateRow]
  ),
  (
    column(
      "<prototypeCellViews><tableCellView id=\"v\"><subviews>\(field("Size:"))</subviews></tableCellView></prototypeCellViews>"
    ), [:]
  ),
  (
    field(
      "Label",
      #"<connections><binding destination="x" name="value" keyPath="values.name" id="o"/></connections>"#
    ),
    ["c.title": .boundValue]
  ),
  (
    #"<textField id="f"><textFieldCell key="cell" title="Lorem" id="c"><attributedString key="userComments"><fragment content="Placeholder - Do not translate"/></attributedString></textFieldCell></textField>"#,
    ["c.title": .placeholder]
  ),
]

@Suite struct UnseenTextTests {
  @Test(arguments: documents)
  private func `a text that no one sees has its reason, and another one none`(
    row: (objects: String, unseen: [String: UnseenText])
  ) throws {
    #expect(try appKit(row.objects).unseenTexts == row.unseen)
  }
}
