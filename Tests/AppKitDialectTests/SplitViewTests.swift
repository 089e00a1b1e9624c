import AppKitDialect
import Graphics
import ResponderKit
import Testing

@MainActor
private final class Limits: NSResponder, NSSplitViewDelegate {
  let log = Log()
  var (least, most) = (0.0, Double.infinity)
  var collapsible: NSView?
  var fixed: NSView?
  var hidesDivider = false
  /// A pane that is removed when the delegate is asked.
  var removed: NSView?
  /// What the delegate does when panes were resized.
  var told: ((NSSplitView) -> Void)?
  func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool {
    subview === collapsible
  }
  func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: Scalar,
    ofSubviewAt dividerIndex: Int
  ) -> Scalar { max(Scalar(least), proposedMinimumPosition) }
  func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: Scalar,
    ofSubviewAt dividerIndex: Int
  ) -> Scalar { min(Scalar(most), proposedMaximumPosition) }
  func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool {
    view !== fixed
  }
  func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool {
    removed?.removeFromSuperview()
    return hidesDivider
  }
  func splitViewWillResizeSubviews(_ notification: Notice) { log.note("will") }
  func splitViewDidResizeSubviews(_ notification: Notice) {
    log.note("did")
    if let split = notification.object as? NSSplitView { told?(split) }
  }
}

/// Three panes of 100 points side by side, in a window.
@MainActor
private struct Panes {
  let window = NSWindow(contentRect: NSRect(x: 0, y: 0, width: 400, height: 100))
  let split: NSSplitView
  let panes = [NSView(), NSView(), NSView()]
  let delegate = Limits()

  init(_ style: NSSplitView.DividerStyle = .thin) {
    split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 302, height: 100))
    (split.isVertical, split.dividerStyle) = (true, style)
    for pane in panes { split.addSubview(pane) }
    split.frame.size.width = 300 + 2 * split.dividerThickness
    split.adjustSubviews()
    window.contentView?.addSubview(split)
    window.makeKeyAndOrderFront(nil)
    split.delegate = delegate
  }

  var widths: [Double] { panes.map { Double($0.frame.width) } }

  func drag(from x: Double, to end: Double) {
    MouseDriver(in: window).drag(from: NSPoint(x: x, y: 50), to: NSPoint(x: end, y: 50))
  }
}

@MainActor @Suite(.ownApplication) struct SplitViewTests {
  @Test(arguments: zip(NSSplitView.DividerStyle.allCases, [9.0, 1, 10]))
  func `a divider is as thick as its style`(style: NSSplitView.DividerStyle, thickness: Double) {
    let panes = Panes(style)
    #expect(panes.split.dividerThickness == Scalar(thickness))
    #expect(panes.widths == [100, 100, 100])
    #expect(panes.panes[1].frame.minX == Scalar(100 + thickness))
  }

  @Test func `a drag moves a divider between the panes beside it`() {
    let panes = Panes()
    panes.drag(from: 100, to: 130)
    #expect(panes.widths == [130, 70, 100])
    panes.drag(from: 130, to: 500)
    #expect(panes.widths == [200, 0, 100])
    panes.drag(from: 50, to: 80)
    #expect(panes.widths == [200, 0, 100])
  }

  @Test
  func `a thin divider can be grabbed beside its line`() {
    let panes = Panes()
    panes.drag(from: 102, to: 122)
    #expect(panes.widths == [120, 80, 100])
    panes.drag(from: 124, to: 150)
    #expect(panes.widths == [120, 80, 100])
  }

  @Test func `the delegate limits a divider, and is told of each step`() {
    let panes = Panes()
    (panes.delegate.least, panes.delegate.most) = (80, 150)
    panes.split.setPosition(20, ofDividerAt: 0)
    #expect(panes.widths == [80, 120, 100])
    panes.split.setPosition(190, ofDividerAt: 0)
    #expect(panes.widths == [150, 50, 100])
    #expect(panes.delegate.log.entries == ["will", "did", "will", "did"])
    #expect(panes.split.minPossiblePositionOfDivider(at: 1) == 151)
    #expect(panes.split.maxPossiblePositionOfDivider(at: 1) == 301)
  }

  @Test func `a pane collapses beyond the half of its least size, and comes back`() {
    let panes = Panes()
    (panes.delegate.least, panes.delegate.collapsible) = (80, panes.panes[0])
    panes.drag(from: 100, to: 45)
    #expect(panes.widths == [80, 120, 100])
    panes.drag(from: 80, to: 35)
    #expect(panes.split.isSubviewCollapsed(panes.panes[0]))
    #expect(panes.widths == [0, 200, 100])
    panes.drag(from: 0, to: 60)
    #expect(!panes.split.isSubviewCollapsed(panes.panes[0]))
    #expect(panes.widths == [80, 120, 100])
  }

  @Test func `the divider of a collapsed pane stays, unless the delegate hides it`() {
    let panes = Panes(.thick)
    panes.panes[0].isHidden = true
    panes.split.adjustSubviews()
    #expect(panes.panes[1].frame.minX == 9)
    panes.delegate.hidesDivider = true
    panes.split.adjustSubviews()
    #expect(panes.panes[1].frame.minX == 0)
    #expect(panes.panes[2].frame.maxX == 318)
  }

  @Test
  func `a delegate that moves a divider back, gives no numbers or removes panes does no harm`() {
    let panes = Panes()
    panes.delegate.least = .nan
    panes.split.setPosition(-80, ofDividerAt: 0)
    #expect(panes.widths == [0, 200, 100])
    panes.delegate.least = 0
    panes.delegate.told = { $0.setPosition(50, ofDividerAt: 0) }
    panes.split.setPosition(90, ofDividerAt: 0)
    #expect(panes.widths == [50, 150, 100])
    panes.delegate.told = nil
    panes.panes[0].isHidden = true
    panes.delegate.removed = panes.panes[2]
    panes.split.adjustSubviews()
    #expect(panes.split.subviews.count == 2)
    _ = panes.split.hitTest(NSPoint(x: 5, y: 5))
  }

  @Test func `a pane beside a hidden divider collapses without a place for it`() {
    let panes = Panes(.thick)
    (panes.delegate.least, panes.delegate.collapsible) = (80, panes.panes[0])
    panes.delegate.hidesDivider = true
    panes.split.setPosition(10, ofDividerAt: 0)
    #expect(panes.panes[1].frame.minX == 0)
    #expect(panes.panes[1].frame.maxX == 209)
  }

  @Test func `arranged views are the panes`() {
    let panes = Panes()
    let view = NSView()
    panes.split.insertArrangedSubview(view, at: 1)
    #expect(panes.split.arrangedSubviews[1] === view)
    panes.split.removeArrangedSubview(view)
    #expect(panes.split.arrangedSubviews == panes.panes)
  }

  @Test func `panes share the room of a wider split view, but for those that keep their size`() {
    let panes = Panes()
    panes.split.frame.size.width = 602
    #expect(panes.widths == [200, 200, 200])
    panes.delegate.fixed = panes.panes[0]
    panes.split.frame.size.width = 402
    #expect(panes.widths == [200, 100, 100])
    panes.split.frame.size.width = 102
    #expect(panes.widths == [50, 25, 25])
    #expect(panes.delegate.log.entries.count == 6)
  }
}
