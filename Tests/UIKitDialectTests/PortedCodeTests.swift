import Testing
import UIKitDialect

/// Written as for UIKit; only the import, the selector and the list of actions differ.
private final class CounterViewController: UIViewController {
  private(set) var count = 0
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Tap", for: .normal)
    button.setTitle("Tapped", for: [.selected, .highlighted])
    button.addTarget(self, action: .increment, for: .touchUpInside)
    view.addSubview(button)
  }

  func increment(_ sender: UIButton) {
    count += 1
    sender.isSelected = true
  }

  override class var actions: [ActionSelector] { [.increment] }
}

extension ActionSelector {
  fileprivate static let increment = ActionSelector("increment:", CounterViewController.increment)
}

@MainActor @Suite struct PortedCodeTests {
  @Test func `a view controller written for UIKit works`() {
    let controller = CounterViewController()
    controller.view.frame = .init(x: 0, y: 0, width: 100, height: 100)
    controller.button.sendActions(for: .touchUpInside)
    #expect(controller.count == 1)
    let state: UIControl.State = [.selected, .highlighted]
    #expect(controller.button.title(for: state) == "Tapped")
    #expect(controller.button.allControlEvents == UIControl.Event.touchUpInside)
  }
}
