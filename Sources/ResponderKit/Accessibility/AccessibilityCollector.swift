import Accessibility
import Graphics

/// Traverses a tree of views and collects the elements that a screen reader finds.
@MainActor
struct AccessibilityCollector {
  /// An element or a group of items that stay together.
  indirect enum Item {
    /// The place is that of the element, or of another one that it belongs to.
    case element(AccessibilityElement, Responder, place: Rect)
    case group(Group)
  }

  struct Group {
    var value: AccessibilityContainer
    var object: Responder
    var items: [Item]
    /// The frame that orders the group among others.
    var place: Rect
  }

  /// The maximum nesting of containers and views, and the maximum number of objects; the collector
  /// ignores what exceeds them, so that objects that create others when queried come to an end.
  static let limits = (depth: 512, objects: 1_000_000)

  let order: ReadingOrder
  private var depth = 0
  /// The objects with the number in which they were found, each once, so that a list that leads
  /// back to itself ends.
  private(set) var met: [Responder: Int] = [:]

  /// Indicates whether ``AccessibilityChanges`` counts every change to the objects that were asked.
  private(set) var isCounted = true

  init(order: ReadingOrder) { self.order = order }

  /// Returns the items that a reader finds in an object: the object itself, its contents, or
  /// nothing.
  mutating func items(of object: Responder) -> [Item] {
    note(object)
    guard !object.accessibilityElementsHidden, !isInvisible(object),
      met[object] == nil, depth < Self.limits.depth, met.count < Self.limits.objects
    else { return [] }
    met[object] = met.count
    depth += 1
    defer { depth -= 1 }
    if object.isAccessibilityElement {
      let element = object.accessibilityElement
      return [.element(element, object, place: element.frame)]
        + itemsBeside(object, at: element.frame)
    }
    if let listed = listed(in: object) {
      let items = listed.flatMap { self.items(of: $0) }
      return group(items, of: object, isExplicit: true)
    }
    guard let view = object as? View else { return [] }
    for subview in view.subviews { note(subview) }
    let items = readable(view.subviews).flatMap { subview in
      let items = self.items(of: subview)
      return view.groupsSubviews && items.count > 1
        ? group(items, of: subview, isExplicit: false) : items
    }
    let keeps = view.shouldGroupAccessibilityChildren || isKept(view)
    return keeps ? group(items, of: view, isExplicit: false) : items
  }

  /// Returns the items of the views inside an element that are read directly after it.
  private mutating func itemsBeside(_ object: Responder, at place: Rect) -> [Item] {
    guard let view = object as? View, view.flags.contains(.hasElementsBeside),
      let views = (view as? any ReadsViewsBesideItself)?.viewsBesideItself
    else { return [] }
    return views.flatMap { items(of: $0) }.map { item in
      guard case .element(let element, let object, _) = item else { return item }
      return .element(element, object, place: place)
    }
  }

  /// Remembers whether every change to an object is counted, also if a reader does not find it now.
  private mutating func note(_ object: Responder) {
    isCounted = isCounted && AccessibilityChanges.areNoted(of: object)
  }

  /// Returns sibling items in reading order.
  func sorted(_ items: [Item]) -> [Item] {
    guard items.count > 1 else { return items }
    return order.sorted(items.map(\.place)).map { items[$0] }
  }

  /// Returns the objects that the app lists; nil if it leaves that to the reader.
  private func listed(in object: Responder) -> [Responder]? {
    if let elements = object.accessibilityElements { return elements }
    let count = object.accessibilityElementCount()
    // UIKit's NSNotFound is among the numbers that mean none.
    guard count > 0, count < 1_000_000 else { return nil }
    return (0..<count).compactMap { object.accessibilityElement(at: $0) }
  }

  /// Returns the views that a reader can reach: a modal view in front hides the others.
  private func readable(_ views: [View]) -> [View] {
    let modal = views.last { view in
      view.accessibilityViewIsModal && !isInvisible(view) && !view.accessibilityElementsHidden
    }
    return modal.map { [$0] } ?? views
  }

  /// Returns whether a view is not on the screen; a view of zero size counts only if its subviews
  /// may show.
  private func isInvisible(_ object: Responder) -> Bool {
    guard let view = object as? View else { return false }
    if view.isHidden || view.alpha <= 0 { return true }
    guard view.bounds.width == 0, view.bounds.height == 0 else { return false }
    return view.clipsToBounds || view.isAccessibilityElement || view.accessibilityElements != nil
  }

  private func isKept(_ object: Responder) -> Bool {
    if !object.accessibilityTraits.isDisjoint(with: [.tabBar, .alert]) { return true }
    switch object.accessibilityContainerType {
    case .dataTable, .list, .landmark: return true
    case .semanticGroup:
      return object.accessibilityLabel != nil || object.accessibilityValue != nil
        || object.accessibilityIdentifier != nil
    case .none: return false
    }
  }

  private func group(_ items: [Item], of object: Responder, isExplicit: Bool) -> [Item] {
    guard !items.isEmpty else { return [] }
    let isKept = isKept(object)
    let value = AccessibilityContainer(
      type: isKept ? object.accessibilityContainerType : .none,
      label: isKept ? object.accessibilityLabel : nil,
      value: isKept ? object.currentAccessibilityValue : nil,
      identifier: object.accessibilityIdentifier, traits: object.accessibilityTraits,
      frame: object.accessibilityFrame, isExplicit: isExplicit,
      isModal: object.accessibilityViewIsModal)
    var group = Group(
      value: value, object: object, items: isExplicit ? items : sorted(items), place: .zero)
    // A tab bar is ordered by its own frame; other groups by the item that is read first.
    group.place =
      value.traits.contains(.tabBar)
      ? value.frame : order.sorted(items.map(\.place)).first.map { items[$0].place } ?? .zero
    group.addPositions()
    return [.group(group)]
  }
}

/// A view that is an element and has views inside that are elements besides it, as a text field has its
/// clear button.
@MainActor
package protocol ReadsViewsBesideItself: View {
  /// The views that are read besides it.
  var viewsBesideItself: [View] { get }
}

extension AccessibilityCollector.Item {
  var place: Rect {
    switch self {
    case .element(_, _, let place): place
    case .group(let group): group.place
    }
  }
}
