#if UIKit
public import Graphics

/// Where the document of a controller is: a `Bundle`.
public typealias NibBundle = Bundle
#else
/// Where the document of a controller is; the core only keeps it.
public typealias NibBundle = AnyObject
#endif
