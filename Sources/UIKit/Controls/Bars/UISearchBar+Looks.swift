#if UIKit
public import ControlValues
public import Foundation
public import Graphics
public import ResponderKit
public import TextControls

/// The values that UIKit stores of a search bar and the core has no use for.
@MainActor
private final class SearchBarLooks {
  var images = StateTable<ImageKey, UIImage>()
  var scopeAttributes = StateTable<Bool, [NSAttributedString.Key: Any]>()
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]
  var fieldOffset = UIOffset.zero
  var textOffset = UIOffset.zero

  enum ImageKey: Hashable {
    case icon(UISearchBar.Icon)
    case field
    case scopeButton
    case divider(UInt, UInt)
    case background(UIBarPosition, UIBarMetrics)
    case scopeBar
  }
}

extension UISearchBar: UIBarPositioning {
  private var looks: SearchBarLooks { values(SearchBarLooks.self) { SearchBarLooks() } }
  private var looksIfAny: SearchBarLooks? { valuesIfAny(SearchBarLooks.self) }

  /// The position of the bar, as the delegate says (`UISearchBar.barPosition`).
  public final var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// The style of the bar; the system's unless set (`UISearchBar.barStyle`).
  public final var barStyle: UIBarStyle {
    get { barLooksIfAny?.barStyle ?? .default }
    set { barLooks.barStyle = newValue }
  }

  /// The image of the bar; nil unless set (`UISearchBar.backgroundImage`).
  public final var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  /// Sets the image of the bar at a position.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { looks.images[.background(barPosition, barMetrics), .normal] = backgroundImage }

  /// Returns the image of the bar at a position; nil unless set.
  public final func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    -> UIImage?
  { looksIfAny?.images[.background(barPosition, barMetrics), .normal] }

  /// The image behind the scopes; nil unless set (`UISearchBar.scopeBarBackgroundImage`).
  public final var scopeBarBackgroundImage: UIImage? {
    get { looksIfAny?.images[.scopeBar, .normal] }
    set { looks.images[.scopeBar, .normal] = newValue }
  }

  /// Sets the image of an icon in a state (`UISearchBar.setImage(_:for:state:)`).
  public final func setImage(
    _ iconImage: UIImage?, for icon: Icon, state: UIControl.State
  ) { looks.images[.icon(icon), state] = iconImage }

  /// Returns the image of an icon in a state, otherwise that of the normal state.
  public final func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    looksIfAny?.images[.icon(icon), state]
  }

  /// Sets the image of the field in a state.
  public final func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { looks.images[.field, state] = backgroundImage }

  /// Returns the image of the field in a state.
  public final func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    looksIfAny?.images[.field, state]
  }

  /// Sets the image of a scope in a state.
  public final func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { looks.images[.scopeButton, state] = backgroundImage }

  /// Returns the image of a scope in a state.
  public final func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    looksIfAny?.images[.scopeButton, state]
  }

  /// Sets the image between two scopes.
  public final func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { looks.images[.divider(leftState.rawValue, rightState.rawValue), .normal] = dividerImage }

  /// Returns the image between two scopes.
  public final func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    looksIfAny?.images[.divider(leftState.rawValue, rightState.rawValue), .normal]
  }

  /// Sets the attributes of the scopes' titles in a state.
  public final func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { looks.scopeAttributes[true, state] = attributes }

  /// Returns the attributes of the scopes' titles in a state.
  public final func scopeBarButtonTitleTextAttributes(for state: UIControl.State)
    -> [NSAttributedString.Key: Any]?
  { looksIfAny?.scopeAttributes[true, state] }

  /// Sets how far an icon is moved.
  public final func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    looks.iconOffsets[icon] = adjustment
  }

  /// Returns how far an icon is moved.
  public final func positionAdjustment(for icon: Icon) -> UIOffset {
    looksIfAny?.iconOffsets[icon] ?? .zero
  }

  /// The offset of the field; zero unless set.
  public final var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { looksIfAny?.fieldOffset ?? .zero }
    set { looks.fieldOffset = newValue }
  }

  /// The offset of the text in the field; zero unless set.
  public final var searchTextPositionAdjustment: UIOffset {
    get { looksIfAny?.textOffset ?? .zero }
    set { looks.textOffset = newValue }
  }
}
#endif
