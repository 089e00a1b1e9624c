import KeyValues

/// The identity of an object among others: that of an instance of a class, or the value.
struct ObjectKey: Hashable {
  private enum Identity: Hashable {
    case object(ObjectIdentifier)
    case value(AnyHashable)
    case unknown(String)
  }
  private let identity: Identity

  init(_ object: Any) {
    let object = flattened(object) ?? object
    if type(of: object) is AnyClass {
      identity = .object(ObjectIdentifier(object as AnyObject))
    } else if let value = object as? AnyHashable {
      identity = .value(value)
    } else {
      identity = .unknown("\(object)")
    }
  }
}
