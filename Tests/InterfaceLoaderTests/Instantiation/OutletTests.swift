import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import Testing

private let form = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FormController">
  <connections>
  <outlet property="view" destination="v" id="1"/>
  <outlet property="save" destination="b" id="2"/>
  <outlet property="inherited" destination="b" id="3"/>
  <outlet property="title" destination="l" id="4"/>
  <outlet property="spelling" destination="b" id="5"/>
  <outlet property="bar" destination="gone" id="6"/>
  <outletCollection property="all" destination="c" id="7"/>
  <outletCollection property="all" destination="b" id="8"/>
  </connections></placeholder>
  <view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
  <button id="b"><rect key="frame" x="10" y="10" width="80" height="40"/>
  <state key="normal" title="Save"/><connections>
  <action selector="save:" destination="-1" eventType="touchUpInside" id="9"/>
  <action selector="share:" destination="-2" eventType="touchUpInside" id="10"/>
  <segue destination="c" kind="show" identifier="next" id="11"/>
  </connections></button>
  <button id="c"><rect key="frame" x="10" y="60" width="80" height="40"/></button>
  <label id="l"><rect key="frame" x="10" y="110" width="80" height="40"/></label>
  <switch id="s"><rect key="frame" x="100" y="10" width="51" height="31"/><connections>
  <action selector="switched:" destination="v2" eventType="valueChanged" id="12"/>
  </connections></switch>
  <view id="v3"><rect key="frame" x="200" y="50" width="9" height="9"/></view>
  <view id="v2" customClass="Meter"><rect key="frame" x="200" y="0" width="9" height="9"/></view>
  </subviews></view>
  <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
  </objects></document>
  """

private class BaseController: ViewController {
  @Outlet var inherited: Button?
}

private final class FormController: BaseController {
  @Outlet var save: Button?
  @Outlet var title2: View?
  @Outlet var bar: View?
  @OutletCollection var all: [Button]
  var saved = 0
  func save(_ sender: Button) { saved += 1 }
  override class var actions: [ActionSelector] { [ActionSelector("save:", FormController.save)] }
}

/// Has an outlet for buttons where the document connects a label.
private final class StrictController: ViewController {
  @Outlet(wrappedValue: nil) var save: Control?
  @Outlet var spelling: Window?
}

@MainActor @Suite struct OutletTests {
  private let document: InterfaceDocument

  init() throws { document = try InterfaceDocument(Array(form.utf8), path: "Form.xib") }

  @Test func `outlets are connected by their names, inherited ones too`() throws {
    let owner = FormController()
    let interface = InterfaceLoader().load(document, owner: owner)
    let button: Button = try #require(interface.object(id: "b"))
    #expect(owner.save === button)
    #expect(owner.inherited === button)
    #expect(owner.all == [interface.object(id: "c"), button], "in the order of the document")
    #expect(owner.view === interface.object(id: "v"))
    #expect(button.superview?.next === owner)
  }

  @Test func `outlets that cannot be connected are told of`() {
    let owner = FormController()
    let interface = InterfaceLoader().load(document, owner: owner)
    #expect(
      interface.unconnectedOutlets == [
        UnconnectedOutlet(owner: "FormController", property: "title", reason: .noProperty),
        UnconnectedOutlet(owner: "FormController", property: "spelling", reason: .noProperty),
        UnconnectedOutlet(owner: "FormController", property: "bar", reason: .noObject),
      ])
    let strict = InterfaceLoader().load(document, owner: StrictController())
    #expect(
      strict.unconnectedOutlets.contains(
        UnconnectedOutlet(
          owner: "StrictController", property: "spelling", reason: .otherClass("Button"))))
  }

  @Test func `a view outlet without a view is reported`() throws {
    let broken = form.replacing(
      #"<outlet property="view" destination="v" id="1"/>"#,
      with: #"<outlet property="view" destination="nowhere" id="1"/>"#)
    let document = try InterfaceDocument(Array(broken.utf8), path: "Form.xib")
    let interface = InterfaceLoader().load(document, owner: FormController())
    #expect(
      interface.unconnectedOutlets.first
        == UnconnectedOutlet(owner: "FormController", property: "view", reason: .noObject))
  }

  @Test func `a control at the top of a xib is loaded without a frame`() throws {
    let document = try InterfaceDocument(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <button id="b" customClass="FancyButton"/></objects></document>
        """.utf8), path: "Button.xib")
    let loader = InterfaceLoader()
    loader.makesPlaceholders = true
    #expect(loader.load(document).object(id: "b", as: Button.self) != nil)
  }

  @Test func `a root that is not at the origin fills its window`() throws {
    let document = try InterfaceDocument(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <button id="b"><rect key="frame" x="276" y="5" width="34" height="30"/></button>
        </objects></document>
        """.utf8), path: "Button.xib")
    let interface = InterfaceLoader().load(document)
    let button: Button = try #require(interface.object(id: "b"))
    let window = interface.makeWindow(showing: button, in: Application())
    #expect(window.hitTest(Point(x: 17, y: 15), with: nil) === button)
  }

  @Test func `an outlet does not keep its object`() {
    let owner = FormController()
    do {
      let button = Button()
      owner.save = button
      #expect(owner.save === button)
    }
    #expect(owner.save == nil)
  }

  @Test func `stand-ins perform what the document sends them`() throws {
    let loader = InterfaceLoader()
    loader.makesPlaceholders = true
    let interface = loader.load(document)
    let button: Button = try #require(interface.object(id: "b"))
    let application = Application()
    let window = interface.makeWindow(showing: button, in: application)
    let driver = TouchDriver(in: window)
    #expect(
      InteractionRecord.during { driver.tap(button) }.description == """
        touch down at (50, 30)            hits Button “Save” in View in Window
          normal → highlighted
          touchDown                       no handler
        touch up at (50, 30)
          highlighted → normal
          touchUpInside                   save: → FormController
                                          FormController may perform share:
                                          runs “segue next (show) to Button”
            agrees to segue next          FormController
            has no destination for segue next  FormController
          primaryActionTriggered          no handler
        """)
    let aSwitch: Control = try #require(interface.object(id: "s"))
    let record = InteractionRecord.during { driver.tap(aSwitch) }
    #expect(
      record.events == [
        .touchDown, .touchUpInside, .valueChanged, .primaryActionTriggered,
      ])
    #expect(record.searches.map(\.target) == ["Meter"])
    #expect(interface.unconnectedOutlets.isEmpty)
  }

  @Test func `a stand-in that a document sends an action finds it by the chain, too`() throws {
    let loader = InterfaceLoader()
    loader.makesPlaceholders = true
    let interface = loader.load(document)
    let button: Button = try #require(interface.object(id: "b"))
    let search = ActionSearch(for: ActionSelector("save:"), from: button)
    #expect(search.target == "FormController")
    #expect(Application().sendAction(ActionSelector("save:"), to: nil, from: button, for: nil))
  }

  @Test func `a view that stands in is asked, and others of its class are not`() throws {
    let loader = InterfaceLoader()
    loader.makesPlaceholders = true
    let interface = loader.load(document)
    let meter: View = try #require(interface.object(id: "v2"))
    let plain: View = try #require(interface.object(id: "v3"))
    let switched = ActionSelector("switched:")
    #expect(type(of: meter) == type(of: plain))
    for _ in 0..<2 {
      #expect(Application().sendAction(switched, to: nil, from: meter, for: nil))
      #expect(!Application().sendAction(switched, to: nil, from: plain, for: nil))
    }
    #expect(ActionSearch(for: switched, from: meter).target == "Meter")
  }

  @Test func `without stand-ins nothing stands in`() throws {
    let interface = InterfaceLoader().load(document)
    let button: Button = try #require(interface.object(id: "b"))
    #expect(button.allTargets.count == 1, "the first responder's")
    #expect(interface.object(id: "-1") == nil as Responder?)
  }
}
