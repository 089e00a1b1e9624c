#if UIKit
import Foundation

/// The class from which live objects derive: `NSObject`, so that they are equatable, hashable and
/// described, and can adopt protocols that require `NSObjectProtocol`.
public typealias RootObject = NSObject
#else
/// The requirement that live objects share.
///
/// Objects on the main actor are sendable anyway.
public typealias RootObject = Sendable
#endif
