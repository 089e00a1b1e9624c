/// What a document says of a UIKit text field, text view or search bar.
public struct TextInputContent: Sendable {
  /// The kinds of text input.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// A field of one line (`UITextField`).
    case field
    /// An area of several lines (`UITextView`).
    case area
    /// A field to search with (`UISearchBar`).
    case search
  }

  /// The element of the field, the view or the bar.
  public let element: InterfaceElement

  /// Reads the element of a field, a view or a bar.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The kind.
  public var kind: Kind {
    switch element.name {
    case "textView": .area
    case "searchBar": .search
    default: .field
    }
  }
  /// The text, empty where there is none.
  public var text: String {
    element.string(.text) ?? element.attributedText("attributedText") ?? ""
  }
  /// The gray text of an empty field; nil for none and for an empty one.
  public var placeholder: String? {
    element.string("placeholder").flatMap { $0.isEmpty ? nil : $0 }
  }
  /// Whether the text is hidden, as that of a password.
  public var isSecure: Bool { element.child("textInputTraits")?.bool("secureTextEntry") ?? false }
  /// Whether the user can change the text; true where the document does not say.
  public var isEditable: Bool { element.bool("editable") ?? true }
}
