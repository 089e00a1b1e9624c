package import InterfaceBuilder
package import ResponderKit
package import TextControls

extension SearchBar: LoadableView {
  package static var elementNames: [String] { ["searchBar"] }
  package static var operatedName: String? { "search bars" }
  package static var operations: [ScreenOperation.Kind] { [.type] }
  package static func make(_ element: InterfaceElement) -> View { SearchBar(frame: .zero) }
  package static var isCountedIfUnread: Bool { true }
  package static var isShownByItsViews: Bool { true }

  package func apply(_ element: InterfaceElement, _ context: ViewKind.Context) {
    let content = SearchBarContent(element)
    if !content.input.text.isEmpty { text = content.input.text }
    placeholder = content.input.placeholder
    prompt = content.prompt
    showsCancelButton = content.showsCancelButton
    showsBookmarkButton = content.showsBookmarkButton
    showsSearchResultsButton = content.showsSearchResultsButton
    if !content.scopeButtonTitles.isEmpty { scopeButtonTitles = content.scopeButtonTitles }
    showsScopeBar = content.showsScopeBar
    searchBarStyle = Style.named(content.searchBarStyle) ?? .default
    isTranslucent = content.isTranslucent
    if let color = content.barTintColor { barTintColor = color }
    apply(content.input.traits)
    isSecureTextEntry = content.input.isSecure
  }

  package func connect(_ outlet: String, to target: OutletTarget) -> Bool {
    guard outlet == "delegate" else { return false }
    delegate = target.delegate(of: self)
    return true
  }

  package var editedText: EditedText? {
    EditedText(view: searchTextField, isEditable: isEnabled)
  }
}

extension DocumentDelegate: SearchBarDelegate {}
