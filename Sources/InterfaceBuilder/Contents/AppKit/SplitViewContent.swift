/// The properties of a split view of AppKit in a document.
public struct SplitViewContent: Sendable {
  /// The element of the split view.
  public let element: InterfaceElement

  /// Reads the element of a split view.
  public init(_ element: InterfaceElement) { self.element = element }

  /// A Boolean value that indicates whether the dividers are vertical.
  public var isVertical: Bool { element.bool("vertical") ?? false }
  /// The style of the dividers, such as `paneSplitter`; nil, the default, for thick ones.
  public var dividerStyle: String? { element["dividerStyle"] }
}
