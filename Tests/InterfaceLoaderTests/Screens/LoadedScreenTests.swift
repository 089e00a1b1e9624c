import Accessibility
import Graphics
import InterfaceBuilder
import Lists
import Localize
import Navigation
import ResponderKit
import Testing

@testable import InterfaceLoader

private let frame = #"<rect key="frame" x="0" y="0" width="300" height="400"/>"#

/// A storyboard of scenes.
private func storyboard(_ scenes: String...) throws -> InterfaceDocument {
  let scenes = scenes.enumerated().map {
    #"<scene sceneID="s\#($0)"><objects>\#($1)</objects></scene>"#
  }
  return try InterfaceDocument(
    Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      \(scenes.joined())</scenes></document>
      """.utf8), path: "App.storyboard")
}

/// A document with objects.
private func xib(_ objects: String) throws -> InterfaceDocument {
  try InterfaceDocument(
    Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      \(objects)</objects></document>
      """.utf8), path: "Panel.xib")
}

private func controller(_ id: String, _ view: String = "", _ rest: String = "") -> String {
  """
  <viewController id="\(id)" customClass="\(id.uppercased())" sceneMemberID="viewController">
  <view key="view" id="\(id)-view">\(frame)<subviews>\(view)</subviews></view>\(rest)
  </viewController>
  """
}

private func navigation(_ id: String, root: String) -> String {
  """
  <navigationController id="\(id)" sceneMemberID="viewController"><connections>
  <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-1"/>
  </connections></navigationController>
  """
}

/// A controller that writes down the segues that it is told of.
private final class Preparing: ViewController {
  private(set) var segues: [String] = []
  private(set) var views: [Bool] = []
  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    segues.append(segue.identifier ?? "")
    views.append(segue.destination.isViewLoaded)
  }
}

@MainActor
private func spoken(_ screen: LiveScreen) -> [String] {
  screen.spoken().elements.map(\.announcement.text)
}

@MainActor
struct LoadedScreenTests {
  @Test func `B087 an item of the system in a document says its name in the reader's language`()
    throws
  {
    let document = try storyboard(
      controller(
        "a", "",
        """
        <navigationItem key="navigationItem" id="n">
        <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="b"/></navigationItem>
        """))
    let strings = LocalizedStrings(
      LocalizedTables(named: "App", inFolder: "/nowhere"), preferences: ["de"],
      developmentLanguage: "en")
    let version = DocumentVersion(document, in: "de", by: strings)
    let live = LiveDocument(version, loader: .forReading())
    #expect(spoken(try #require(live.screens.first)) == ["Abbrechen. Taste."])
  }

