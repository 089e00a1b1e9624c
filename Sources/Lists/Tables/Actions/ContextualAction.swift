public import Graphics
public import ResponderKit

/// An action behind a row: `UIContextualAction`.
///
/// A swipe along the row shows it as a button; a long one performs the first of several.
@preconcurrency @MainActor
open class ContextualAction: RootObject {
  /// The styles of an action (`UIContextualAction.Style`).
  public enum Style: Int, Sendable {
    /// Something.
    case normal = 0
    /// It deletes.
    case destructive = 1
  }

  /// Performs an action: it is given the action, the view that shows it, and a closure to be called
  /// at the end with whether it was performed (`UIContextualAction.Handler`).
  public typealias Handler =
    @MainActor (
      _ action: ContextualAction, _ sourceView: View,
      _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  /// The style of the action (`UIContextualAction.style`).
  open private(set) var style: Style
  /// The handler that performs the action (`UIContextualAction.handler`).
  open private(set) var handler: Handler
  /// The title; nil for none (`UIContextualAction.title`).
  open var title: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color behind the title; red for an action that deletes, gray for others, unless set
  /// (`UIContextualAction.backgroundColor`).
  open var backgroundColor: Color!
  /// The image above the title; nil unless set (`UIContextualAction.image`).
  open var image: Image?

  /// Creates an action (`UIContextualAction.init(style:title:handler:)`).
  public init(style: ContextualAction.Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .system("systemRedColor") : .system("systemGrayColor")
    super.init()
  }
}

/// The actions behind an edge of a row: UIKit's `UISwipeActionsConfiguration`.
@preconcurrency @MainActor
open class SwipeActionsConfiguration: RootObject {
  /// The actions, from the edge inward (`UISwipeActionsConfiguration.actions`).
  open private(set) var actions: [ContextualAction]
  /// A Boolean value that indicates whether a long swipe performs the first action; true unless set
  /// (`UISwipeActionsConfiguration.performsFirstActionWithFullSwipe`).
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions (`UISwipeActionsConfiguration.init(actions:)`).
  public init(actions: [ContextualAction]) {
    self.actions = actions
    super.init()
  }
}
