import Accessibility
import InterfaceBuilder
import InterfaceLoader
import Testing

@MainActor @Suite struct FrameworkClassTests {
  private func screen(_ subviews: String) throws -> SpokenScreen {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      \(subviews)</subviews></view></objects></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), path: "Form.xib")
    let live = LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
    return try #require(live.spokenScreens().first)
  }

  private func view(_ attributes: String, _ contents: String = "") -> String {
    """
    <view id="v" \(attributes)><rect key="frame" x="0" y="0" width="80" height="44"/>\(contents)</view>
    """
  }

  @Test func `a view whose class is one of UIKit is of that class`() throws {
    let label = #"<accessibility key="accessibilityConfiguration" label="Add"/>"#
    let screen = try screen(view(#"customClass="UIButton""#, label))
    #expect(screen.elements.map(\.announcement.text) == ["Add. Button."])
  }

  @Test func `a view whose class is one of UIKit is counted where it is not read`() throws {
    #expect(
      try screen(view(#"customClass="UISwitch" hidden="YES""#)).unread == ["hidden": ["View"]])
  }

  @Test func `a view of the app's class that sends events is counted`() throws {
    let action = """
      <connections><action selector="go:" destination="root" eventType="valueChanged" id="a"/></connections>
      """
    let screen = try screen(view(#"customClass="TimeStepper""#, action))
    #expect(screen.unread == ["controls of the app's class": ["View"]])
  }

  @Test func `an accessibility element that is hidden is counted`() throws {
    let element = """
      <accessibility key="accessibilityConfiguration" label="Add"><bool key="isElement" value="YES"/></accessibility>
      """
    let screen = try screen(view(#"hidden="YES""#, element))
    #expect(screen.unread == ["hidden": ["View"]])
  }

  @Test func `a line separator is read as a space`() throws {
    let screen = try screen(
      #"<label id="l" text="One&#x2028;Two"><rect key="frame" x="0" y="0" width="80" height="44"/></label>"#
    )
    #expect(screen.elements.map(\.announcement.text) == ["One Two"])
  }

  @Test func `runtime attributes for touches and opacity count, too`() throws {
    func attribute(_ path: String, _ type: String, _ value: String) -> String {
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)" \
      value="\(value)"/></userDefinedRuntimeAttributes>
      """
    }
    func content(_ contents: String) throws -> ViewContent {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        \(view("", contents))</objects></document>
        """
      let document = try InterfaceDocument(Array(text.utf8), path: "Form.xib")
      return ViewContent(try #require(document.object(id: "v")))
    }
    #expect(
      try !content(attribute("userInteractionEnabled", "boolean", "NO")).isUserInteractionEnabled)
    #expect(try content(attribute("alpha", "string", "0.25")).alpha == 0.25)
  }
}
