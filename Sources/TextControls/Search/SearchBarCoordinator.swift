import Graphics
import ResponderKit

/// Passes what happens to the field and the buttons of a search bar on to the bar's delegate.
final class SearchBarCoordinator: TextFieldDelegate, ForwardingDelegate {
  private weak var bar: SearchBar?

  init(of bar: SearchBar) { self.bar = bar }

  private func ask(_ method: String, _ body: (any SearchBarDelegate, SearchBar) -> Bool) -> Bool {
    guard let bar else { return true }
    return askDelegate(bar.delegate, method) { body($0, bar) }
  }

  private func tell(_ method: String, _ body: (any SearchBarDelegate, SearchBar) -> Void) {
    guard let bar else { return }
    tellDelegate(bar.delegate, method) { body($0, bar) }
  }

  // MARK: The field

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    ask("searchBarShouldBeginEditing(_:)") { $0.searchBarShouldBeginEditing($1) }
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    tell("searchBarTextDidBeginEditing(_:)") { $0.searchBarTextDidBeginEditing($1) }
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    ask("searchBarShouldEndEditing(_:)") { $0.searchBarShouldEndEditing($1) }
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    tell("searchBarTextDidEndEditing(_:)") { $0.searchBarTextDidEndEditing($1) }
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersInRanges ranges: [UTF16Range],
    replacementString string: String
  ) -> Bool {
    ask("searchBar(_:shouldChangeTextIn:replacementText:)") {
      $0.searchBar($1, shouldChangeTextInRanges: ranges, replacementText: string)
    }
  }

  /// The search key calls the delegate and does nothing else.
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    tell("searchBarSearchButtonClicked(_:)") { $0.searchBarSearchButtonClicked($1) }
    return false
  }

  func textHasChanged() {
    tell("searchBar(_:textDidChange:)") { $0.searchBar($1, textDidChange: $1.text ?? "") }
  }

  // MARK: Buttons and scopes

  func cancel() {
    tell("searchBarCancelButtonClicked(_:)") { $0.searchBarCancelButtonClicked($1) }
  }

  func showBookmarks() {
    tell("searchBarBookmarkButtonClicked(_:)") { $0.searchBarBookmarkButtonClicked($1) }
  }

  func listResults() {
    tell("searchBarResultsListButtonClicked(_:)") { $0.searchBarResultsListButtonClicked($1) }
  }

  func choose(_ scope: Int) {
    bar?.selectedScopeButtonIndex = scope
    tell("searchBar(_:selectedScopeButtonIndexDidChange:)") {
      $0.searchBar($1, selectedScopeButtonIndexDidChange: scope)
    }
  }
}
