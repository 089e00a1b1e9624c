import Testing
import UIKitDialect

// The conformances that a button has as a view and as a control.

/// Keeps the traits that it had before they changed.
private final class WatchingButton: UIButton {
  var previous: [UITraitCollection?] = []
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    previous.append(previousTraitCollection)
  }
}

extension UIButtonConformancesTests {
  @Test func `UIContextMenuInteractionDelegate: a button says what menu is opened`() {
    let delegate: any UIContextMenuInteractionDelegate = button
    let interaction = UIContextMenuInteraction(delegate: delegate)
    let point = CGPoint(x: 5, y: 5)
    #expect(
      delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: point) == nil)
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    button.preferredMenuElementOrder = .fixed
    let configuration = delegate.contextMenuInteraction(
      interaction, configurationForMenuAtLocation: point)
    #expect(configuration?.preferredMenuElementOrder == .fixed)
    #expect(button.contextMenuInteraction?.delegate === button)
  }

  @Test func `UICoordinateSpace: points and rectangles go from one view to another`() {
    let outer = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(outer)
    outer.addSubview(button)
    #expect(button.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 22))
    #expect(button.convert(CGPoint(x: 111, y: 222), from: nil) == CGPoint(x: 1, y: 2))
    #expect(
      button.convert(button.bounds, to: nil) == CGRect(x: 110, y: 220, width: 100, height: 40))
    #expect(
      button.convert(CGRect(x: 10, y: 20, width: 5, height: 6), from: outer)
        == CGRect(x: 0, y: 0, width: 5, height: 6))
    #expect(button.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func `UILargeContentViewerItem: what is shown large is off and empty unless set`() {
    let image = UIImage(named: "large")
    #expect(!button.showsLargeContentViewer)
    #expect(!button.scalesLargeContentImage)
    button.showsLargeContentViewer = true
    button.largeContentTitle = "Sign in to the app"
    button.largeContentImage = image
    #expect(button.showsLargeContentViewer)
    #expect(button.largeContentTitle == "Sign in to the app")
    #expect(button.largeContentImage == image)
  }

  @Test func `UITraitChangeObservable: a handler is told of the traits that it asks for`() {
    var told: [UIUserInterfaceStyle?] = []
    let registration = button.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      told.append($1.userInterfaceStyle)
      #expect($0.traitCollection.userInterfaceStyle == .dark)
    }
    button.traitOverrides.preferredContentSizeCategory = .small
    #expect(told.isEmpty)
    button.traitOverrides.userInterfaceStyle = .dark
    #expect(told == [.light])
    button.unregisterForTraitChanges(registration)
    button.traitOverrides.userInterfaceStyle = .light
    #expect(told == [.light])
  }

  @Test func `UITraitEnvironment: a button has the traits around it and is told of others`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let watching = WatchingButton()
    window.addSubview(watching)
    #expect(watching.traitCollection == .standard)
    watching.previous = []
    window.traitOverrides = dark
    #expect(watching.traitCollection.userInterfaceStyle == .dark)
    #expect(watching.previous == [.standard])
  }
}
