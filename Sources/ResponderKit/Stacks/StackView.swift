public import Graphics
public import Layout

/// A row or column of views: UIKit's `UIStackView`.
///
/// It makes constraints for its arranged views, which UIKit's class makes, too.
@preconcurrency @MainActor
open class StackView: View {
  /// Creates a stack view with a frame in the coordinates of its superview.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// Creates a stack view that arranges views, and adds them as subviews.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views, see StackView+Arrangement.swift

  final var arrangement = StackArrangement()
  /// The constraints for the arranged views; nil after a change.
  final var madeConstraints: [LayoutConstraint]?
  package override func arrangementConstraints() -> [LayoutConstraint] {
    constraintsOfArrangement()
  }

  /// The views that are arranged, hidden ones among them, in the order in which they are; a part of
  /// the subviews.
  open var arrangedSubviews: [View] { arrangement.views }

  /// Arranges a view after the others, and adds it as a subview unless it is one.
  ///
  /// A view that is arranged already moves to the end. The order of the subviews stays.
  open func addArrangedSubview(_ view: View) {
    arrange(view, at: arrangement.views.count)
  }

  /// Stops arranging a view; it stays a subview.
  ///
  /// Does nothing for a view that is not arranged.
  open func removeArrangedSubview(_ view: View) {
    guard arrangement.contains(view) else { return }
    arrangement.remove(view)
    arrangementChanged()
  }

  /// Arranges a view at an index of the arranged views, and adds it as a subview unless it is one.
  ///
  /// A view that is arranged already moves there. Traps for an index out of bounds.
  open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Stops arranging a view that leaves the stack view, and forgets the space after it.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: How they are arranged

  /// The axis of the views, in a row or a column; in a row unless set.
  open var axis = LayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  /// The distribution of the room along the axis among the views; ``Distribution-swift.enum/fill``
  /// unless set.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// The alignment of the views across the axis; ``Alignment-swift.enum/fill`` unless set.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  /// The space between neighbors, at least or exactly as the distribution says; 0 unless set.
  open var spacing: Scalar = 0 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }
  /// A Boolean value that indicates whether the spaces of a column are between baselines; false
  /// unless set.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// A Boolean value that indicates whether the views are placed inside the margins; false unless
  /// set.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Sets the space after an arranged view, in place of ``spacing``.
  ///
  /// ``spacingUseDefault`` takes it back, and ``spacingUseSystem`` stands for 8 points. The space
  /// stays with the view when it is arranged at another place, and is lost when it is no longer
  /// arranged. Does nothing for a view that is not arranged.
  open func setCustomSpacing(_ spacing: Scalar, after arrangedSubview: View) {
    guard arrangement.contains(arrangedSubview),
      spacing != customSpacing(after: arrangedSubview)
    else { return }
    let ownSpacing = spacing == Self.spacingUseDefault ? nil : spacing
    arrangement.setSpacing(ownSpacing, after: arrangedSubview)
    arrangementChanged()
  }

  /// Returns the space that was set after an arranged view; ``spacingUseDefault`` if none was.
  open func customSpacing(after arrangedSubview: View) -> Scalar {
    arrangement.spacing(after: arrangedSubview) ?? Self.spacingUseDefault
  }

  // MARK: Baselines

  /// The view whose first baseline is that of the stack view: the tallest one of a row, the first
  /// one of a column.
  open override var forFirstBaselineLayout: View {
    baselineView(\.first)?.forFirstBaselineLayout ?? self
  }

  /// The view whose last baseline is that of the stack view: the tallest one of a row, the last one
  /// of a column.
  open override var forLastBaselineLayout: View {
    baselineView(\.last)?.forLastBaselineLayout ?? self
  }
}

extension StackView {
  /// The distributions of the room along the axis of a stack view (`UIStackView.Distribution`).
  public enum Distribution: Int, Sendable, Hashable, CaseIterable {
    /// The views fill the room; those that resist least grow or shrink.
    case fill = 0
    /// The views fill the room and are all equally long.
    case fillEqually = 1
    /// The views fill the room in proportion to their intrinsic sizes.
    case fillProportionally = 2
    /// The spaces are equally long.
    case equalSpacing = 3
    /// The distances between the middles are equally long.
    case equalCentering = 4
  }

  /// The alignments of a stack view's views across its axis (`UIStackView.Alignment`).
  public enum Alignment: Int, Sendable, Hashable, CaseIterable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column.
    case leading = 1
    /// By the first baseline of a row.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column.
    case trailing = 4
    /// By the last baseline of a row.
    case lastBaseline = 5

    /// At the top edge of a row.
    public static let top = Alignment.leading
    /// At the bottom edge of a row.
    public static let bottom = Alignment.trailing
  }

  /// The space of a view without a space of its own: the greatest finite `Float`
  /// (`UIStackView.spacingUseDefault`).
  nonisolated public static let spacingUseDefault = Scalar(Float.greatestFiniteMagnitude)
  /// The system's standard space: the least normal `Float` (`UIStackView.spacingUseSystem`).
  nonisolated public static let spacingUseSystem = Scalar(Float.leastNormalMagnitude)
}
