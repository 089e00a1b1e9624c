import ControlCore
public import ResponderKit

extension SegmentedControl {
  /// Inserts a segment for an action, whose image or title it shows, at the nearest index that is
  /// possible (`UISegmentedControl.insertSegment(action:at:animated:)`).
  ///
  /// A segment with an action of the same identifier is updated where it stands at that index;
  /// otherwise it moves there, and stays selected if it is.
  public final func insertSegment(action: Action, at segment: Int, animated: Bool) {
    var index = min(max(segment, 0), numberOfSegments)
    let old = segmentIndex(identifiedBy: action.identifier)
    if old == index {
      return put(action, at: old)
    }
    let isSelected = old == selection
    if old != Self.notFound {
      removeSegment(at: old, animated: animated)
      if old < index { index -= 1 }
    }
    insert(SegmentContent(action: action), at: index)
    if isSelected { select(index) }
  }

  /// Sets the action of a segment, whose image or title it then shows; an index that no segment has
  /// is ignored (`UISegmentedControl.setAction(_:forSegmentAt:)`).
  ///
  /// Traps if another segment has an action of the same identifier, as UIKit asserts.
  public final func setAction(_ action: Action, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    let other = segmentIndex(identifiedBy: action.identifier)
    precondition(
      other == Self.notFound || other == segment,
      "SegmentedControl.setAction(_:forSegmentAt:): segment \(other) has an action of the same identifier"
    )
    put(action, at: segment)
  }

  /// Returns the action of a segment; nil for one without (`UISegmentedControl.actionForSegment(at:)`).
  public final func actionForSegment(at segment: Int) -> Action? {
    segments.indices.contains(segment) ? segments[segment].extras?.action : nil
  }

  /// Returns the index of the segment whose action has an identifier; `Int.max`, which is
  /// Foundation's `NSNotFound`, for none (`UISegmentedControl.segmentIndex(identifiedBy:)`).
  public final func segmentIndex(identifiedBy identifier: Action.Identifier) -> Int {
    segments.firstIndex { $0.extras?.action?.identifier == identifier } ?? Self.notFound
  }

  private static var notFound: Int { .max }

  private func put(_ action: Action, at segment: Int) {
    noteParts([segment])
    segments[segment].face = SegmentContent(action: action).face
    segments[segment].madeExtras.action = action
    segmentsChanged()
  }
}
