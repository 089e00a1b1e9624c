#if UIKit
/// An integer (`NSInteger`).
public typealias NSInteger = Int
/// An integer that Objective-C has without a sign (`NSUInteger`), which Swift counts with `Int`
/// too.
public typealias NSUInteger = Int

/// Runs a closure (`autoreleasepool(invoking:)`); there is no pool here, objects are released at
/// once.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// The pointer that Objective-C passes objects by; an ordinary one here.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
#endif
