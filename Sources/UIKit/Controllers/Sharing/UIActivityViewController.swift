#if UIKit
import Foundation
import Graphics
public import ResponderKit

/// Offers what can be done with items: `UIActivityViewController`.
///
/// The items and the app's activities are kept and can be read. The system has no activities here, and
/// the view is empty; ``perform(_:)`` does what a tap on one of the app's activities does.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called with the activity and whether it was completed.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// The items (UIKit does not make them available).
  public final let activityItems: [Any]
  /// The app's activities (UIKit does not make them available).
  public final let applicationActivities: [UIActivity]

  /// Creates a controller with items and activities of the app.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  /// Called when the user has chosen or given up; nil unless set.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The older kind of closure; nil unless set.
  open var completionHandler: ((UIActivity.ActivityType?, Bool) -> Void)?
  /// The activities that are not offered; nil unless set.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// A Boolean value that indicates whether prominent people are offered; true unless set (iOS
  /// 15.4).
  open var allowsProminentActivity = true

  /// The items as an activity gets them: those of sources for that activity.
  private func items(for activity: UIActivity) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: activity.activityType)
    }
  }

  /// Returns the app's activities that are offered: those that can do something with the items and are
  /// not excluded.
  ///
  /// UIKit has no counterpart.
  public final var offeredActivities: [UIActivity] {
    applicationActivities.filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false }
      return isExcluded != true && activity.canPerform(withActivityItems: placeholders)
    }
  }

  private var placeholders: [Any] {
    activityItems.map {
      ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
    }
  }

  /// Does what a tap on an offered activity does: prepares and performs it, and dismisses the
  /// controller when it is over.
  ///
  /// UIKit has no counterpart. An activity with a controller of its own is over when it says so.
  public final func perform(_ activity: UIActivity) {
    guard offeredActivities.contains(activity) else { return }
    activity.prepare(withActivityItems: items(for: activity))
    activity.done = { [weak self] completed in self?.finish(activity, completed) }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func finish(_ activity: UIActivity?, _ completed: Bool) {
    let tell = { @MainActor @Sendable [self] in
      completionWithItemsHandler?(activity?.activityType, completed, nil, nil)
      completionHandler?(activity?.activityType, completed)
    }
    if presentingViewController == nil { tell() } else { dismiss(animated: true, completion: tell) }
  }

  /// Gives up, as the user does with a gesture or the close button.
  open override func accessibilityPerformEscape() -> Bool {
    guard presentingViewController != nil else { return false }
    finish(nil, false)
    return true
  }
}
#endif
