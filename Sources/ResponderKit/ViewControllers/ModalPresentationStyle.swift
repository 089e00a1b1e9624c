/// The styles in which a controller is presented, with the raw values of
/// `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Int, Sendable, Hashable, CaseIterable {
  /// The system's choice: a page sheet (`UIModalPresentationStyle.automatic`).
  case automatic = -2
  /// No presentation; a controller cannot be presented with it.
  case none = -1
  /// The whole screen; the presenting controller's view is removed.
  case fullScreen = 0
  /// A sheet that almost covers the screen.
  case pageSheet = 1
  /// A smaller sheet in the middle of a large screen.
  case formSheet = 2
  /// The view of the controller that defines the context, which is removed.
  case currentContext = 3
  /// The app's own presentation.
  case custom = 4
  /// The whole screen; the presenting controller's view stays behind it.
  case overFullScreen = 5
  /// The view of the controller that defines the context, which stays behind it.
  case overCurrentContext = 6
  /// A bubble beside its source.
  case popover = 7

  /// Indicates whether the view behind is removed, so that its controller disappears.
  package var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
  /// Indicates whether the view of the controller that defines the context is covered, not the
  /// whole screen.
  package var isOfContext: Bool { self == .currentContext || self == .overCurrentContext }
  /// Indicates whether the user can dismiss the controller with a gesture.
  package var isDismissedByGesture: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    default: false
    }
  }
}
