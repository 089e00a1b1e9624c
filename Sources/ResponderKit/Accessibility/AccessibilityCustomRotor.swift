public import Accessibility
public import Graphics

/// An app's own way to move through its elements: UIKit's `UIAccessibilityCustomRotor`.
@preconcurrency @MainActor
public final class AccessibilityCustomRotor {
  /// The direction of a search.
  public enum Direction: Int, Sendable, Hashable {
    /// Backward, toward the preceding item (`UIAccessibilityCustomRotor.Direction.previous`).
    case previous = 0
    /// Forward, toward the following item (`UIAccessibilityCustomRotor.Direction.next`).
    case next = 1
  }

  /// The starting point and the direction of a search.
  @MainActor
  public struct SearchPredicate {
    /// The current item of the user; nil at first.
    public var currentItem: ItemResult?
    /// The direction of the search.
    public var searchDirection: Direction

    /// Creates a predicate from an item and a direction.
    public init(currentItem: ItemResult?, searchDirection: Direction) {
      self.currentItem = currentItem
      self.searchDirection = searchDirection
    }
  }

  /// The result of a search: an element, or a range of an element's text.
  @MainActor
  public struct ItemResult {
    /// The element; the result does not retain it.
    public var targetElement: Responder? { link.object }
    private let link: Backlink<Responder>
    /// The range of the element's text; nil for all of it.
    public var targetRange: Range<Int>?

    /// Creates a result.
    public init(targetElement: Responder, targetRange: Range<Int>? = nil) {
      link = Backlink(targetElement)
      self.targetRange = targetRange
    }
  }

  /// The spoken name of the rotor.
  public var name: String { attributedName.string }
  /// The name with its speech attributes.
  public let attributedName: AttributedText
  /// The kind of item that the rotor moves through, if it is one of the system's.
  public let systemRotorType: SystemRotorType
  /// Finds the next item; returns nil if there is none.
  public var itemSearchBlock: @MainActor (SearchPredicate) -> ItemResult?

  /// Creates a rotor with a custom name.
  public convenience init(
    name: String, itemSearch: @escaping @MainActor (SearchPredicate) -> ItemResult?
  ) {
    self.init(attributedName: AttributedText(name), itemSearch: itemSearch)
  }

  /// Creates a rotor with a custom name that has speech attributes.
  public init(
    attributedName: AttributedText,
    itemSearch: @escaping @MainActor (SearchPredicate) -> ItemResult?
  ) {
    self.attributedName = attributedName
    systemRotorType = .none
    itemSearchBlock = itemSearch
  }

  /// Creates a rotor of one of the system's types.
  public init(
    systemType: SystemRotorType,
    itemSearch: @escaping @MainActor (SearchPredicate) -> ItemResult?
  ) {
    attributedName = AttributedText(systemType.rawValue)
    systemRotorType = systemType
    itemSearchBlock = itemSearch
  }

  /// Returns the items in a direction, each once.
  ///
  /// A search ends when it returns to an item, as one that cycles does, and after 99 items.
  public func items(_ direction: Direction = .next) -> [ItemResult] {
    var items: [ItemResult] = []
    var seen: Set<Place> = []
    while items.count < 99 {
      let predicate = SearchPredicate(currentItem: items.last, searchDirection: direction)
      guard let item = itemSearchBlock(predicate), let element = item.targetElement,
        seen.insert(Place(element: element, range: item.targetRange)).inserted
      else { break }
      items.append(item)
    }
    return items
  }

  private struct Place: Hashable {
    var element: Responder
    var range: Range<Int>?
  }
}
