import ControlCore
import Graphics
import InterfaceBuilder
import InterfaceLoader
import Localize
import ResponderKit
import TestSupport
import Testing

@MainActor
@Suite(.tags(.corpus), .enabled(if: Corpus.isThere, "the corpus is not there"))
struct CorpusFocusTests {
  @Test func `the next item is each one of a scene once, and arrows go where the model says`()
    throws
  {
    var counts = Counts()
    for (_, document) in Corpus.documents {
      let application = Application()
      application.isFullKeyboardAccessEnabled = true
      let live = LiveDocument(
        DocumentVersion(document), loader: InterfaceLoader.withPlaceholders(),
        application: application)
      for screen in live.screens {
        _ = screen.hierarchy  // so that the window shows this screen
        let window = screen.window
        let items = focusable(in: window)
        guard items.count(where: { $0 is Control }) >= 2 else { continue }
        counts.scenes += 1
        counts.items += items.count
        let place = "\(document.path) \(screen.loaded.title ?? "")"
        try walk(through: items, in: window, place)
        try steer(through: items, in: window, place, &counts)
      }
    }
    let moves = 1009
    #expect(counts == Counts(scenes: 120, items: 567, moves: moves, oneWay: 82))
  }

  private struct Counts: Equatable {
    var scenes = 0
    var items = 0
    /// The moves of an arrow that reach another item.
    var moves = 0
    /// Those of them after which the opposite arrow does not lead back.
    var oneWay = 0
  }

  /// Everything in a view that can be focused, in no particular order.
  private func focusable(in view: View, isScrolled: Bool = false) -> [View] {
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01,
      (view.next as? ViewController)?.presentedViewController == nil
    else { return [] }
    let frame = view.convert(view.bounds, to: nil)
    let isThere =
      !frame.isEmpty
      && (isScrolled || !(view.window ?? view).bounds.intersection(frame).isEmpty)
    return (view.canBecomeFocused && isThere ? [view] : [])
      + view.subviews.filter { !$0.isPartOfControl }.flatMap {
        focusable(in: $0, isScrolled: isScrolled || view is ScrollView)
      }
  }

  /// Presses Tab as often as there are items.
  private func walk(through items: [View], in window: Window, _ place: String) throws {
    let driver = TouchDriver(in: window)
    var path: [ObjectIdentifier] = []
    for _ in 0...items.count {
      driver.moveFocus(.next)
      path.append(ObjectIdentifier(try #require(driver.focusedItem, "\(place)")))
    }
    #expect(Set(path.dropLast()) == Set(items.map { ObjectIdentifier($0) }), "\(place)")
    #expect(Set(path.dropLast()).count == items.count && path.first == path.last, "\(place)")
  }

  /// Presses each arrow on each item, and the opposite one after it.
  private func steer(
    through items: [View], in window: Window, _ place: String, _ counts: inout Counts
  ) throws {
    let driver = TouchDriver(in: window)
    let order = try #require(FocusOrder(in: window)).items.compactMap { $0.item as? View }
    for item in items {
      for (heading, opposite) in [
        (FocusHeading.up, FocusHeading.down), (.down, .up), (.left, .right), (.right, .left),
      ] {
        #expect(driver.focus(item), "\(place)")
        let expected = nearest(to: item, heading, among: order)
        #expect(driver.moveFocus(heading) == (expected != nil), "\(place) \(item) \(heading)")
        #expect(driver.focusedItem === expected ?? item, "\(place) \(item) \(heading)")
        guard expected != nil else { continue }
        counts.moves += 1
        driver.moveFocus(opposite)
        if driver.focusedItem !== item { counts.oneWay += 1 }
      }
    }
  }

  // MARK: The model

  /// Returns where the focus goes by the rule of Docs/Focus.md, looking at every other item.
  private func nearest(to start: View, _ heading: FocusHeading, among order: [View]) -> View? {
    let here = place(of: start, heading)
    let list = scrollViews(around: start).first
    var best: (view: View, distance: [Double])?
    for (number, view) in order.enumerated() where view !== start {
      let there = place(of: view, heading)
      let isInside = list != nil && scrollViews(around: view).first === list
      let isShown = scrollViews(around: view).allSatisfy {
        !$0.convert($0.bounds, to: nil).intersection(view.convert(view.bounds, to: nil)).isEmpty
      }
      let isBeyond = there.near >= here.far
      let reachesFurther = there.near > here.near && there.far > here.far
      guard isBeyond || reachesFurther, there.low < here.high, here.low < there.high,
        isInside || isShown
      else { continue }
      let distance = [
        isInside ? 0 : 1, isBeyond ? there.near - here.far : 0,
        abs((there.low + there.high) / 2 - (here.low + here.high) / 2), Double(number),
      ]
      if best == nil || distance.lexicographicallyPrecedes(best?.distance ?? []) {
        best = (view, distance)
      }
    }
    return best?.view
  }

  private func scrollViews(around view: View) -> [ScrollView] {
    sequence(first: view, next: \.superview).dropFirst().compactMap { $0 as? ScrollView }
  }

  /// The extent of a view along a direction, growing in it, and across.
  private func place(
    of view: View, _ heading: FocusHeading
  ) -> (near: Double, far: Double, low: Double, high: Double) {
    let rect = view.convert(view.bounds, to: nil)
    return switch heading {
    case .up: (-rect.maxY, -rect.minY, rect.minX, rect.maxX)
    case .down: (rect.minY, rect.maxY, rect.minX, rect.maxX)
    case .left: (-rect.maxX, -rect.minX, rect.minY, rect.maxY)
    default: (rect.minX, rect.maxX, rect.minY, rect.maxY)
    }
  }
}
