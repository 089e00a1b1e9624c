#if UIKit
// Names of Core Foundation that code for UIKit writes; Foundation's own classes on Linux.

public import Foundation

/// A length of time in seconds (`CFTimeInterval`).
public typealias CFTimeInterval = Double
/// Seconds since the start of 2001 (`CFAbsoluteTime`).
public typealias CFAbsoluteTime = Double
/// Foundation's string (`CFString`).
public typealias CFString = NSString
/// Foundation's array (`CFArray`).
public typealias CFArray = NSArray
/// Foundation's dictionary (`CFDictionary`).
public typealias CFDictionary = NSDictionary
/// Foundation's number (`CFNumber`).
public typealias CFNumber = NSNumber
/// Foundation's bytes (`CFData`).
public typealias CFData = NSData
/// Foundation's URL (`CFURL`).
public typealias CFURL = NSURL

/// Returns the seconds since the start of 2001 (`CFAbsoluteTimeGetCurrent()`).
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
#endif
