/// How a button behaves in an app made for the Mac: `UIBehavioralStyle`, with its raw values.
public enum BehavioralStyle: UInt, Sendable, Hashable, Codable, CaseIterable {
  /// The device's style; only a preference.
  case automatic = 0
  /// As on an iPad.
  case pad = 1
  /// As a Mac button: one title for all states, and no gesture recognizers.
  case mac = 2
}

extension Button {
  /// When ``Button/isHeld`` is true; UIKit has no counterpart.
  ///
  /// A named policy, because UIButton.h and Apple's online page differ; see Docs/Divergences.md.
  public enum HeldPolicy: UInt8, Sendable, Hashable, CaseIterable {
    /// While the button shows any menu, as UIButton.h says.
    case anyMenu
    /// While it shows a menu that a long press opened, as the online page says.
    case longPress
  }
}
