public import Graphics

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
  /// A Boolean value that indicates whether a control of at most one page is invisible; false by
  /// default.
  public var hidesForSinglePage: Bool { element.bool("hidesForSinglePage") ?? false }
  /// A Boolean value that indicates whether a finger that moves chooses pages; true by default.
  public var allowsContinuousInteraction: Bool {
    element.bool("allowsContinuousInteraction") ?? true
  }
  /// The position of the next page, such as `topToBottom`; nil if it is not specified.
  public var direction: String? { element["direction"] }
  /// The style of the background behind the dots, such as `prominent`; nil if it is not specified.
  public var backgroundStyle: String? { element["backgroundStyle"] }
  /// The color of the dots; nil for the system's.
  public var pageIndicatorTintColor: Color? { element.color("pageIndicatorTintColor") }
  /// The color of the current page's dot; nil for the system's.
  public var currentPageIndicatorTintColor: Color? {
    element.color("currentPageIndicatorTintColor")
  }
  /// The image of each page; nil for dots.
  public var preferredIndicatorImage: Image? { element.image("preferredIndicatorImage") }
  /// The image of the current page; nil for that of each page.
  public var preferredCurrentPageIndicatorImage: Image? {
    element.image("preferredCurrentPageIndicatorImage")
  }
}

extension PageControlContent: ControlContent {
  package static var elementName: String { "pageControl" }
  package static var families: [InterfaceDocument.Family] { [.uiKit] }
  package var summary: [String] {
    [numberOfPages == 0 ? "no pages" : "page \(currentPage + 1) of \(numberOfPages)"]
  }
}
