#if UIKit
// What `import AppKit` brings where there is no AppKit: Foundation, and the control layer under AppKit's names.

@_exported public import AppKitDialect
@_exported public import Foundation

// Foundation has these names for other types, which a delegate of AppKit's classes is never called with.

/// The notification that delegates of AppKit's classes get.
public typealias Notification = Notice
/// The range of a text in AppKit's classes.
public typealias NSRange = UTF16Range
/// The edges of a rectangle.
public typealias NSRectEdge = AppKitDialect.NSRectEdge
/// The sorting of a table.
public typealias NSSortDescriptor = AppKitDialect.NSSortDescriptor
#endif