  @Test func `B126 only the button for details performs the segue of the accessory`() throws {
    let cell = """
      <tableView id="t">\(frame)<sections><tableViewSection id="s"><cells>
      <tableViewCell style="IBUITableViewCellStyleDefault" accessoryType="detailButton" id="cell">
      <rect key="frame" x="0" y="0" width="300" height="44"/>
      <connections><segue destination="b" kind="show" identifier="details" \
      trigger="accessoryAction" id="cell-1"/></connections></tableViewCell>
      </cells></tableViewSection></sections></tableView>
      """
    let document = try storyboard(
      navigation("nav", root: "a"), controller("a", cell), controller("b"))
    let loader = InterfaceLoader()
    loader.register("A") { Preparing() }
    let live = LiveDocument(DocumentVersion(document), loader: loader)
    let source: Preparing = try #require(live.interface.object(id: "a"))
    let view: TableViewCell = try #require(live.interface.object(id: "cell"))
    let driver = TouchDriver(in: live.window(showing: view))
    driver.tap(at: view.convert(Point(x: 40, y: 22), to: nil))
    #expect(source.segues.isEmpty)
    driver.tap(try #require(view.detailButton))
    #expect(source.segues == ["details"])
    #expect(source.views == [false])
    #expect(source.navigationController?.viewControllers.count == 2)
  }

  @Test func `B129 a relationship gives a navigation controller its root, without preparing`()
    throws
  {
    let document = try storyboard(navigation("nav", root: "a"), controller("a"))
    let loader = InterfaceLoader()
    loader.register("A") { Preparing() }
    let interface = loader.load(document)
    let nav: NavigationController = try #require(interface.object(id: "nav"))
    let root: Preparing = try #require(interface.object(id: "a"))
    #expect(nav.viewControllers == [root])
    #expect(root.segues.isEmpty)
  }

  @Test func `a segue makes a new destination each time, and lets go of it when it is popped`()
    throws
  {
    let button = """
      <button id="go"><rect key="frame" x="0" y="0" width="100" height="44"/>
      <state key="normal" title="Go"/><connections>
      <segue destination="b" kind="show" identifier="next" id="go-1"/></connections></button>
      """
    let document = try storyboard(
      navigation("nav", root: "a"), controller("a", button), controller("b", button))
    let loader = InterfaceLoader()
    loader.register("A") { Preparing() }
    loader.register("B") { Preparing() }
    let live = LiveDocument(DocumentVersion(document), loader: loader)
    let nav: NavigationController = try #require(live.interface.object(id: "nav"))
    let view: View = try #require(live.interface.object(id: "go"))
    let driver = TouchDriver(in: live.window(showing: view))
    weak var last: ViewController?
    weak var lastView: View?
    for _ in 0..<1000 {
      driver.tap(view)
      #expect(nav.viewControllers.count == 2)
      last = nav.topViewController
      lastView = last?.viewIfLoaded
      #expect(last !== live.interface.object(id: "b"))
      nav.popViewController(animated: false)
    }
    #expect(last == nil)
    #expect(lastView == nil)
    #expect(nav.children.count == 1)
  }

  @Test func `a destination that is never shown is let go of`() throws {
    let document = try storyboard(
      navigation("nav", root: "a"),
      controller(
        "a", "",
        #"<connections><segue destination="nav2" kind="show" identifier="x" id="1"/></connections>"#
      ),
      navigation("nav2", root: "b"), controller("b"))
    let loader = InterfaceLoader()
    final class Keeping: ViewController {
      weak var destination: ViewController?
      weak var inner: ViewController?
      override func prepare(for segue: StoryboardSegue, sender: Any?) {
        destination = segue.destination
        inner = segue.destination.children.first
      }
      override func show(_ viewController: ViewController, sender: Any?) {}
    }
    loader.register("A") { Keeping() }
    let interface = loader.load(document)
    let source: Keeping = try #require(interface.object(id: "a"))
    source.performSegue(withIdentifier: "x", sender: nil)
    #expect(source.destination == nil)
    #expect(source.inner == nil)
  }

  @Test func `a loaded document is let go of with its controllers`() throws {
    let document = try storyboard(
      navigation("nav", root: "a"),
      controller(
        "a",
        #"<containerView id="c">\#(frame)<connections><segue destination="b" kind="embed" id="1"/></connections></containerView>"#
      ),
      controller("b"))
    weak var nav: ViewController?
    weak var inner: ViewController?
    do {
      let live = LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
      _ = live.screens.map(spoken)
      nav = live.interface.object(id: "nav", as: ViewController.self)
      inner = live.interface.object(id: "b", as: ViewController.self)
      #expect(nav != nil && inner?.parent != nil)
    }
    #expect(nav == nil)
    #expect(inner == nil)
  }

  @Test func `containers that contain each other come to an end`() throws {
    func tabs(_ id: String, _ child: String) -> String {
      """
      <tabBarController id="\(id)" sceneMemberID="viewController"><connections>
      <segue destination="\(child)" kind="relationship" relationship="viewControllers" id="\(id)-1"/>
      <segue destination="\(child)" kind="relationship" relationship="viewControllers" id="\(id)-2"/>
      </connections></tabBarController>
      """
    }
    let document = try storyboard(
      tabs("t", "u"), tabs("u", "t"), navigation("n", root: "n"), controller("a"))
    let live = LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
    #expect(live.spokenScreens().count <= 4)
  }

  @Test func `a screen that several others push has the first one below it`() throws {
    let link = { (id: String, to: String) in
      #"<connections><segue destination="\#(to)" kind="show" id="\#(id)"/></connections>"#
    }
    let item = { (title: String) in
      #"<navigationItem key="navigationItem" title="\#(title)" id="\#(title)"/>"#
    }
    let document = try storyboard(
      navigation("nav", root: "a"), controller("a", "", item("A") + link("1", "b")),
      controller("b", "", item("B") + link("2", "c")),
      controller("c", "", item("C") + link("3", "b")))
    let live = LiveDocument(DocumentVersion(document), loader: .forReading())
    #expect(
      live.screens.map(spoken) == [
        ["A. Heading."], ["A. Back Button.", "B. Heading."], ["B. Back Button.", "C. Heading."],
      ])
    // In another order, too.
    #expect(live.screens.reversed().map(spoken)[2] == ["A. Heading."])
  }

