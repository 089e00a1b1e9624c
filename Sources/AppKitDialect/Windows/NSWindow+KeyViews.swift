import ResponderKit

extension NSWindow {
  /// The views that Tab reaches from the one that is first responder at first, in order, each once.
  package final func loopOfKeyViews(in order: KeyViewOrder) -> [NSView] {
    var loop: [NSView] = []
    var met: Set<ObjectIdentifier> = []
    func follow(_ start: NSView?) {
      var upcoming = start
      while let view = upcoming, view.isReachableByTab,
        met.insert(ObjectIdentifier(view)).inserted
      {
        loop.append(view)
        upcoming = keyView(from: view, forward: true, in: order)
      }
    }
    let keyViews = order.views.filter(\.isReachableByTab)
    let initial = initialFirstResponder.flatMap {
      $0.isReachableByTab ? $0 : keyView(from: $0, forward: true, in: order)
    }
    follow(initial ?? keyViews.first { $0.takesText } ?? keyViews.first)
    return loop
  }

  /// Returns the view that Tab leads to from a view; nil where it leads nowhere.
  package final func keyView(after view: NSView, in order: KeyViewOrder) -> NSView? {
    keyView(from: view, forward: true, in: order)
  }
  /// Returns the view that Tab with Shift leads to from a view; nil where it leads nowhere.
  package final func keyView(before view: NSView, in order: KeyViewOrder) -> NSView? {
    keyView(from: view, forward: false, in: order)
  }

  /// The views of the window, those of its toolbar included, each before those in it.
  package final var allViews: [NSView] {
    var result: [NSView] = []
    var rest = [contentView, toolbarView].compactMap { $0 }
    while let view = rest.popLast() {
      result.append(view)
      rest += view.subviews.reversed()
    }
    return result
  }
}
