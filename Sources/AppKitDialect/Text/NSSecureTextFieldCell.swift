import ResponderKit

/// The cell of a field for passwords (`NSSecureTextFieldCell`).
@preconcurrency @MainActor
open class NSSecureTextFieldCell: NSTextFieldCell {
  /// A Boolean value that indicates whether a dot is shown for each character; true unless set
  /// (`NSSecureTextFieldCell.echosBullets`).
  open var echosBullets = true

  override var attributes: AppKitAttributes? { AppKitAttributes(.textField, .secureTextField) }
  /// The text is hidden from screen readers, too.
  override var shownValue: AccessibilityValue? { nil }

  /// Copies whether dots are shown, too.
  open override func takeAll(from other: NSCell) {
    super.takeAll(from: other)
    if let other = other as? NSSecureTextFieldCell { echosBullets = other.echosBullets }
  }
}
