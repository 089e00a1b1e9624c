package import Graphics
import Layout
import ResponderKit

/// The values of a view that layouts need, created when one of them is first set.
@MainActor
final class NSViewLayoutValues {
  var state: LayoutState?
  var guides: [NSLayoutGuide] = []
  var autoresizingMask: NSView.AutoresizingMask = []
  var autoresizesSubviews = true
  /// The distances to the part that is aligned, in place of those of the class.
  var alignmentInsets: EdgeInsets?
  var baselineOffset: Scalar?
}

extension NSView {
  final var layoutValues: NSViewLayoutValues? { valuesIfAny(NSViewLayoutValues.self) }
  final var settingLayoutValues: NSViewLayoutValues {
    values(NSViewLayoutValues.self) { NSViewLayoutValues() }
  }

  /// Sets what is aligned of the view, and the distance of the baseline of its text from the lower edge of
  /// that, in place of what the class says.
  package final func setAlignment(_ insets: EdgeInsets, baselineOffset: Scalar?) {
    let values = settingLayoutValues
    (values.alignmentInsets, values.baselineOffset) = (insets, baselineOffset)
  }

  /// The pending work of a layout and more.
  struct LayoutFlags: OptionSet {
    var rawValue: UInt8
    static let needsLayout = LayoutFlags(rawValue: 1 << 0)
    /// A view inside waits for a layout.
    static let hasPending = LayoutFlags(rawValue: 1 << 1)
    static let needsUpdateConstraints = LayoutFlags(rawValue: 1 << 2)
    /// Constraints place it.
    static let isPlacedByConstraints = LayoutFlags(rawValue: 1 << 3)
    /// The engine of the tree has read it, so that its changes are counted.
    static let isSeenByLayout = LayoutFlags(rawValue: 1 << 4)
    /// The engine, or the mask, sets its frame.
    static let isBeingPlaced = LayoutFlags(rawValue: 1 << 5)
    /// It or a view inside it waits for an update of its constraints.
    static let hasConstraintsToUpdate = LayoutFlags(rawValue: 1 << 6)
    /// Lines begin on the right.
    static let isRightToLeft = LayoutFlags(rawValue: 1 << 7)
  }
}
