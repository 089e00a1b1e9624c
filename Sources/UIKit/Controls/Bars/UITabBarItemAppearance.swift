#if UIKit
public import Foundation
public import Graphics

/// The look of the tabs of a bar in each state: `UITabBarItemAppearance`.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The position of the titles, with the raw values of `UITabBarItemAppearance.Style`.
  public enum Style: Int, Sendable, Hashable, CaseIterable {
    /// Below the images.
    case stacked = 0
    /// Beside the images.
    case inline = 1
    /// Beside the images of a compact bar.
    case compactInline = 2
  }

  /// The style that the looks are for.
  public final let style: Style
  /// The looks of a tab that can be selected.
  public final let normal = UITabBarItemStateAppearance()
  /// The looks of the selected tab.
  public final let selected = UITabBarItemStateAppearance()
  /// The looks of a tab that cannot be selected.
  public final let disabled = UITabBarItemStateAppearance()
  /// The looks of a tab that has the focus.
  public final let focused = UITabBarItemStateAppearance()

  /// Creates the looks of tabs of a style.
  public required init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates the looks of stacked tabs.
  public convenience override init() { self.init(style: .stacked) }

  /// The same looks in another object.
  open override func copy() -> Any { MainActor.assumeIsolated { copied } }

  private var copied: Self {
    let copy = Self(style: style)
    copy.normal.take(from: normal)
    copy.selected.take(from: selected)
    copy.disabled.take(from: disabled)
    copy.focused.take(from: focused)
    return copy
  }

  /// Sets the looks of the system for a style.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      state.take(from: UITabBarItemStateAppearance())
    }
  }
}

/// The look of the tabs of a bar in one state: `UITabBarItemStateAppearance`.
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title; none unless set.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title; zero unless set.
  public var titlePositionAdjustment = UIOffset.zero
  /// The color of the image; nil, for the system's, unless set.
  public var iconColor: UIColor?
  /// The offset of the badge; zero unless set.
  public var badgePositionAdjustment = UIOffset.zero
  /// The color of the badge; nil, for the system's, unless set.
  public var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text; none unless set.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge's text; zero unless set.
  public var badgeTitlePositionAdjustment = UIOffset.zero

  func take(from other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
#endif
