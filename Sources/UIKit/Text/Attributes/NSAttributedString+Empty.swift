#if UIKit
public import Foundation

/// A text that can be created empty: on Linux, `NSAttributedString` has no initializer without a
/// string, and an extension of the class cannot add it.
public protocol EmptyTextCreation {}

extension NSAttributedString: EmptyTextCreation {}

extension EmptyTextCreation where Self: NSAttributedString {
  /// Creates an empty text (`NSAttributedString.init()`); traps for a subclass without the
  /// initializer.
  public init() {
    let isMutable = Self.self is NSMutableAttributedString.Type
    let text =
      isMutable ? NSMutableAttributedString(string: "") : NSAttributedString(string: "")
    guard let text = text as? Self else {
      preconditionFailure("\(Self.self) has no initializer without a string")
    }
    self.init(other: text)
  }
}

extension EmptyTextCreation {
  fileprivate init(other: Self) { self = other }
}
#endif
