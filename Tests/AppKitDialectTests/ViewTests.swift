import AppKitDialect
import ResponderKit
import Testing

@MainActor
private final class FlippedView: NSView {
  override var isFlipped: Bool { true }
}

@MainActor @Suite(.ownApplication) struct ViewTests {
  @Test func `points are converted between views that are flipped and others`() {
    let flipped = FlippedView(frame: NSRect(x: 10, y: 20, width: 100, height: 200))
    let inner = NSView(frame: NSRect(x: 5, y: 30, width: 50, height: 40))
    flipped.addSubview(inner)
    let window = shownWindow(flipped)
    // The lower left corner of the inner view is 70 points below the top of the flipped one.
    #expect(inner.convert(NSPoint.zero, to: flipped) == NSPoint(x: 5, y: 70))
    #expect(inner.convert(NSPoint.zero, to: nil) == NSPoint(x: 15, y: 150))
    #expect(inner.convert(NSPoint(x: 15, y: 150), from: nil) == .zero)
    #expect(
      inner.convert(inner.bounds, to: nil) == NSRect(x: 15, y: 150, width: 50, height: 40))
    #expect(window.contentView?.hitTest(NSPoint(x: 20, y: 160)) === inner)
    #expect(window.contentView?.hitTest(NSPoint(x: 20, y: 30)) === flipped)
    inner.isHidden = true
    #expect(window.contentView?.hitTest(NSPoint(x: 20, y: 160)) === flipped)
  }

  @Test func `a controller follows its view, and is told when it appears`() {
    final class Controller: NSViewController {
      let log = Log()
      override func viewDidLoad() { log.note("load") }
      override func viewWillAppear() { log.note("will appear") }
      override func viewDidAppear() { log.note("did appear") }
      override func viewDidDisappear() { log.note("did disappear") }
    }
    let controller = Controller()
    let window = NSWindow(contentViewController: controller)
    #expect(controller.log.take() == ["load"])
    #expect(controller.view.nextResponder === controller)
    #expect(controller.nextResponder === window)
    window.makeKeyAndOrderFront(nil)
    #expect(controller.log.take() == ["will appear", "did appear"])
    window.orderOut(nil)
    #expect(controller.log.take() == ["did disappear"])
  }

  @Test func `a view that is deallocated leaves no trace in the chain`() {
    let inner = NSView()
    var outer: NSView? = NSView()
    outer?.addSubview(inner)
    #expect(inner.nextResponder === outer)
    outer = nil
    #expect(inner.nextResponder == nil)
    #expect(inner.superview == nil)
    var window: NSWindow? = shownWindow()
    let content = window?.contentView
    #expect(content?.nextResponder === window)
    window = nil
    #expect(content?.nextResponder == nil)
    #expect(content?.window == nil)
  }

  @Test func `a hundred thousand nested views are released without a stack as deep`() {
    var view = NSView()
    weak let innermost = view
    for _ in 0..<100_000 {
      let outer = NSView()
      outer.addSubview(view)
      view = outer
    }
    #expect(innermost?.superview != nil)
    view = NSView()
    #expect(innermost == nil)
  }

  @Test func `a next responder of nil ends the chain until the view moves`() {
    let (box, view, target) = (NSView(), NSView(), Target())
    box.nextResponder = target
    box.addSubview(view)
    #expect(view.tryToPerform(ActionSelector("fire:"), with: self as AnyObject))
    view.nextResponder = nil
    #expect(view.nextResponder == nil)
    #expect(!view.tryToPerform(ActionSelector("fire:"), with: self as AnyObject))
    view.removeFromSuperview()
    box.addSubview(view)
    #expect(view.nextResponder === box)
  }

  @Test func `a view with another controller, and one whose controller is gone, lead on`() {
    let (box, view, target) = (NSView(), NSView(), Target())
    box.addSubview(view)
    var first: NSViewController? = NSViewController()
    let second = NSViewController()
    first?.view = view
    #expect(view.nextResponder === first && first?.nextResponder === box)
    second.view = view
    #expect(view.nextResponder === second && second.nextResponder === box)
    #expect(first?.nextResponder == nil)
    first = nil
    #expect(view.nextResponder === second)
    var third: NSViewController? = NSViewController()
    third?.view = view
    third = nil
    #expect(view.nextResponder === box)
    view.nextResponder = target
    third = NSViewController()
    #expect(view.nextResponder === target)
    let other = NSView()
    other.addSubview(view)
    #expect(view.nextResponder === other)
  }

  @Test func `a content view is in one window and leaves it like any view`() {
    final class Watched: NSView {
      let log = Log()
      override func viewWillMove(toWindow newWindow: NSWindow?) {
        log.note("will \(newWindow?.title ?? "none")")
      }
      override func viewDidMoveToWindow() { log.note("did \(window?.title ?? "none")") }
    }
    let (one, two, view) = (shownWindow(), shownWindow(), Watched())
    (one.title, two.title) = ("one", "two")
    one.contentView = view
    two.contentView = view
    #expect(one.contentView == nil)
    #expect(view.window === two && view.nextResponder === two)
    view.removeFromSuperview()
    #expect(two.contentView == nil && view.window == nil && view.nextResponder == nil)
    #expect(
      view.log.take() == [
        "will one", "did one", "will none", "did none", "will two", "did two", "will none",
        "did none",
      ])
  }

  @Test func `bounds keep their scale when the frame changes`() {
    let view = NSView(frame: NSRect(x: 10, y: 10, width: 100, height: 100))
    view.setBoundsOrigin(NSPoint(x: 5, y: 0))
    view.setFrameSize(NSSize(width: 50, height: 40))
    #expect(view.bounds == NSRect(x: 5, y: 0, width: 50, height: 40))
    #expect(view.convert(NSPoint(x: 5, y: 0), to: nil) == NSPoint(x: 10, y: 10))
    view.bounds = NSRect(x: 0, y: 0, width: 100, height: 80)
    view.setFrameSize(NSSize(width: 100, height: 80))
    #expect(view.bounds == NSRect(x: 0, y: 0, width: 200, height: 160))
  }

  @Test func `views are put in front, behind and in the place of others`() {
    let (box, one, two, three) = (NSView(), NSView(), NSView(), NSView())
    box.addSubview(one)
    box.addSubview(two, positioned: .below, relativeTo: one)
    box.addSubview(three, positioned: .above, relativeTo: two)
    #expect(box.subviews == [two, three, one])
    box.addSubview(one, positioned: .below, relativeTo: nil)
    #expect(box.subviews == [one, two, three])
    let four = NSButton(frame: .zero)
    four.tag = 4
    box.replaceSubview(two, with: four)
    #expect(box.subviews == [one, four, three])
    #expect(box.viewWithTag(4) === four && two.superview == nil)
  }
}
