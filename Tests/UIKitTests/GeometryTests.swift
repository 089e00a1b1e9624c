#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
struct GeometryTests {
  @Test func `a rectangle is Foundation's beside import Foundation`() {
    let rect: CGRect = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2)).frame
    #expect(rect == NSRect(x: 0, y: 0, width: 2, height: 2))
  }
}
#endif
