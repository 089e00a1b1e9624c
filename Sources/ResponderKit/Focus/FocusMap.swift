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
  }

  /// The items in reading order.
  private(set) var entries: [Entry] = []
  /// The guides that lead somewhere, with their rectangles.
  private(set) var guides: [(guide: FocusGuide, rect: Rect)] = []
  private var met: Set<ObjectIdentifier> = []

  /// The maximum number of items, and how deep they may be in one another: what exceeds them is
  /// ignored, so that containers that create items when asked come to an end.
  private static let limits = (depth: 512, objects: 1_000_000)

  /// Collects the items in a part of a tree, itself included.
  init(of top: View) {
    guard top.isFocusReachable else { return }
    var found: [Entry] = []
    add(top, in: top.superview, group: Self.group(around: top), &found, depth: 0)
    let order = ReadingOrder(
      threshold: top.traitCollection.userInterfaceIdiom == .phone
        ? ReadingOrder.phoneThreshold : ReadingOrder.padThreshold,
      direction: top.effectiveUserInterfaceLayoutDirection)
    entries = order.sorted(found.map(\.rect)).map { found[$0] }
  }

  private mutating func add(
    _ item: any FocusItem, in superview: View?, group: String?, _ found: inout [Entry], depth: Int
  ) {
    guard depth < Self.limits.depth, met.count < Self.limits.objects,
      met.insert(ObjectIdentifier(item)).inserted
    else { return }
    let view = item as? View
    guard view.map({ $0.untouchableReason == nil }) ?? true else { return }
    let name = item.focusGroupIdentifier ?? view?.viewController?.focusGroupIdentifier ?? group
    if item.canBecomeFocused {
      let rect =
        view.map { $0.convert($0.bounds, to: nil) } ?? superview?.convert(item.frame, to: nil)
        ?? item.frame
      found.append(
        Entry(item: item, rect: rect, group: name.map { .named($0) } ?? .single(.init(item))))
    }
    for case let guide as FocusGuide in view?.layoutGuides ?? []
    where guide.isEnabled && !guide.preferredFocusEnvironments.isEmpty {
      guides.append((guide, view?.convert(guide.layoutFrame, to: nil) ?? .zero))
    }
    let container = item as? any FocusItemContainer ?? item.focusItemContainer
    for inner in container?.focusItems(in: .everything) ?? []
    where (inner as? View)?.isPartOfControl != true {
      add(inner, in: view ?? superview, group: name, &found, depth: depth + 1)
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
  fileprivate static let everything = Rect(x: -1e150, y: -1e150, width: 2e150, height: 2e150)
}
