/// The properties of a page control in a document.
public struct PageControlContent: Sendable {
  /// The element of the page control.
  public let element: InterfaceElement

  /// Reads the element of a page control.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The number of pages; 0 by default.
  public var numberOfPages: Int { max(0, element["numberOfPages"].flatMap { Int($0) } ?? 0) }
  /// The current page, counted from 0 and clamped to the last page (`UIPageControl.currentPage`).
  public var currentPage: Int {
    min(max(0, element["currentPage"].flatMap { Int($0) } ?? 0), max(0, numberOfPages - 1))
  }
}
