#if UIKit
public import ControlValues
public import Foundation
public import Graphics
public import ResponderKit

/// The values that UIKit stores of an item of a bar and the core has no use for.
@MainActor
private final class ItemLooks {
  var titleAttributes = StateTable<Bool, [NSAttributedString.Key: Any]>()
  var badgeAttributes = StateTable<Bool, [NSAttributedString.Key: Any]>()
  var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  var backBackgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  var images = StateTable<ImageKey, UIImage>()
  var isSymbolAnimationEnabled = false
  var titleOffset = UIOffset.zero
  var tabAppearance: UITabBarAppearance?
  var scrollEdgeTabAppearance: UITabBarAppearance?

  struct ImageKey: Hashable {
    var isBack = false
    var style: UIBarButtonItem.Style?
    var metrics: UIBarMetrics
  }
}

extension UIBarItem {
  fileprivate var looks: ItemLooks { values(ItemLooks.self) { ItemLooks() } }
  fileprivate var looksIfAny: ItemLooks? { valuesIfAny(ItemLooks.self) }

  /// Sets the attributes of the title in a state; nil removes them
  /// (`UIBarItem.setTitleTextAttributes(_:for:)`).
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { looks.titleAttributes[true, state] = attributes }

  /// Returns the attributes of the title in a state, otherwise those of the normal state
  /// (`UIBarItem.titleTextAttributes(for:)`).
  public final func titleTextAttributes(for state: UIControl.State)
    -> [NSAttributedString.Key: Any]?
  { looksIfAny?.titleAttributes[true, state] }
}

extension UIBarButtonItem {
  private typealias Key = ItemLooks.ImageKey

  /// Sets the image behind the item in a state and in bars of a height.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.images[Key(metrics: barMetrics), state] = backgroundImage }

  /// Returns the image behind the item in a state and in bars of a height.
  public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics)
    -> UIImage?
  { looksIfAny?.images[Key(metrics: barMetrics), state] }

  /// Sets the image behind items of a style.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style,
    barMetrics: UIBarMetrics
  ) { looks.images[Key(style: style, metrics: barMetrics), state] = backgroundImage }

  /// Returns the image behind items of a style.
  public final func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? { looksIfAny?.images[Key(style: style, metrics: barMetrics), state] }

  /// Sets the image of the back button.
  public final func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.images[Key(isBack: true, metrics: barMetrics), state] = backgroundImage }

  /// Returns the image of the back button.
  public final func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { looksIfAny?.images[Key(isBack: true, metrics: barMetrics), state] }

  /// Sets how far the title is moved.
  public final func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { looks.titleOffsets[barMetrics] = adjustment }

  /// Returns how far the title is moved.
  public final func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looksIfAny?.titleOffsets[barMetrics] ?? .zero
  }

  /// Sets how far the title of the back button is moved.
  public final func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { looks.backTitleOffsets[barMetrics] = adjustment }

  /// Returns how far the title of the back button is moved.
  public final func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looksIfAny?.backTitleOffsets[barMetrics] ?? .zero
  }

  /// Sets how far the image behind the item is moved.
  public final func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { looks.backgroundOffsets[barMetrics] = adjustment }

  /// Returns how far the image behind the item is moved.
  public final func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looksIfAny?.backgroundOffsets[barMetrics] ?? 0
  }

  /// Sets how far the image of the back button is moved.
  public final func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { looks.backBackgroundOffsets[barMetrics] = adjustment }

  /// Returns how far the image of the back button is moved.
  public final func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { looksIfAny?.backBackgroundOffsets[barMetrics] ?? 0 }

  /// A Boolean value that indicates whether changes of a symbol are animated on a screen; false
  /// unless set (iOS 17).
  public final var isSymbolAnimationEnabled: Bool {
    get { looksIfAny?.isSymbolAnimationEnabled ?? false }
    set { looks.isSymbolAnimationEnabled = newValue }
  }
}

extension UITabBarItem {
  /// The offset of the title; zero unless set (`UITabBarItem.titlePositionAdjustment`).
  public final var titlePositionAdjustment: UIOffset {
    get { looksIfAny?.titleOffset ?? .zero }
    set { looks.titleOffset = newValue }
  }

  /// Sets the attributes of the badge's text in a state; nil removes them.
  public final func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { looks.badgeAttributes[true, state] = textAttributes }

  /// Returns the attributes of the badge's text in a state, otherwise those of the normal state.
  public final func badgeTextAttributes(for state: UIControl.State)
    -> [NSAttributedString.Key: Any]?
  { looksIfAny?.badgeAttributes[true, state] }

  /// The looks of the bar while the tab is selected; nil, for the bar's own, unless set.
  public final var standardAppearance: UITabBarAppearance? {
    get { looksIfAny?.tabAppearance }
    set { looks.tabAppearance = newValue }
  }

  /// The looks of the bar while the tab is selected and the content is at its edge; nil unless set.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { looksIfAny?.scrollEdgeTabAppearance }
    set { looks.scrollEdgeTabAppearance = newValue }
  }
}
#endif
