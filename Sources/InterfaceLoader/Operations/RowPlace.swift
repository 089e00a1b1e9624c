package import InterfaceBuilder

/// A place in a table: a row, its accessory, or both.
package struct RowPlace: Sendable {
  /// A row by its numbers, from 1.
  package struct Row: Sendable {
    /// The number of the section; nil where rows of all sections are counted.
    package let section: Int?
    /// The number of the row.
    package let row: Int

    package init(section: Int?, row: Int) { (self.section, self.row) = (section, row) }
  }

  /// The row; nil for the one that the element is in.
  let row: Row?
  /// Indicates whether its accessory is meant.
  let isAccessory: Bool

  package init(row: Row?, isAccessory: Bool) { (self.row, self.isAccessory) = (row, isAccessory) }
}

extension LiveDocument {
  /// Returns what operates an object in a row of its table, the row of a table, or an accessory.
  ///
  /// Without a row, it is that of what a screen reader says at a place, or the one around the element. Throws
  /// where there is no such row or accessory.
  package func operated(
    _ element: InterfaceElement, in row: RowPlace, near place: SpokenPlace? = nil,
    asIfShown: Bool = false
  ) throws(OperationRefusal) -> any OperatedObject {
    if let screens = dialectScreens as? AppKitScreens {
      return try screens.operated(element, in: row, asIfShown: asIfShown)
    }
    guard let screens = uiKitScreens else {
      throw OperationRefusal("the document has no rows", "Leave out the row.")
    }
    let view = try screens.view(of: element, in: row, near: place)
    return TouchedObject(view, of: element, in: screens, asIfShown: asIfShown)
  }
}
