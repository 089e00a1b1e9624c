public import Graphics
public import ResponderKit

extension NSSplitView {
  /// Posted before panes are resized (`NSSplitView.willResizeSubviewsNotification`).
  public nonisolated static let willResizeSubviewsNotification = Notice.Name(
    rawValue: "NSSplitViewWillResizeSubviewsNotification")
  /// Posted after panes were resized (`NSSplitView.didResizeSubviewsNotification`).
  public nonisolated static let didResizeSubviewsNotification = Notice.Name(
    rawValue: "NSSplitViewDidResizeSubviewsNotification")

  // MARK: Places along the panes

  final var wholeLength: Double { isVertical ? bounds.width : bounds.height }
  final func along(_ point: Point) -> Double { isVertical ? point.x : point.y }
  final func start(of pane: NSView) -> Double { isVertical ? pane.frame.minX : pane.frame.minY }
  final func end(of pane: NSView) -> Double { isVertical ? pane.frame.maxX : pane.frame.maxY }

  /// Returns the length of a pane, which is 0 for one that is collapsed.
  private func length(of pane: NSView) -> Double {
    pane.isHidden ? 0 : isVertical ? pane.frame.width : pane.frame.height
  }

  private func place(_ pane: NSView, at start: Double, length: Double) {
    pane.frame =
      isVertical
      ? Rect(x: start, y: 0, width: length, height: bounds.height)
      : Rect(x: 0, y: start, width: bounds.width, height: length)
  }

  /// Returns the panes beside a divider.
  final func panes(beside divider: Int) -> (before: NSView, after: NSView) {
    precondition(
      subviews.indices.dropLast().contains(divider), "a split view has no divider \(divider)")
    return (subviews[divider], subviews[divider + 1])
  }

  /// Returns how wide a divider between two panes is: nothing beside one that is collapsed, if the delegate hides it there.
  private func thickness(ofDivider divider: Int, between before: NSView, and after: NSView)
    -> Double
  {
    guard before.isHidden || after.isHidden, delegate != nil else { return dividerThickness }
    let isHidden = askDelegate(delegate, "splitView(_:shouldHideDividerAt:)") {
      $0.splitView(self, shouldHideDividerAt: divider)
    }
    return isHidden ? 0 : dividerThickness
  }

  /// Returns the rectangle of a divider; nil for one that is hidden or not there.
  package final func rect(ofDivider divider: Int) -> Rect? {
    guard subviews.indices.dropLast().contains(divider) else { return nil }
    let (before, after) = panes(beside: divider)
    let thickness = thickness(ofDivider: divider, between: before, and: after)
    guard thickness > 0 else { return nil }
    let place = end(of: before)
    return isVertical
      ? Rect(x: place, y: 0, width: thickness, height: bounds.height)
      : Rect(x: 0, y: place, width: bounds.width, height: thickness)
  }

  /// Implements ``adjustSubviews()``.
  final func sharePanes() {
    let views = subviews
    let dividers =
      views.indices.dropLast().map {
        thickness(ofDivider: $0, between: views[$0], and: views[$0 + 1])
      } + [0]
    let room = wholeLength - dividers.reduce(0, +)
    guard room > 0 else { return }
    let lengths = views.map { length(of: $0) }
    var isFree = views.map { view in
      !view.isHidden
        && askDelegate(delegate, "splitView(_:shouldAdjustSizeOfSubview:)") {
          $0.splitView(self, shouldAdjustSizeOfSubview: view)
        }
    }
    func sum(where matches: (Int) -> Bool) -> Double {
      views.indices.filter(matches).reduce(0) { $0 + lengths[$1] }
    }
    // Where nothing may be adjusted, or too little is left, everything that is shown is.
    if !isFree.contains(true) || sum(where: { !isFree[$0] }) >= room {
      isFree = views.map { !$0.isHidden }
    }
    let (former, now) = (sum { isFree[$0] }, room - sum { !isFree[$0] })
    let count = Double(isFree.count { $0 })
    var place = 0.0
    for (number, view) in views.enumerated() {
      var length = lengths[number]
      if isFree[number] { length = former > 0 ? now * length / former : now / count }
      self.place(view, at: place, length: length)
      place += length + dividers[number]
    }
  }

  /// The distance from a thin divider at which it can still be grabbed; AppKit does not say what it is.
  private static let reach = 2.0

  /// Returns the divider that a click at a point drags; nil for none.
  final func divider(at point: Point) -> Int? {
    subviews.indices.dropLast().first { divider in
      guard var rect = rect(ofDivider: divider) else { return false }
      if dividerThickness < 2 * Self.reach {
        rect = rect.insetBy(
          dx: isVertical ? -Self.reach : 0, dy: isVertical ? 0 : -Self.reach)
      }
      return rect.contains(point)
    }
  }

