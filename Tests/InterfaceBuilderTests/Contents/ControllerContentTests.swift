import InterfaceBuilder
import Testing

/// The element with the id `x` in a document of objects, as a controller.
private func controller(_ objects: String) throws -> ControllerContent {
  let document = try read(storyboard(objects))
  return ControllerContent(try #require(document.object(id: "x")))
}

private let kinds: [(String, ControllerContent.Kind)] = [
  ("viewController", .viewController), ("tableViewController", .tableViewController),
  ("collectionViewController", .collectionViewController),
  ("navigationController", .navigationController), ("tabBarController", .tabBarController),
  ("splitViewController", .splitViewController), ("pageViewController", .pageViewController),
  ("viewControllerPlaceholder", .placeholder), ("hostingController", .hostingController),
  ("avPlayerViewController", .other), ("placeholder", .other), ("other", .other),
]

@Suite struct ControllerContentTests {
  @Test(arguments: kinds)
  func `the element of a controller tells its kind`(name: String, kind: ControllerContent.Kind)
    throws
  {
    #expect(try controller("<\(name) id=\"x\"/>").kind == kind)
  }

  @Test func `a navigation controller has its bars and toolbar items`() throws {
    let navigation = try controller(
      """
      <navigationController toolbarHidden="NO" navigationBarHidden="YES" id="x">
      <toolbarItems><barButtonItem title="A" id="a"/><barButtonItem title="B" id="b"/></toolbarItems>
      <nil key="simulatedBottomBarMetrics"/>
      <navigationBar key="navigationBar" largeTitles="YES" id="n"/><toolbar key="toolbar" id="t"/>
      </navigationController>
      """)
    #expect(navigation.navigationBar?.id == "n" && navigation.toolbar?.id == "t")
    #expect(navigation.tabBar == nil)
    #expect(BarContent(try #require(navigation.navigationBar)).prefersLargeTitles)
    #expect(navigation.toolbarItems.map(\.title) == ["A", "B"])
    #expect(!navigation.isToolbarHidden && navigation.isNavigationBarHidden)
    let tabs = try controller(
      #"<tabBarController id="x"><tabBar key="tabBar" id="t"/></tabBarController>"#)
    #expect(tabs.tabBar?.id == "t" && tabs.navigationBar == nil && tabs.toolbar == nil)
  }

  @Test func `a controller has what the document says`() throws {
    let content = try controller(
      """
      <tableViewController storyboardIdentifier="List" nibName="ListView"
      modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve"
      definesPresentationContext="YES" hidesBottomBarWhenPushed="YES"
      clearsSelectionOnViewWillAppear="NO" id="x"/>
      """)
    #expect(content.storyboardIdentifier == "List" && content.nibName == "ListView")
    #expect(content.modalPresentationStyle == "formSheet")
    #expect(content.modalTransitionStyle == "crossDissolve")
    #expect(content.definesPresentationContext && content.hidesBottomBarWhenPushed)
    #expect(!content.clearsSelectionOnViewWillAppear)
  }

  @Test(arguments: kinds.map { $0.0 })
  func `a bare controller has UIKit's defaults`(name: String) throws {
    let bare = try controller("<\(name) id=\"x\"/>")
    #expect(bare.storyboardIdentifier == nil && bare.nibName == nil)
    #expect(bare.modalPresentationStyle == nil && bare.modalTransitionStyle == nil)
    #expect(!bare.definesPresentationContext && !bare.hidesBottomBarWhenPushed)
    #expect(bare.clearsSelectionOnViewWillAppear)
    #expect(bare.isToolbarHidden && !bare.isNavigationBarHidden && bare.toolbarItems.isEmpty)
    #expect(bare.navigationBar == nil && bare.toolbar == nil && bare.tabBar == nil)
    #expect(bare.masterViewController == nil && bare.detailViewController == nil)
  }

  @Test func `a placeholder names a controller of another storyboard`() throws {
    let placeholder = try controller(
      """
      <viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="Sound"
      bundleIdentifier="com.example.kit" id="x"/>
      """)
    #expect(placeholder.storyboardName == "Settings")
    #expect(placeholder.referencedIdentifier == "Sound")
    #expect(placeholder.bundleIdentifier == "com.example.kit")
    let bare = try controller(
      #"<viewControllerPlaceholder storyboardName="Settings" id="x"/>"#)
    #expect(bare.storyboardName == "Settings")
    #expect(bare.referencedIdentifier == nil && bare.bundleIdentifier == nil)
  }

  @Test func `the controllers of a split view controller may be inside`() throws {
    let split = try controller(
      """
      <splitViewController id="x"><navigationController key="masterViewController" id="m">
      <viewControllers><viewController id="c"/></viewControllers></navigationController>
      <viewController key="detailViewController" id="d"/></splitViewController>
      """)
    #expect(split.masterViewController?.id == "m" && split.detailViewController?.id == "d")
    #expect(split.children.isEmpty)
    let master = try #require(split.masterViewController)
    #expect(ControllerContent(master).children.map(\.id) == ["c"])
  }

  @Test func `a storyboard names the controller that it begins with`() throws {
    let text = storyboard(#"<viewControllerPlaceholder storyboardName="S" id="x"/>"#)
    func document(_ attribute: String) throws -> InterfaceDocument {
      try read(text.replacing("<document ", with: "<document \(attribute) "))
    }
    let named = try document(#"initialViewController="x""#)
    #expect(named.initialViewControllerID == "x" && named.initialViewController?.id == "x")
    let missing = try document(#"initialViewController="gone""#)
    #expect(missing.initialViewControllerID == "gone" && missing.initialViewController == nil)
    let none = try document("")
    #expect(none.initialViewControllerID == nil && none.initialViewController == nil)
  }
}
