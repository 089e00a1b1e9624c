/// The questions and notifications of a text field to its delegate (`NSTextFieldDelegate`).
@preconcurrency @MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
