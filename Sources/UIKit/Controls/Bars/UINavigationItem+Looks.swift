#if UIKit
import Foundation
import Graphics
public import ResponderKit

/// The values that UIKit stores of a navigation item and the core has no use for.
@MainActor
private final class NavigationItemLooks {
  var appearances: [BarLooks.Moment: UINavigationBarAppearance] = [:]
  var searchController: UISearchController?
  var hidesSearchBarWhenScrolling = true
  var preferredSearchBarPlacement = UINavigationItem.SearchBarPlacement.automatic
  var style = UINavigationItem.ItemStyle.navigator
  var subtitle: String?
  var largeTitle: String?
  var customizationIdentifier: String?
}

extension UINavigationItem {
  /// The position of a search bar: `UINavigationItem.SearchBarPlacement` (iOS 16).
  public enum SearchBarPlacement: Int, Sendable, Hashable, CaseIterable {
    /// The system's choice.
    case automatic = 0
    /// In the row of the buttons.
    case inline = 1
    /// Below the title.
    case stacked = 2
    /// A button, which becomes the bar (iOS 26).
    case integrated = 3
    /// The same in the middle (iOS 26).
    case integratedCentered = 4
    /// A button (iOS 26).
    case integratedButton = 5
  }

  /// The purposes of the bar: `UINavigationItem.ItemStyle` (iOS 16).
  public enum ItemStyle: Int, Sendable, Hashable, CaseIterable {
    /// It leads back and forth.
    case navigator = 0
    /// As in a browser.
    case browser = 1
    /// As for a document.
    case editor = 2
  }

  private var looks: NavigationItemLooks {
    values(NavigationItemLooks.self) { NavigationItemLooks() }
  }
  private var looksIfAny: NavigationItemLooks? { valuesIfAny(NavigationItemLooks.self) }

  /// The search that the bar offers; nil unless set.
  ///
  /// The bar does not show it: an app puts the search bar in a view
  /// (`UINavigationItem.searchController`).
  public final var searchController: UISearchController? {
    get { looksIfAny?.searchController }
    set { looks.searchController = newValue }
  }

  /// A Boolean value that indicates whether scrolling hides the search bar; true unless set
  /// (`UINavigationItem.hidesSearchBarWhenScrolling`).
  public final var hidesSearchBarWhenScrolling: Bool {
    get { looksIfAny?.hidesSearchBarWhenScrolling ?? true }
    set { looks.hidesSearchBarWhenScrolling = newValue }
  }

  /// The place where the search bar is to be; by the system's choice unless set (iOS 16).
  public final var preferredSearchBarPlacement: SearchBarPlacement {
    get { looksIfAny?.preferredSearchBarPlacement ?? .automatic }
    set { looks.preferredSearchBarPlacement = newValue }
  }

  /// The purpose of the bar; navigation back and forth unless set (iOS 16).
  public final var style: ItemStyle {
    get { looksIfAny?.style ?? .navigator }
    set { looks.style = newValue }
  }

  /// The line below the title; nil unless set.
  ///
  /// The bar does not show it (iOS 26).
  public final var subtitle: String? {
    get { looksIfAny?.subtitle }
    set { looks.subtitle = newValue }
  }

  /// The large title; nil, for the title, unless set.
  ///
  /// The bar does not show it (iOS 26).
  public final var largeTitle: String? {
    get { looksIfAny?.largeTitle }
    set { looks.largeTitle = newValue }
  }

  /// The name by which the user's choice of buttons is kept; nil unless set (iOS 16).
  public final var customizationIdentifier: String? {
    get { looksIfAny?.customizationIdentifier }
    set { looks.customizationIdentifier = newValue }
  }

  // MARK: Appearances

  private func set(_ appearance: UINavigationBarAppearance?, _ moment: BarLooks.Moment) {
    looks.appearances[moment] = appearance?.duplicate
  }

  /// The looks of the bar while the item is on top; nil, for the bar's own, unless set
  /// (`UINavigationItem.standardAppearance`).
  public final var standardAppearance: UINavigationBarAppearance? {
    get { looksIfAny?.appearances[.standard] }
    set { set(newValue, .standard) }
  }

  /// The looks of a compact bar while the item is on top; nil unless set.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { looksIfAny?.appearances[.compact] }
    set { set(newValue, .compact) }
  }

  /// The looks while the content is at its edge and the item on top; nil unless set.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looksIfAny?.appearances[.scrollEdge] }
    set { set(newValue, .scrollEdge) }
  }

  /// The looks of a compact bar while the content is at its edge; nil unless set (iOS 15).
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looksIfAny?.appearances[.compactScrollEdge] }
    set { set(newValue, .compactScrollEdge) }
  }
}
#endif
