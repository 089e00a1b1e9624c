public import Graphics
import ResponderKit

/// A text that is edited (`NSText`), as the delegate of a field gets it.
///
/// A field edits itself here, so this is a view onto the field's text; it is in no window. Its changes are made
/// in code: no delegate is asked.
@preconcurrency @MainActor
public class NSText: NSView {
  private final weak var field: NSTextField?

  init(_ field: NSTextField) {
    self.field = field
    super.init(frame: .zero)
  }

  /// The key of the movement in the notice that editing has ended, an `Int`
  /// (`NSText.movementUserInfoKey`).
  public nonisolated static let movementUserInfoKey = "NSTextMovement"

  /// The text that is edited (`NSText.string`).
  public final var string: String {
    get { field?.edited?.string ?? "" }
    set { field?.edited?.set(AttributedText(newValue)) }
  }

  /// The selected stretch (`NSText.selectedRange`).
  public final var selectedRange: UTF16Range {
    get { field?.edited?.selection.range ?? UTF16Range(location: 0, length: 0) }
    set {
      guard let text = field?.edited else { return }
      field?.edited?.select(text.span(of: newValue))
    }
  }

  /// A Boolean value that indicates whether the text is that of a field: always true
  /// (`NSText.isFieldEditor`).
  public final var isFieldEditor: Bool { true }

  /// Replaces a stretch of the text (`NSText.replaceCharacters(in:with:)`).
  public final func replaceCharacters(in range: UTF16Range, with string: String) {
    guard let text = field?.edited else { return }
    field?.edited?.replace(text.span(of: range), with: AttributedText(string))
  }

  /// Selects everything (`NSText.selectAll(_:)`).
  public override func selectAll(_ sender: Any?) {
    guard let text = field?.edited else { return }
    field?.edited?.select(.init(start: .zero, end: text.end))
  }
}
