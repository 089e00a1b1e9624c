public import Graphics
import ResponderKit

/// The cell of a field for passwords (`NSSecureTextFieldCell`).
@MainActor
open class NSSecureTextFieldCell: NSTextFieldCell {
  /// Whether a dot is shown for each character; true unless set
  /// (`NSSecureTextFieldCell.echosBullets`).
  open var echosBullets = true
}
