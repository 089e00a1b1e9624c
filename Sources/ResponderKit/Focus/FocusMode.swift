/// How the focus moves on a device, and what can have it.
package enum FocusMode: Sendable, Hashable {
  /// With a remote: everything that can be focused; an item is always focused, if there is one.
  case remote
  /// With a keyboard: text inputs, and views that opt in.
  case keyboard
  /// With a keyboard that operates everything.
  case fullKeyboardAccess

  /// The mode of a device; nil for one without focus.
  @MainActor
  init?(_ idiom: TraitCollection.UserInterfaceIdiom?, isFullKeyboardAccessEnabled: Bool) {
    switch idiom {
    case .tv: self = .remote
    case _ where isFullKeyboardAccessEnabled: self = .fullKeyboardAccess
    case .pad, .mac: self = .keyboard
    case .phone, .carPlay, .vision, nil: return nil
    }
  }

  /// Whether controls can be focused that do not ask for it.
  package var includesControls: Bool { self != .keyboard }
}
