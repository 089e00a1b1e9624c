import Graphics
import InterfaceBuilder
import Testing

/// The element with the id `x` in a document of objects.
private func element(_ objects: String) throws -> InterfaceElement {
  let document = try read(storyboard(objects))
  return try #require(document.object(id: "x"))
}

@Suite struct BarContentTests {
  @Test func `a bar item has what the document says`() throws {
    let button = BarItemContent(
      try element(
        """
        <barButtonItem image="tray" catalog="system" landscapeImage="tray.fill" width="-16.5"
        tag="7" selected="YES" hidden="YES" id="x">
        <imageReference key="largeContentSizeImage" image="Tray" renderingMode="template"/>
        <color key="tintColor" systemColor="systemRedColor"/>
        <button key="customView" id="b"/></barButtonItem>
        """))
    #expect(button.image == Image(systemName: "tray"))
    #expect(button.landscapeImage == Image(systemName: "tray.fill"))
    #expect(
      button.largeContentSizeImage == Image(named: "Tray").withRenderingMode(.alwaysTemplate))
    #expect(button.width == -16.5 && button.tag == 7)
    #expect(button.isSelected && button.isHidden)
    #expect(button.tintColor == .system("systemRedColor"))
    #expect(button.customView?.id == "b")
  }

  @Test func `a tab has what the document says`() throws {
    let tab = BarItemContent(
      try element(
        """
        <tabBarItem title="Recent" image="clock" selectedImage="clock-on" badgeValue="3" tag="95"
        systemItem="history" id="x"/>
        """))
    #expect(tab.title == "Recent" && tab.systemItem == "history")
    #expect(tab.image == Image(named: "clock") && tab.selectedImage == Image(named: "clock-on"))
    #expect(tab.badgeValue == "3" && tab.tag == 95)
  }

  @Test(arguments: [
    #"<barButtonItem id="x"/>"#, #"<tabBarItem id="x"/>"#,
    #"<barButtonItem width="inf" tag="1.5" id="x"><nil key="customView"/></barButtonItem>"#,
  ])
  func `a bare item has UIKit's defaults`(xml: String) throws {
    let bare = BarItemContent(try element(xml))
    #expect(
      bare.title == nil && bare.systemItem == nil && bare.style == nil && bare.badgeValue == nil)
    #expect(bare.image == nil && bare.selectedImage == nil)
    #expect(bare.landscapeImage == nil && bare.largeContentSizeImage == nil)
    #expect(bare.width == 0 && bare.tag == 0 && bare.tintColor == nil && bare.customView == nil)
    #expect(bare.isEnabled && !bare.isSelected && !bare.isHidden && !bare.isSpace)
  }

  @Test func `the buttons of a side are one property, a list, or both`() throws {
    let item = NavigationItemContent(
      try element(
        """
        <navigationItem title="Inbox" id="x">
        <barButtonItem key="backBarButtonItem" title="Back" id="b"/>
        <rightBarButtonItems><barButtonItem id="r2"/><barButtonItem id="r3"/></rightBarButtonItems>
        <barButtonItem key="leftBarButtonItem" id="l1"/>
        <barButtonItem key="rightBarButtonItem" id="r1"/></navigationItem>
        """))
    #expect(item.leftBarButtonItems.map(\.element.id) == ["l1"])
    #expect(item.rightBarButtonItems.map(\.element.id) == ["r1", "r2", "r3"])
    #expect(item.backBarButtonItem?.title == "Back")
    #expect(item.barButtonItems.map(\.element.id) == ["b", "r2", "r3", "l1", "r1"])
  }

  @Test func `a navigation item has what the document says`() throws {
    let item = NavigationItemContent(
      try element(
        """
        <navigationItem largeTitleDisplayMode="never" backButtonDisplayMode="minimal"
        leftItemsSupplementBackButton="YES" hidesBackButton="YES" id="x">
        <string key="backButtonTitle">All
        folders</string><segmentedControl key="titleView" id="t"/></navigationItem>
        """))
    #expect(item.largeTitleDisplayMode == "never" && item.backButtonDisplayMode == "minimal")
    #expect(item.backButtonTitle == "All\nfolders")
    #expect(item.leftItemsSupplementBackButton && item.hidesBackButton)
    #expect(item.titleView?.id == "t")
  }

  @Test func `a bare navigation item has UIKit's defaults`() throws {
    let bare = NavigationItemContent(
      try element(#"<navigationItem id="x"><nil key="titleView"/></navigationItem>"#))
    #expect(bare.title == nil && bare.prompt == nil && bare.backButtonTitle == nil)
    #expect(bare.largeTitleDisplayMode == nil && bare.backButtonDisplayMode == nil)
    #expect(bare.leftBarButtonItems.isEmpty && bare.rightBarButtonItems.isEmpty)
    #expect(bare.backBarButtonItem == nil && bare.titleView == nil)
    #expect(!bare.leftItemsSupplementBackButton && !bare.hidesBackButton)
  }

  @Test func `a bar has items of its kind`() throws {
    let bar = BarContent(
      try element(
        """
        <navigationBar largeTitles="YES" translucent="NO" id="x"><items>
        <navigationItem title="One" id="n1"/><navigationItem title="Two" id="n2"/>
        </items></navigationBar>
        """))
    #expect(bar.navigationItems.map(\.title) == ["One", "Two"] && bar.items.isEmpty)
    #expect(bar.prefersLargeTitles && !bar.isTranslucent)
    let toolbar = BarContent(
      try element(
        """
        <toolbar id="x"><items><barButtonItem systemItem="add" id="a"/>
        <barButtonItem systemItem="flexibleSpace" id="f"/></items></toolbar>
        """))
    #expect(toolbar.items.map(\.systemItem) == ["add", "flexibleSpace"])
    #expect(toolbar.navigationItems.isEmpty)
    let tabBar = BarContent(
      try element(#"<tabBar id="x"><items><tabBarItem title="T" id="t"/></items></tabBar>"#))
    #expect(tabBar.items.map(\.title) == ["T"])
    let bare = BarContent(try element(#"<tabBar id="x"/>"#))
    #expect(bare.items.isEmpty && !bare.prefersLargeTitles && bare.isTranslucent)
  }
}
