/// The properties of a UIKit text field, text view or search bar in a document.
public struct TextInputContent: Sendable {
  /// The kinds of text input.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// A single-line field (`UITextField`).
    case field
    /// A multiline area (`UITextView`).
    case area
    /// A search field (`UISearchBar`).
    case search
  }

  /// The element of the text field, text view or search bar.
  public let element: InterfaceElement

  /// Reads the element of a text field, text view or search bar.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The kind of text input.
  public var kind: Kind {
    switch element.name {
    case "textView": .area
    case "searchBar": .search
    default: .field
    }
  }
  /// The text; empty if there is none.
  public var text: String {
    element.string(.text) ?? element.attributedText("attributedText") ?? ""
  }
  /// The placeholder of an empty field; nil if it is absent or empty.
  public var placeholder: String? {
    element.string("placeholder").flatMap { $0.isEmpty ? nil : $0 }
  }
  /// Whether the text is hidden, as in a password field.
  public var isSecure: Bool { element.child("textInputTraits")?.bool("secureTextEntry") ?? false }
  /// Whether the user can change the text; true by default.
  public var isEditable: Bool { element.bool("editable") ?? true }
}
