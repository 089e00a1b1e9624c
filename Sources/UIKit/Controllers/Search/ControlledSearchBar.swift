#if UIKit
import Foundation
import Graphics
import ResponderKit
import TextControls

/// The bar of a search controller, which notifies the controller and the bar's delegate of what the
/// user does.
final class ControlledSearchBar: UISearchBar {
  weak var controller: UISearchController?
  private let ownRelay = SearchRelay()

  override init(frame: CGRect) {
    super.init(frame: frame)
    ownRelay.bar = self
    relay = ownRelay
  }
}

/// Reports what the user does to a search controller, and passes it on to the delegate of the bar.
@MainActor
private final class SearchRelay: UISearchBarDelegate {
  weak var bar: ControlledSearchBar?
  private var delegate: (any UISearchBarDelegate)? { bar?.delegate }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    delegate?.searchBarShouldBeginEditing(searchBar) ?? true
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    if let controller = bar?.controller {
      if controller.isActive { controller.updateResults() } else { controller.isActive = true }
    }
    delegate?.searchBarTextDidBeginEditing(searchBar)
  }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    delegate?.searchBarShouldEndEditing(searchBar) ?? true
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    delegate?.searchBarTextDidEndEditing(searchBar)
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    delegate?.searchBar(searchBar, textDidChange: searchText)
    bar?.controller?.updateResults()
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [UTF16Range],
    replacementText text: String
  ) -> Bool {
    delegate?.searchBar(searchBar, shouldChangeTextInRanges: ranges, replacementText: text) ?? true
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    delegate?.searchBarSearchButtonClicked(searchBar)
    searchBar.resignFirstResponder()
  }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    delegate?.searchBarBookmarkButtonClicked(searchBar)
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    delegate?.searchBarCancelButtonClicked(searchBar)
    bar?.controller?.isActive = false
  }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    delegate?.searchBarResultsListButtonClicked(searchBar)
  }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    delegate?.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    bar?.controller?.updateResults()
  }
}
#endif
