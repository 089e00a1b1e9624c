public import Graphics

/// A button of a navigation bar or a toolbar: UIKit's `UIBarButtonItem`.
///
/// It sends its action through the application, with itself as the sender. Defaults are those of
/// UIBarButtonItem.h. Main actor only.
@preconcurrency @MainActor
open class BarButtonItem: BarItem {
  /// The styles of the button, with the raw values of `UIBarButtonItem.Style`; they do not change
  /// the spoken words.
  public enum Style: Int, Sendable, Hashable, CaseIterable {
    /// An ordinary button.
    case plain = 0
    /// A button with a border, until iOS 8.
    case bordered = 1
    /// The button that ends a task.
    case done = 2

    /// The name of ``done`` since iOS 26.
    public static let prominent = Style.done
  }

  /// The style; plain unless set.
  open var style = Style.plain
  /// The width in points, 0 for that of the content; only a fixed space and a custom width use it.
  open var width: Scalar = 0 { didSet { changed() } }
  /// The titles that the item may have, the widest of which reserves the width; nil unless set.
  open var possibleTitles: Set<String>? { didSet { changed() } }
  /// The view that stands in the bar in place of a button; nil unless set.
  ///
  /// The item's own action is not sent then (`UIBarButtonItem.customView`).
  open var customView: View? { didSet { changed() } }
  /// The color of the item; nil, for that of the bar, unless set.
  open var tintColor: Color? { didSet { changed() } }
  /// A Boolean value that indicates whether the item is left out of the bar; false unless set
  /// (`UIBarButtonItem.isHidden`, iOS 16).
  open var isHidden = false { didSet { changed() } }
  /// A Boolean value that indicates whether the item is selected; false unless set
  /// (`UIBarButtonItem.isSelected`, iOS 15).
  open var isSelected = false { didSet { changed() } }

  // MARK: What it does

  /// The object that receives the action, not retained; nil for the responder chain.
  open weak var target: AnyObject? {
    didSet {
      hadTarget = target != nil
      changed()
    }
  }
  /// Indicates whether a target was set, which may have been deallocated since.
  package private(set) final var hadTarget = false
  /// The action; nil for none.
  open var action: ActionSelector? { didSet { changed() } }
  /// The action that runs in place of ``target`` and ``action``, and gives the item its title and
  /// image (`UIBarButtonItem.primaryAction`, iOS 14).
  open var primaryAction: Action? {
    didSet {
      guard let primaryAction else { return changed() }
      title = primaryAction.title.isEmpty ? nil : primaryAction.title
      image = primaryAction.image
    }
  }
  /// The menu that a tap opens, or a long press if there is a primary action
  /// (`UIBarButtonItem.menu`, iOS 14).
  open var menu: Menu? { didSet { changed() } }
  /// The order of the menu's elements; automatic unless set.
  open var preferredMenuElementOrder = ContextMenuConfiguration.ElementOrder.automatic {
    didSet { changed() }
  }
  /// A Boolean value that indicates whether a tap toggles ``isSelected``, or the menu's choice is
  /// shown; false unless set (`UIBarButtonItem.changesSelectionAsPrimaryAction`, iOS 15).
  open var changesSelectionAsPrimaryAction = false { didSet { changed() } }

  /// The action that a tap runs in place of the item's own: the segue of a document; nil for none.
  package final var otherAction: Action? { didSet { changed() } }

  /// The item of the system that this one is; nil for none.
  package final var systemItem: SystemItem? { didSet { changed() } }

  /// The title that the bar draws; nil for an item that the system draws.
  package final var shownTitle: String? { self is EditButtonItem ? nil : title }

  /// Indicates whether the item is only a space between others.
  package final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
