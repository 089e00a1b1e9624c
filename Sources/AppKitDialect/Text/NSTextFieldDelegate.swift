/// What a text field asks and tells its delegate (`NSTextFieldDelegate`).
@MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
