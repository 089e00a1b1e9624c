public import ResponderKit

/// The effect of an operation on an object of a screen.
public struct OperationOutcome: Sendable {
  /// The word for the operation: `a tap`, `a change`.
  public var operation: String
  /// The reason that nothing reached the object, in words; nil if it was operated.
  public var obstacle: String?
  /// The kind of that reason.
  package var obstacleReason: TapObstacle.Reason?
  /// The reason that a tap would not have operated the object before; nil if it would have.
  package var tapObstacle: TapObstacle?
  /// Everything that happened after the object was scrolled into view.
  public var record: InteractionRecord
  /// The words of the screen reader, in order.
  public var announcements: [String]
  /// The value before and after, where it changed.
  public var change: (from: String, to: String)?
  /// The announcements of the screen that is shown now, where another one came or its layout
  /// changed.
  public var screen: [String]
  /// A Boolean value that indicates whether another screen came.
  public var isNewScreen: Bool
  /// The reason that there was no result, or another one than was asked for; or something to know.
  public var note: String?
  /// A Boolean value that indicates whether the operation did what it is for.
  public var isDone: Bool
}
