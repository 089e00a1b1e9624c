// UIKit's names for pages and searches.

public import Navigation

/// UIKit's name for ``PageViewController``.
public typealias UIPageViewController = PageViewController
/// UIKit's name for ``PageViewControllerDataSource``.
public typealias UIPageViewControllerDataSource = PageViewControllerDataSource
/// UIKit's name for ``PageViewControllerDelegate``.
public typealias UIPageViewControllerDelegate = PageViewControllerDelegate
/// UIKit's name for ``SearchController``.
public typealias UISearchController = SearchController
/// UIKit's name for ``SearchControllerDelegate``.
public typealias UISearchControllerDelegate = SearchControllerDelegate
/// UIKit's name for ``SearchResultsUpdating``.
public typealias UISearchResultsUpdating = SearchResultsUpdating
/// UIKit's name for ``SearchSuggestion``.
public typealias UISearchSuggestion = SearchSuggestion
/// UIKit's name for ``SearchSuggestionItem``.
public typealias UISearchSuggestionItem = SearchSuggestionItem
