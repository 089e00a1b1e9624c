public import Graphics

/// The properties of a stack view, of UIKit or AppKit.
public struct StackContent: Sendable {
  /// The element of the stack view.
  public let element: InterfaceElement
  /// The traits that it is for.
  public let traits: DocumentTraits

  /// Reads the element of a stack view for traits.
  public init(_ element: InterfaceElement, for traits: DocumentTraits) {
    self.element = element
    self.traits = traits
  }

  private func value(_ attribute: String) -> String? { element.varied(attribute, for: traits) }

  /// A Boolean value that indicates whether the views stand in a column.
  public var isVertical: Bool { (value("axis") ?? value("orientation")) == "vertical" }
  /// The distribution, such as `fillEqually`; nil for the standard one.
  public var distribution: String? { value("distribution") }
  /// The alignment across the axis, such as `firstBaseline`; nil for the standard one.
  public var alignment: String? { value("alignment") }
  /// The space between the views; nil if the document has none.
  public var spacing: Double? { value("spacing").flatMap { Double($0) }.flatMap(Self.space) }
  /// A Boolean value that indicates whether the space is the system's standard one.
  public var hasStandardSpacing: Bool { value("spacingType") == "standard" }
  /// A Boolean value that indicates whether the spaces of a column are between baselines.
  public var isBaselineRelative: Bool { value("baselineRelativeArrangement") == "YES" }
  /// A Boolean value that indicates whether the views stand inside the margins.
  public var isMarginsRelative: Bool { value("layoutMarginsRelativeArrangement") == "YES" }
  /// A Boolean value that indicates whether hidden views take no room, in AppKit.
  public var detachesHiddenViews: Bool { value("detachesHiddenViews") == "YES" }
  /// The distances of the views from the edges, in AppKit.
  public var edgeInsets: EdgeInsets? {
    element.child("edgeInsets", key: "edgeInsets").map { EdgeInsets($0) }
  }
  /// The resistance of an AppKit stack view against growing beyond its views, along each axis; nil if
  /// the document has none.
  public var hugging: (horizontal: Float?, vertical: Float?) {
    (
      element["horizontalStackHuggingPriority"].flatMap { Float($0) },
      element["verticalStackHuggingPriority"].flatMap { Float($0) }
    )
  }

  /// The resistance of an AppKit stack view against cutting its views, along each axis; nil if the document
  /// has none.
  public var clippingResistance: (horizontal: Float?, vertical: Float?) {
    (
      element["horizontalClippingResistancePriority"].flatMap { Float($0) },
      element["verticalClippingResistancePriority"].flatMap { Float($0) }
    )
  }

  /// The spaces after the views in AppKit, in their order; nil for the one between all.
  public var customSpacings: [Double?] {
    (element.child("customSpacing")?.children.map { $0 } ?? []).map { child in
      // The greatest number stands for the standard.
      child["value"].flatMap { Double($0) }.flatMap(Self.space)
    }
  }

  private static func space(_ number: Double) -> Double? {
    InterfaceElement.coordinates.contains(number) ? number : nil
  }
}
