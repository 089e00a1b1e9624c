import Accessibility
import ControlCore
public import Graphics
public import ResponderKit

/// A bar with tabs, one of which is selected: UIKit's `UITabBar`.
///
/// A screen reader says the place of each tab among the others. Main actor only.
@preconcurrency @MainActor
open class TabBar: View {
  /// Creates a bar without tabs.
  public override init(frame: Rect) {
    super.init(frame: frame)
    setRecordName("Tab Bar")
    accessibilityTraits = .tabBar
  }

  /// The tabs from the leading edge to the trailing one; nil unless set.
  ///
  /// Without items there is no selection. Traps for the bar of a tab bar controller when it is set.
  open var items: [TabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }
  private var storedItems: [TabBarItem]?

  /// Sets the tabs (`UITabBar.setItems(_:animated:)`).
  open func setItems(_ items: [TabBarItem]?, animated: Bool) {
    checkManagement()
    show(items)
  }

  /// The selected tab; nil for none.
  ///
  /// An item that is not in the bar changes nothing.
  open var selectedItem: TabBarItem? {
    get { storedSelection }
    set {
      checkManagement()
      select(newValue)
    }
  }
  private var storedSelection: TabBarItem?

  /// The object that receives the user's choice; not retained.
  ///
  /// Traps for the bar of a tab bar controller when it is set.
  open weak var delegate: (any TabBarDelegate)? {
    willSet {
      if manager != nil {
        fatalError(
          "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
      }
    }
  }

  /// A Boolean value that indicates whether the content is seen through the bar; true unless set.
  open var isTranslucent = true

  /// The tab bar controller whose bar this is.
  final weak var manager: TabBarController?

  private func checkManagement() {
    guard manager != nil else { return }
    fatalError("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
  }

  /// Shows tabs; a selection that is not among them is lost.
  final func show(_ items: [TabBarItem]?) {
    storedItems = items
    for item in items ?? [] { item.bar = self }
    if let selected = storedSelection, items?.contains(where: { $0 === selected }) != true {
      storedSelection = nil
    }
    setNeedsLayout()
  }

  /// Selects a tab of the bar, without notifying the delegate.
  final func select(_ item: TabBarItem?) {
    if let item, storedItems?.contains(where: { $0 === item }) != true { return }
    storedSelection = item
    for button in buttons { button.update() }
    setNeedsLayout()
  }

  /// Does what a tap on a tab does.
  final func tap(_ item: TabBarItem) {
    if let manager { return manager.tabTapped(item) }
    select(item)
    delegate?.tabBar(self, didSelect: item)
  }

  private var buttons: [TabButton] = []
  /// The buttons of the items.
  final var buttonsOfItems: [View] { buttons }

  /// The bar's width, and a height of 49 points.
  open override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 49) }

  /// The height of the bar; the width is not determined (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: 49)
  }

  /// Shows the tabs side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = storedItems ?? []
    var former: [ObjectIdentifier: TabButton] = [:]
    for button in buttons { former[ObjectIdentifier(button.item)] = button }
    buttons = items.map { former.removeValue(forKey: ObjectIdentifier($0)) ?? TabButton($0) }
    for button in former.values { button.removeFromSuperview() }
    let width = items.isEmpty ? 0 : bounds.width / Double(items.count)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (number, button) in buttons.enumerated() {
      button.place = (number + 1, items.count)
      if button.superview !== self { addSubview(button) }
      InteractionRecorder.pause { button.update() }
      let place = Double(isMirrored ? items.count - 1 - number : number)
      button.frame = Rect(x: place * width, y: 0, width: width, height: bounds.height)
    }
  }

  /// The views that were set, otherwise those of the tabs from the leading edge to the trailing one.
  open override var accessibilityElements: [Responder]? {
    get { super.accessibilityElements ?? buttons }
    set { super.accessibilityElements = newValue }
  }
}

extension TabBar: HugsContent {
  package nonisolated static var huggedDirections: HuggedDirections { .vertical }
}
