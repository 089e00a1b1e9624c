public import Graphics
public import ResponderKit
public import TextControls

/// Manages a search bar and what is found: `UISearchController`.
///
/// The search begins when the user edits the bar, or when ``isActive`` is set, and ends when the
/// user cancels. The bar belongs in a view of the app. Nothing is presented: the view of the
/// results is shown where the app puts it.
@preconcurrency @MainActor
open class SearchController: ViewController {
  /// The events that show the bar's scopes: `UISearchController.ScopeBarActivation` (iOS 16).
  public enum ScopeBarActivation: Int, Sendable, Hashable, CaseIterable {
    /// The system's choice: ``onSearchActivation``.
    case automatic = 0
    /// The app shows them.
    case manual = 1
    /// With the first character.
    case onTextEntry = 2
    /// The beginning of the search.
    case onSearchActivation = 3
  }

  private let results: ViewController?
  private let ownBar = ControlledSearchBar(frame: .zero)

  /// Creates a controller with another one that shows what is found; nil to show it where the user
  /// searches.
  public init(searchResultsController: ViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    ownBar.controller = self
  }

  /// Creates a controller without another one for the results.
  public override init(nibName: String?, bundle: NibBundle?) {
    results = nil
    super.init(nibName: nibName, bundle: bundle)
    ownBar.controller = self
  }

  /// The bar that the user searches with.
  open var searchBar: SearchBar { ownBar }
  /// The controller that shows what is found; nil if the app shows it where the user searches.
  open var searchResultsController: ViewController? { results }
  /// The object that finds; not retained.
  open weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// The delegate, which learns of the beginning and the end; not retained.
  open weak var delegate: (any SearchControllerDelegate)?

  /// A Boolean value that indicates whether the user searches.
  ///
  /// Setting it begins or ends the search.
  open var isActive: Bool {
    get { isSearching }
    set { setActive(newValue) }
  }
  private var isSearching = false
  /// Indicates whether the delegate is being notified of a change.
  private var isChanging = false

  /// A Boolean value that indicates whether the content below is dimmed during the search; true
  /// unless set.
  open var obscuresBackgroundDuringPresentation = true
  /// The older name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// A Boolean value that indicates whether the navigation bar is hidden during the search; true
  /// unless set.
  open var hidesNavigationBarDuringPresentation = true
  /// A Boolean value that indicates whether the button that cancels comes and goes with the search;
  /// true unless set.
  open var automaticallyShowsCancelButton = true
  /// A Boolean value that indicates whether the scopes come and go with the search; true unless
  /// set.
  open var automaticallyShowsScopeBar = true
  /// The event that shows the scopes; by the system's choice unless set.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// A Boolean value that indicates whether the results are shown for an empty text, too; false
  /// unless set.
  open var showsSearchResultsController = false
  /// A Boolean value that indicates whether the results are shown when there is a text; true unless
  /// set.
  open var automaticallyShowsSearchResultsController = true
  /// Suggestions below the bar; nil unless set.
  open var searchSuggestions: [any SearchSuggestion]?
  /// A Boolean value that indicates whether suggestions are ignored while the bar is stacked; true
  /// unless set (iOS 16).
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = true

  private func setActive(_ active: Bool) {
    guard active != isSearching, !isChanging else { return }
    isChanging = true
    if active {
      delegate?.presentSearchController(self)
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
    }
    isSearching = active
    isChanging = false
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(active, animated: true) }
    if automaticallyShowsScopeBar, scopeBarActivation != .manual,
      searchBar.scopeButtonTitles?.isEmpty == false
    {
      searchBar.setShowsScope(active, animated: true)
    }
    if active {
      updateResults()
      delegate?.didPresentSearchController(self)
    } else {
      searchBar.resignFirstResponder()
      searchBar.text = nil
      updateResults()
      delegate?.didDismissSearchController(self)
    }
  }

  final func updateResults() {
    guard let updater = searchResultsUpdater else { return }
    updater.updateSearchResults(for: self)
  }
}

/// A suggestion below a search bar: `UISearchSuggestion` (iOS 16).
@preconcurrency @MainActor
public protocol SearchSuggestion: AnyObject {
  /// The spoken text of the suggestion.
  var localizedSuggestion: String? { get }
  /// The spoken description of the suggestion.
  var localizedDescription: String? { get }
  /// The image beside it.
  var iconImage: Image? { get }
  /// The object that the app keeps with it.
  var representedObject: Any? { get set }
}

/// A suggestion of a text: `UISearchSuggestionItem` (iOS 16).
@preconcurrency @MainActor
open class SearchSuggestionItem: RootObject, SearchSuggestion {
  /// The spoken text of the suggestion.
  open private(set) var localizedSuggestion: String?
  /// The spoken description of the suggestion.
  open private(set) var localizedDescription: String?
  /// The image beside it.
  open private(set) var iconImage: Image?
  /// The object that the app keeps with it.
  open var representedObject: Any?

  /// Creates a suggestion.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: Image? = nil
  ) {
    localizedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }
}
