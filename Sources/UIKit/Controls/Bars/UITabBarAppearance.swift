#if UIKit
public import Foundation
public import Graphics
public import Navigation
public import ResponderKit

/// The look of a tab bar: `UITabBarAppearance`.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The looks of tabs with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The looks of tabs with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The looks of those tabs in a compact bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The color of the selection; nil unless set.
  open var selectionIndicatorTintColor: UIColor?
  /// The image of the selection; nil unless set.
  open var selectionIndicatorImage: UIImage?
  /// The position of stacked tabs; by the system's choice unless set.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of stacked tabs in points; 0, for the system's, unless set.
  open var stackedItemWidth: CGFloat = 0
  /// The distance of stacked tabs in points; 0, for the system's, unless set.
  open var stackedItemSpacing: CGFloat = 0

  /// Creates the looks of bars on a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Creates looks like others; those of another kind of bar give their background.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}
#endif
