public import Graphics
public import ResponderKit

/// The methods that report the user's search: UIKit's `UISearchBarDelegate`.
///
/// Every method has UIKit's answer as its default. The order of the calls is in Docs/Text.md.
@preconcurrency @MainActor
public protocol SearchBarDelegate: BarPositioned {
  /// Returns whether editing may begin; true unless implemented
  /// (`searchBarShouldBeginEditing(_:)`).
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Called when editing has begun (`searchBarTextDidBeginEditing(_:)`).
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Returns whether editing may end; true unless implemented (`searchBarShouldEndEditing(_:)`).
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
  /// Called when editing has ended (`searchBarTextDidEndEditing(_:)`).
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Called when the user has changed or cleared the text (`searchBar(_:textDidChange:)`).
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Returns whether the user may replace a stretch of the text; true unless implemented
  /// (`searchBar(_:shouldChangeTextIn:replacementText:)`).
  func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: UTF16Range, replacementText text: String
  ) -> Bool
  /// Returns whether the user may replace stretches of the text; asks about the only one unless
  /// implemented (`searchBar(_:shouldChangeTextInRanges:replacementText:)`, iOS 26).
  func searchBar(
    _ searchBar: SearchBar, shouldChangeTextInRanges ranges: [UTF16Range],
    replacementText text: String
  ) -> Bool
  /// Called when the user has pressed the search key (`searchBarSearchButtonClicked(_:)`).
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called when the user has tapped the bookmark button (`searchBarBookmarkButtonClicked(_:)`).
  func searchBarBookmarkButtonClicked(_ searchBar: SearchBar)
  /// Called when the user has tapped the cancel button (`searchBarCancelButtonClicked(_:)`).
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// Called when the user has tapped the button for a list of results
  /// (`searchBarResultsListButtonClicked(_:)`).
  func searchBarResultsListButtonClicked(_ searchBar: SearchBar)
  /// Called when the user has chosen a scope (`searchBar(_:selectedScopeButtonIndexDidChange:)`).
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension SearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Returns true.
  public func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: UTF16Range, replacementText text: String
  ) -> Bool { true }
  /// Asks about the only range, or about one with all of them.
  public func searchBar(
    _ searchBar: SearchBar, shouldChangeTextInRanges ranges: [UTF16Range],
    replacementText text: String
  ) -> Bool {
    guard let first = ranges.first else { return true }
    return self.searchBar(
      searchBar, shouldChangeTextIn: ranges.dropFirst().reduce(first) { $0.union($1) },
      replacementText: text)
  }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
