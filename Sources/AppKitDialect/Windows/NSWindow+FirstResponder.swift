import ResponderKit

extension NSWindow {
  /// Implements ``makeFirstResponder(_:)``.
  final func handOver(to responder: NSResponder?) -> Bool {
    let current = firstResponder
    if current === responder ?? self { return true }
    if let responder, responder !== self {
      guard responder.acceptsFirstResponder, window(of: responder) === self else { return false }
    }
    // What resigns may ask for another first responder, which then has to wait.
    guard !isHandingOver else { return false }
    isHandingOver = true
    let resigns = current.resignFirstResponder()
    isHandingOver = false
    guard resigns, firstResponder === current else { return false }
    guard let responder, responder !== self else {
      firstResponderLink = Backlink()
      return true
    }
    firstResponderLink = Backlink(responder)
    if responder.becomeFirstResponder() { return firstResponder === responder }
    if firstResponder === responder { firstResponderLink = Backlink() }
    return false
  }

  /// Ends editing in the window or in a control, whatever its delegate says
  /// (`NSWindow.endEditing(for:)`).
  public final func endEditing(for object: Any?) {
    guard let field = firstResponder as? NSTextField,
      object == nil || object as AnyObject? === field
    else { return }
    field.endEditingByForce()
    firstResponderLink = Backlink()
  }

  /// Forgets a view that leaves the window; it cannot refuse.
  final func forget(_ view: NSView) {
    if firstResponder === view || firstResponder === view.controllerReference?.takeUnretainedValue()
    {
      if let field = view as? NSTextField {
        field.endEditingByForce()
      } else {
        firstResponder.resignFirstResponder()
      }
      firstResponderLink = Backlink()
    }
  }

  // MARK: Key views

  /// Makes the next key view first responder (`NSWindow.selectNextKeyView(_:)`).
  public final func selectNextKeyView(_ sender: Any?) {
    _ = select(keyView(from: firstResponder as? NSView, forward: true))
  }

  /// Makes the previous key view first responder (`NSWindow.selectPreviousKeyView(_:)`).
  public final func selectPreviousKeyView(_ sender: Any?) {
    _ = select(keyView(from: firstResponder as? NSView, forward: false))
  }

  /// Makes the key view after a view first responder (`NSWindow.selectKeyView(following:)`).
  public final func selectKeyView(following view: NSView) {
    _ = select(keyView(from: view, forward: true))
  }

  /// Makes the key view before a view first responder (`NSWindow.selectKeyView(preceding:)`).
  public final func selectKeyView(preceding view: NSView) {
    _ = select(keyView(from: view, forward: false))
  }

  /// Makes a view first responder and selects its text; returns whether there is one.
  final func select(_ view: NSView?) -> Bool {
    guard let view else { return false }
    return makeFirstResponder(view)
  }

  /// Returns the key view after or before a view: along the key views that are set, otherwise in reading
  /// order; nil if there is no other.
  final func keyView(from view: NSView?, forward: Bool) -> NSView? {
    if let view, let linked = linkedKeyView(from: view, forward: forward) { return linked }
    guard autorecalculatesKeyViewLoop else { return nil }
    let all = keyViews
    guard let view else { return forward ? all.first : all.last }
    // The view itself may not be a key view, such as one that was just disabled.
    let order = orderedViews
    guard let place = order.firstIndex(where: { $0 === view }) else { return all.first }
    let (before, after) = (Array(order[..<place]), Array(order[(place + 1)...]))
    let turned: [NSView] = forward ? after + before : before.reversed() + after.reversed()
    return turned.first { $0.isReachableByTab }
  }

  /// Follows the key views that are set, past those that cannot become key; nil where they end.
  private func linkedKeyView(from view: NSView, forward: Bool) -> NSView? {
    var passed: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    var upcoming = forward ? view.nextKeyView : view.previousKeyView
    while let candidate = upcoming, passed.insert(ObjectIdentifier(candidate)).inserted {
      if candidate.window === self, candidate.isReachableByTab { return candidate }
      upcoming = forward ? candidate.nextKeyView : candidate.previousKeyView
    }
    return nil
  }

  /// The views that Tab reaches, in reading order.
  final var keyViews: [NSView] { orderedViews.filter(\.isReachableByTab) }

  /// All views of the window, from top to bottom and from the leading edge to the trailing one; a view is
  /// followed by those in it.
  private var orderedViews: [NSView] {
    var result: [NSView] = []
    var rest = [contentView].compactMap { $0 }
    while let view = rest.popLast() {
      result.append(view)
      rest += view.subviewsInReadingOrder.reversed()
    }
    return result
  }
}

extension NSView {
  /// Whether Tab reaches the view: with full keyboard access every key view, otherwise those that take
  /// text.
  final var isReachableByTab: Bool {
    guard canBecomeKeyView else { return false }
    return takesText || !(self is NSControl)
      || window?.owner?.isFullKeyboardAccessEnabled ?? false
  }

  /// Whether a click or Tab makes the view first responder on every Mac, as a text field.
  final var takesText: Bool { needsPanelToBecomeKey && acceptsFirstResponder }

  /// The subviews from top to bottom, and from left to right where they are side by side.
  fileprivate final var subviewsInReadingOrder: [NSView] {
    // Places are multiples of a point, so that a row does not depend on fractions.
    func top(_ view: NSView) -> Double {
      (isFlipped ? view.frame.minY : -view.frame.maxY).rounded()
    }
    return subviews.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if top(first) != top(second) { return top(first) < top(second) }
      if first.frame.minX != second.frame.minX { return first.frame.minX < second.frame.minX }
      return left.offset < right.offset
    }.map(\.element)
  }
}
