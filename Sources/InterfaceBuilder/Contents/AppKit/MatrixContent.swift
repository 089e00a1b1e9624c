public import Graphics

/// The properties of a matrix of AppKit in a document.
public struct MatrixContent: Sendable {
  /// The element of the matrix.
  public let element: InterfaceElement

  /// Reads the element of a matrix.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The way in which a click changes the cells, such as `list`; nil for radio.
  public var mode: String? { element["mode"] }
  /// A Boolean value that indicates whether no cell may be on; true by default.
  public var allowsEmptySelection: Bool { element.bool("allowsEmptySelection") ?? true }
  /// The size of each cell; nil if it is not specified.
  public var cellSize: Size? { element.size("cellSize") }
  /// The space between cells; nil if it is not specified.
  public var intercellSpacing: Size? { element.size("intercellSpacing") }
  /// The cells, by columns.
  public var columns: [[InterfaceElement]] {
    element.child("cells").map { $0.children.map { Array($0.children) } } ?? []
  }
}
