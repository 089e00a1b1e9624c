#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
struct AccessibilityPathTests {
  @Test func `a path for screen readers is a copy of the object that was set`() {
    let view = UIView()
    let none: UIBezierPath? = view.accessibilityPath
    #expect(none == nil)
    let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.accessibilityPath = path
    path.removeAllPoints()
    let kept: UIBezierPath? = view.accessibilityPath
    #expect(kept?.bounds == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
  }
}
#endif
