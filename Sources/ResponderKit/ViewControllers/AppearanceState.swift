/// The appearance of a controller's view: shown or not, and whether that is changing.
package struct AppearanceState {
  /// The phases of an appearance.
  package enum Phase {
    /// The view is not shown.
    case disappeared
    /// The view is about to be shown.
    case appearing
    /// The view is shown.
    case appeared
    /// The view is about to leave.
    case disappearing
  }

  /// The phase.
  package var phase = Phase.disappeared
  /// Indicates whether the change is animated on a screen.
  var isAnimated = false
  /// Indicates whether `viewIsAppearing(_:)` has been called in this appearance.
  var isAnnounced = false
  /// Indicates whether the app moved the view, so that the end of the move is the end of the
  /// change.
  var isCausedByMove = false

  /// Indicates whether the view is shown, or about to be.
  package var isShown: Bool { phase == .appeared || phase == .appearing }
}
