import ButtonModel
import ControlCore
import FoundationEssentials
import Graphics
import InterfaceLoader
import Layout
import Navigation
import ResponderKit
import Testing
import TextControls
import ValueControls

@testable import Archives

/// A controller of an app with an outlet and an action.
private final class SignInController: ViewController {
  @Outlet var name: TextField?
  @OutletCollection var buttons: [Button]
  private(set) var calls: [String] = []
  private(set) var loads = 0

  override func viewDidLoad() { loads += name == nil ? 100 : 1 }
  func signIn(_ sender: Any?) { calls.append("signIn") }
  override class var actions: [ActionSelector] {
    [ActionSelector("signIn:", SignInController.signIn)]
  }
}

/// Archives of controls, trees, windows and controllers of UIKit.
@MainActor @Suite struct ArchiveTests {
  private let loader = InterfaceLoader()
  private let scene = WindowScene(application: Application())

  init() { loader.register("SignInController") { SignInController() } }

  private func again(_ object: AccessibleObject) throws -> RestoredInterface {
    try loader.restore(InterfaceArchive(loader.archive(object).text))
  }

  @Test func `an archive has what differs from a new object`() throws {
    let slider = Slider(frame: Rect(x: 10, y: 20, width: 200, height: 30))
    slider.maximumValue = 10
    slider.value = 2.5
    slider.accessibilityIdentifier = "volume"
    slider.addTarget(nil, action: ActionSelector("changed:"), for: .valueChanged)
    let expected = """
      {
        "archive" : 1,
        "objects" : [
          {
            "class" : "UISlider",
            "id" : "@1",
            "values" : {
              "accessibilityIdentifier" : "volume",
              "bounds" : {
                "origin" : {
                  "x" : 0,
                  "y" : 0
                },
                "size" : {
                  "height" : 30,
                  "width" : 200
                }
              },
              "center" : {
                "x" : 110,
                "y" : 35
              },
              "handlers" : [
                {
                  "events" : 4096,
                  "selector" : "changed:"
                }
              ],
              "maximumValue" : 10,
              "value" : 2.5
            }
          }
        ],
        "roots" : [
          "@1"
        ]
      }

      """
    let text = try loader.archive(slider).text
    #expect(text == expected)
    let other = try #require(try again(slider).root(as: Slider.self))
    #expect(other.value == 2.5)
    #expect(other.frame == slider.frame)
    #expect(other.actions(forTarget: nil, forControlEvent: .valueChanged) == ["changed:"])
  }

  @Test func `any encoder writes an archive, and a decoder reads it`() throws {
    let label = Label()
    label.text = "Name"
    label.alpha = 0.5
    let archive = try loader.archive(label)
    let data = try JSONEncoder().encode(archive)
    #expect(try JSONDecoder().decode(InterfaceArchive.self, from: data) == archive)
    let list = try PropertyListEncoder().encode(archive)
    #expect(try PropertyListDecoder().decode(InterfaceArchive.self, from: list) == archive)
  }

  @Test
  func `a window shows the same again, with its constraints, its first responder and its outlets`()
    throws
  {
    let window = makeWindow()
    let restored = try again(window)
    let other = try #require(restored.root(as: Window.self))
    let controller = try #require(other.rootViewController as? SignInController)
    #expect(other.isKeyWindow && !other.isHidden)
    #expect(controller.loads == 1)
    #expect(controller.name?.placeholder == "Name")
    #expect(controller.name?.frame == Rect(x: 20, y: 40, width: 300, height: 30))
    #expect(other.firstResponder === controller.name)
    #expect(controller.buttons.map { $0.title(for: .normal) } == ["Sign In"])
    controller.buttons.first?.sendActions(for: .touchUpInside)
    #expect(controller.calls == ["signIn"])
    #expect(try loader.archive(restored).text == loader.archive(window).text)
  }

  /// A window with a field that constraints place, and a button.
  private func makeWindow() -> Window {
    let controller = SignInController()
    controller.title = "Sign In"
    let field = TextField(frame: .zero)
    field.placeholder = "Name"
    field.translatesAutoresizingMaskIntoConstraints = false
    let button = Button(type: .system)
    button.frame = Rect(x: 20, y: 100, width: 80, height: 40)
    button.setTitle("Sign In", for: .normal)
    button.addTarget(controller, action: ActionSelector("signIn:"), for: .touchUpInside)
    let view = View(frame: Rect(x: 0, y: 0, width: 340, height: 480))
    view.addSubview(field)
    view.addSubview(button)
    controller.view = view
    controller.name = field
    controller.buttons = [button]
    for (attribute, constant) in [(LayoutConstraint.Attribute.leading, 20.0), (.top, 40)] {
      LayoutConstraint(
        item: field, attribute: attribute, relatedBy: .equal, toItem: view, attribute: attribute,
        multiplier: 1, constant: constant
      ).isActive = true
    }
    for (attribute, constant) in [(LayoutConstraint.Attribute.width, 300.0), (.height, 30)] {
      LayoutConstraint(
        item: field, attribute: attribute, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: constant
      ).isActive = true
    }
    let window = Window(windowScene: scene)
    window.frame = Rect(x: 0, y: 0, width: 340, height: 480)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    field.becomeFirstResponder()
    return window
  }

  @Test func `what is presented is presented again`() throws {
    let window = Window(windowScene: scene)
    window.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    let root = ViewController()
    window.rootViewController = NavigationController(rootViewController: root)
    window.makeKeyAndVisible()
    let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Delete", style: .destructive))
    root.present(alert, animated: false)
    let other = try #require(try again(window).root(as: Window.self))
    let shown = other.rootViewController?.presentedViewController as? AlertController
    #expect(shown?.title == "Delete?")
    #expect(shown?.actions.map(\.title) == ["Delete"])
    #expect(shown?.viewIfLoaded?.window === other)
  }

  @Test func `a target that stands outside is given by its id, or made by its class`() throws {
    let controller = SignInController()
    let button = Button()
    button.addTarget(controller, action: ActionSelector("signIn:"), for: .touchUpInside)
    let archive = try loader.archive(button)
    #expect(archive.objects.filter(\.isExternal).map(\.customClass) == ["SignInController"])
    let given = SignInController()
    let restored = try loader.restore(archive, externalObjects: ["@2": given])
    restored.root(as: Button.self)?.sendActions(for: .touchUpInside)
    #expect(given.calls == ["signIn"])
    let made = try loader.restore(archive)
    made.root(as: Button.self)?.sendActions(for: .touchUpInside)
    #expect(made.object(id: "@2", as: SignInController.self)?.calls == ["signIn"])
  }

  @Test func `keys and values that no class knows are kept`() throws {
    let text = """
      {"archive": 1, "later": [1.5, null], "roots": ["a"], "objects": [
        {"class": "UISwitch", "id": "a", "note": {"by": "a later version"},
         "values": {"isOn": true, "mood": {"blue": true}}}]}
      """
    let archive = try InterfaceArchive(text)
    let restored = try loader.restore(archive)
    #expect(restored.root(as: Switch.self)?.isOn == true)
    #expect(restored.roots.count == 1)
    let again = try loader.archive(restored)
    #expect(again.unknownKeys == ["later": .list([.number(1.5), .none])])
    #expect(again.object(id: "a")?.values["mood"] == .values(["blue": .bool(true)]))
    #expect(try InterfaceArchive(archive.text) == archive)
  }
}
