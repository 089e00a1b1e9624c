#if UIKit
import Testing
import UIKit

/// A view of an app, with properties that the appearance proxy does not declare.
@MainActor
private final class Badge: UIView {
  var inset: CGFloat = 4
  var note: String?
}

@MainActor
struct AppearanceMemberTests {
  @Test func `the appearance has the properties of an app's own class`() {
    UIApplication.withNewScope {
      #expect(Badge.appearance().note == nil)
      Badge.appearance().inset = 7
      Badge.appearance().note = "new"
      #expect(Badge.appearance().inset == 7 && Badge.appearance().note == "new")
    }
  }

  @Test func `a view has them when it enters a window, each by its latest value`() {
    UIApplication.withNewScope {
      Badge.appearance().inset = 7
      Badge.appearance().inset = 9
      let window = UIWindow(frame: .zero)
      let badge = Badge(frame: .zero)
      #expect(badge.inset == 4)
      window.addSubview(badge)
      #expect(badge.inset == 9 && badge.note == nil)
    }
  }
}
#endif
