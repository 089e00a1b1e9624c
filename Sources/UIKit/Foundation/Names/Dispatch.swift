#if UIKit
// Dispatch declares these in Swift on Apple's platforms only.

/// The nanoseconds in a second (`NSEC_PER_SEC`).
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds in a millisecond (`NSEC_PER_MSEC`).
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds in a microsecond (`NSEC_PER_USEC`).
public let NSEC_PER_USEC: UInt64 = 1000
/// The microseconds in a second (`USEC_PER_SEC`).
public let USEC_PER_SEC: UInt64 = 1_000_000
#endif
