public import Graphics
import ResponderKit

/// A text that is edited (`NSText`): that of a text view, or that of a field, as its delegate gets it.
///
/// A field edits itself here, so its text is a view onto the field's, in no window. Changes in code ask no
/// delegate.
@preconcurrency @MainActor
open class NSText: NSView {
  private final var fieldLink = Backlink<NSTextField>()
  /// The field whose text is edited; nil for a text of its own.
  final var editedField: NSTextField? { fieldLink.object }
  /// Indicates whether the text is that of a field.
  private final let isOfField: Bool
  private final var own = EditableText()

  init(_ field: NSTextField) {
    fieldLink = Backlink(field)
    isOfField = true
    super.init(frame: .zero)
  }

  /// Creates an empty text.
  public override init(frame frameRect: Rect) {
    isOfField = false
    super.init(frame: frameRect)
  }

  /// The text with its selection; nil for that of a field that is not edited.
  final var edited: EditableText? {
    get { isOfField ? fieldLink.object?.edited : own }
    set {
      if isOfField { fieldLink.object?.edited = newValue } else if let newValue { own = newValue }
    }
  }

  /// The key of the movement in the notice that editing has ended, an `Int`
  /// (`NSText.movementUserInfoKey`).
  public nonisolated static let movementUserInfoKey = "NSTextMovement"

  /// The text (`NSText.string`).
  public final var string: String {
    get { edited?.string ?? "" }
    set { edited?.set(AttributedText(newValue)) }
  }

  /// The selected stretch (`NSText.selectedRange`).
  public final var selectedRange: UTF16Range {
    get { edited?.selection.range ?? UTF16Range(location: 0, length: 0) }
    set {
      guard let text = edited else { return }
      edited?.select(text.span(of: newValue))
    }
  }

  /// A Boolean value that indicates whether the text is that of a field (`NSText.isFieldEditor`).
  public final var isFieldEditor: Bool { isOfField }

  /// A Boolean value that indicates whether the user can change the text; true unless set
  /// (`NSText.isEditable`).
  open var isEditable = true {
    didSet { if isEditable { isSelectable = true } }
  }
  /// A Boolean value that indicates whether the user can select the text; true unless set
  /// (`NSText.isSelectable`).
  open var isSelectable = true {
    didSet { if !isSelectable { isEditable = false } }
  }

  /// Replaces a stretch of the text (`NSText.replaceCharacters(in:with:)`).
  public final func replaceCharacters(in range: UTF16Range, with string: String) {
    guard let text = edited else { return }
    edited?.replace(text.span(of: range), with: AttributedText(string))
  }

  /// Selects everything (`NSText.selectAll(_:)`).
  open override func selectAll(_ sender: Any?) {
    guard let text = edited else { return }
    edited?.select(.init(start: .zero, end: text.end))
  }
}
