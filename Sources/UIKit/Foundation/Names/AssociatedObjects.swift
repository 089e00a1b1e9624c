#if UIKit
import Foundation
import ResponderKit

/// The policies for keeping an associated value (`objc_AssociationPolicy`).
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied, if the value can be.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retained; the same as without atomicity, because objects are used on one actor.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// Copied, if the value can be.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Associates a value with an object by a key, or removes it for nil (`objc_setAssociatedObject`).
///
/// Views, controllers and items of bars keep the value as long as they live. The values of other
/// objects are in a table, and are dropped when the table has grown after the object is gone.
@MainActor @preconcurrency
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let values = associatedValues(of: object)
  guard let value else {
    values.values[key] = nil
    return
  }
  switch policy {
  case .OBJC_ASSOCIATION_ASSIGN:
    values.values[key] = .unowned(Unowned(object: value as AnyObject))
  case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
    values.values[key] = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
  case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
    values.values[key] = .kept(value)
  }
}

/// Returns the value that is associated with an object by a key; nil for none
/// (`objc_getAssociatedObject`).
@MainActor @preconcurrency
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  switch associatedValues(of: object).values[key] {
  case .kept(let value): value
  case .unowned(let reference): reference.object
  case nil: nil
  }
}

/// Removes all values that are associated with an object (`objc_removeAssociatedObjects`).
@MainActor @preconcurrency
public func objc_removeAssociatedObjects(_ object: Any) {
  associatedValues(of: object).values = [:]
}

@MainActor
private func associatedValues(of object: Any) -> AssociatedValues {
  if let object = object as? AccessibleObject {
    return object.values(AssociatedValues.self) { AssociatedValues() }
  }
  return OtherObjects.values(of: object as AnyObject)
}

/// The values of objects that have no room for them.
@MainActor
private enum OtherObjects {
  private struct Entry {
    weak var object: AnyObject?
    let values: AssociatedValues
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The most entries before those of objects that are gone are dropped.
  private static var limit = 16

  static func values(of object: AnyObject) -> AssociatedValues {
    let key = ObjectIdentifier(object)
    // Another object may have the place of one that is gone.
    if let entry = entries[key], entry.object === object { return entry.values }
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(16, entries.count * 2)
    }
    let entry = Entry(object: object, values: AssociatedValues())
    entries[key] = entry
    return entry.values
  }
}

private struct Unowned {
  weak var object: AnyObject?
}

private final class AssociatedValues {
  enum Value {
    case kept(Any)
    case unowned(Unowned)
  }
  var values: [UnsafeRawPointer: Value] = [:]
}
#endif