  // MARK: Moving

  /// Implements ``setPosition(_:ofDividerAt:)``.
  final func move(_ divider: Int, to position: Double) {
    let (before, after) = panes(beside: divider)
    let (first, last) = (
      minPossiblePositionOfDivider(at: divider), maxPossiblePositionOfDivider(at: divider)
    )
    guard last >= first, position.isFinite else { return }
    var (low, high, wanted) = (first, last, position)
    tellDelegate(delegate, "splitView(_:constrainMinCoordinate:ofSubviewAt:)") {
      low = $0.splitView(self, constrainMinCoordinate: first, ofSubviewAt: divider)
    }
    tellDelegate(delegate, "splitView(_:constrainMaxCoordinate:ofSubviewAt:)") {
      high = $0.splitView(self, constrainMaxCoordinate: last, ofSubviewAt: divider)
    }
    tellDelegate(delegate, "splitView(_:constrainSplitPosition:ofSubviewAt:)") {
      wanted = $0.splitView(self, constrainSplitPosition: position, ofSubviewAt: divider)
    }
    // A place that is no number limits nothing.
    if low.isNaN { low = first }
    if high.isNaN { high = last }
    if !wanted.isFinite { wanted = position }
    low = min(max(low, first), last)
    high = max(min(high, last), low)
    // Beyond the half of its least size a view collapses, if the delegate lets it.
    let collapsesBefore = wanted < (first + low) / 2 && collapses(before)
    let collapsesAfter = !collapsesBefore && wanted > (high + last) / 2 && collapses(after)
    let place = collapsesBefore ? first : collapsesAfter ? last : min(max(wanted, low), high)
    let isUnchanged =
      end(of: before) == place && before.isHidden == collapsesBefore
      && after.isHidden == collapsesAfter
    // A delegate may move the divider when it is told.
    guard !isUnchanged, before.superview === self, after.superview === self else { return }
    resizePanes(around: divider) {
      let end = self.end(of: after)
      (before.isHidden, after.isHidden) = (collapsesBefore, collapsesAfter)
      let thickness = thickness(ofDivider: divider, between: before, and: after)
      let start = collapsesAfter ? end - thickness : place
      self.place(before, at: first, length: start - first)
      self.place(after, at: start + thickness, length: end - start - thickness)
    }
  }

  private func collapses(_ pane: NSView) -> Bool {
    guard delegate != nil else { return false }
    return askDelegate(delegate, "splitView(_:canCollapseSubview:)") {
      $0.splitView(self, canCollapseSubview: pane)
    }
  }

  /// The key of the divider that is dragged, in the notices.
  private static let dividerKey = "NSSplitViewDividerIndex"

  /// Resizes panes between the notifications, which name the divider that is moved.
  final func resizePanes(around divider: Int? = nil, _ resize: () -> Void) {
    let center = applicationOrShared.noticeCenter
    let userInfo: [String: any Sendable] = divider.map { [Self.dividerKey: $0] } ?? [:]
    let will = Notice(Self.willResizeSubviewsNotification, object: self, userInfo: userInfo)
    tellDelegate(delegate, "splitViewWillResizeSubviews(_:)") {
      $0.splitViewWillResizeSubviews(will)
    }
    center.post(will)
    resize()
    let did = Notice(Self.didResizeSubviewsNotification, object: self, userInfo: userInfo)
    tellDelegate(delegate, "splitViewDidResizeSubviews(_:)") {
      $0.splitViewDidResizeSubviews(did)
    }
    center.post(did)
  }
}

/// A divider that follows the mouse.
@MainActor
final class DividerTracking: MouseTracker {
  private let split: NSSplitView
  private let divider: Int
  private let count: Int
  /// The distance of the pointer from the start of the divider.
  private let offset: Double
  var view: NSView { split }

  init(_ split: NSSplitView, _ divider: Int, from place: Double) {
    (self.split, self.divider, count) = (split, divider, split.subviews.count)
    let rect = split.rect(ofDivider: divider) ?? .zero
    offset = place - (split.isVertical ? rect.minX : rect.minY)
  }

  func take(_ event: NSEvent) -> Bool {
    // A delegate may have added or removed a pane.
    guard split.subviews.count == count else { return true }
    if event.type == .leftMouseDragged {
      let point = split.convert(event.locationInWindow, from: nil)
      split.move(divider, to: split.along(point) - offset)
    }
    return event.type == .leftMouseUp
  }

  func advance(to time: Double) {}
  func cancel() {}
}
