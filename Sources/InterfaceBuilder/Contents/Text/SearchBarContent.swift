public import Graphics

/// The properties of a UIKit search bar in a document.
public struct SearchBarContent: Sendable {
  /// The element of the search bar.
  public let element: InterfaceElement

  /// Reads the element of a search bar.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The content that the search bar shares with other text controls.
  public var input: TextInputContent { TextInputContent(element) }
  /// A line of text above the field; nil for none.
  public var prompt: String? { element.string("prompt") }
  /// A Boolean value that indicates whether there is a button that cancels; false by default.
  public var showsCancelButton: Bool { element.bool("showsCancelButton") ?? false }
  /// A Boolean value that indicates whether there is a button for bookmarks; false by default.
  public var showsBookmarkButton: Bool { element.bool("showsBookmarkButton") ?? false }
  /// A Boolean value that indicates whether there is a button for a list of results; false by
  /// default.
  public var showsSearchResultsButton: Bool { element.bool("showsSearchResultsButton") ?? false }
  /// A Boolean value that indicates whether the scopes are shown; false by default.
  public var showsScopeBar: Bool { element.bool("showsScopeBar") ?? false }
  /// The titles of the scopes; empty for none.
  public var scopeButtonTitles: [String] {
    element.child("scopeButtonTitles")?.children.filter { $0.isNamed(.string) }.map(\.text) ?? []
  }
  /// The style, such as `minimal`; nil for the default one.
  public var searchBarStyle: String? { element["searchBarStyle"] }
  /// A Boolean value that indicates whether what is behind the bar shines through; true by default.
  public var isTranslucent: Bool { element.bool("translucent") ?? true }
  /// The color of the bar.
  public var barTintColor: Color? { element.color("barTintColor") }
}
