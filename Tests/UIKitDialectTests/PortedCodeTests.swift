import Testing
import UIKitDialect

/// Written as for UIKit; `#selector` has become a named selector, and the actions are listed.
private final class RatingControl: UIControl {
  private(set) var rating = 0 { didSet { sendActions(for: .valueChanged) } }
  private let star = UIButton(type: .custom)

  override init(frame: CGRect) {
    super.init(frame: frame)
    star.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    star.setImage(UIImage(systemName: "star"), for: .normal)
    star.setImage(UIImage(systemName: "star.fill"), for: [.selected, .highlighted])
    star.addTarget(self, action: .rate, for: .touchUpInside)
    addSubview(star)
  }

  override var isEnabled: Bool { didSet { star.isEnabled = isEnabled } }

  func rate(_ sender: UIButton) { rating += 1 }

  override class var actions: [ActionSelector] { [.rate] }

  var button: UIButton { star }
}

extension ActionSelector {
  fileprivate static let rate = ActionSelector("rate:", RatingControl.rate)
}

private final class RatingViewController: UIViewController {
  let control = RatingControl(frame: CGRect(x: 10, y: 10, width: 44, height: 44))
  private(set) var ratings: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(control)
    control.addTarget(
      self, action: ActionSelector("changed:", RatingViewController.changed), for: .valueChanged)
  }

  func changed(_ sender: RatingControl) { ratings.append(sender.rating) }
}

@MainActor @Suite struct PortedCodeTests {
  @Test func `a control and a view controller written for UIKit work`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = RatingViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()

    let hit = window.hitTest(CGPoint(x: 20, y: 20), with: UIEvent(.touches))
    #expect(hit === controller.control.button)
    controller.control.button.sendActions(for: .touchUpInside)
    #expect(controller.ratings == [1])

    controller.control.isEnabled = false
    #expect(controller.control.button.state == UIControl.State.disabled)
    let events: UIControl.Event = [.touchUpInside]
    #expect(controller.control.button.allControlEvents == events)
  }
}
