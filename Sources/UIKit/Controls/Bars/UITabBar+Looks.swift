#if UIKit
public import Foundation
public import Graphics
public import Navigation
import ResponderKit

extension UITabBar {
  /// The positions of tabs, with the raw values of `UITabBar.ItemPositioning`.
  public enum ItemPositioning: Int, Sendable, Hashable, CaseIterable {
    /// The system's choice.
    case automatic = 0
    /// They share the width.
    case fill = 1
    /// In the middle.
    case centered = 2
  }

  /// The style of the bar; the system's unless set (`UITabBar.barStyle`).
  public final var barStyle: UIBarStyle {
    get { barLooksIfAny?.barStyle ?? .default }
    set { barLooks.barStyle = newValue }
  }

  /// The color of the bar; nil, for the system's, unless set (`UITabBar.barTintColor`).
  public final var barTintColor: UIColor? {
    get { barLooksIfAny?.barTintColor }
    set { barLooks.barTintColor = newValue }
  }

  /// The color of tabs that are not selected; nil, for the system's, unless set.
  public final var unselectedItemTintColor: UIColor? {
    get { barLooksIfAny?.unselectedItemTintColor }
    set { barLooks.unselectedItemTintColor = newValue }
  }

  /// The image of the bar; nil unless set (`UITabBar.backgroundImage`).
  public final var backgroundImage: UIImage? {
    get { barLooksIfAny?.images[.init(kind: .background)] }
    set { barLooks.images[.init(kind: .background)] = newValue }
  }

  /// The image of the shadow above the bar; nil unless set (`UITabBar.shadowImage`).
  public final var shadowImage: UIImage? {
    get { barLooksIfAny?.images[.init(kind: .shadow)] }
    set { barLooks.images[.init(kind: .shadow)] = newValue }
  }

  /// The image behind the selected tab; nil unless set (`UITabBar.selectionIndicatorImage`).
  public final var selectionIndicatorImage: UIImage? {
    get { barLooksIfAny?.images[.init(kind: .selection)] }
    set { barLooks.images[.init(kind: .selection)] = newValue }
  }

  /// The position of tabs; by the system's choice unless set.
  ///
  /// They always share the width here (`UITabBar.itemPositioning`).
  public final var itemPositioning: ItemPositioning {
    get { barLooksIfAny?.itemPositioning ?? .automatic }
    set { barLooks.itemPositioning = newValue }
  }

  /// The width of a tab in points; 0, for the system's, unless set (`UITabBar.itemWidth`).
  public final var itemWidth: CGFloat {
    get { barLooksIfAny?.itemWidth ?? 0 }
    set { barLooks.itemWidth = newValue }
  }

  /// The distance of tabs in points; 0, for the system's, unless set (`UITabBar.itemSpacing`).
  public final var itemSpacing: CGFloat {
    get { barLooksIfAny?.itemSpacing ?? 0 }
    set { barLooks.itemSpacing = newValue }
  }

  /// The looks of the bar, created when it is first asked for; the bar keeps a copy of what is set
  /// (`UITabBar.standardAppearance`).
  public final var standardAppearance: UITabBarAppearance {
    get {
      if let made = barLooks.tab[.standard] { return made }
      let made = UITabBarAppearance()
      barLooks.tab[.standard] = made
      return made
    }
    set { barLooks.tab[.standard] = newValue.duplicate }
  }

  /// The looks while the content is at its edge; nil unless set (iOS 15).
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { barLooksIfAny?.tab[.scrollEdge] }
    set { barLooks.tab[.scrollEdge] = newValue?.duplicate }
  }
}
#endif
