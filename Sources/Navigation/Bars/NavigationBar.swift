import Accessibility
import ControlCore
public import Graphics
public import ResponderKit

/// The bar above a controller's view, with its title and buttons: UIKit's `UINavigationBar`.
///
/// The title is a heading. Main actor only.
@preconcurrency @MainActor
open class NavigationBar: View {
  /// Creates a bar without items.
  public required override init(frame: Rect) {
    super.init(frame: frame)
    backButton.addAction(
      Action(title: "Back") { [weak self] _ in self?.goBack() }, for: .primaryActionTriggered)
    titleLabel.accessibilityTraits = [.staticText, .header]
    setRecordName("Navigation Bar")
  }

  /// The items from the bottom of the stack to the top; nil unless set.
  open var items: [NavigationItem]? {
    get { storedItems.isEmpty ? nil : storedItems }
    set { setItems(newValue, animated: false) }
  }
  private var storedItems: [NavigationItem] = []

  /// The item whose title and buttons are shown; nil without items.
  public final var topItem: NavigationItem? { storedItems.last }
  /// The item that the back button leads to; nil with fewer than two items.
  public final var backItem: NavigationItem? { storedItems.dropLast().last }

  /// A Boolean value that indicates whether titles are large where the items allow it; false unless
  /// set.
  open var prefersLargeTitles = false { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether the content is seen through the bar; true unless set.
  open var isTranslucent = true

  /// The object that is asked before an item is pushed or popped; not retained.
  ///
  /// Traps for the bar of a navigation controller when it is set.
  open weak var delegate: (any NavigationBarDelegate)? {
    willSet {
      if manager != nil {
        fatalError("Cannot manually set the delegate on a UINavigationBar managed by a controller.")
      }
    }
  }

  /// The navigation controller whose bar this is.
  final weak var manager: NavigationController?

  /// Sets the items: a push if the new top is not among the old ones, otherwise a pop
  /// (`UINavigationBar.setItems(_:animated:)`).
  open func setItems(_ items: [NavigationItem]?, animated: Bool) {
    checkManagement("setItems")
    show(items ?? [])
  }

  /// Puts an item on top, unless the delegate refuses (`UINavigationBar.pushItem(_:animated:)`).
  open func pushItem(_ item: NavigationItem, animated: Bool) {
    checkManagement("pushNavigationItem")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    show(storedItems + [item])
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the item on top, unless it is the only one or the delegate refuses, and returns it
  /// (`UINavigationBar.popItem(animated:)`).
  @discardableResult
  open func popItem(animated: Bool) -> NavigationItem? {
    checkManagement("popNavigationItem")
    guard let top = topItem, storedItems.count > 1,
      delegate?.navigationBar(self, shouldPop: top) ?? true
    else { return nil }
    show(Array(storedItems.dropLast()))
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  private func checkManagement(_ method: String) {
    guard manager != nil else { return }
    fatalError(
      "Cannot call \(method):animated: directly on a UINavigationBar managed by a controller.")
  }

  /// Shows items and calls no delegate method.
  final func show(_ items: [NavigationItem]) {
    for item in storedItems where item.bar === self { item.bar = nil }
    storedItems = items
    for item in items { item.bar = self }
    setNeedsLayout()
  }

  /// Does what a tap on the back button does.
  final func goBack() {
    if let action = topItem?.backAction {
      action.performWithSender(self, target: nil)
    } else if let manager {
      manager.popByUser()
    } else {
      popItem(animated: true)
    }
  }

  /// The item, and its property, that a view of the bar shows; nil for a button of an item.
  package final func source(of view: View) -> (item: AccessibleObject, property: String)? {
    switch view {
    case titleLabel: topItem.map { ($0, "title") }
    case promptLabel: topItem.map { ($0, "prompt") }
    case backButton: backItem.map { ($0.backBarButtonItem ?? $0, "title") }
    default: nil
    }
  }

  // MARK: Views, see NavigationBar+Layout.swift

  final let backButton = BackButton()
  final let titleLabel = Label(frame: .zero)
  final lazy var promptLabel = Label(frame: .zero)
  final var leading = ItemRow()
  final var trailing = ItemRow()
  /// The view in place of the title.
  final var titleView: View?

  /// The bar's width, and the height that its content needs (`UIView.sizeThatFits(_:)`).
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: promptHeight + Self.rowHeight + largeTitleHeight)
  }

  /// The height of the bar; the width is not determined (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: 44)
  }

  /// Shows the top item.
  open override func layoutSubviews() {
    super.layoutSubviews()
    InteractionRecorder.pause { arrange() }
  }

  /// The views that were set, otherwise those of the bar from the leading edge to the trailing one,
  /// after the prompt; a large title comes last.
  open override var accessibilityElements: [Responder]? {
    get { super.accessibilityElements ?? viewsInOrder }
    set { super.accessibilityElements = newValue }
  }
}
