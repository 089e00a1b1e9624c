import ResponderKit

/// A text field for passwords (`NSSecureTextField`): its value is the real text, which records hide.
@preconcurrency @MainActor
open class NSSecureTextField: NSTextField {
  /// The class of the cells of new fields: `NSSecureTextFieldCell` unless overridden.
  open override class var cellClass: AnyClass? { NSSecureTextFieldCell.self }
  override var isSecure: Bool { true }
}
