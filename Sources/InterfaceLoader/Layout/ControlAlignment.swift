package import Graphics
import InterfaceBuilder

/// The part of a control of AppKit in a document that is aligned: the distances from its frame, and the
/// baseline of its text.
///
/// The values of each kind were derived from real documents: the insets from equalities between a view and
/// its superview or a neighbor, the baselines from views that are aligned by them.
package struct ControlAlignment: Equatable, Sendable {
  package var insets: EdgeInsets
  /// The distance of the baseline from the lower edge of what is aligned; nil without text.
  package var baseline: Double?

  init(top: Double, left: Double, bottom: Double, right: Double, baseline: Double? = nil) {
    insets = EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    self.baseline = baseline
  }

  init(beside: Double = 0, above: Double = 0, baseline: Double? = nil) {
    self.init(top: above, left: beside, bottom: above, right: beside, baseline: baseline)
  }
}
