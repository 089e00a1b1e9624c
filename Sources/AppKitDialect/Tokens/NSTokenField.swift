public import Graphics
import ResponderKit

/// An object that turns the tokens of a token field into objects and back (`NSTokenFieldDelegate`).
@preconcurrency @MainActor
public protocol NSTokenFieldDelegate: NSTextFieldDelegate {
  /// Returns the tokens that are added of those that the user has typed; all unless implemented.
  func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any]
  /// Returns the object that a text stands for; the text unless implemented.
  func tokenField(
    _ tokenField: NSTokenField, representedObjectForEditing editingString: String
  ) -> Any?
  /// Returns the text that a token shows; nil, for the text of the object, unless implemented.
  func tokenField(
    _ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any
  ) -> String?
}

extension NSTokenFieldDelegate {
  /// Returns the tokens.
  public func tokenField(
    _ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int
  ) -> [Any] { tokens }
  /// Returns the text.
  public func tokenField(
    _ tokenField: NSTokenField, representedObjectForEditing editingString: String
  ) -> Any? { editingString }
  /// Returns nil.
  public func tokenField(
    _ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any
  ) -> String? { nil }
}

/// A text field whose value is a list of tokens (`NSTokenField`).
///
/// The text of several tokens is theirs with commas between them, also while it is edited. Main actor only.
@preconcurrency @MainActor
open class NSTokenField: NSTextField {
  /// Creates an empty field.
  public override init(frame frameRect: Rect) { super.init(frame: frameRect) }

  /// The class of the cells of new fields: `NSTokenFieldCell` unless overridden.
  open override class var cellClass: AnyClass? { NSTokenFieldCell.self }

  private final var tokenCell: NSTokenFieldCell? { cell as? NSTokenFieldCell }

  /// The look of tokens; default unless set (`NSTokenField.tokenStyle`).
  open var tokenStyle: TokenStyle {
    get { tokenCell?.tokenStyle ?? .default }
    set { tokenCell?.tokenStyle = newValue }
  }
  /// The time until completions are offered, in seconds, which nothing here offers; 0 unless set
  /// (`NSTokenField.completionDelay`).
  open var completionDelay: Double {
    get { tokenCell?.completionDelay ?? 0 }
    set { tokenCell?.completionDelay = newValue }
  }
  /// The characters that end a token; a comma unless set (`NSTokenField.tokenizingCharacterSet`).
  open var tokenizingCharacterSet: any SetAlgebra<Unicode.Scalar> {
    get { tokenCell?.tokenizingCharacterSet ?? NSTokenFieldCell.defaultTokenizingCharacterSet }
    set { tokenCell?.tokenizingCharacterSet = newValue }
  }

  /// The looks of tokens, with AppKit's raw values (`NSTokenField.TokenStyle`).
  public enum TokenStyle: UInt, Sendable, Hashable, CaseIterable {
    /// That of the system.
    case `default` = 0
    /// Text alone.
    case none = 1
    /// Round ends.
    case rounded = 2
    /// Square ends.
    case squared = 3
    /// Square ends without a background.
    case plainSquared = 4
  }
}
