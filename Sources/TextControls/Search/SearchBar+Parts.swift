import Accessibility
import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import ValueControls

extension SearchBar {
  /// The style of a bar, with the raw values of `UISearchBar.Style`.
  public enum Style: Int, Sendable, Hashable, CaseIterable {
    /// The system's.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  /// The icons of a bar, with the raw values of `UISearchBar.Icon`.
  public enum Icon: Int, Sendable, Hashable, CaseIterable {
    /// The magnifier.
    case search = 0
    /// The button that removes the text.
    case clear = 1
    /// The button for bookmarks.
    case bookmark = 2
    /// The button for a list of results.
    case resultsList = 3
  }
}

/// The views of a search bar, made when they are first shown.
struct SearchBarParts {
  var selectedScope = 0
  var coordinator: SearchBarCoordinator?
  var cancelButton: SearchBarButton?
  var bookmarkButton: SearchBarButton?
  var resultsButton: SearchBarButton?
  var scopes: SegmentedControl?
  var prompt: Label?
}

// Apple documents none of the distances.
extension SearchBar {
  final func makeField() {
    let coordinator = SearchBarCoordinator(of: self)
    parts.coordinator = coordinator
    searchTextField.delegate = coordinator
    searchTextField.bar = self
    searchTextField.setRecordName("Search Field")
    addSubview(searchTextField)
  }

  final func setText(_ text: String?) {
    searchTextField.text = text
    if policies.searchText == .reported { parts.coordinator?.textHasChanged() }
  }

  private var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.count ?? 0 > 1 }

  final var naturalHeight: Double { 56 + (prompt == nil ? 0 : 18) + (showsScopes ? 44 : 0) }

  final func arrange() {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func mirrored(_ rect: Rect) -> Rect {
      isRightToLeft
        ? Rect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        : rect
    }
    arrangePrompt()
    let top = (prompt == nil ? 0 : 18.0) + 10
    let height = max(0, min(36, bounds.height - 8))
    let buttonWidth = showsCancelButton ? 64.0 : 0
    arrangeSide()
    searchTextField.frame = mirrored(
      Rect(
        x: 8, y: min(top, max(0, (bounds.height - height) / 2)),
        width: max(0, bounds.width - 16 - buttonWidth), height: height))
    if showsCancelButton, parts.cancelButton == nil {
      parts.cancelButton = SearchBarButton(.cancel, "Cancel Button", of: self) { [weak self] in
        self?.parts.coordinator?.cancel()
      }
    }
    show(
      parts.cancelButton, if: showsCancelButton,
      at: mirrored(
        Rect(
          x: bounds.width - 8 - buttonWidth, y: searchTextField.frame.minY, width: buttonWidth,
          height: height)))
    arrangeScopes()
  }

  private func show(_ view: View?, if isShown: Bool, at frame: Rect) {
    guard let view else { return }
    if !isShown { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    view.frame = frame
  }

  private func arrangePrompt() {
    if prompt != nil, parts.prompt == nil { parts.prompt = Label(frame: .zero) }
    parts.prompt?.text = prompt
    show(
      parts.prompt, if: prompt != nil, at: Rect(x: 8, y: 0, width: bounds.width - 16, height: 18))
  }

  /// Puts the button for bookmarks or results at the end of the field.
  private func arrangeSide() {
    if showsSearchResultsButton, parts.resultsButton == nil {
      parts.resultsButton = SearchBarButton(nil, "Results List Button", of: self) { [weak self] in
        self?.parts.coordinator?.listResults()
      }
    } else if showsBookmarkButton, parts.bookmarkButton == nil {
      parts.bookmarkButton = SearchBarButton(.bookmarks, "Bookmark Button", of: self) {
        [weak self] in
        self?.parts.coordinator?.showBookmarks()
      }
    }
    let button =
      showsSearchResultsButton
      ? parts.resultsButton : showsBookmarkButton ? parts.bookmarkButton : nil
    parts.resultsButton?.isSelected = isSearchResultsButtonSelected
    button?.bounds.size = Size(width: 28, height: 28)
    searchTextField.rightView = button
    searchTextField.rightViewMode = button == nil ? .never : .unlessEditing
  }

  private func arrangeScopes() {
    if showsScopes, parts.scopes == nil {
      let scopes = ScopeBar(of: self)
      scopes.setRecordName("Scope Bar")
      scopes.addAction(
        Action { [weak self, weak scopes] _ in
          if let self, let scopes { parts.coordinator?.choose(scopes.selectedSegmentIndex) }
        }, for: .valueChanged)
      parts.scopes = scopes
    }
    guard let scopes = parts.scopes else { return }
    let titles = showsScopes ? scopeButtonTitles ?? [] : []
    if (0..<scopes.numberOfSegments).map({ scopes.titleForSegment(at: $0) }) != titles {
      scopes.removeAllSegments()
      for (number, title) in titles.enumerated() {
        scopes.insertSegment(withTitle: title, at: number, animated: false)
      }
    }
    if !titles.isEmpty { scopes.selectedSegmentIndex = selectedScopeButtonIndex }
    let y = searchTextField.frame.maxY + 10
    show(
      scopes, if: showsScopes, at: Rect(x: 8, y: y, width: max(0, bounds.width - 16), height: 32))
  }
}

/// The scopes of a search bar.
final class ScopeBar: SegmentedControl, PartOfView {
  weak var wholeView: View?

  init(of bar: SearchBar) {
    wholeView = bar
    super.init(frame: .zero)
  }
}
