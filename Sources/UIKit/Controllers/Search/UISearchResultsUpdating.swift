#if UIKit
import ResponderKit

/// Shows what is found: `UISearchResultsUpdating`.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search bar becomes the first responder, and when its text or scope changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// The methods that report the beginning and the end of a search: `UISearchControllerDelegate`.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search begins by itself.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search has begun by itself.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends by itself.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search has ended by itself.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called when the user begins a search, for a presentation of the app's own.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}
#endif
