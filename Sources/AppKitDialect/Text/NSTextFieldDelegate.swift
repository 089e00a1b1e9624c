/// What a text field asks and tells its delegate (`NSTextFieldDelegate`).
@preconcurrency @MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
