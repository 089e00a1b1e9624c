import AppKitDialect
import TestSupport
import Testing

/// Views, controllers and windows that are moved, replaced and dropped at random.
@MainActor
private struct Hierarchy {
  var views = (0..<12).map { _ in NSView() }
  var controllers = (0..<4).map { _ in NSViewController() }
  var windows = (0..<3).map { _ in NSWindow(contentRect: .zero) }
  let others = (0..<2).map { _ in NSResponder() }
  /// The controller that was given the view last, and the next responder that was set by hand since the
  /// view moved last.
  var links: [ObjectIdentifier: (controller: WeakObject<NSViewController>, own: NSResponder?)] = [:]

  struct WeakObject<Object: AnyObject> { weak var object: Object? }

  mutating func step(using random: inout some RandomNumberGenerator) {
    let (one, two) = (pick(views, &random), pick(views, &random))
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1, 2: if !two.isDescendant(of: one) { move(one) { two.addSubview(one) } }
    case 3: move(one) { one.removeFromSuperview() }
    case 4: if one.superview == nil { setContent(one, of: pick(windows, &random)) }
    case 5:
      let controller = pick(controllers, &random)
      if let former = controller.viewIfLoaded, former !== one {
        if links[ObjectIdentifier(former)]?.controller.object === controller {
          links[ObjectIdentifier(former)] = nil
        }
      }
      guard controller.viewIfLoaded !== one else { return }
      controller.view = one
      links[ObjectIdentifier(one)] = (WeakObject(object: controller), nil)
    case 6:
      let other = pick(others, &random)
      one.nextResponder = other
      links[ObjectIdentifier(one), default: (WeakObject(object: nil), nil)].own = other
    case 7:
      let new = NSView()
      // A former view may have had the same address.
      links[ObjectIdentifier(new)] = nil
      views[Int.random(in: views.indices, using: &random)] = new
    case 8: controllers[Int.random(in: controllers.indices, using: &random)] = NSViewController()
    default:
      windows[Int.random(in: windows.indices, using: &random)] = NSWindow(contentRect: .zero)
    }
  }

  private func pick<Value>(
    _ values: [Value], _ random: inout some RandomNumberGenerator
  ) -> Value { values[Int.random(in: values.indices, using: &random)] }

  private mutating func move(_ view: NSView, _ body: () -> Void) {
    let before = (view.superview, view.window?.contentView === view)
    body()
    if before != (view.superview, view.window?.contentView === view) {
      links[ObjectIdentifier(view)]?.own = nil
    }
  }

  private mutating func setContent(_ view: NSView, of window: NSWindow) {
    let former = window.contentView
    guard former !== view else { return }
    window.contentView = view
    for moved in [former, view].compactMap({ $0 }) { links[ObjectIdentifier(moved)]?.own = nil }
  }

  /// What follows a view, by the rules.
  func expected(_ view: NSView) -> NSResponder? {
    let link = links[ObjectIdentifier(view)]
    if let own = link?.own { return own }
    if let controller = link?.controller.object, controller.viewIfLoaded === view {
      return controller
    }
    return view.superview ?? view.window.flatMap { $0.contentView === view ? $0 : nil }
  }
}

@MainActor @Suite(.tags(.model), .ownApplication) struct ChainModelTests {
  @Test func `the chain of views that are moved and dropped at random agrees with the rules`() {
    var hierarchy = Hierarchy()
    var random = SeededGenerator(seed: 7)
    for step in 1...20_000 {
      hierarchy.step(using: &random)
      for view in hierarchy.views {
        let isConsistent =
          view.superview.map { $0.subviews.contains(view) && $0.window === view.window } ?? true
        let (next, expected) = (view.nextResponder, hierarchy.expected(view))
        guard isConsistent, next === expected, view.next === next else {
          Issue.record(
            "step \(step): \(String(describing: next)), not \(String(describing: expected))")
          return
        }
        // A walk up to the end reads every link.
        #expect(!view.tryToPerform(ActionSelector("lose:"), with: nil))
      }
    }
  }
}
