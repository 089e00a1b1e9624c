extension DiffableDataSourceSnapshot {
  /// Adds sections without items at the end (`appendSections(_:)`).
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  /// Inserts sections without items before another one (`insertSections(_:beforeSection:)`).
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier)) }
  /// Inserts sections without items after another one (`insertSections(_:afterSection:)`).
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier) + 1) }
  /// Removes sections with their items; those that are not there are passed over
  /// (`deleteSections(_:)`).
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let index = sections.firstIndex(of: identifier) else { continue }
      sections.remove(at: index)
      forget(Set(groups.remove(at: index)))
      reloadedSections.removeAll { $0 == identifier }
    }
  }
  /// Moves a section with its items before another one (`moveSection(_:beforeSection:)`).
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, after: false) }
  /// Moves a section with its items after another one (`moveSection(_:afterSection:)`).
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, after: true) }
  /// Asks for everything in sections again (`reloadSections(_:)`).
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      _ = index(of: section)
      if !reloadedSections.contains(section) { reloadedSections.append(section) }
    }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var known = Set(sections)
    for section in identifiers {
      precondition(
        known.insert(section).inserted, "the snapshot has the section \(section) already")
    }
    sections.insert(contentsOf: identifiers, at: index)
    groups.insert(contentsOf: identifiers.map { _ in [] }, at: index)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, after: Bool
  ) {
    precondition(identifier != other, "a section cannot be moved beside itself")
    let former = index(of: identifier)
    sections.remove(at: former)
    let items = groups.remove(at: former)
    let place = index(of: other) + (after ? 1 : 0)
    sections.insert(identifier, at: place)
    groups.insert(items, at: place)
  }
}
