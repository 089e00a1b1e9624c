import Calculator
import ControlTesting
import Testing
import UIKitDialect

@MainActor @Suite struct CalculatorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    window.rootViewController = CalculatorViewController()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Taps the middle of a key, 83.5 × 174.5 points with 8 between the keys.
  private func tap(column: Double, row: Double) {
    TouchDriver(in: window).tap(
      at: CGPoint(x: 16 + 91.5 * column + 41, y: 106 + 182.5 * row + 87))
  }

  @Test func `a tap at the place of a key presses it`() {
    // 7 + 8 =
    for (column, row) in [(0.0, 0.0), (3, 3), (1, 0), (2, 3)] { tap(column: column, row: row) }
    let reader = VirtualReader(window)
    reader.next()
    #expect(reader.announcement?.descriptionText == "15")
    reader.next()
    #expect(reader.announcement?.descriptionText == "7. Button.")
  }

  @Test func `keys fill a window of another size`() {
    window.frame.size = CGSize(width: 320, height: 480)
    window.layoutIfNeeded()
    let key = window.hitTest(CGPoint(x: 300, y: 460), with: nil)
    #expect((key as? UIButton)?.currentTitle == "+")
    #expect(key?.frame == CGRect(x: 222, y: 0, width: 66, height: 83.5))
  }
}
