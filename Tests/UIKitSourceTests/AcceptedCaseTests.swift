#if UIKit
// A test of a program's own: XCTest and Foundation beside UIKit, and no actor.

import Foundation
import UIKit
import XCTest

final class AcceptedCaseTests: XCTestCase {
  private let control = UIControl()

  private final class Counter {
    var taps = 0
  }

  func testTap() {
    let counter = Counter()
    control.addAction(UIAction { _ in counter.taps += 1 }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(counter.taps, 1)
  }

  func testGeometryIsFoundations() {
    func origin(_ rect: CGRect) -> CGPoint { rect.origin }
    XCTAssertEqual(origin(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame).y, 2)
    let size: UIKit.CGSize = CGSize(width: 1, height: 2)
    XCTAssertEqual(size.height, 2)
  }
}
#endif
