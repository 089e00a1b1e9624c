#if UIKit
public import Foundation

/// The bundle of the document of a controller: a `Bundle`.
public typealias NibBundle = Bundle
/// The type of the identity of a menu's configuration.
public typealias MenuIdentity = any NSCopying
#else
/// The bundle of the document of a controller; the core only keeps it.
public typealias NibBundle = AnyObject
/// The type of the identity of a menu's configuration.
public typealias MenuIdentity = any Hashable & Sendable
#endif
