import AppKitDialect
import Graphics
import ResponderKit
import Testing

@MainActor
private final class PopoverDelegate: NSResponder, NSPopoverDelegate {
  let log = Log()
  var allows = true
  func popoverShouldClose(_ popover: NSPopover) -> Bool {
    log.note("should close")
    return allows
  }
  func popoverWillShow(_ notification: Notice) { note("will show", notification) }
  func popoverDidShow(_ notification: Notice) { note("did show", notification) }
  func popoverWillClose(_ notification: Notice) { note("will close", notification) }
  func popoverDidClose(_ notification: Notice) { note("did close", notification) }

  private func note(_ text: String, _ notice: Notice) {
    let popover = notice.object as? NSPopover
    let reason = notice.userInfo[NSPopover.closeReasonUserInfoKey] as? NSPopover.CloseReason
    log.note(
      "\(text), \(popover?.isShown ?? false ? "shown" : "not shown")\(reason.map { ", \($0.rawValue)" } ?? "")"
    )
  }
}

/// A controller that decides on its size when its view is there.
@MainActor
private final class LaterController: NSViewController {
  override func viewDidLoad() { preferredContentSize = NSSize(width: 300, height: 200) }
}

/// A delegate that hides the window beside which a popover is shown.
@MainActor
private final class Hider: NSResponder, NSPopoverDelegate {
  func popoverWillShow(_ notification: Notice) { NSApp.mainWindow?.orderOut(nil) }
}

/// A delegate that closes a popover before it is shown.
@MainActor
private final class Closer: NSResponder, NSPopoverDelegate {
  func popoverWillShow(_ notification: Notice) { (notification.object as? NSPopover)?.close() }
}

/// A window with a button, and a popover with another one.
@MainActor
private struct Screen {
  let window = NSWindow(contentRect: NSRect(x: 100, y: 100, width: 400, height: 300))
  let button = NSButton(frame: NSRect(x: 150, y: 100, width: 100, height: 30))
  let popover = NSPopover()
  let inside = NSButton(frame: NSRect(x: 10, y: 10, width: 80, height: 30))
  let delegate = PopoverDelegate()
  let controller = NSViewController()

  init(_ behavior: NSPopover.Behavior) {
    window.contentView?.addSubview(button)
    window.makeKeyAndOrderFront(nil)
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 80))
    controller.view.addSubview(inside)
    popover.contentViewController = controller
    (popover.behavior, popover.delegate) = (behavior, delegate)
  }

  func show(_ edge: NSRectEdge = .maxY) {
    popover.show(relativeTo: button.bounds, of: button, preferredEdge: edge)
  }

  /// Clicks the button in the popover.
  func clickInside() {
    if let window = inside.window { MouseDriver(in: window).click(inside) }
  }
}

/// The edges of a flipped button, and where the popover stands on the screen.
private let places: [(NSRectEdge, Rect)] = [
  (.minX, Rect(x: 50, y: 175, width: 200, height: 80)),
  (.maxX, Rect(x: 350, y: 175, width: 200, height: 80)),
  (.minY, Rect(x: 200, y: 230, width: 200, height: 80)),
  (.maxY, Rect(x: 200, y: 120, width: 200, height: 80)),
]

