public import Graphics

/// A report that anyone may listen to: the notifications that UIKit posts about text and the keyboard.
///
/// A value that names the object it is about; see ``NoticeCenter``.
public struct Notice: Sendable {
  /// The name of a kind of notice.
  public typealias Name = NoticeName

  /// The name of the notice.
  public let name: Name
  /// The object that it has happened to; nil for the keyboard.
  public let object: AccessibleObject?
  /// Other facts, by UIKit's keys; empty for most.
  public let userInfo: [String: any Sendable]

  /// Creates a notice.
  public init(
    _ name: Name, object: AccessibleObject? = nil, userInfo: [String: any Sendable] = [:]
  ) {
    (self.name, self.object, self.userInfo) = (name, object, userInfo)
  }
}

extension ViewResponder {
  /// The keyboard is about to appear (`UIResponder.keyboardWillShowNotification`).
  public nonisolated static let keyboardWillShowNotification = Notice.Name(
    rawValue: "UIKeyboardWillShowNotification")
  /// The keyboard has appeared (`UIResponder.keyboardDidShowNotification`).
  public nonisolated static let keyboardDidShowNotification = Notice.Name(
    rawValue: "UIKeyboardDidShowNotification")
  /// The keyboard is about to disappear (`UIResponder.keyboardWillHideNotification`).
  public nonisolated static let keyboardWillHideNotification = Notice.Name(
    rawValue: "UIKeyboardWillHideNotification")
  /// The keyboard has disappeared (`UIResponder.keyboardDidHideNotification`).
  public nonisolated static let keyboardDidHideNotification = Notice.Name(
    rawValue: "UIKeyboardDidHideNotification")
  /// The frame of the keyboard is about to change
  /// (`UIResponder.keyboardWillChangeFrameNotification`).
  public nonisolated static let keyboardWillChangeFrameNotification = Notice.Name(
    rawValue: "UIKeyboardWillChangeFrameNotification")
  /// The frame of the keyboard has changed (`UIResponder.keyboardDidChangeFrameNotification`).
  public nonisolated static let keyboardDidChangeFrameNotification = Notice.Name(
    rawValue: "UIKeyboardDidChangeFrameNotification")
}
