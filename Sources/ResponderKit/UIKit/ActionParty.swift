#if UIKit
/// A target or a sender of an action, which UIKit declares as `Any`.
public typealias ActionParty = Any
#else
/// A target or a sender of an action.
public typealias ActionParty = AnyObject
#endif
