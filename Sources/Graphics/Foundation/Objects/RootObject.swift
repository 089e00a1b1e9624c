#if UIKit
import Foundation

/// The class from which live objects derive: `NSObject`, so that they are equatable, hashable and
/// described, and can adopt protocols that require `NSObjectProtocol`.
public typealias RootObject = NSObject
#else
/// The class from which live objects derive: the part of `NSObject` that they need.
///
/// Main actor only, but for what compares and describes objects.
@preconcurrency @MainActor
open class RootObject: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// Creates an object.
  public init() {}

  /// Returns a Boolean value that indicates whether the other object is equal to this one: whether
  /// it is the same one, unless overridden (`NSObject.isEqual(_:)`).
  nonisolated open func isEqual(_ object: Any?) -> Bool { object as? RootObject === self }

  /// A number that equal objects share (`NSObject.hash`).
  nonisolated open var hash: Int {
    Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())
  }

  /// The module and the class, to which `NSObject` adds the address.
  nonisolated open var description: String { String(reflecting: type(of: self)) }

  /// The same as ``description`` unless overridden (`NSObject.debugDescription`).
  nonisolated open var debugDescription: String { description }

  /// Returns a Boolean value that indicates whether two objects are equal.
  public nonisolated static func == (left: RootObject, right: RootObject) -> Bool {
    left === right || left.isEqual(right)
  }

  /// Hashes what equal objects share.
  public nonisolated final func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
#endif
