#if UIKit
public import Graphics
public import Navigation
public import ResponderKit

/// The method that returns the position of a toolbar: `UIToolbarDelegate`.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar: UIBarPositioning {
  /// The object that is asked where the bar is; not retained (`UIToolbar.delegate`).
  public final var delegate: (any UIToolbarDelegate)? {
    get { barLooksIfAny?.toolbarDelegate }
    set { barLooks.toolbarDelegate = newValue }
  }

  /// The position of the bar: as the delegate says, otherwise below (`UIToolbar.barPosition`).
  public final var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  /// The style of the bar; the system's unless set (`UIToolbar.barStyle`).
  public final var barStyle: UIBarStyle {
    get { barLooksIfAny?.barStyle ?? .default }
    set { barLooks.barStyle = newValue }
  }

  /// The color of the bar; nil, for the system's, unless set (`UIToolbar.barTintColor`).
  public final var barTintColor: UIColor? {
    get { barLooksIfAny?.barTintColor }
    set { barLooks.barTintColor = newValue }
  }

  /// Sets the image of the bar.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    barLooks.images[.init(kind: .background, position: topOrBottom, metrics: barMetrics)] =
      backgroundImage
  }

  /// Returns the image of the bar; nil unless set.
  public final func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    barLooksIfAny?.images[.init(kind: .background, position: topOrBottom, metrics: barMetrics)]
  }

  /// Sets the image of the shadow beside the bar.
  public final func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { barLooks.images[.init(kind: .shadow, position: topOrBottom)] = shadowImage }

  /// Returns the image of the shadow beside the bar; nil unless set.
  public final func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    barLooksIfAny?.images[.init(kind: .shadow, position: topOrBottom)]
  }

  /// The looks of the bar, created when it is first asked for; the bar keeps a copy of what is set
  /// (`UIToolbar.standardAppearance`).
  public final var standardAppearance: UIToolbarAppearance {
    get {
      if let made = barLooks.tools[.standard] { return made }
      let made = UIToolbarAppearance()
      barLooks.tools[.standard] = made
      return made
    }
    set { barLooks.tools[.standard] = newValue.duplicate }
  }

  /// The looks of a compact bar; nil unless set.
  public final var compactAppearance: UIToolbarAppearance? {
    get { barLooksIfAny?.tools[.compact] }
    set { barLooks.tools[.compact] = newValue?.duplicate }
  }

  /// The looks while the content is at its edge; nil unless set (iOS 15).
  public final var scrollEdgeAppearance: UIToolbarAppearance? {
    get { barLooksIfAny?.tools[.scrollEdge] }
    set { barLooks.tools[.scrollEdge] = newValue?.duplicate }
  }

  /// The looks of a compact bar while the content is at its edge; nil unless set (iOS 15).
  public final var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { barLooksIfAny?.tools[.compactScrollEdge] }
    set { barLooks.tools[.compactScrollEdge] = newValue?.duplicate }
  }
}
#endif
