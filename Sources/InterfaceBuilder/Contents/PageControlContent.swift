/// What a document says of a page control.
public struct PageControlContent: Sendable {
  /// The element of the page control.
  public let element: InterfaceElement

  /// Reads the element of a page control.
  public init(_ element: InterfaceElement) { self.element = element }

  /// How many pages there are, 0 where the document does not say.
  public var numberOfPages: Int { max(0, element["numberOfPages"].flatMap { Int($0) } ?? 0) }
  /// The page that is shown, counted from 0 and never beyond the last one (`UIPageControl.currentPage`).
  public var currentPage: Int {
    min(max(0, element["currentPage"].flatMap { Int($0) } ?? 0), max(0, numberOfPages - 1))
  }
}
