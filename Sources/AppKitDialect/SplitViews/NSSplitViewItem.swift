import ResponderKit

/// A pane of a split view, with its controller (`NSSplitViewItem`).
@preconcurrency @MainActor
public final class NSSplitViewItem {
  /// The purposes of a pane, with AppKit's raw values (`NSSplitViewItem.Behavior`).
  public enum Behavior: Int, Sendable, Hashable, CaseIterable {
    /// A pane without a purpose of its own.
    case `default` = 0
    /// A list of what there is to choose.
    case sidebar = 1
    /// A list of the contents of the choice.
    case contentList = 2
    /// Properties of what is selected.
    case inspector = 3
  }

  /// Creates a pane (`NSSplitViewItem.init(viewController:)`).
  public init(viewController: NSViewController, behavior: Behavior = .default) {
    (self.viewController, self.behavior) = (viewController, behavior)
  }

  /// Creates the pane of a sidebar (`NSSplitViewItem.init(sidebarWithViewController:)`).
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController: viewController, behavior: .sidebar)
  }

  /// The controller of the pane.
  public let viewController: NSViewController
  /// The purpose of the pane.
  public let behavior: Behavior
  var controllerLink = Backlink<NSSplitViewController>()
  /// A Boolean value that indicates whether the pane is not shown; false unless set
  /// (`NSSplitViewItem.isCollapsed`).
  public var isCollapsed = false {
    didSet { if isCollapsed != oldValue { controllerLink.object?.collapseDidChange(of: self) } }
  }
}