@MainActor @Suite(.ownApplication) struct PopoverTests {
  @Test func `a popover has the size of its view, and tells its delegate of each step`() {
    let screen = Screen(.transient)
    #expect(screen.popover.contentSize == NSSize(width: 200, height: 80))
    screen.show()
    #expect(screen.popover.isShown)
    screen.popover.performClose(nil)
    #expect(
      screen.delegate.log.entries == [
        "will show, not shown", "did show, shown", "should close",
        "will close, shown, NSPopoverCloseReasonStandard",
        "did close, not shown, NSPopoverCloseReasonStandard",
      ])
  }

  @Test(arguments: places)
  func `a popover stands at the edge of its view`(edge: NSRectEdge, frame: Rect) {
    let screen = Screen(.transient)
    screen.show(edge)
    #expect(screen.inside.window?.frame == frame)
    screen.popover.contentSize.height = 100
    #expect(screen.inside.window?.frame.height == 100)
  }

  @Test func `the controller may prefer a size`() {
    let screen = Screen(.transient)
    screen.controller.preferredContentSize = NSSize(width: 300, height: 120)
    screen.popover.contentViewController = nil
    screen.popover.contentViewController = screen.controller
    #expect(screen.popover.contentSize == NSSize(width: 300, height: 120))
  }

  @Test func `the window of a popover is key, and the main window stays main`() {
    let screen = Screen(.transient)
    screen.show()
    #expect(screen.inside.window?.isKeyWindow ?? false)
    #expect(screen.window.isMainWindow)
    screen.popover.close()
    #expect(screen.window.isKeyWindow)
  }

  @Test(arguments: NSPopover.Behavior.allCases)
  func `a click in the window beside it closes a popover that is not the app's to close`(
    behavior: NSPopover.Behavior
  ) {
    let screen = Screen(behavior)
    screen.show()
    screen.clickInside()
    #expect(screen.popover.isShown)
    MouseDriver(in: screen.window).click(at: NSPoint(x: 10, y: 10))
    #expect(screen.popover.isShown == (behavior == .applicationDefined))
  }

  @Test func `a click in another window closes a transient popover alone`() {
    let other = NSWindow(contentRect: NSRect(x: 0, y: 0, width: 100, height: 100))
    other.orderFront(nil)
    let panel = NSPanel(contentRect: NSRect(x: 0, y: 0, width: 100, height: 100))
    panel.becomesKeyOnlyIfNeeded = true
    panel.orderFront(nil)
    let (transient, semitransient) = (Screen(.transient), Screen(.semitransient))
    transient.show()
    semitransient.show()
    MouseDriver(in: panel).click(at: NSPoint(x: 5, y: 5))
    #expect(transient.popover.isShown && semitransient.popover.isShown)
    MouseDriver(in: other).click(at: NSPoint(x: 5, y: 5))
    #expect(!transient.popover.isShown && semitransient.popover.isShown)
  }

  @Test(arguments: NSPopover.Behavior.allCases)
  func `Escape closes a popover that is not the app's to close`(behavior: NSPopover.Behavior) throws
  {
    let screen = Screen(behavior)
    screen.show()
    MouseDriver(in: try #require(screen.inside.window)).key("\u{1B}")
    #expect(screen.popover.isShown == (behavior == .applicationDefined))
  }

  @Test func `a delegate keeps a popover open, but not from code`() {
    let screen = Screen(.transient)
    screen.delegate.allows = false
    screen.show()
    MouseDriver(in: screen.window).click(at: NSPoint(x: 10, y: 10))
    #expect(screen.popover.isShown)
    screen.popover.close()
    #expect(!screen.popover.isShown)
  }

  @Test func `a popover that shows another one closes after it`() {
    let (outer, inner) = (Screen(.transient), NSPopover())
    outer.show()
    let controller = NSViewController()
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    (inner.contentViewController, inner.behavior) = (controller, .transient)
    inner.show(relativeTo: .zero, of: outer.inside, preferredEdge: .maxX)
    outer.popover.performClose(nil)
    #expect(outer.popover.isShown && inner.isShown)
    outer.clickInside()
    #expect(outer.popover.isShown && !inner.isShown)
    inner.show(relativeTo: .zero, of: outer.inside, preferredEdge: .maxX)
    MouseDriver(in: outer.window).click(at: NSPoint(x: 10, y: 10))
    #expect(!outer.popover.isShown && !inner.isShown)
  }

  @Test func `a popover closes with the window of its view, and with another application`() {
    let screen = Screen(.semitransient)
    screen.show()
    screen.window.orderOut(nil)
    #expect(!screen.popover.isShown)
    screen.window.makeKeyAndOrderFront(nil)
    screen.popover.behavior = .transient
    screen.show()
    NSApp.deactivate()
    #expect(!screen.popover.isShown)
  }

  @Test func `code that closes the window of a popover closes the popover`() {
    let screen = Screen(.applicationDefined)
    screen.show()
    screen.inside.window?.close()
    #expect(!screen.popover.isShown)
    screen.show()
    screen.inside.window?.orderOut(nil)
    #expect(!screen.popover.isShown)
    screen.show()
    #expect(screen.popover.isShown)
    #expect(screen.delegate.log.entries.count { $0.hasPrefix("did") } == 5)
  }

  @Test func `a popover takes the size that its controller prefers, also later`() {
    let screen = Screen(.transient)
    let controller = LaterController()
    screen.popover.contentViewController = controller
    #expect(screen.popover.contentSize == NSSize(width: 300, height: 200))
    screen.show()
    controller.preferredContentSize = NSSize(width: 100, height: 50)
    #expect(screen.popover.contentSize == NSSize(width: 100, height: 50))
    #expect(controller.view.window?.frame.size == NSSize(width: 100, height: 50))
  }

  @Test func `a popover moves with the window of its view`() {
    let screen = Screen(.transient)
    screen.show()
    screen.window.frame.origin.x += 30
    #expect(screen.inside.window?.frame.minX == 230)
  }

  @Test
  func `a delegate that hides the window before a popover is shown keeps it from being shown`() {
    let (screen, hider) = (Screen(.transient), Hider())
    screen.popover.delegate = hider
    screen.show()
    #expect(!screen.popover.isShown)
  }

  @Test func `a popover that is not shown yet is not closed`() {
    let (screen, closer) = (Screen(.transient), Closer())
    screen.popover.delegate = closer
    screen.show()
    #expect(screen.popover.isShown)
  }

  @Test func `a controller dismisses itself from a popover and from a sheet`() {
    let screen = Screen(.transient)
    screen.show()
    screen.controller.dismiss(nil)
    #expect(!screen.popover.isShown)
    let controller = NSViewController()
    let sheet = NSWindow(contentViewController: controller)
    screen.window.beginSheet(sheet)
    controller.dismiss(nil)
    #expect(screen.window.attachedSheet == nil)
  }

  @Test func `the application keeps a popover while it is shown`() {
    let screen = Screen(.transient)
    weak var kept: NSPopover?
    do {
      let popover = NSPopover()
      popover.contentViewController = NSViewController()
      popover.show(relativeTo: .zero, of: screen.button, preferredEdge: .minY)
      kept = popover
    }
    #expect(kept?.isShown ?? false)
    kept?.close()
    #expect(kept == nil)
  }
}
