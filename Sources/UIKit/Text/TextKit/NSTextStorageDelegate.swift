#if UIKit
public import Foundation

/// The notifications of a text storage about its changes (`NSTextStorageDelegate`).
public protocol NSTextStorageDelegate: AnyObject {
  /// Called after a change, which the delegate may add to: characters and attributes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called after a change, before the layout managers know of it; the delegate may change
  /// attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

extension NSTextStorage {
  /// The kinds of changes (`NSTextStorage.EditActions`), with UIKit's raw values.
  public struct EditActions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Posted after a change, before the delegate is notified that it is done
  /// (`NSTextStorage.willProcessEditingNotification`).
  public static let willProcessEditingNotification = NSNotification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted after a change, before the layout managers know of it
  /// (`NSTextStorage.didProcessEditingNotification`).
  public static let didProcessEditingNotification = NSNotification.Name(
    "NSTextStorageDidProcessEditingNotification")
}
#endif
