public import Graphics

/// What a document says of a segmented control, of UIKit or AppKit.
public struct SegmentedControlContent: Sendable {
  /// A segment.
  public struct Segment: Sendable {
    /// The element of the segment.
    public let element: InterfaceElement

    /// The title, which AppKit calls a label; nil for a segment without one.
    public var title: String? { element.string(.title) ?? element.string(.label) }
    /// The image; nil for a segment without one.
    public var image: Image? { element.image(.image) }
    /// Whether the user can choose the segment; true where the document does not say.
    public var isEnabled: Bool { element.bool(.enabled) ?? true }
    /// Whether the document says that the segment is selected, as AppKit's do.
    public var isSelected: Bool { element.bool(.selected) ?? false }
  }

  /// The element of the control.
  public let element: InterfaceElement
  /// The segments in order.
  public let segments: [Segment]

  /// Reads the element of a segmented control, and that of its cell for one of AppKit.
  public init(_ element: InterfaceElement, cell: InterfaceElement? = nil) {
    self.element = element
    let holder = element.child(.segments) ?? cell?.child(.segments)
    segments = (holder.map { Array($0.children) } ?? []).filter { $0.isNamed(.segment) }
      .map { Segment(element: $0) }
  }

  /// The number of the segment that is selected; nil for none.
  public var selectedSegmentIndex: Int? {
    element["selectedSegmentIndex"].flatMap { Int($0) }
      .flatMap { segments.indices.contains($0) ? $0 : nil }
      ?? segments.firstIndex(where: \.isSelected)
  }
  /// Whether a choice does not last.
  public var isMomentary: Bool { element.bool("momentary") ?? false }
  /// Whether the user can operate the control.
  public var isEnabled: Bool { element.bool(.enabled) ?? true }
}
