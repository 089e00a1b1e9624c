import InterfaceBuilder
import Localize
import Testing

@Suite struct PositionTests {
  private let text = storyboard(
    withControls: """
      <label text='ü "quoted"' id = "a"
        title="x=1"/>
      """)

  @Test(arguments: [
    ("isUserInteractionEnabled", #"userInteractionEnabled="NO""#),
    ("isEnabled", #"enabled="NO""#), ("isHidden", #"hidden="YES""#),
    ("isSelected", #"selected="YES""#), ("accessibilityLabel", #"label="Save""#),
    ("alpha", #"alpha="0.5""#),
  ])
  func `a property is found under the name that documents have for it`(
    property: String, attribute: String
  ) throws {
    let text = storyboard(
      withControls: """
        <button userInteractionEnabled="NO" enabled="NO" hidden="YES" selected="YES" alpha="0.5"
          id="a"><accessibility key="accessibilityConfiguration" label="Save"/></button>
        """)
    let document = try read(text)
    let button = try #require(document.object(id: "a"))
    let bytes = Array(text.utf8)[document.byteRange(of: property, in: button)]
    #expect(String(decoding: bytes, as: UTF8.self) == attribute)
  }

  @Test func `an attribute is found in its tag, whatever stands in others`() throws {
    let label = try #require(try read(text).object(id: "a"))
    func bytes(_ attribute: String) -> String? {
      label.byteRange(ofAttribute: attribute).map {
        String(decoding: Array(text.utf8)[$0], as: UTF8.self)
      }
    }
    #expect(bytes("text") == #"text='ü "quoted"'"#)
    #expect(bytes("id") == #"id = "a""#)
    #expect(bytes("title") == #"title="x=1""#)
    #expect(bytes("x") == nil)
    #expect(label.position(ofAttribute: "id") == SourcePosition(line: 6, column: 26))
    #expect(label.position(ofAttribute: "title") == SourcePosition(line: 7, column: 3))
  }

  @Test func `a mark of the byte order is no column`() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array(#"<document type="a.CocoaTouch.b"/>"#.utf8)
    let document = try InterfaceDocument(bytes, path: "F.xib")
    #expect(document.root.position == SourcePosition(line: 1, column: 1))
  }
}
