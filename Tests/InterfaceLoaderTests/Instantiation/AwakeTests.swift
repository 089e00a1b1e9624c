import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import Testing

private let form = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
  <scenes><scene sceneID="s"><objects>
  <viewController id="vc" customClass="AwakeController" sceneMemberID="viewController">
  <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
  <view id="outer" customClass="AwakeView"><rect key="frame" x="10" y="20" width="200" height="100"/>
  <subviews><view id="inner" customClass="AwakeView">
  <rect key="frame" x="0" y="0" width="20" height="10"/></view></subviews></view>
  </subviews><connections/></view>
  <connections><outlet property="outer" destination="outer" id="1"/></connections></viewController>
  </objects></scene></scenes></document>
  """

/// Writes down when it is told that it was loaded, and how wide it was then.
private final class AwakeView: View {
  static var calls: [String] = []
  override func awakeFromNib() {
    super.awakeFromNib()
    Self.calls.append("awake \(Int(bounds.width))")
  }
  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    Self.calls.append("prepared \(Int(bounds.width))")
  }
}

private final class AwakeController: ViewController {
  @Outlet var outer: AwakeView?
  var count = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    count += 1
  }
}

@MainActor @Suite struct AwakeTests {
  @Test func `what a document makes is told when it is loaded, views inside first`() throws {
    let document = try InterfaceDocument(Array(form.utf8), path: "Form.storyboard")
    AwakeView.calls = []
    let loader = InterfaceLoader()
    loader.register("AwakeController") { AwakeController() }
    loader.register("AwakeView") { AwakeView() }
    let interface = loader.load(document)
    let controller: AwakeController = try #require(interface.object(id: "vc"))
    #expect(controller.count == 1)
    _ = controller.view
    #expect(controller.outer != nil)
    #expect(AwakeView.calls == ["awake 20", "prepared 20", "awake 200", "prepared 200"])
  }
}
