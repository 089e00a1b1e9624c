/// Shows what is found: `UISearchResultsUpdating`.
@preconcurrency @MainActor
public protocol SearchResultsUpdating: AnyObject {
  /// Called when the search bar becomes the first responder, and when its text or scope changes.
  func updateSearchResults(for searchController: SearchController)
}

/// The methods that report the beginning and the end of a search: `UISearchControllerDelegate`.
@preconcurrency @MainActor
public protocol SearchControllerDelegate: AnyObject {
  /// Called before the search begins by itself.
  func willPresentSearchController(_ searchController: SearchController)
  /// Called after the search has begun by itself.
  func didPresentSearchController(_ searchController: SearchController)
  /// Called before the search ends by itself.
  func willDismissSearchController(_ searchController: SearchController)
  /// Called after the search has ended by itself.
  func didDismissSearchController(_ searchController: SearchController)
  /// Called when the user begins a search, for a presentation of the app's own.
  func presentSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: SearchController) {}
}