  @Test func `the owner's view is a screen of its own, wherever the document has it`() throws {
    let nested = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel"><connections>
      <outlet property="view" destination="own" id="o"/></connections></placeholder>
      <view id="around"><rect key="frame" x="7" y="9" width="414" height="940"/><subviews>
      <view id="own"><rect key="frame" x="20" y="300" width="300" height="200"/><subviews>
      <button id="b"><rect key="frame" x="10" y="20" width="100" height="44"/>
      <state key="normal" title="Go"/></button></subviews></view></subviews></view>
      """
    let beside = """
      <label id="l" text="Beside"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
      """
    for loader in [InterfaceLoader.forReading(), .withPlaceholders()] {
      let live = LiveDocument(DocumentVersion(try xib(nested)), loader: loader)
      let screen = try #require(live.screens.first)
      #expect(live.screens.count == 1)
      #expect(screen.window.frame == Rect(x: 0, y: 0, width: 300, height: 200))
      let button = try #require(live.object(id: "b") as? View)
      #expect(button.accessibilityFrame == Rect(x: 10, y: 20, width: 100, height: 44))
    }
    let both = nested.replacing(#"<view id="own">"#, with: beside + #"<view id="own">"#)
    let live = LiveDocument(DocumentVersion(try xib(both)), loader: .forReading())
    #expect(live.screens.map(spoken) == [["Go. Button."], ["Beside"]])
  }

  @Test func `the document makes the destination of a segue that names a method for it`() throws {
    final class Making: ViewController {
      var made = 0
      func makeNext(_ coder: AnyObject) -> ViewController? {
        made += 1
        return nil
      }
    }
    let document = try storyboard(
      controller(
        "a", "",
        """
        <connections><segue destination="b" kind="presentation" identifier="go"
        destinationCreationSelector="makeNext:" id="s"/></connections>
        """),
      controller("b", #"<label id="l" text="Made"/>"#))
    let loader = InterfaceLoader.withPlaceholders()
    loader.register("A") { Making(nibName: nil, bundle: nil) }
    let live = LiveDocument(DocumentVersion(document), loader: loader)
    let source = try #require(live.interface.topLevel.first as? Making)
    _ = live.screens.first?.window
    source.performSegue(withIdentifier: "go", sender: nil)
    let destination = try #require(source.presentedViewController)
    #expect(destination.view.subviews.map { $0.accessibilityLabel } == ["Made"])
    #expect(source.made == 0)
  }

  @Test func `a tab that stands for another storyboard is that storyboard's own`() throws {
    func tab(_ title: String, _ id: String) -> String {
      #"<tabBarItem key="tabBarItem" title="\#(title)" id="\#(id)"/>"#
    }
    func spokenTabs(_ own: String) throws -> [[String]] {
      let document = try storyboard(
        """
        <tabBarController id="tabs" sceneMemberID="viewController"><connections>
        <segue destination="a" kind="relationship" relationship="viewControllers" id="1"/>
        <segue destination="p" kind="relationship" relationship="viewControllers" id="2"/>
        </connections></tabBarController>
        """, controller("a", "", tab("Home", "ta")),
        """
        <viewControllerPlaceholder storyboardName="Other" id="p" sceneMemberID="viewController">
        \(tab("Item", "tp"))</viewControllerPlaceholder>
        """)
      let other = try InterfaceDocument(
        Array(
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
          initialViewController="b"><scenes><scene sceneID="o"><objects>\(controller("b", "", own))
          </objects></scene></scenes></document>
          """.utf8), path: "Other.storyboard")
      let loader = InterfaceLoader.forReading()
      loader.storyboards = { $0 == "Other" ? other : nil }
      let live = LiveDocument(DocumentVersion(document), loader: loader)
      return Array(live.screens.map(spoken).suffix(1))
    }
    #expect(
      try spokenTabs(tab("Settings", "ts")) == [
        ["Selected: Home. Tab. 1 of 2.", "Settings. Tab. 2 of 2."]
      ])
    #expect(
      try spokenTabs("") == [["Selected: Home. Tab. 1 of 2.", "Item. Tab. 2 of 2."]])
  }

  @Test func `a button that leads back is found on the screen that shows it`() throws {
    let item = """
      <navigationItem key="navigationItem" title="A" id="A">
      <barButtonItem key="backBarButtonItem" title="Home" id="home"/></navigationItem>
      <connections><segue destination="b" kind="show" id="s"/></connections>
      """
    let document = try storyboard(
      navigation("nav", root: "a"), controller("a", "", item), controller("b"))
    let live = LiveDocument(DocumentVersion(document), loader: .withPlaceholders())
    let element = try #require(document.object(id: "home"))
    let button = try #require(live.operated(element))
    let center = try #require(button.center)
    #expect(live.screens[1].window.bounds.contains(center))
    #expect(button.element?.id == "home")
    #expect(button.obstacle == nil)
    #expect(live.operated(document.root) == nil)
  }
}
