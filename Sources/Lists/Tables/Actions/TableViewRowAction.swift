public import FoundationEssentials
public import Graphics

/// An action behind a row, in the manner of iOS 8: UIKit's `UITableViewRowAction`.
///
/// A swipe shows it as a button, where the delegate has no configuration of actions.
@preconcurrency @MainActor
open class TableViewRowAction: RootObject {
  /// The styles of an action (`UITableViewRowAction.Style`).
  public enum Style: Int, Sendable {
    /// It deletes.
    case `default` = 0
    /// Something.
    case normal = 1
    /// It deletes (`UITableViewRowAction.Style.destructive`).
    public static let destructive = Style.default
  }

  let handler: @MainActor (TableViewRowAction, IndexPath) -> Void
  /// The style of the action (`UITableViewRowAction.style`).
  open private(set) var style: Style
  /// The title; nil for none (`UITableViewRowAction.title`).
  open var title: String?
  /// The color behind the title; nil, for the style's, unless set
  /// (`UITableViewRowAction.backgroundColor`).
  open var backgroundColor: Color?
  /// The effect behind the title; nil unless set (`UITableViewRowAction.backgroundEffect`).
  open var backgroundEffect: VisualEffect?

  /// Creates an action (`UITableViewRowAction.init(style:title:handler:)`).
  public init(
    style: TableViewRowAction.Style, title: String?,
    handler: @escaping @MainActor (TableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
