#if UIKit
public import Foundation

/// An object that makes copies of itself: `NSCopying`.
public typealias Copying = NSCopying
/// The parameter of ``Copying`` that nothing reads: `NSZone`.
public typealias CopyZone = NSZone
#else
/// An object that makes copies of itself: the protocol that Foundation calls `NSCopying`.
public protocol Copying: AnyObject {
  /// Returns a copy; the zone is nil.
  func copy(with zone: CopyZone?) -> Any
}

extension Copying {
  /// Returns a copy (`NSObject.copy()`).
  public func copy() -> Any { copy(with: nil) }
}

/// The parameter of ``Copying`` that nothing reads, of which there is no value.
public enum CopyZone {}
#endif
