#if UIKit
public import Graphics

/// The bundle of the document of a controller: a `Bundle`.
public typealias NibBundle = Bundle
#else
/// The bundle of the document of a controller; the core only keeps it.
public typealias NibBundle = AnyObject
#endif
