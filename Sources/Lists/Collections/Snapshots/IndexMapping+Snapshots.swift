import FoundationEssentials
import ListModel

extension IndexMapping {
  /// Finds where everything is by the identifiers of two states.
  init<Section: Hashable, Item: Hashable>(
    from former: DiffableDataSourceSnapshot<Section, Item>,
    to present: DiffableDataSourceSnapshot<Section, Item>
  ) {
    let sections = former.sectionIdentifiers.map { present.indexOfSection($0) }
    var items: [[Int?]] = []
    var moved: [IndexPath: IndexPath] = [:]
    let places = present.places
    for (section, identifiers) in former.groups.enumerated() {
      items.append(
        identifiers.enumerated().map { item, identifier in
          guard let place = places[identifier] else { return nil }
          if place.section == sections[section] { return place.item }
          moved[IndexPath(item: item, section: section)] = place
          return nil
        })
    }
    self.init(sections: sections, items: items, moved: moved)
  }
}
