#if UIKit
public import Foundation
public import Graphics
public import Navigation
public import ResponderKit

/// The values that UIKit stores of a bar and the core has no use for.
@MainActor
final class BarLooks {
  var barStyle = UIBarStyle.default
  var barTintColor: UIColor?
  var images: [ImageKey: UIImage] = [:]
  var navigation: [Moment: UINavigationBarAppearance] = [:]
  var tab: [Moment: UITabBarAppearance] = [:]
  var tools: [Moment: UIToolbarAppearance] = [:]
  var titleAttributes: [NSAttributedString.Key: Any]?
  var largeTitleAttributes: [NSAttributedString.Key: Any]?
  var titleOffsets: [UIBarMetrics: CGFloat] = [:]
  var unselectedItemTintColor: UIColor?
  var itemPositioning = UITabBar.ItemPositioning.automatic
  var itemWidth: CGFloat = 0
  var itemSpacing: CGFloat = 0
  weak var toolbarDelegate: (any UIToolbarDelegate)?
  var behavioralStyle = UIBehavioralStyle.automatic

  /// The moment at which an appearance applies.
  enum Moment { case standard, compact, scrollEdge, compactScrollEdge }

  /// The key of an image of a bar.
  struct ImageKey: Hashable {
    enum Kind { case background, shadow, backIndicator, backIndicatorMask, selection }
    var kind: Kind
    var position = UIBarPosition.any
    var metrics = UIBarMetrics.default
  }
}

extension UIView {
  final var barLooks: BarLooks { values(BarLooks.self) { BarLooks() } }
  final var barLooksIfAny: BarLooks? { valuesIfAny(BarLooks.self) }
}

extension UINavigationBar: UIBarPositioning {
  /// The position of the bar: as the delegate says, otherwise above
  /// (`UINavigationBar.barPosition`).
  public final var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }

  /// The style of the bar; the system's unless set (`UINavigationBar.barStyle`).
  public final var barStyle: UIBarStyle {
    get { barLooksIfAny?.barStyle ?? .default }
    set { barLooks.barStyle = newValue }
  }

  /// The color of the bar; nil, for the system's, unless set (`UINavigationBar.barTintColor`).
  public final var barTintColor: UIColor? {
    get { barLooksIfAny?.barTintColor }
    set { barLooks.barTintColor = newValue }
  }

  /// The image of the shadow below the bar; nil, for the system's, unless set
  /// (`UINavigationBar.shadowImage`).
  public final var shadowImage: UIImage? {
    get { barLooksIfAny?.images[.init(kind: .shadow)] }
    set { barLooks.images[.init(kind: .shadow)] = newValue }
  }

  /// The attributes of titles; nil unless set (`UINavigationBar.titleTextAttributes`).
  public final var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { barLooksIfAny?.titleAttributes }
    set { barLooks.titleAttributes = newValue }
  }

  /// The attributes of large titles; nil unless set (`UINavigationBar.largeTitleTextAttributes`).
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { barLooksIfAny?.largeTitleAttributes }
    set { barLooks.largeTitleAttributes = newValue }
  }

  /// Sets the image of the bar.
  public final func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// Returns the image of the bar; nil unless set.
  public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  /// Sets the image of the bar at a position.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    barLooks.images[.init(kind: .background, position: barPosition, metrics: barMetrics)] =
      backgroundImage
  }

  /// Returns the image of the bar at a position; nil unless set.
  public final func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    barLooksIfAny?.images[.init(kind: .background, position: barPosition, metrics: barMetrics)]
  }

  /// Sets how far the title is moved.
  public final func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { barLooks.titleOffsets[barMetrics] = adjustment }

  /// Returns how far the title is moved.
  public final func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    barLooksIfAny?.titleOffsets[barMetrics] ?? 0
  }

  /// The image beside the title of the back button; nil, for the system's, unless set.
  public final var backIndicatorImage: UIImage? {
    get { barLooksIfAny?.images[.init(kind: .backIndicator)] }
    set { barLooks.images[.init(kind: .backIndicator)] = newValue }
  }

  /// The mask of that image during a transition; nil unless set.
  public final var backIndicatorTransitionMaskImage: UIImage? {
    get { barLooksIfAny?.images[.init(kind: .backIndicatorMask)] }
    set { barLooks.images[.init(kind: .backIndicatorMask)] = newValue }
  }

  /// The preferred behavioral style of the bar; by the device unless set (iOS 16).
  public final var preferredBehavioralStyle: UIBehavioralStyle {
    get { barLooksIfAny?.behavioralStyle ?? .automatic }
    set { barLooks.behavioralStyle = newValue }
  }

  // MARK: Appearances

  /// The looks of the bar at its ordinary height, created when it is first asked for
  /// (`UINavigationBar.standardAppearance`).
  ///
  /// The bar keeps a copy of what is set.
  public final var standardAppearance: UINavigationBarAppearance {
    get {
      if let made = barLooks.navigation[.standard] { return made }
      let made = UINavigationBarAppearance()
      barLooks.navigation[.standard] = made
      return made
    }
    set { barLooks.navigation[.standard] = newValue.duplicate }
  }

  /// The looks of a compact bar; nil, for the standard ones, unless set.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { barLooksIfAny?.navigation[.compact] }
    set { barLooks.navigation[.compact] = newValue?.duplicate }
  }

  /// The looks while the content is at its edge; nil, for the standard ones without a background,
  /// unless set.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { barLooksIfAny?.navigation[.scrollEdge] }
    set { barLooks.navigation[.scrollEdge] = newValue?.duplicate }
  }

  /// The looks of a compact bar while the content is at its edge; nil unless set (iOS 15).
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { barLooksIfAny?.navigation[.compactScrollEdge] }
    set { barLooks.navigation[.compactScrollEdge] = newValue?.duplicate }
  }
}
#endif
