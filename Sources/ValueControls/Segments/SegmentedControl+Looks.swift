public import ControlCore
public import Graphics
public import ResponderKit

/// The looks of a segmented control that a program can set.
package enum SegmentLook: Hashable, Codable {
  case selectedTint, titleAttributes, style
  case background(BarMetrics)
  case divider(right: ControlState, BarMetrics)
  case positionAdjustment(SegmentedControl.Segment, BarMetrics)
}

/// The kinds of bars that an image is for: `UIBarMetrics`, with its raw values.
public enum BarMetrics: Int, Sendable, Hashable, Codable, CaseIterable {
  /// A bar of the usual height.
  case `default` = 0
  /// A bar of a phone on its side.
  case compact = 1
  /// A bar of the usual height with a prompt.
  case defaultPrompt = 101
  /// A bar of a phone on its side with a prompt.
  case compactPrompt = 102
}

extension SegmentedControl {
  /// The place of a segment among the others: `UISegmentedControl.Segment`, with its raw values.
  public enum Segment: Int, Sendable, Hashable, Codable, CaseIterable {
    /// Any segment.
    case any = 0
    /// The leftmost segment of several.
    case left = 1
    /// A segment between others.
    case center = 2
    /// The rightmost segment of several.
    case right = 3
    /// The only segment.
    case alone = 4
  }

  /// The look that had an effect until iOS 7: `UISegmentedControl.Style`, with its raw values.
  public enum Style: Int, Sendable, Hashable, CaseIterable {
    /// Large, without a border.
    case plain = 0
    /// Large, with a border.
    case bordered = 1
    /// Small, as in a bar.
    case bar = 2
    /// Large, with an edge that looks raised.
    case bezeled = 3
  }

  /// The style, which is kept and has no effect since iOS 7; plain unless set
  /// (`UISegmentedControl.segmentedControlStyle`).
  public final var segmentedControlStyle: Style {
    get { looks.stored(.style) ?? .plain }
    set { looks.set(newValue, .style) }
  }

  /// The color of the selected segment; nil, for the system's, unless set
  /// (`UISegmentedControl.selectedSegmentTintColor`).
  public final var selectedSegmentTintColor: Color? {
    get { looks.stored(.selectedTint) }
    set { looks.set(newValue, .selectedTint) }
  }

  /// Sets the attributes of titles in a state, or removes them for nil
  /// (`UISegmentedControl.setTitleTextAttributes(_:for:)`).
  public final func setTitleTextAttributes(
    _ attributes: TextAttributes?, for state: ControlState
  ) {
    looks.set(
      attributes.map { AttributedText.Attributes(styled: $0) }, .titleAttributes, for: state)
  }
  /// Returns the attributes of titles in a state: its own, otherwise those of the normal state
  /// (`UISegmentedControl.titleTextAttributes(for:)`).
  public final func titleTextAttributes(for state: ControlState) -> TextAttributes? {
    let attributes: AttributedText.Attributes? = looks.value(.titleAttributes, for: state)
    return attributes?.styled
  }

  /// Sets the image behind segments in a state and a kind of bar, or removes it for nil
  /// (`UISegmentedControl.setBackgroundImage(_:for:barMetrics:)`).
  public final func setBackgroundImage(
    _ image: Image?, for state: ControlState, barMetrics: BarMetrics
  ) { looks.set(image, .background(barMetrics), for: state) }
  /// Returns the image behind segments in a state and a kind of bar: its own, otherwise that of the
  /// normal state (`UISegmentedControl.backgroundImage(for:barMetrics:)`).
  public final func backgroundImage(for state: ControlState, barMetrics: BarMetrics) -> Image? {
    looks.value(.background(barMetrics), for: state)
  }

  /// Sets the image between segments for a state of each, or removes it for nil
  /// (`UISegmentedControl.setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)`).
  public final func setDividerImage(
    _ image: Image?, forLeftSegmentState left: ControlState, rightSegmentState right: ControlState,
    barMetrics: BarMetrics
  ) { looks.set(image, .divider(right: right, barMetrics), for: left) }
  /// Returns the image between segments for a state of each: its own, otherwise that of two normal
  /// segments (`UISegmentedControl.dividerImage(forLeftSegmentState:rightSegmentState:barMetrics:)`).
  public final func dividerImage(
    forLeftSegmentState left: ControlState, rightSegmentState right: ControlState,
    barMetrics: BarMetrics
  ) -> Image? {
    looks.stored(.divider(right: right, barMetrics), for: left)
      ?? looks.stored(.divider(right: .normal, barMetrics))
  }

  /// Sets how far the contents of segments of a place are moved, in points
  /// (`UISegmentedControl.setContentPositionAdjustment(_:forSegmentType:barMetrics:)`).
  public final func setContentPositionAdjustment(
    _ adjustment: Offset, forSegmentType place: Segment, barMetrics: BarMetrics
  ) { looks.set(adjustment, .positionAdjustment(place, barMetrics)) }
  /// Returns how far the contents of segments of a place are moved, in points; zero unless set
  /// (`UISegmentedControl.contentPositionAdjustment(forSegmentType:barMetrics:)`).
  public final func contentPositionAdjustment(
    forSegmentType place: Segment, barMetrics: BarMetrics
  ) -> Offset { looks.stored(.positionAdjustment(place, barMetrics)) ?? .zero }

  /// Sets the color of a document, which an appearance proxy may replace.
  package final func decode(selectedTint: Color) {
    looks.setImplicitly(selectedTint, .selectedTint)
  }
}

extension AppearanceProxy where Target: SegmentedControl {
  private func set(
    _ value: (any Sendable)?, _ look: SegmentLook, for state: ControlState = .normal
  ) {
    add(StateLook(look: look, state: state), value) {
      $0.looks.setImplicitly(value, look, for: state)
    }
  }

  /// The color of selected segments (`UISegmentedControl.selectedSegmentTintColor`).
  public var selectedSegmentTintColor: Color? {
    get { value(StateLook(look: SegmentLook.selectedTint, state: .normal)) }
    nonmutating set { set(newValue, .selectedTint) }
  }
  /// Sets the attributes of titles in a state (`UISegmentedControl.setTitleTextAttributes(_:for:)`).
  public func setTitleTextAttributes(
    _ attributes: AttributedText.Attributes?, for state: ControlState
  ) { set(attributes, .titleAttributes, for: state) }
  /// Sets the image behind segments in a state and a kind of bar
  /// (`UISegmentedControl.setBackgroundImage(_:for:barMetrics:)`).
  public func setBackgroundImage(
    _ image: Image?, for state: ControlState, barMetrics: BarMetrics
  ) { set(image, .background(barMetrics), for: state) }
  /// Sets the image between segments for a state of each
  /// (`UISegmentedControl.setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)`).
  public func setDividerImage(
    _ image: Image?, forLeftSegmentState left: ControlState, rightSegmentState right: ControlState,
    barMetrics: BarMetrics
  ) { set(image, .divider(right: right, barMetrics), for: left) }
}
