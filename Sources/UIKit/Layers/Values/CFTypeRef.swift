#if UIKit
/// Any object of Core Foundation; any object at all here (`CFTypeRef`).
public typealias CFTypeRef = AnyObject
#endif
