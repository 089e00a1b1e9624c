#if UIKit
public import Foundation
public import Graphics
public import ResponderKit

/// Something that can be done with what the user shares: `UIActivity`.
///
/// A subclass overrides what UIKit asks. A test performs it, because no sheet offers it.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The identity of an activity: `UIActivity.ActivityType`.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The identity as UIKit spells it.
    public let rawValue: String
    /// Creates an identity.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identity.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The category of an activity, the system's or the app's own, with the raw values of
  /// `UIActivity.Category`.
  public enum Category: Int, Sendable, Hashable, CaseIterable {
    /// It acts on the content.
    case action = 0
    /// It sends the content.
    case share = 1
  }

  /// Creates an activity.
  public override init() { super.init() }

  /// The category of the activity, in which it is offered; among the actions unless overridden.
  open class var activityCategory: Category { .action }
  /// The identity; nil unless overridden.
  open var activityType: ActivityType? { nil }
  /// The name; nil unless overridden.
  open var activityTitle: String? { nil }
  /// The image; nil unless overridden.
  open var activityImage: UIImage? { nil }
  /// Returns whether the activity can do something with items; false unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the items; does nothing unless overridden.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The controller in which the user completes the activity; nil unless overridden.
  open var activityViewController: UIViewController? { nil }
  /// Does it; ends without having done anything unless overridden.
  open func perform() { activityDidFinish(false) }
  /// Says that the activity is over; an activity calls it at its end.
  open func activityDidFinish(_ completed: Bool) {
    guard let done else { return }
    self.done = nil
    done(completed)
  }
  /// The closure that the sheet calls when the activity is over.
  final var done: ((Bool) -> Void)?
}

extension UIActivity.ActivityType {
  /// Posts to Facebook.
  public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
  /// Posts to Twitter.
  public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  /// Posts to Weibo.
  public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
  /// Sends a message.
  public static let message = Self("com.apple.UIKit.activity.Message")
  /// Sends mail.
  public static let mail = Self("com.apple.UIKit.activity.Mail")
  /// Prints.
  public static let print = Self("com.apple.UIKit.activity.Print")
  /// Copies to the pasteboard.
  public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
  /// Assigns an image to a contact.
  public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  /// Saves an image.
  public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
  /// Adds to the reading list.
  public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  /// Posts to Flickr.
  public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  /// Posts to Vimeo.
  public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
  /// Posts to Tencent Weibo.
  public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  /// Sends to a device nearby.
  public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  /// Opens in iBooks.
  public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  /// Marks up as a PDF.
  public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
}
#endif
