#if UIKit
// More source as programs for UIKit have it, in Swift 5 mode: what a class calls on itself, on globals
// and on its delegate.

import Testing
import UIKit

private final class Hovered: UIView, UIPointerInteractionDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIPointerInteraction(delegate: self))
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  {
    UIPointerStyle(effect: .automatic(UITargetedPreview(view: self)))
  }
}

private final class Stepping: UIControl {
  var calls = 0
  init() {
    super.init(frame: .zero)
    addTarget(self, action: nil, for: .touchUpInside)
    addTarget(self, action: ActionSelector("step", Stepping.step), for: .valueChanged)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  func step() { calls += 1 }
}

private final class Silent: UIView, UITextFieldDelegate {}

private final class Asking {
  weak var delegate: UITextFieldDelegate?
  let field = UITextField()

  func answers() -> [Bool?] {
    [
      delegate?.textFieldShouldReturn(field), delegate?.textFieldShouldClear(field),
      delegate?.textFieldShouldBeginEditing(field), delegate?.textFieldShouldEndEditing(field),
      delegate?.textField(
        field, shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: "x"),
    ]
  }
}

@MainActor
@Suite struct `Calls` {
  @Test func `a view is the delegate of the pointer over it`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Hovered(frame: window.bounds)
    window.addSubview(view)
    let interaction = try #require(view.interactions.first as? UIPointerInteraction)
    #expect(interaction.view === view)
    let driver = TouchDriver(in: window)
    driver.movePointer(over: view)
    #expect(interaction.style?.effect == .automatic)
    driver.movePointer(to: nil)
    #expect(interaction.style == nil)
  }

  @Test func `announcements are posted, and settings are read`() {
    UIApplication.withNewScope {
      UIAccessibility.post(notification: .announcement, argument: "x")
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      let posted = UIAccessibility.postedNotifications
      #expect(posted.map(\.notification) == [.announcement, .screenChanged])
      #expect(posted.first?.argument as? String == "x")
      #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
      UIAccessibility.isReduceMotionEnabled = true
      #expect(UIAccessibility.isReduceMotionEnabled)
    }
  }

  @Test func `a control has itself as a target, with and without an action`() {
    let control = Stepping()
    control.sendActions(for: .touchUpInside)
    #expect(control.calls == 0)
    control.sendActions(for: .valueChanged)
    #expect(control.calls == 1)
  }

  @Test func `recognizers are compared, and a subclass has a target and an action`() {
    let recognizer: UIGestureRecognizer = UITapGestureRecognizer(target: nil, action: nil)
    let other: UIGestureRecognizer = recognizer
    let same = recognizer == other
    #expect(same && recognizer.isEqual(other))
    #expect(!(recognizer == UILongPressGestureRecognizer()))
  }

  @Test func `transforms move and scale`() {
    let moved = CGAffineTransform(translationX: 3, y: 4)
    #expect(CGPoint.zero.applying(moved) == CGPoint(x: 3, y: 4))
    let scaled = CGAffineTransform(scaleX: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 2, y: 3))
  }

  @Test func `an optional method that a delegate lacks answers as UIKit does`() {
    let asking = Asking()
    let silent = Silent()
    #expect(asking.answers() == [nil, nil, nil, nil, nil])
    asking.delegate = silent
    #expect(asking.answers() == [true, true, true, true, true])
  }

  @Test func `geometry can be named after the module`() {
    func origin(_ rect: UIKit.CGRect) -> UIKit.CGPoint { rect.origin }
    #expect(origin(CGRect(x: 1, y: 2, width: 3, height: 4)) == CGPoint(x: 1, y: 2))
  }
}
#endif
