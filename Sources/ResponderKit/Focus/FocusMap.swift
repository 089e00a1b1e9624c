import Accessibility
import Graphics

/// The items that can be focused now, in reading order, with their rectangles and groups, and the
/// guides among them.
@MainActor
struct FocusMap {
  struct Entry {
    var item: any FocusItem
    /// The rectangle in the coordinates of the window.
    var rect: Rect
    var group: FocusGroup
    /// The innermost scroll view around the item; nil for none.
    var scrollView: ObjectIdentifier?
    /// Indicates whether scroll views show a part of the item.
    var isShown: Bool
  }

  /// The items in reading order.
  private(set) var entries: [Entry] = []
  /// The guides that lead somewhere, with their rectangles.
  private(set) var guides: [(guide: FocusGuide, rect: Rect)] = []
  private var met: Set<ObjectIdentifier> = []
  private var order = ReadingOrder()

  /// The maximum number of items, and how deeply they may be nested; anything beyond is ignored, so
  /// that containers that create items when asked come to an end.
  private static let limits = (depth: 512, objects: 1_000_000)

  /// Collects the items in a part of a tree, itself included.
  ///
  /// A view without an extent, or outside the window, is not one. The content of a scroll view
  /// stays together, in the place of its first item, and in the order that it has before it is
  /// scrolled, because moving the focus scrolls.
  init(of top: View, order: ReadingOrder? = nil) {
    guard top.isFocusReachable else { return }
    let outer = FocusMode.known
    FocusMode.known = FocusMode(of: top)
    defer { FocusMode.known = outer }
    self.order =
      order
      ?? ReadingOrder(
        threshold: top.traitCollection.userInterfaceIdiom == .phone
          ? ReadingOrder.phoneThreshold : ReadingOrder.padThreshold,
        direction: top.effectiveUserInterfaceLayoutDirection)
    var situation = Situation(superview: top.superview, group: Self.group(around: top))
    let root = top.outermost
    if !root.bounds.isEmpty { situation.clip = root.convert(root.bounds, to: nil) }
    entries = sorted(nodes(of: top, situation)).flatMap(\.entries)
  }

  /// An item, or the sorted items of a scroll view, with the place that orders it among others.
  private struct Node {
    var entries: [Entry]
    var place: Rect
  }

  /// The values that are inherited on the way down.
  private struct Situation {
    var superview: View?
    var group: String?
    /// The offset by which the views around are scrolled.
    var scrolled = Point.zero
    var scrollView: ObjectIdentifier?
    /// The area that the scroll views around and the window show; nil for everything.
    var clip: Rect?
    var depth = 0

    func shows(_ rect: Rect) -> Bool { clip.map { !$0.intersection(rect).isEmpty } ?? true }
  }

  private func sorted(_ nodes: [Node]) -> [Node] {
    order.sorted(nodes.map(\.place)).map { nodes[$0] }
  }

  private mutating func nodes(of item: any FocusItem, _ outer: Situation) -> [Node] {
    guard outer.depth < Self.limits.depth, met.count < Self.limits.objects,
      met.insert(ObjectIdentifier(item)).inserted
    else { return [] }
    let view = item as? View
    guard view?.isFocusReachable ?? true else { return [] }
    var inner = outer
    inner.depth += 1
    inner.superview = view ?? outer.superview
    inner.group =
      item.focusGroupIdentifier ?? view?.viewController?.focusGroupIdentifier ?? outer.group
    var found: [Node] = []
    let rect =
      view.map { $0.convert($0.bounds, to: nil) }
      ?? outer.superview?.convert(item.frame, to: nil) ?? item.frame
    let isShown = outer.shows(rect)
    if item.canBecomeFocused, !rect.isEmpty, isShown || outer.scrollView != nil {
      let group = inner.group.map { FocusGroup.named($0) } ?? .single(.init(item))
      let entry = Entry(
        item: item, rect: rect, group: group, scrollView: outer.scrollView, isShown: isShown)
      found.append(
        Node(
          entries: [entry], place: rect.offsetBy(dx: outer.scrolled.x, dy: outer.scrolled.y)))
    }
    addGuides(of: view)
    if let scrollView = view as? ScrollView {
      inner.scrolled.x += scrollView.contentOffset.x
      inner.scrolled.y += scrollView.contentOffset.y
      inner.scrollView = ObjectIdentifier(scrollView)
      inner.clip = outer.clip?.intersection(rect) ?? rect
    }
    let container = item as? any FocusItemContainer ?? item.focusItemContainer
    var contents: [Node] = []
    for part in container?.focusItems(in: .everything) ?? []
    where (part as? View)?.isPartOfControl != true { contents += nodes(of: part, inner) }
    guard view is ScrollView, contents.count > 1 else { return found + contents }
    let sorted = sorted(contents)
    return found + [Node(entries: sorted.flatMap(\.entries), place: sorted[0].place)]
  }

  private mutating func addGuides(of view: View?) {
    guard let view else { return }
    for case let guide as FocusGuide in view.layoutGuides
    where guide.isEnabled && !guide.layoutFrame.isEmpty && !guide.preferredFocusEnvironments.isEmpty
    {
      guides.append((guide, view.convert(guide.layoutFrame, to: nil)))
    }
  }

  private static func group(around view: View) -> String? {
    view.environments.dropFirst().lazy.compactMap(\.focusGroupIdentifier).first
  }

  func entry(of item: (any FocusItem)?) -> Int? {
    guard let item else { return nil }
    return entries.firstIndex { $0.item === item }
  }
}

/// The group of an item: one with a name, or the item alone.
enum FocusGroup: Hashable {
  case named(String)
  case single(ObjectIdentifier)
}

extension Rect {
  /// A rectangle that intersects every other one.
  static let everything = Rect(x: -1e150, y: -1e150, width: 2e150, height: 2e150)
}
