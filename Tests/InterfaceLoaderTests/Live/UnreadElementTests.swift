import Accessibility
import InterfaceBuilder
import InterfaceLoader
import Testing

private let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"40\"/>"

private let screen = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
  <scene sceneID="s1"><objects><viewController title="Form" id="c" sceneMemberID="viewController">
  <view key="view" id="v">\(frame)<subviews>
  <label id="l1" text="Hello">\(frame)</label><label id="l2" text="">\(frame)</label>
  <label id="l3" text="Hidden" hidden="YES">\(frame)</label><pickerView id="p">\(frame)</pickerView>
  <activityIndicatorView id="a">\(frame)</activityIndicatorView>
  <containerView id="e">\(frame)</containerView>
  <tableView id="t">\(frame)<prototypes><tableViewCell id="x">\(frame)</tableViewCell></prototypes>
  </tableView></subviews></view>
  <navigationItem key="navigationItem" title="Form" prompt="Fill in" id="n">
  <barButtonItem key="rightBarButtonItem" title="Save" id="b"/>
  <barButtonItem systemItem="flexibleSpace" id="f"/></navigationItem>
  </viewController></objects></scene>
  <scene sceneID="s2"><objects><tabBarController title="Tabs" id="d" sceneMemberID="viewController">
  <tabBarItem key="tabBarItem" title="Home" id="h"/></tabBarController></objects></scene>
  </scenes></document>
  """

private let window = """
  <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
  <window title="Topic" id="w"><view key="contentView" id="v"><subviews><button id="b"/><textField id="f"/>
  <textView id="t"/><progressIndicator id="p" hidden="YES"/><box title="Box" titlePosition="noTitle" id="x"/>
  <box title="Rules" id="y"/><tableView id="z"><tableColumns><tableColumn id="c">
  <tableHeaderCell key="headerCell" title="Name"/></tableColumn></tableColumns></tableView></subviews>
  </view></window><menu id="m"><items><menuItem title="Open" id="o"/></items></menu></objects></document>
  """

@MainActor private func screens(of xml: String, isBare: Bool = false) throws -> [SpokenScreen] {
  let document = try InterfaceDocument(Array(xml.utf8), path: "Form.storyboard")
  let loader = InterfaceLoader.forReading()
  loader.showsContainers = !isBare
  return LiveDocument(DocumentVersion(document), loader: loader).spokenScreens()
}

@MainActor @Suite struct UnreadElementTests {
  @Test func `whatever a screen shows or says is read or counted`() throws {
    let screens = try screens(of: screen)
    #expect(screens.map(\.title) == ["Form", "Tabs"])
    #expect(
      screens[0].elements.map(\.announcement.text) == [
        "Fill in", "Form. Heading.", "Save. Button.", "Hello",
      ])
    #expect(
      screens[0].unread == [
        "without rows, which the app has": ["Picker View"],
        "which the app fills": ["Container View"],
        "not running": ["Activity Indicator View"],
        "prototypes, which the app fills": ["Table View Cell"], "without a text": ["Label"],
        "hidden": ["Label"],
      ])
    #expect(
      screens[0].remarks == [
        "no container of the document holds this screen, so its bar is assumed"
      ])
    #expect(screens[1].unread == ["in no tab bar of the document": ["Tab Bar Item"]])
  }

  @Test func `a scene on its own is read without its bars, which are counted`() throws {
    let screens = try screens(of: screen, isBare: true)
    #expect(screens[0].elements.map(\.announcement.text) == ["Hello"])
    #expect(
      screens[0].unread == [
        "without rows, which the app has": ["Picker View"],
        "not announced yet": [
          "Navigation Title", "Navigation Prompt", "Bar Button Item",
        ],
        "which the app fills": ["Container View"], "not running": ["Activity Indicator View"],
        "prototypes, which the app fills": ["Table View Cell"], "without a text": ["Label"],
        "hidden": ["Label"],
      ])
    #expect(screens[0].remarks.isEmpty)
    #expect(screens[1].unread == ["not announced yet": ["Tab Bar Item"]])
  }

  @Test func `whatever a screen of AppKit shows is read or counted`() throws {
    #expect(
      try screens(of: window).map(\.unread) == [
        [
          "in a table without headers": ["Table Column"], "without a title": ["Box"],
          "hidden": ["Progress Indicator"],
        ], [:],
      ])
  }
}
