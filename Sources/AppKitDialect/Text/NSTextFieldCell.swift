public import Graphics
import ResponderKit

/// The cell of a text field (`NSTextFieldCell`).
@preconcurrency @MainActor
open class NSTextFieldCell: NSActionCell {
  /// Creates a cell with an empty text.
  public required init() {
    super.init()
    type = .textCellType
  }

  /// The text that is shown in place of an empty one; nil unless set
  /// (`NSTextFieldCell.placeholderString`).
  open var placeholderString: String?
  /// The color of the text; nil, for the system's, unless set (`NSTextFieldCell.textColor`).
  open var textColor: Color?
  /// The color behind the text; nil, for the system's, unless set
  /// (`NSTextFieldCell.backgroundColor`).
  open var backgroundColor: Color?
  /// A Boolean value that indicates whether the color behind the text is drawn; false unless set
  /// (`NSTextFieldCell.drawsBackground`).
  open var drawsBackground = false

  override var attributes: AppKitAttributes? {
    AppKitAttributes(isEditable ? .textField : .staticText)
  }
  override var shownValue: AccessibilityValue? { .text(stringValue) }

  /// Copies the placeholder and the colors, too.
  open override func takeAll(from other: NSCell) {
    super.takeAll(from: other)
    guard let other = other as? NSTextFieldCell else { return }
    (placeholderString, textColor) = (other.placeholderString, other.textColor)
    (backgroundColor, drawsBackground) = (other.backgroundColor, other.drawsBackground)
  }
}
