#if UIKit
/// A target or a sender of an action, which UIKit declares as `Any`.
public typealias ActionParty = Any

/// Returns the object that a party is.
package func object(of party: ActionParty?) -> AnyObject? { party.map { $0 as AnyObject } }
#else
/// A target or a sender of an action.
public typealias ActionParty = AnyObject

/// Returns the object that a party is.
@inlinable
package func object(of party: ActionParty?) -> AnyObject? { party }
#endif
