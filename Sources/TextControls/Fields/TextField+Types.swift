public import ResponderKit

// With the trait, the name of a notice is Foundation's, which Graphics has.
public import Graphics

extension TextField {
  /// The border of a field, with the raw values of `UITextField.BorderStyle`.
  public enum BorderStyle: Int, Sendable, Hashable, CaseIterable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A sunken border.
    case bezel = 2
    /// Rounded corners.
    case roundedRect = 3
  }

  /// The modes of showing a view beside the text, with the raw values of `UITextField.ViewMode`.
  public enum ViewMode: Int, Sendable, Hashable, CaseIterable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3

    func shows(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// The reason that editing has ended, with the raw values of `UITextField.DidEndEditingReason`.
  public enum DidEndEditingReason: Int, Sendable, Hashable, CaseIterable {
    /// The text is accepted; the only reason on iOS.
    case committed = 0
    /// The text is discarded, on tvOS.
    case cancelled = 1
  }

  /// Editing has begun (`UITextField.textDidBeginEditingNotification`).
  public nonisolated static let textDidBeginEditingNotification = Notice.Name(
    rawValue: "UITextFieldTextDidBeginEditingNotification")
  /// Editing has ended (`UITextField.textDidEndEditingNotification`).
  public nonisolated static let textDidEndEditingNotification = Notice.Name(
    rawValue: "UITextFieldTextDidEndEditingNotification")
  /// The user has changed the text (`UITextField.textDidChangeNotification`).
  public nonisolated static let textDidChangeNotification = Notice.Name(
    rawValue: "UITextFieldTextDidChangeNotification")
  /// The key of the reason for which editing has ended, a ``DidEndEditingReason``
  /// (`UITextField.didEndEditingReasonUserInfoKey`).
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}

/// The values that few text fields have.
struct TextFieldLooks {
  var font: Font?
  var defaultAttributes: AttributedText.Attributes?
  var background: Image?
  var disabledBackground: Image?
  var inputView: View?
  var inputAccessoryView: View?
  var clearButton: ClearButton?
}
