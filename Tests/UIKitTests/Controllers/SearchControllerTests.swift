#if UIKit
import Foundation
import Testing
import UIKit

private final class Finder: NSObject, UISearchResultsUpdating, UISearchControllerDelegate,
  UISearchBarDelegate
{
  var calls: [String] = []
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    calls.append("find “\(text)” \(searchController.searchBar.selectedScopeButtonIndex)")
  }
  func willPresentSearchController(_ searchController: UISearchController) {
    calls.append("will begin \(searchController.isActive)")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    calls.append("begun \(searchController.isActive)")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    calls.append("will end")
  }
  func didDismissSearchController(_ searchController: UISearchController) { calls.append("ended") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    calls.append("typed \(searchText)")
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
}

@MainActor
struct SearchControllerTests {
  private let finder = Finder()
  private let controller = UISearchController(searchResultsController: nil)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    controller.searchResultsUpdater = finder
    controller.delegate = finder
    controller.searchBar.delegate = finder
    controller.searchBar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
    window.addSubview(controller.searchBar)
    window.makeKeyAndVisible()
  }

  @Test func `a search begins with the editing and ends with Cancel`() {
    #expect(!controller.isActive && controller.searchBar.delegate === finder)
    #expect(controller.searchBar.becomeFirstResponder())
    #expect(controller.isActive && controller.searchBar.showsCancelButton)
    #expect(finder.calls == ["will begin false", "find “” 0", "begun true"])
    finder.calls = []
    controller.searchBar.searchTextField.insertText("a")
    #expect(finder.calls == ["typed a", "find “a” 0"])
    finder.calls = []
    window.layoutIfNeeded()
    let cancel = controller.searchBar.subviews.compactMap { $0 as? UIControl }
      .first { !($0 is UITextField) }
    cancel?.sendActions(for: .primaryActionTriggered)
    cancel?.sendActions(for: .touchUpInside)
    #expect(finder.calls.first == "cancel")
    #expect(finder.calls.suffix(3) == ["will end", "find “” 0", "ended"])
    #expect(!controller.isActive && !controller.searchBar.showsCancelButton)
    #expect(controller.searchBar.text == "" && !controller.searchBar.isFirstResponder)
  }

  @Test func `a delegate that ends the search while it is told so is told once`() {
    final class Ender: NSObject, UISearchControllerDelegate {
      var calls = 0
      func willDismissSearchController(_ searchController: UISearchController) {
        calls += 1
        searchController.isActive = false
      }
    }
    let ender = Ender()
    controller.delegate = ender
    controller.isActive = true
    controller.isActive = false
    #expect(ender.calls == 1 && !controller.isActive)
  }

  @Test func `a program begins and ends a search`() {
    controller.searchBar.scopeButtonTitles = ["All", "New"]
    controller.automaticallyShowsCancelButton = false
    controller.isActive = true
    #expect(!controller.searchBar.showsCancelButton && controller.searchBar.showsScopeBar)
    controller.isActive = true
    controller.isActive = false
    #expect(!controller.searchBar.showsScopeBar)
    #expect(
      finder.calls == [
        "will begin false", "find “” 0", "begun true", "will end", "find “” 0", "ended",
      ])
  }

  @Test func `what is only stored can be read back`() {
    let results = UIViewController()
    let controller = UISearchController(searchResultsController: results)
    #expect(controller.searchResultsController === results)
    #expect(controller.obscuresBackgroundDuringPresentation)
    #expect(controller.hidesNavigationBarDuringPresentation)
    #expect(controller.automaticallyShowsScopeBar && !controller.showsSearchResultsController)
    #expect(controller.automaticallyShowsSearchResultsController)
    #expect(controller.scopeBarActivation == .automatic && controller.searchSuggestions == nil)
    controller.dimsBackgroundDuringPresentation = false
    controller.hidesNavigationBarDuringPresentation = false
    controller.showsSearchResultsController = true
    controller.automaticallyShowsSearchResultsController = false
    controller.scopeBarActivation = .manual
    let suggestion = UISearchSuggestionItem(
      localizedSuggestion: "Oslo", localizedDescription: "a city")
    suggestion.representedObject = 7
    controller.searchSuggestions = [suggestion]
    #expect(!controller.obscuresBackgroundDuringPresentation)
    #expect(!controller.hidesNavigationBarDuringPresentation)
    #expect(controller.showsSearchResultsController)
    #expect(!controller.automaticallyShowsSearchResultsController)
    #expect(controller.scopeBarActivation.rawValue == 1)
    #expect(controller.searchSuggestions?.first?.localizedSuggestion == "Oslo")
    #expect(controller.searchSuggestions?.first?.localizedDescription == "a city")
    #expect(controller.searchSuggestions?.first?.representedObject as? Int == 7)
    let item = UINavigationItem(title: nil)
    #expect(item.hidesSearchBarWhenScrolling && item.searchController == nil)
    item.searchController = controller
    item.hidesSearchBarWhenScrolling = false
    item.preferredSearchBarPlacement = .stacked
    #expect(item.searchController === controller && !item.hidesSearchBarWhenScrolling)
    #expect(item.preferredSearchBarPlacement == .stacked)
  }
}
#endif
