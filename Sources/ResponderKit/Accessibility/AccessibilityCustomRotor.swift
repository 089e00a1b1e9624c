public import Accessibility
public import Graphics

/// A way of an app to go through its elements: UIKit's `UIAccessibilityCustomRotor`.
@MainActor
public final class AccessibilityCustomRotor {
  /// Which way a search goes.
  public enum Direction: Int, Sendable, Hashable {
    case previous = 0
    case next = 1
  }

  /// What a search starts from.
  @MainActor
  public struct SearchPredicate {
    /// Where the user is; nil at first.
    public var currentItem: ItemResult?
    /// Which way to search.
    public var searchDirection: Direction

    /// Creates what a search starts from.
    public init(currentItem: ItemResult?, searchDirection: Direction) {
      self.currentItem = currentItem
      self.searchDirection = searchDirection
    }
  }

  /// What a search finds: an element, or a range of the text of one.
  @MainActor
  public struct ItemResult {
    /// The element; it is not kept.
    public var targetElement: Responder? { link.object }
    private let link: Backlink<Responder>
    /// The range of its text; nil for all of it.
    public var targetRange: Range<Int>?

    /// Creates a result.
    public init(targetElement: Responder, targetRange: Range<Int>? = nil) {
      link = Backlink(targetElement)
      self.targetRange = targetRange
    }
  }

  /// What is said of the rotor.
  public var name: String { attributedName.string }
  /// What is said, with how it is spoken.
  public let attributedName: AttributedText
  /// What it goes through, where that is one of the system's kinds.
  public let systemRotorType: SystemRotorType
  /// Finds the next item; nil where there is none.
  public var itemSearchBlock: @MainActor (SearchPredicate) -> ItemResult?

  /// Creates a rotor with a name of its own.
  public convenience init(
    name: String, itemSearch: @escaping @MainActor (SearchPredicate) -> ItemResult?
  ) {
    self.init(attributedName: AttributedText(name), itemSearch: itemSearch)
  }

  /// Creates a rotor with a name that is spoken in a way of its own.
  public init(
    attributedName: AttributedText,
    itemSearch: @escaping @MainActor (SearchPredicate) -> ItemResult?
  ) {
    self.attributedName = attributedName
    systemRotorType = .none
    itemSearchBlock = itemSearch
  }

  /// Creates a rotor of one of the system's kinds.
  public init(
    systemType: SystemRotorType,
    itemSearch: @escaping @MainActor (SearchPredicate) -> ItemResult?
  ) {
    attributedName = AttributedText(systemType.rawValue)
    systemRotorType = systemType
    itemSearchBlock = itemSearch
  }

  /// Returns the items in a direction, each once: a search that comes back to one, as one that cycles
  /// does, is over, and so is one that has found 99.
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
