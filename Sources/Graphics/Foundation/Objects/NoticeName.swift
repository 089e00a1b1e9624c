#if UIKit
public import Foundation

/// The name of a kind of notice: Foundation's `NSNotification.Name`.
public typealias NoticeName = NSNotification.Name

/// Posts a notice to the observers of Foundation's center, too.
package func postToFoundation(
  _ name: NoticeName, object: AnyObject?, userInfo: [String: any Sendable]
) {
  NotificationCenter.default.post(name: name, object: object, userInfo: userInfo)
}
#else
/// The name of a kind of notice, with the name of UIKit's notification as its raw value.
public struct NoticeName: Sendable, Hashable, RawRepresentable {
  /// The name of the notification.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Posts nothing: Foundation's center is not linked.
package func postToFoundation(
  _ name: NoticeName, object: AnyObject?, userInfo: [String: any Sendable]
) {}
#endif
