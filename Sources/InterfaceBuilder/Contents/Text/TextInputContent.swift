public import Graphics

/// The properties that a UIKit text field, text view and search bar share in a document.
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

  static let elementNames: Set = ["textField", "textView", "searchBar"]

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
  /// The text with its attributes; nil for a plain or empty text.
  public var attributedText: AttributedText? { element.styledText("attributedText") }
  /// The font of the text.
  public var font: Font? { element.font("fontDescription") }
  /// The color of the text.
  public var textColor: Color? { element.color("textColor") }
  /// The alignment of the lines, such as `center`; the left edge is not written.
  public var textAlignment: String? { element["textAlignment"] }
  /// A Boolean value that indicates whether the text scales with the user's text size.
  public var adjustsFontForContentSizeCategory: Bool {
    element.bool("adjustsFontForContentSizeCategory") ?? false
  }
  /// A Boolean value that indicates whether the user may change the attributes of the text.
  public var allowsEditingTextAttributes: Bool {
    element.bool("allowsEditingTextAttributes") ?? false
  }
  /// The traits of the text for the keyboard.
  public var traits: InputTraitsContent { InputTraitsContent(element.child("textInputTraits")) }
  /// A Boolean value that indicates whether the text is hidden, as in a password field; a runtime
  /// attribute may say so, too.
  public var isSecure: Bool {
    traits.isSecureTextEntry
      || RuntimeAttribute.all(of: element).contains {
        ["secureTextEntry", "isSecureTextEntry"].contains($0.keyPath) && $0.value == "YES"
      }
  }
  /// A Boolean value that indicates whether the user can change the text; true by default.
  public var isEditable: Bool { element.bool("editable") ?? true }
}
