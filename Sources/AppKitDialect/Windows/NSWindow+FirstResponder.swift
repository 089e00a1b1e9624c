import ResponderKit

extension NSWindow {
  /// Implements ``makeFirstResponder(_:)``.
  final func handOver(to responder: NSResponder?) -> Bool {
    let current = firstResponder
    if current === responder ?? self { return true }
    if let responder, !accepts(responder) { return false }
    // What resigns may ask for another first responder, which then has to wait.
    guard !isHandingOver else { return false }
    isHandingOver = true
    let resigns = current.resignFirstResponder()
    isHandingOver = false
    guard resigns, firstResponder === current else { return false }
    firstResponderLink = Backlink()
    guard let responder, responder !== self else { return true }
    // What has resigned may have changed the new one.
    guard accepts(responder) else { return false }
    firstResponderLink = Backlink(responder)
    // The window is first responder in place of one that refuses.
    if !responder.becomeFirstResponder(), firstResponder === responder {
      firstResponderLink = Backlink()
    }
    return true
  }

  private func accepts(_ responder: NSResponder) -> Bool {
    responder === self || responder.acceptsFirstResponder && window(of: responder) === self
  }

  /// Ends editing in the window or in a control, whatever its delegate says
  /// (`NSWindow.endEditing(for:)`).
  public final func endEditing(for object: Any?) {
    let first = firstResponder
    guard first is NSTextField || first is NSTextView,
      object == nil || object as AnyObject? === first
    else { return }
    resignByForce(first)
  }

  /// Forgets a view that leaves the window; it cannot refuse.
  final func forget(_ view: NSView) {
    cancelTracking(in: view)
    let first = firstResponder
    if first === view || first === view.controllerLink.object { resignByForce(first) }
  }

  /// Has the first responder resign, which cannot refuse; another one that is made first responder
  /// meanwhile stays.
  final func resignByForce(_ responder: NSResponder) {
    if let field = responder as? NSTextField {
      field.endEditingByForce()
    } else if let text = responder as? NSTextView {
      text.endEditingByForce()
    } else {
      responder.resignFirstResponder()
    }
    if firstResponder === responder { firstResponderLink = Backlink() }
  }

  // MARK: Key views

  /// Makes the next key view first responder (`NSWindow.selectNextKeyView(_:)`).
  public final func selectNextKeyView(_ sender: Any?) {
    moveFocus(from: firstResponder as? NSView, forward: true)
  }

  /// Makes the previous key view first responder (`NSWindow.selectPreviousKeyView(_:)`).
  public final func selectPreviousKeyView(_ sender: Any?) {
    moveFocus(from: firstResponder as? NSView, forward: false)
  }

  /// Makes the key view after a view first responder (`NSWindow.selectKeyView(following:)`).
  public final func selectKeyView(following view: NSView) {
    moveFocus(from: view, forward: true)
  }

  /// Makes the key view before a view first responder (`NSWindow.selectKeyView(preceding:)`).
  public final func selectKeyView(preceding view: NSView) {
    moveFocus(from: view, forward: false)
  }

  private func moveFocus(from view: NSView?, forward: Bool) {
    if let next = keyView(from: view, forward: forward) { makeFirstResponder(next) }
  }

  /// Returns the key view after or before a view: along the key views that are set, otherwise in reading
  /// order, which several questions share; nil if there is no other.
  final func keyView(
    from view: NSView?, forward: Bool, in known: KeyViewOrder? = nil
  ) -> NSView? {
    if let view, let linked = linkedKeyView(from: view, forward: forward) { return linked }
    guard makesKeyViewLoop else { return nil }
    let order = known ?? keyViewOrder
    guard let view else {
      return forward
        ? order.views.first(where: \.isReachableByTab)
        : order.views.last(where: \.isReachableByTab)
    }
    // The view itself may not be a key view, such as one that was just disabled.
    guard let place = order.places[ObjectIdentifier(view)] else {
      return order.views.first(where: \.isReachableByTab)
    }
    let count = order.views.count
    for distance in 1..<max(count, 1) {
      let next = order.views[(place + (forward ? distance : count - distance)) % count]
      if next.isReachableByTab { return next }
    }
    return nil
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

  /// Indicates whether the order of key views follows the places of the views where none is set.
  package final var makesKeyViewLoop: Bool { autorecalculatesKeyViewLoop || hasDefaultLoop }

  /// The views that Tab reaches, in reading order.
  final var keyViews: [NSView] { keyViewOrder.views.filter(\.isReachableByTab) }

  /// All views of the window, from top to bottom and from left to right; a view is followed by those in
  /// it.
  package final var keyViewOrder: KeyViewOrder {
    var result: [NSView] = []
    var rest = [contentView].compactMap { $0 }
    while let view = rest.popLast() {
      result.append(view)
      rest += view.subviewsByPlace.reversed()
    }
    return KeyViewOrder(result)
  }
}

extension NSView {
  /// Indicates whether Tab reaches the view.
  final var isReachableByTab: Bool { canBecomeKeyView && takesFocus }

  /// Indicates whether Tab and a click make the view first responder: buttons, sliders and matrices
  /// only with full keyboard access.
  final var takesFocus: Bool {
    (self as? NSControl)?.takesFocusAlways ?? true
      || window?.owner?.isFullKeyboardAccessEnabled ?? false
  }

  /// Indicates whether the view takes text, as a field does.
  final var takesText: Bool { needsPanelToBecomeKey && acceptsFirstResponder }

  /// The subviews from top to bottom, and in the direction of lines where they are side by side.
  package final var subviewsByPlace: [NSView] {
    // Places are multiples of a point, so that a row does not depend on fractions.
    func top(_ view: NSView) -> Double {
      (isFlipped ? view.frame.minY : -view.frame.maxY).rounded()
    }
    let fromTop = subviews.enumerated().sorted { left, right in
      let (first, second) = (top(left.element), top(right.element))
      return first != second ? first < second : left.offset < right.offset
    }.map(\.element)
    var rows: [[NSView]] = []
    for view in fromTop {
      if let first = rows.last?.first, first.isBeside(view) {
        rows[rows.count - 1].append(view)
      } else {
        rows.append([view])
      }
    }
    return rows.flatMap { row in
      row.enumerated().sorted { left, right in
        let (one, other) = (left.element.frame, right.element.frame)
        let (first, second) =
          userInterfaceLayoutDirection == .rightToLeft
          ? (-one.maxX, -other.maxX) : (one.minX, other.minX)
        return first != second ? first < second : left.offset < right.offset
      }.map(\.element)
    }
  }

  /// Returns whether the view and another one are in one row: the middle of each is between the edges of
  /// the other.
  private func isBeside(_ other: NSView) -> Bool {
    let (own, others) = (frame, other.frame)
    return own.minY < others.midY && others.midY < own.maxY && others.minY < own.midY
      && own.midY < others.maxY
  }
}
