import Graphics
import ResponderKit

/// Passes what happens to the field and the buttons of a search bar on to the bar's delegate.
final class SearchBarCoordinator: TextFieldDelegate, ForwardingDelegate {
  private weak var bar: SearchBar?

  init(of bar: SearchBar) { self.bar = bar }

  private func ask(_ method: String, _ body: (any SearchBarDelegate, SearchBar) -> Bool) -> Bool {
    guard let bar else { return true }
    return askDelegate(bar.listener, method) { body($0, bar) }
  }

  private func tell(_ method: String, _ body: (any SearchBarDelegate, SearchBar) -> Void) {
    guard let bar else { return }
    tellDelegate(bar.listener, method) { body($0, bar) }
  }

  // MARK: The field

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    ask("searchBarShouldBeginEditing") { $0.searchBarShouldBeginEditing($1) }
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    tell("searchBarTextDidBeginEditing") { $0.searchBarTextDidBeginEditing($1) }
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    ask("searchBarShouldEndEditing") { $0.searchBarShouldEndEditing($1) }
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    tell("searchBarTextDidEndEditing") { $0.searchBarTextDidEndEditing($1) }
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersInRanges ranges: [UTF16Range],
    replacementString string: String
  ) -> Bool {
    ask("shouldChangeTextIn") {
      $0.searchBar($1, shouldChangeTextInRanges: ranges, replacementText: string)
    }
  }

  /// The search key calls the delegate and does nothing else.
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    tell("searchBarSearchButtonClicked") { $0.searchBarSearchButtonClicked($1) }
    return false
  }

  func textHasChanged() {
    tell("textDidChange") { $0.searchBar($1, textDidChange: $1.text ?? "") }
  }

  // MARK: Buttons and scopes

  func cancel() {
    tell("searchBarCancelButtonClicked") { $0.searchBarCancelButtonClicked($1) }
  }

  func showBookmarks() {
    tell("searchBarBookmarkButtonClicked") { $0.searchBarBookmarkButtonClicked($1) }
  }

  func listResults() {
    tell("searchBarResultsListButtonClicked") { $0.searchBarResultsListButtonClicked($1) }
  }

  func choose(_ scope: Int) {
    bar?.selectedScopeButtonIndex = scope
    tell("selectedScopeButtonIndexDidChange") {
      $0.searchBar($1, selectedScopeButtonIndexDidChange: scope)
    }
  }
}
