import FoundationEssentials

/// The sections and items of a table or a collection at one time, by their identifiers: UIKit's
/// `NSDiffableDataSourceSnapshot`.
///
/// An identifier is unique among all sections or all items; methods trap for one that is there
/// already, and for one that is not there, as UIKit does.
public struct DiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  var sections: [SectionIdentifierType] = []
  /// The items of each section.
  var groups: [[ItemIdentifierType]] = []
  var reloadedSections: [SectionIdentifierType] = []
  var reloadedItems: [ItemIdentifierType] = []
  var reconfiguredItems: [ItemIdentifierType] = []

  /// Creates a snapshot without sections (`NSDiffableDataSourceSnapshot.init()`).
  public init() {}

  /// The number of items in all sections (`numberOfItems`).
  public var numberOfItems: Int { groups.reduce(0) { $0 + $1.count } }
  /// The number of sections (`numberOfSections`).
  public var numberOfSections: Int { sections.count }
  /// The sections, in order (`sectionIdentifiers`).
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections, in order (`itemIdentifiers`).
  public var itemIdentifiers: [ItemIdentifierType] { groups.flatMap { $0 } }
  /// The sections that are to be reloaded (`reloadedSectionIdentifiers`).
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }
  /// The items that are to be reloaded (`reloadedItemIdentifiers`).
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }
  /// The items that are to be configured anew (`reconfiguredItemIdentifiers`).
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }

  /// Returns the number of items in a section (`numberOfItems(inSection:)`).
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    groups[index(of: identifier)].count
  }
  /// Returns the items of a section, in order (`itemIdentifiers(inSection:)`).
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { groups[index(of: identifier)] }
  /// Returns the section of an item; nil for one that is not there
  /// (`sectionIdentifier(containingItem:)`).
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { place(of: identifier).map { sections[$0.section] } }
  /// Returns the index of an item among those of all sections; nil for one that is not there
  /// (`indexOfItem(_:)`).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    place(of: identifier).map { place in
      groups[..<place.section].reduce(place.item) { $0 + $1.count }
    }
  }
  /// Returns the index of a section; nil for one that is not there (`indexOfSection(_:)`).
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: Places

  func index(of section: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(of: section) else {
      preconditionFailure("the snapshot has no section \(section)")
    }
    return index
  }

  func place(of item: ItemIdentifierType) -> IndexPath? {
    for (section, items) in groups.enumerated() {
      if let index = items.firstIndex(of: item) { return IndexPath(item: index, section: section) }
    }
    return nil
  }

  func knownPlace(of item: ItemIdentifierType) -> IndexPath {
    guard let place = place(of: item) else {
      preconditionFailure("the snapshot has no item \(item)")
    }
    return place
  }

  /// The places of all items.
  var places: [ItemIdentifierType: IndexPath] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    places.reserveCapacity(numberOfItems)
    for (section, items) in groups.enumerated() {
      for (index, item) in items.enumerated() {
        places[item] = IndexPath(item: index, section: section)
      }
    }
    return places
  }
}

extension DiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension DiffableDataSourceSnapshot: Equatable {}
