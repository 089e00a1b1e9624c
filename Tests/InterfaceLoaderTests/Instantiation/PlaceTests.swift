import ControlCore
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import Testing

@MainActor private func loaded(_ scene: String) throws -> LoadedInterface {
  let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
    <scene sceneID="s"><objects>\(scene)</objects></scene></scenes></document>
    """
  let parsed = try InterfaceDocument(Array(document.utf8), path: "Place.storyboard")
  return InterfaceLoader.forReading().load(parsed)
}

private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
  "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
}

/// A cell in a table, whose contents stand in a view that has no id.
private func table(_ cell: String) -> String {
  """
  <tableViewController id="c" sceneMemberID="viewController"><tableView key="view" id="t">
  \(rect(0, 0, 320, 480))<prototypes><tableViewCell id="cell">\(rect(0, 100, 320, 80))
  \(cell)</tableViewCell></prototypes></tableView></tableViewController>
  """
}

/// The views that a document holds in other ways than as subviews, and where a button at (10, 20) is.
private let holders: [(name: String, scene: String, center: Point)] = [
  (
    "a content view without an id",
    table("<view key=\"contentView\">\(rect(5, 0, 310, 80))<subviews>\(button)</subviews></view>"),
    Point(x: 55, y: 140)
  ),
  (
    "a content view without a frame",
    table("<view key=\"contentView\"><subviews>\(button)</subviews></view>"),
    Point(x: 50, y: 140)
  ),
  (
    "a header of a collection",
    """
    <collectionViewController id="c" sceneMemberID="viewController"><collectionView key="view" id="t">
    \(rect(0, 0, 320, 480))<collectionReusableView key="sectionHeaderView">\(rect(0, 7, 320, 80))
    <subviews>\(button)</subviews></collectionReusableView></collectionView></collectionViewController>
    """, Point(x: 50, y: 47)
  ),
  (
    "a view in the header of a table",
    """
    <tableViewController id="c" sceneMemberID="viewController"><tableView key="view" id="t">
    \(rect(0, 0, 320, 480))<view key="tableHeaderView">\(rect(0, 3, 320, 80))<subviews>
    <view>\(rect(1, 2, 300, 70))<subviews>\(button)</subviews></view></subviews></view></tableView>
    </tableViewController>
    """, Point(x: 51, y: 45)
  ),
  (
    "insets in percent",
    view(
      """
      <view id="i"><frame key="frameInset" minX="25.00%" width="25.00%" height="100.00%"/><subviews>
      \(button)</subviews></view>
      """), Point(x: 130, y: 40)
  ),
  (
    "insets in points, from the far edges",
    view(
      """
      <view id="i"><frame key="frameInset" maxX="20" maxY="30" width="200" height="100"/><subviews>
      \(button)</subviews></view>
      """), Point(x: 150, y: 390)
  ),
  (
    "insets without sizes",
    view(
      """
      <view id="i"><frame key="frameInset" minX="7" minY="9" maxX="20"/><subviews>
      \(button)</subviews></view>
      """), Point(x: 57, y: 49)
  ),
]

private let button = "<button id=\"b\">\(rect(10, 20, 80, 40))</button>"

private func view(_ subview: String) -> String {
  """
  <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
  \(rect(0, 0, 320, 480))<subviews>\(subview)</subviews></view></viewController>
  """
}

@MainActor @Suite struct PlaceTests {
  @Test(arguments: holders.indices)
  func `a button stands where the views around it put it`(index: Int) throws {
    let interface = try loaded(holders[index].scene)
    let button = try #require(interface.object(id: "b", as: Control.self))
    let window = interface.makeWindow(showing: button, in: Application())
    #expect(
      button.convert(button.bounds.center, to: nil) == holders[index].center,
      "\(holders[index].name)")
    #expect(window.rootViewController === interface.objects["c"])
    #expect(window.hitTest(holders[index].center, with: nil) === button)
  }

  @Test func `the responder chain of a control in a cell goes through the cell to the controller`()
    throws
  {
    let interface = try loaded(holders[0].scene)
    let button = try #require(interface.object(id: "b", as: Control.self))
    let chain = Array(sequence(first: button as Responder, next: \.next))
    #expect(chain.contains { $0 === interface.objects["cell"] })
    #expect(chain.last === interface.objects["c"])
  }

  @Test func `a label without a frame fills the view that it is alone in`() throws {
    let interface = try loaded(view("<label id=\"l\"/>"))
    let label = try #require(interface.object(id: "l", as: View.self))
    #expect(label.frame == Rect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func `a view without a frame does not cover one beside it that has a frame`() throws {
    let interface = try loaded(view(button + "<label id=\"l\"/>"))
    let label = try #require(interface.object(id: "l", as: View.self))
    #expect(label.frame == .zero)
  }

  @Test(arguments: [
    "x=\"abc\" y=\"0\" width=\"nan\" height=\"9\"", "x=\"1e300\" y=\"0\" width=\"1\" height=\"9\"",
  ])
  func `a frame that is not four numbers of points is empty`(numbers: String) throws {
    let interface = try loaded(view("<label id=\"l\"><rect key=\"frame\" \(numbers)/></label>"))
    let label = try #require(interface.object(id: "l", as: View.self))
    #expect(label.frame == .zero)
  }

  @Test func `shares of shares stay finite`() throws {
    let inset = "<frame key=\"frameInset\" minX=\"1e300%\" width=\"1e300%\" height=\"1e300%\"/>"
    let interface = try loaded(
      view("<view id=\"a\">\(inset)<subviews><view id=\"b\">\(inset)</view></subviews></view>"))
    let inner = try #require(interface.object(id: "b", as: View.self))
    let center = inner.convert(inner.bounds.center, to: nil)
    #expect(center.x.isFinite && center.y.isFinite)
  }

  @Test func `a refresh control is in the table of its controller`() throws {
    let interface = try loaded(
      """
      <tableViewController id="c" sceneMemberID="viewController"><tableView key="view" id="t">
      \(rect(0, 0, 320, 480))</tableView><refreshControl key="refreshControl" id="r">\(rect(0, 0, 10, 10))
      </refreshControl></tableViewController>
      """)
    let control = try #require(interface.object(id: "r", as: Control.self))
    #expect(control.superview === interface.objects["t"])
  }

  @Test func `views without a frame that are arranged have no extent`() throws {
    let interface = try loaded(
      view("<stackView id=\"s\"><subviews><label id=\"l\"/><label/></subviews></stackView>"))
    let label = try #require(interface.object(id: "l", as: View.self))
    #expect(label.frame == .zero)
    #expect(label.superview?.frame == Rect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func `the custom view of a bar item keeps what is in it`() throws {
    let interface = try loaded(
      """
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">\(rect(0, 0, 320, 480))
      </view><navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="i">
      <view key="customView" id="custom">\(rect(200, 5, 100, 60))<subviews>\(button)</subviews></view>
      </barButtonItem></navigationItem></viewController>
      """)
    let button = try #require(interface.object(id: "b", as: Control.self))
    #expect(button.superview === interface.objects["custom"])
    let item = try #require(interface.barItems["i"] as? BarButtonItem)
    #expect(item.customView === interface.objects["custom"])
    #expect(interface.screens[0].barViews.isEmpty)
  }

  @Test func `the custom view of an item of a toolbar stands in the toolbar`() throws {
    let interface = try loaded(
      view(
        """
        <toolbar id="bar">\(rect(0, 400, 320, 44))<items><barButtonItem id="i">
        <view key="customView" id="custom">\(rect(16, 6, 90, 30))</view></barButtonItem></items></toolbar>
        """))
    let custom = try #require(interface.object(id: "custom", as: View.self))
    let window = interface.makeWindow(showing: interface.screens[0], in: Application())
    #expect(custom.superview === interface.objects["bar"])
    #expect(window.hitTest(custom.convert(custom.bounds.center, to: nil), with: nil) === custom)
  }

  @Test func `a scroll view is as large inside as what is in it`() throws {
    let interface = try loaded(
      view(
        "<scrollView id=\"s\">\(rect(0, 0, 320, 200))<subviews><view>\(rect(0, 0, 300, 900))</view></subviews></scrollView>"
      ))
    let scrollView = try #require(interface.object(id: "s", as: ScrollView.self))
    #expect(scrollView.contentSize == Size(width: 320, height: 900))
    #expect(scrollView.isScrollEnabled)
  }
}
