extension Button {
  /// The policies for ``Button/isHeld``; UIKit has no counterpart.
  ///
  /// A named policy, because UIButton.h and Apple's online page differ; see Docs/Divergences.md.
  public enum HeldPolicy: UInt8, Sendable, Hashable, CaseIterable {
    /// While the button shows any menu, as UIButton.h says.
    case anyMenu
    /// While it shows a menu that a long press opened, as the online page says.
    case longPress
  }
}
