public import ResponderKit

/// A cell with a target and an action (`NSActionCell`).
///
/// The control that owns the cell forwards its own target and action to it, and is the sender.
@preconcurrency @MainActor
open class NSActionCell: NSCell {
  private final var targetLink = UnretainedObject()
  private final var storedAction: ActionSelector?
  private final var storedTag = 0

  /// The object that performs the action, which is not retained; nil, for the responder chain, unless
  /// set.
  open override var target: AnyObject? {
    get { targetLink.object }
    set { targetLink = UnretainedObject(newValue) }
  }

  /// The action; nil unless set.
  open override var action: ActionSelector? {
    get { storedAction }
    set { storedAction = newValue }
  }

  /// A number that identifies the cell; 0 unless set.
  open override var tag: Int {
    get { storedTag }
    set { storedTag = newValue }
  }

  /// Copies the target, the action and the tag, too.
  open override func takeAll(from other: NSCell) {
    super.takeAll(from: other)
    (target, action, tag) = (other.target, other.action, other.tag)
  }
}
