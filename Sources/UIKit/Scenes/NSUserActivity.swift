#if UIKit
public import Foundation

/// The activity of the user, which can be handed over or restored: `NSUserActivity`.
///
/// It is kept and can be read; nothing is handed over to another device, and nothing is found by a
/// search.
open class NSUserActivity: NSObject {
  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// The type of the activity, by the app's name for it.
  public final let activityType: String
  /// The title; nil unless set.
  open var title: String?
  /// The values that are needed to continue; nil unless set.
  open var userInfo: [AnyHashable: Any]?
  /// The keys without which the activity is not handed over; nil unless set.
  open var requiredUserInfoKeys: Set<String>?
  /// A Boolean value that indicates whether ``userInfo`` is to be updated; false unless set.
  open var needsSave = false
  /// A page on the web with the same content; nil unless set.
  open var webpageURL: URL?
  /// The page that led here; nil unless set.
  open var referrerURL: URL?
  /// The time from which the activity is no longer of use; nil unless set.
  open var expirationDate: Date?
  /// The words by which it is found; none unless set.
  open var keywords: Set<String> = []
  /// A Boolean value that indicates whether the other device may ask for more; false unless set.
  open var supportsContinuationStreams = false
  /// A Boolean value that indicates whether it may be handed over; true unless set.
  open var isEligibleForHandoff = true
  /// A Boolean value that indicates whether the device's search may find it; false unless set.
  open var isEligibleForSearch = false
  /// A Boolean value that indicates whether everyone's search may find it; false unless set.
  open var isEligibleForPublicIndexing = false
  /// A Boolean value that indicates whether the system may suggest it; false unless set.
  open var isEligibleForPrediction = false
  /// The identity by which the app deletes it; nil unless set.
  open var persistentIdentifier: String?
  /// The content that it is about; nil unless set.
  open var targetContentIdentifier: String?
  /// The delegate of the activity; not retained.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// A Boolean value that indicates whether this is what the user does now: the activity that
  /// became current last (`NSUserActivity.becomeCurrent()`).
  public private(set) final var isCurrent = false
  /// A Boolean value that indicates whether the activity is over.
  public private(set) final var isInvalid = false

  /// Adds values to ``userInfo``.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Makes this what the user does now.
  open func becomeCurrent() {
    guard !isInvalid else { return }
    isCurrent = true
    if needsSave {
      needsSave = false
      delegate?.userActivityWillSave(self)
    }
  }
  /// Says that the user does something else.
  open func resignCurrent() { isCurrent = false }
  /// Ends the activity.
  open func invalidate() {
    isCurrent = false
    isInvalid = true
  }
}

/// The methods that report the life of an activity: `NSUserActivityDelegate`.
public protocol NSUserActivityDelegate: AnyObject {
  /// Called before the activity is kept, to update what it keeps.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called when another device continues the activity; no device does here.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity on the web (`NSUserActivityTypeBrowsingWeb`).
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
