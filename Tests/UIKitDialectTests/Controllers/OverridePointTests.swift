import ResponderKit
import Testing
import UIKitDialect

/// Overrides of programs for UIKit, each of which UIKit calls.
@MainActor
@Suite struct OverridePointTests {
  private final class MainWindow: UIWindow {
    var roots: [UIViewController?] = []
    override var rootViewController: UIViewController? {
      didSet { roots.append(oldValue) }
    }
  }

  @Test func `a window's root controller`() {
    let window = MainWindow(frame: .zero)
    let (first, second) = (UIViewController(), UIViewController())
    window.rootViewController = first
    window.rootViewController = second
    #expect(window.roots == [nil, first])
  }

  private final class Screen: UIViewController {
    var prepared: [(String?, sender: Any?)] = []
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      prepared.append((segue.identifier, sender))
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    private let item = UINavigationItem(title: "Settings")
    override var navigationItem: UINavigationItem { item }
  }

  @Test func `a controller's preparation for a segue`() {
    let screen = Screen()
    screen.segueTemplates = [
      SegueTemplate(
        identifier: "next", recordName: "next",
        kind: .forward(destination: { _, _ in UIViewController() }, perform: { _, _, _ in }))
    ]
    screen.performSegue(withIdentifier: "next", sender: "a row")
    #expect(screen.prepared.map(\.0) == ["next"])
    #expect(screen.prepared.first?.sender as? String == "a row")
  }

  @Test func `a controller's orientations`() {
    let controller: UIViewController = Screen()
    #expect(controller.supportedInterfaceOrientations == .portrait)
  }

  @Test func `a controller's item in the bar`() {
    let navigation = UINavigationController(rootViewController: Screen())
    #expect(navigation.navigationBar.topItem?.title == "Settings")
  }

  private final class Canvas: UIView {
    var phases: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases.append("ended")
    }
  }

  @Test func `a view's touches`() {
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    TouchDriver(in: canvas).tap(at: CGPoint(x: 5, y: 5))
    #expect(canvas.phases == ["began", "ended"])
  }

  private final class Page: UIView {
    override class var actions: [ActionSelector] { [ActionSelector("save:", save)] }
    var saves = 0
    func save(_ sender: UIView) { saves += 1 }
    var permits = true
    override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
      permits && super.canPerformAction(action, withSender: sender)
    }
    var helper: AnyObject?
    override func target(
      forAction action: ActionSelector, withSender sender: Any?
    ) -> AnyObject? {
      helper ?? super.target(forAction: action, withSender: sender)
    }
    override var next: UIResponder? { super.next }
  }

  @Test func `a responder's permission and its target of an action`() {
    let (page, helper) = (Page(), Page())
    let save = ActionSelector("save:")
    #expect(UIApplication().sendAction(save, to: nil, from: page, for: nil))
    #expect(page.saves == 1)
    page.permits = false
    #expect(!UIApplication().sendAction(save, to: nil, from: page, for: nil))
    page.helper = helper
    #expect(UIApplication().sendAction(save, to: nil, from: page, for: nil))
    #expect((page.saves, helper.saves) == (1, 1))
  }
}
