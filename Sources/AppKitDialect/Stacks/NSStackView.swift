public import Graphics
public import Layout
import ResponderKit

/// A row or column of views (`NSStackView`).
///
/// It makes constraints for its arranged views. Views that do not fit are not dropped: visibility
/// priorities are not modeled.
@preconcurrency @MainActor
open class NSStackView: NSView {
  /// Creates a stack view with a frame in the coordinates of its superview.
  public override init(frame frameRect: Rect) { super.init(frame: frameRect) }

  /// Creates a row of views, which constraints place (`NSStackView.init(views:)`).
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    for view in views { addArrangedSubview(view) }
  }

  // MARK: How they are arranged

  /// The axis of the views; in a row unless set (`NSStackView.orientation`).
  open var orientation = NSUserInterfaceLayoutOrientation.horizontal {
    didSet {
      guard orientation != oldValue else { return }
      // The standard alignment is the middle.
      if alignment == (oldValue == .horizontal ? .centerY : .centerX) {
        alignment = orientation == .horizontal ? .centerY : .centerX
      }
      arrangementChanged()
    }
  }
  /// The edge or line across the axis that the views are aligned by; the middle unless set
  /// (`NSStackView.alignment`).
  ///
  /// The width or the height makes them as long as the stack view.
  open var alignment = LayoutConstraint.Attribute.centerY {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  /// The distribution of the room along the axis; gravity areas unless set (`NSStackView.distribution`).
  open var distribution = Distribution.gravityAreas {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// The space between neighbors, at least or exactly as the distribution says; 8 unless set
  /// (`NSStackView.spacing`).
  open var spacing: Scalar = 8 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }
  /// The distances of the views from the edges; zero unless set (`NSStackView.edgeInsets`).
  open var edgeInsets = EdgeInsets.zero {
    didSet { if edgeInsets != oldValue { arrangementChanged() } }
  }
  /// A Boolean value that indicates whether hidden views take no room; true unless set
  /// (`NSStackView.detachesHiddenViews`).
  open var detachesHiddenViews = true {
    didSet { if detachesHiddenViews != oldValue { arrangementChanged() } }
  }

  private final var priorities: [StackPriority: LayoutPriority] = [:]

  /// Returns how strongly the stack view resists becoming longer than its views along an axis; 250
  /// unless set (`NSStackView.huggingPriority(for:)`).
  open func huggingPriority(for orientation: LayoutConstraint.Orientation) -> LayoutPriority {
    priorities[.hugging(orientation)] ?? .defaultLow
  }

  /// Sets how strongly the stack view resists becoming longer than its views along an axis
  /// (`NSStackView.setHuggingPriority(_:for:)`).
  open func setHuggingPriority(
    _ priority: LayoutPriority, for orientation: LayoutConstraint.Orientation
  ) {
    priorities[.hugging(orientation)] = priority
    arrangementChanged()
  }

  /// Returns how strongly the stack view resists cutting its views along an axis; 1000 unless set
  /// (`NSStackView.clippingResistancePriority(for:)`).
  open func clippingResistancePriority(
    for orientation: LayoutConstraint.Orientation
  ) -> LayoutPriority { priorities[.clippingResistance(orientation)] ?? .required }

  /// Sets how strongly the stack view resists cutting its views along an axis
  /// (`NSStackView.setClippingResistancePriority(_:for:)`).
  open func setClippingResistancePriority(
    _ priority: LayoutPriority, for orientation: LayoutConstraint.Orientation
  ) {
    priorities[.clippingResistance(orientation)] = priority
    arrangementChanged()
  }

  // MARK: Arranged views, see NSStackView+Views.swift

  final var arranged: [ArrangedView] = []
  final var madeConstraints: [LayoutConstraint]?

  package override var marginInsets: EdgeInsets { edgeInsets }
  /// A row has the baselines of its first view, a column those of the views at its ends.
  override func baselineView(first: Bool) -> NSView? {
    let shown = arranged.map(\.view).filter { $0.superview === self && !$0.isHidden }
    return first || orientation == .horizontal ? shown.first : shown.last
  }
  package override func arrangementConstraints() -> [LayoutConstraint] {
    constraintsOfArrangement()
  }
}

extension NSStackView {
  /// The distributions of the room along the axis (`NSStackView.Distribution`).
  public enum Distribution: Int, Sendable, Hashable, CaseIterable {
    /// The views keep to the beginning, the middle and the end.
    case gravityAreas = -1
    /// The views fill the room; those that resist least grow or shrink.
    case fill = 0
    /// The views fill the room and are all equally long.
    case fillEqually = 1
    /// The views fill the room in proportion to their natural sizes.
    case fillProportionally = 2
    /// The spaces are equally long.
    case equalSpacing = 3
    /// The distances between the middles are equally long.
    case equalCentering = 4
  }

  /// The parts of a stack view that views keep to (`NSStackView.Gravity`).
  public enum Gravity: Int, Sendable, Hashable, CaseIterable {
    /// At the top of a column, or where lines begin.
    case leading = 1
    /// In the middle.
    case center = 2
    /// At the bottom of a column, or where lines end.
    case trailing = 3

    /// At the top of a column.
    public static let top = Gravity.leading
    /// At the bottom of a column.
    public static let bottom = Gravity.trailing
  }

  /// The space of a view without a space of its own: the greatest finite `Float`
  /// (`NSStackView.useDefaultSpacing`).
  nonisolated public static let useDefaultSpacing = Scalar(Float.greatestFiniteMagnitude)
}
