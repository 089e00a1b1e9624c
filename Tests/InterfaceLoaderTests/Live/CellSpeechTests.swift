import Accessibility
import InterfaceBuilder
import InterfaceLoader
import Testing

private func rect(_ y: Int, _ height: Int) -> String {
  "<rect key=\"frame\" x=\"0\" y=\"\(y)\" width=\"320\" height=\"\(height)\"/>"
}

private func cell(_ attributes: String, style: String = "Value1", more: String = "") -> String {
  """
  <tableViewCell id="cell" style="IBUITableViewCellStyle\(style)" textLabel="text" \
  detailTextLabel="detail" \(attributes)>\(rect(40, 44))
  <tableViewCellContentView key="contentView">\(rect(0, 44))<subviews>
  <label id="text" text="Version"><rect key="frame" x="16" y="0" width="100" height="44"/></label>
  <label id="detail" text="1.0"><rect key="frame" x="200" y="0" width="100" height="44"/></label>
  \(more)</subviews></tableViewCellContentView></tableViewCell>
  """
}

private func table(_ cells: String, section: String = "") -> String {
  """
  <tableView id="t">\(rect(0, 480))<sections>
  <tableViewSection id="s" \(section)><cells>\(cells)</cells></tableViewSection>
  </sections></tableView>
  """
}

@MainActor private func live(
  _ view: String, loader: InterfaceLoader = .forReading()
) throws -> LiveDocument {
  let xml = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <view id="root">\(rect(0, 480))<subviews>\(view)</subviews></view></objects></document>
    """
  let document = try InterfaceDocument(Array(xml.utf8), path: "Cells.xib")
  return LiveDocument(DocumentVersion(document), loader: loader)
}

@MainActor private func said(
  _ view: String, loader: InterfaceLoader = .forReading()
) throws -> [String] {
  try live(view, loader: loader).spokenScreens()[0].elements
    .map(\.announcement.text)
}

@MainActor @Suite struct CellSpeechTests {
  @Test func `A156 a cell of a standard style is one element with both texts`() throws {
    #expect(try said(table(cell(""))) == ["Version, 1.0"])
    let screen = try live(table(cell(""))).spokenScreens()[0]
    #expect(screen.elements.map(\.handle) == ["id cell"])
    #expect(screen.elements[0].parts == ["text", "detail"])
    #expect(screen.unread.isEmpty)
  }

  @Test func `what acts in a cell keeps its texts apart`() throws {
    let more =
      "<button id=\"b\"><rect key=\"frame\" x=\"280\" y=\"0\" width=\"40\" height=\"44\"/></button>"
    #expect(try said(table(cell("", more: more))) == ["Version", "1.0", "Button."])
  }

  @Test func `A157 a checkmark is a selection by policy`() throws {
    let checked = table(cell("accessoryType=\"checkmark\""))
    #expect(try said(checked) == ["Version, 1.0"])
    let loader = InterfaceLoader.forReading()
    loader.speaksCheckmarks = true
    #expect(try said(checked, loader: loader) == ["Selected: Version, 1.0"])
  }

  @Test(arguments: ["detailButton", "detailDisclosureButton"])
  func `A158 the details of a cell are an element of their own`(accessory: String) throws {
    let checked = table(cell("accessoryType=\"\(accessory)\""))
    #expect(try said(checked) == ["Version, 1.0", "More Info. Button."])
  }

  @Test func `A159 the header of a section is a heading, and its footer a text`() throws {
    let section = "headerTitle=\"Smart feeds\" footerTitle=\"Three of them\""
    #expect(
      try said(table(cell(""), section: section))
        == ["Smart feeds. Heading.", "Version, 1.0", "Three of them"])
  }

  @Test func `a content configuration is what a cell says`() throws {
    let configured = """
      <tableViewCell id="cell">\(rect(40, 44))<tableViewCellContentView key="contentView">\(rect(0, 44))
      </tableViewCellContentView><listContentConfiguration key="contentConfiguration" text="Refresh"
      secondaryText="Now"/></tableViewCell>
      """
    #expect(try said(table(configured)) == ["Refresh, Now"])
  }

  @Test func `transparent labels are not in the name of a cell`() throws {
    let more = "<label id=\"x\" text=\"Secret\" alpha=\"0.0\">\(rect(0, 44))</label>"
    #expect(try said(table(cell("", more: more))) == ["Version, 1.0"])
  }

  @Test func `a cell with a label of its own does not read its texts`() throws {
    let own = """
      <accessibility key="accessibilityConfiguration" label="About">
      <bool key="isElement" value="YES"/></accessibility>
      """
    let labeled = cell("").replacing("</tableViewCell>", with: own + "</tableViewCell>")
    let screen = try live(table(labeled)).spokenScreens()[0]
    #expect(screen.elements.map(\.announcement.text) == ["About"])
    #expect(screen.elements[0].parts.isEmpty)
    #expect(screen.unread == ["inside an accessibility element": ["Label", "Label"]])
  }

  @Test func `the details of a cell without a standard style are not left out`() throws {
    let custom = cell("accessoryType=\"detailButton\"")
      .replacing("style=\"IBUITableViewCellStyleValue1\"", with: "")
    #expect(try said(table(custom)) == ["Version, 1.0", "More Info. Button."])
  }

  @Test func `cells in cells are read in a time that grows with their number`() throws {
    var nested = cell("")
    for _ in 0..<40 {
      nested = """
        <tableViewCell style="IBUITableViewCellStyleDefault">\(rect(0, 44))
        <view key="contentView">\(rect(0, 44))<subviews>\(nested)</subviews></view></tableViewCell>
        """
    }
    #expect(try said(table(nested)) == ["Version, 1.0"])
  }

  @Test func `A153 a progress view is called Progress`() throws {
    #expect(
      try said("<progressView id=\"p\" progress=\"0.42\">\(rect(0, 4))</progressView>")
        == ["Progress: 42%"])
  }

  @Test func `A154 an activity indicator that is running says so`() throws {
    func indicator(_ attributes: String) -> String {
      "<activityIndicatorView id=\"a\" \(attributes)>\(rect(0, 20))</activityIndicatorView>"
    }
    #expect(try said(indicator("animating=\"YES\"")) == ["In progress"])
    let stopped = try live(indicator("hidesWhenStopped=\"YES\"")).spokenScreens()[0]
    #expect(stopped.elements.isEmpty)
    #expect(stopped.unread == ["not running": ["Activity Indicator View"]])
  }

  @Test func `a search bar is edited by a double tap`() throws {
    #expect(
      try said("<searchBar id=\"s\" placeholder=\"Search\">\(rect(0, 44))</searchBar>")
        == ["Search. Search Field. Double tap to edit."])
  }
}
