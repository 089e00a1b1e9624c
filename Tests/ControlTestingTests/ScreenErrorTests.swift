import ControlTesting
import FoundationEssentials
import TestSupport
import Testing

@MainActor @Suite struct ScreenErrorTests {
  private func document(_ subviews: String) throws -> InterfaceDocument {
    try InterfaceDocument(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
        \(subviews)</subviews></view></objects></document>
        """.utf8), path: "Keys.xib")
  }

  private func key(_ id: String, y: Int) -> String {
    """
    <button id="\(id)"><rect key="frame" x="0" y="\(y)" width="80" height="44"/>\
    <state key="normal" title="0"/></button>
    """
  }

  @Test func `a language without a table is an error that names those there are`() throws {
    let path = packageRoot.appending(path: "Examples/SignIn/Base.lproj/SignIn.storyboard").path
    let error = #expect(throws: ReaderError.self) {
      try DocumentScreen(contentsOfFile: path, language: "fi")
    }
    #expect(
      error?.description
        == "no table next to the document is in Finnish (fi). There is ar, de, en, ja, ru")
    #expect(throws: Never.self) { try DocumentScreen(contentsOfFile: path, language: "de-AT") }
    #expect(throws: Never.self) { try DocumentScreen(contentsOfFile: path, language: "en-GB") }
    let alone = #expect(throws: ReaderError.self) {
      try DocumentScreen(document(""), language: "de")
    }
    #expect(
      alone?.description
        == "no table next to the document is in German (de); there is none at all")
  }

  @Test func `elements of one name are named by their index, or by their id`() throws {
    let screen = try DocumentScreen(document(key("first", y: 0) + key("second", y: 100)))
    let reader = VirtualReader(screen)
    let several = #expect(throws: ReaderError.self) { try reader.move(to: "0") }
    #expect(
      several?.description
        == "2 elements are called '0'. Move to one by its index, its identifier or its id")
    #expect(try reader.move(to: .button, "0", index: 1).frame.origin.y == 100)
    #expect(try reader.move(toID: "first").frame.origin.y == 0)
    let none = #expect(throws: ReaderError.self) { try reader.move(to: .button, "0", index: 2) }
    #expect(none?.description == "only 2 buttons are called '0', so none has the index 2")
    let unknown = #expect(throws: ReaderError.self) { try reader.move(toID: "frist") }
    #expect(
      unknown?.description == "no element has the identifier 'frist'. Near: 'first', 'second'")
  }

  @Test func `an audit throws errors, and what is less on request`() throws {
    let small = """
      <button id="b"><rect key="frame" x="0" y="0" width="40" height="40"/>\
      <state key="normal" title="Go"/></button>
      """
    let screen = try DocumentScreen(document(small))
    #expect(throws: Never.self) { try screen.audit() }
    let warned = #expect(throws: AccessibilityAudit.self) {
      try screen.audit(throwing: .warning)
    }
    #expect(warned?.findings.map(\.id) == ["small-target"])
  }
}
