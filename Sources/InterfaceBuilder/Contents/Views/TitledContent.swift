/// The title that an AppKit window, box or table column shows.
public struct TitledContent: Sendable {
  /// The element of the window, box or column.
  public let element: InterfaceElement

  /// Reads the element of a window, a box or a column.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The title; nil for none, and for a box that hides it.
  public var title: String? {
    let shown =
      switch element.name {
      case "box" where element["titlePosition"] == "noTitle": String?.none
      case "tableColumn": element.child("tableHeaderCell", key: "headerCell")?.string(.title)
      default: element.string(.title)
      }
    return shown.flatMap { $0.isEmpty ? nil : $0 }
  }
}
