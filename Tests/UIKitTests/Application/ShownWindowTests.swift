#if UIKit
import Testing
import UIKit

@MainActor
struct ShownWindowTests {
  @Test func `a window that is shown without a scene is one of the application`() {
    UIApplication.withNewScope {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(UIApplication.shared.windows.isEmpty && UIApplication.shared.keyWindow == nil)
      window.makeKeyAndVisible()
      #expect(UIApplication.shared.windows == [window])
      #expect(UIApplication.shared.keyWindow === window)
      UIApplication.withNewScope { #expect(UIApplication.shared.windows.isEmpty) }
      window.isHidden = true
      #expect(UIApplication.shared.windows.isEmpty)
    }
  }

  @Test func `an application does not keep a window`() {
    UIApplication.withNewScope {
      var window: UIWindow? = UIWindow(frame: .zero)
      weak let kept = window
      window?.makeKeyAndVisible()
      window = nil
      #expect(kept == nil && UIApplication.shared.windows.isEmpty)
    }
  }

  @Test func `images are found by their names, whatever the bundle`() throws {
    let image = try #require(UIImage(named: "cup", in: nil, compatibleWith: nil))
    #expect(image == UIImage(named: "cup"))
  }

  @Test func `an interval of two frames is thirty calls in a second`() {
    let link = CADisplayLink(target: self, selector: ActionSelector("step"))
    link.frameInterval = 2
    #expect(link.preferredFramesPerSecond == 30 && link.frameInterval == 2)
  }
}
#endif
