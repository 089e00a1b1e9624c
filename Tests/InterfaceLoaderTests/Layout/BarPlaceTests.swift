import FoundationEssentials
import Graphics
import InterfaceBuilder
import Navigation
import ResponderKit
import TestSupport
import Testing

@testable import InterfaceLoader

/// `Examples/Trips` on a device, whose status bar is in the safe area.
@MainActor @Suite struct BarPlaceTests {
  @Test func `a screen has its bar below the status bar, also when it comes back from another tab`()
    throws
  {
    let path = packageRoot.appending(path: "Examples/Trips/Base.lproj/Trips.storyboard").path
    let loader = InterfaceLoader.forReading()
    loader.layout = .solved
    loader.device = Device.all.first { $0.name == "iphone-15" }
    let live = LiveDocument(
      DocumentVersion(try InterfaceDocument(contentsOfFile: path)), loader: loader)
    let window = try #require(live.screens.first?.uiKitWindow)
    let tabs = try #require(window.rootViewController as? TabBarController)
    var places: [Rect] = []
    for tab in [0, 1, 0, 1, 0] {
      tabs.selectedIndex = tab
      window.layoutIfNeeded()
      let shown = try #require(tabs.selectedViewController as? NavigationController)
      places.append(shown.navigationBar.convert(shown.navigationBar.bounds, to: nil))
      let top = try #require(shown.topViewController?.view)
      // The first tab has pushed a screen that hides the tab bar.
      let bottom: Scalar = tab == 0 ? 34 : 83
      #expect(top.safeAreaInsets == EdgeInsets(top: 103, left: 0, bottom: bottom, right: 0))
    }
    #expect(places == Array(repeating: Rect(x: 0, y: 59, width: 393, height: 44), count: 5))
  }
}
