import Graphics
import ResponderKit
import TextControls

/// The bar of a search controller, which notifies the controller and the bar's delegate of what the
/// user does.
final class ControlledSearchBar: SearchBar {
  weak var controller: SearchController?
  private let ownRelay = SearchRelay()

  override init(frame: Rect) {
    super.init(frame: frame)
    ownRelay.bar = self
    relay = ownRelay
  }
}

/// Reports what the user does to a search controller, and passes it on to the delegate of the bar.
@MainActor
private final class SearchRelay: SearchBarDelegate {
  weak var bar: ControlledSearchBar?
  private var delegate: (any SearchBarDelegate)? { bar?.delegate }

  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool {
    delegate?.searchBarShouldBeginEditing(searchBar) ?? true
  }
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {
    if let controller = bar?.controller {
      if controller.isActive { controller.updateResults() } else { controller.isActive = true }
    }
    delegate?.searchBarTextDidBeginEditing(searchBar)
  }
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool {
    delegate?.searchBarShouldEndEditing(searchBar) ?? true
  }
  func searchBarTextDidEndEditing(_ searchBar: SearchBar) {
    delegate?.searchBarTextDidEndEditing(searchBar)
  }
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    delegate?.searchBar(searchBar, textDidChange: searchText)
    bar?.controller?.updateResults()
  }
  func searchBar(
    _ searchBar: SearchBar, shouldChangeTextInRanges ranges: [UTF16Range],
    replacementText text: String
  ) -> Bool {
    delegate?.searchBar(searchBar, shouldChangeTextInRanges: ranges, replacementText: text) ?? true
  }
  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    delegate?.searchBarSearchButtonClicked(searchBar)
    searchBar.resignFirstResponder()
  }
  func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) {
    delegate?.searchBarBookmarkButtonClicked(searchBar)
  }
  func searchBarCancelButtonClicked(_ searchBar: SearchBar) {
    delegate?.searchBarCancelButtonClicked(searchBar)
    bar?.controller?.isActive = false
  }
  func searchBarResultsListButtonClicked(_ searchBar: SearchBar) {
    delegate?.searchBarResultsListButtonClicked(searchBar)
  }
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    delegate?.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    bar?.controller?.updateResults()
  }
}
