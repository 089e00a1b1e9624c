/// The ways in which the focus moves on a device, and what can have it.
package enum FocusMode: Sendable, Hashable {
  /// With a remote: everything that can be focused; an item is always focused, if there is one.
  case remote
  /// With a keyboard: text inputs, and views that opt in.
  case keyboard
  /// With a keyboard that operates everything.
  case fullKeyboardAccess

  /// Indicates whether controls can be focused that have not opted in.
  package var includesControls: Bool { self != .keyboard }

  /// The mode of the tree whose items are being collected, so that it is found once.
  @MainActor static var known: FocusMode?

  /// The mode of the tree that a view is in; nil on a device without focus.
  ///
  /// An iPad with a software keyboard has none.
  @MainActor
  package init?(of view: View) {
    let root = view.outermost
    let services = root.ownApplication?.inputServices ?? root.rare?.inputServices
    switch root.traitCollection.userInterfaceIdiom {
    case .tv: self = .remote
    case _ where services?.isFullKeyboardAccessEnabled ?? false: self = .fullKeyboardAccess
    case .pad where services?.keyboard == nil, .mac: self = .keyboard
    default: return nil
    }
  }
}

extension View {
  /// Indicates whether the device can focus controls that have not opted in; true without a focus
  /// system.
  package final var focusesControls: Bool {
    (FocusMode.known ?? FocusMode(of: self))?.includesControls ?? true
  }
}
