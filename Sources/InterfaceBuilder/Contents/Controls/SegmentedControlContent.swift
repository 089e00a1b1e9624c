public import Graphics
import TextFormats

/// The properties of a UIKit or AppKit segmented control in a document.
public struct SegmentedControlContent: Sendable {
  /// A segment.
  public struct Segment: Sendable {
    /// The element of the segment.
    public let element: InterfaceElement

    /// The title, which AppKit calls a label; nil for a segment without one.
    public var title: String? { element.string(.title) ?? element.string(.label) }
    /// The image; nil for a segment without one.
    public var image: Image? { element.image(.image) }
    /// A Boolean value that indicates whether the user can choose the segment; true by default.
    public var isEnabled: Bool { element.bool(.enabled) ?? true }
    /// The width, in points; 0, for one that the control chooses, by default.
    public var width: Double { element.finiteNumber("width") ?? 0 }
    /// The offset of the content, in points; nil if there is none.
    public var contentOffset: Size? { element.size("contentOffset") }
    /// A Boolean value that indicates whether the document marks the segment as selected, as AppKit
    /// documents do.
    public var isSelected: Bool { element.bool(.selected) ?? false }
    /// The tag, which AppKit documents have; 0 by default.
    public var tag: Int { element["tag"].flatMap { Int($0) } ?? 0 }
    /// The scaling of the image, which AppKit documents have; nil if it is not specified.
    public var imageScaling: String? { element["imageScaling"] }
    /// The help, which AppKit documents have; nil for none.
    public var toolTip: String? { element.string(.toolTip) }
  }

  /// The element of the control.
  public let element: InterfaceElement
  /// The segments in order.
  public let segments: [Segment]

  /// Reads the element of a segmented control, and the element of its cell in AppKit.
  public init(_ element: InterfaceElement, cell: InterfaceElement? = nil) {
    self.element = element
    let holder = element.child(.segments) ?? cell?.child(.segments)
    segments = (holder.map { Array($0.children) } ?? []).filter { $0.isNamed(.segment) }
      .map { Segment(element: $0) }
  }

  /// The index of the selected segment; nil if none is selected.
  public var selectedSegmentIndex: Int? {
    element["selectedSegmentIndex"].flatMap { Int($0) }
      .flatMap { segments.indices.contains($0) ? $0 : nil }
      ?? segments.firstIndex(where: \.isSelected)
  }
  /// A Boolean value that indicates whether the control does not keep its selection
  /// (`isMomentary`).
  public var isMomentary: Bool { element.bool("momentary") ?? false }
  /// A Boolean value that indicates whether the user can operate the control.
  public var isEnabled: Bool { element.bool(.enabled) ?? true }
  /// A Boolean value that indicates whether segments are as wide as their content.
  public var apportionsSegmentWidthsByContent: Bool {
    element.bool("apportionsSegmentWidthsByContent") ?? false
  }
  /// The look that had an effect until iOS 7, such as `bar`; nil if it is not specified.
  public var segmentControlStyle: String? { element["segmentControlStyle"] }
  /// The color of the selected segment; nil for the system's.
  public var selectedSegmentTintColor: Color? { element.color("selectedSegmentTintColor") }
}

extension SegmentedControlContent: ControlContent {
  package static var elementName: String { "segmentedControl" }
  package init(_ element: InterfaceElement) { self.init(element, cell: nil) }
  package var summary: [String] { isMomentary ? ["momentary"] : [] }
  package var choices: [String] {
    segments.enumerated().map { number, segment in
      // A momentary control keeps no selection.
      let isSelected = !isMomentary && number == selectedSegmentIndex
      return visible(segment.title ?? segment.image?.name ?? "no title")
        + (isSelected ? " (selected)" : "") + (segment.isEnabled ? "" : " (disabled)")
    }
  }
}

extension InterfaceControl {
  /// The content of a segmented control; nil for other controls.
  public var segmentedControl: SegmentedControlContent? {
    elementName == SegmentedControlContent.elementName
      ? SegmentedControlContent(element, cell: cell?.element) : nil
  }

  /// The elements of the segments of a segmented control; none for other controls.
  public var segments: [InterfaceElement] { segmentedControl?.segments.map(\.element) ?? [] }
}

extension InterfaceElement {
  /// The elements of the segments; none for another element.
  var segmentElements: [InterfaceElement] { SegmentedControlContent(self).segments.map(\.element) }
}
