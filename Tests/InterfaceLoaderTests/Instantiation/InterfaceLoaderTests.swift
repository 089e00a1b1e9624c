import Accessibility
import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import Testing

private let form = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
  <scenes><scene sceneID="s"><objects>
  <viewController title="Form" id="vc" customClass="FormController" sceneMemberID="viewController">
  <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
  <view id="box"><rect key="frame" x="10" y="20" width="200" height="100"/><subviews>
  <button enabled="NO" selected="YES" buttonType="system" role="cancel" id="ok">
  <rect key="frame" x="5" y="5" width="80" height="40"/>
  <state key="normal" title="OK"/><state key="selected" title="Done" image="check"/>
  <connections>
  <action selector="ok:" destination="vc" eventType="touchUpInside" id="1"/>
  <action selector="anyone:" destination="fr" eventType="touchDown" id="2"/>
  <action selector="gone:" destination="nowhere" eventType="touchCancel" id="3"/>
  </connections></button>
  <switch id="sw"/></subviews></view></subviews></view></viewController>
  <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
  </objects></scene></scenes></document>
  """

private final class FormController: ViewController {
  var taps = 0
  func ok(_ sender: Button) { taps += 1 }
  func anyone(_ sender: Any) { taps += 10 }
  override class var actions: [ActionSelector] {
    [ActionSelector("ok:", FormController.ok), ActionSelector("anyone:", FormController.anyone)]
  }
}

@MainActor @Suite struct InterfaceLoaderTests {
  private let document: InterfaceDocument

  init() throws { document = try InterfaceDocument(Array(form.utf8), path: "Form.storyboard") }

  private func load() -> LoadedInterface {
    let loader = InterfaceLoader()
    loader.register("FormController") { FormController() }
    return loader.load(document)
  }

  @Test func `views are where the document puts them`() throws {
    let interface = load()
    let button: Button = try #require(interface.object(id: "ok"))
    let box: View = try #require(interface.object(id: "box"))
    #expect(button.superview === box)
    #expect(button.frame == Rect(x: 5, y: 5, width: 80, height: 40))
    #expect(button.convert(Point.zero, to: nil) == Point(x: 15, y: 25))
    #expect(interface.object(id: "sw", as: Control.self) != nil)
    #expect(interface.topLevel.count == 1)
  }

  @Test func `a button has its type, role, state and contents`() throws {
    let interface = load()
    let button: Button = try #require(interface.object(id: "ok"))
    #expect(button.buttonType == .system)
    #expect(button.role == .cancel)
    #expect(button.state == [.disabled, .selected])
    #expect(button.currentTitle == "OK")  // exact state, then normal
    button.isEnabled = true
    #expect(button.currentTitle == "Done")
    #expect(button.currentImage == Image(named: "check"))
  }

  @Test func `actions reach the controller of a registered class, by target and by the chain`()
    throws
  {
    let interface = load()
    let button: Button = try #require(interface.object(id: "ok"))
    let controller: FormController = try #require(interface.object(id: "vc"))
    button.sendActions(for: .touchUpInside)
    #expect(controller.taps == 1)
    button.sendActions(for: .touchDown)
    #expect(controller.taps == 11)
  }

  @Test func `an action to an object that the document lacks is not sent up the chain instead`()
    throws
  {
    let button: Button = try #require(load().object(id: "ok"))
    #expect(button.allControlEvents == [.touchUpInside, .touchDown])
  }

  @Test func `a class that is not registered loads as the class of its element`() throws {
    let interface = InterfaceLoader().load(document)
    let controller: ViewController = try #require(interface.object(id: "vc"))
    #expect(type(of: controller) == ViewController.self)
    #expect(controller.title == "Form")
  }

  @Test func `the owner of a xib gets the actions to the File's Owner`() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FormController"/>
      <button id="b"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/><connections>
      <action selector="ok:" destination="-1" eventType="touchUpInside" id="1"/>
      </connections></button></objects></document>
      """
    let owner = FormController()
    let interface = InterfaceLoader().load(
      try InterfaceDocument(Array(xib.utf8), path: "B.xib"), owner: owner)
    let button: Button = try #require(interface.object(id: "b"))
    button.sendActions(for: .touchUpInside)
    #expect(owner.taps == 1)
  }

  private func button(_ xml: String) throws -> Button {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      \(xml)</objects></document>
      """
    let document = try InterfaceDocument(Array(xib.utf8), path: "B.xib")
    let control = try #require(document.controls.first { $0.button != nil })
    let interface = InterfaceLoader().load(document)
    return try #require(interface.object(for: control.element) as? Button)
  }

  @Test func `a configuration's title is the title in every state`() throws {
    let live = try button(
      """
      <button enabled="NO" id="b"><state key="normal" title="Old"/><state key="disabled" title="Wait"/>
      <buttonConfiguration key="configuration" style="filled" title="Buy"/></button>
      """)
    #expect(live.currentTitle == "Buy")
    #expect(live.accessibilityElement.label == "Buy")
  }

  @Test func `a button in a cell of a table is live, and its cell is its target`() throws {
    final class Cell: View {
      var calls = 0
      func call() { calls += 1 }
      override class var actions: [ActionSelector] { [ActionSelector("call", Cell.call)] }
    }
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s">
      <objects><tableViewController id="vc" sceneMemberID="viewController">
      <tableView key="view" id="t"><prototypes><tableViewCell id="c" customClass="Cell">
      <tableViewCellContentView key="contentView" id="v"><subviews><button id="b"><connections>
      <action selector="call" destination="c" eventType="touchUpInside" id="a"/></connections></button>
      </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
      </tableViewController></objects></scene></scenes></document>
      """
    let loader = InterfaceLoader()
    loader.register("Cell") { Cell() }
    let interface = loader.load(try InterfaceDocument(Array(xib.utf8), path: "T.storyboard"))
    let button: Button = try #require(interface.object(id: "b"))
    button.sendActions(for: .touchUpInside)
    #expect(interface.object(id: "c", as: Cell.self)?.calls == 1)
  }

  @Test func `a button in a bar item is live though no view holds it`() throws {
    let live = try button(
      """
      <barButtonItem id="i"><button key="customView" id="b"><state key="normal" title="Hi"/></button>
      </barButtonItem>
      """)
    #expect(live.currentTitle == "Hi")
    #expect(live.superview == nil)
  }

  @Test func `two buttons of one id are two buttons`() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <button id="b"><state key="normal" title="One"/></button>
      <button id="b"><state key="normal" title="Two"/></button></objects></document>
      """
    let document = try InterfaceDocument(Array(xib.utf8), path: "B.xib")
    let interface = InterfaceLoader().load(document)
    let titles = document.controls.map {
      (interface.object(for: $0.element) as? Button)?.currentTitle
    }
    #expect(titles == ["One", "Two"])
    #expect(interface.object(id: "b", as: Button.self)?.currentTitle == "One")
  }
}
