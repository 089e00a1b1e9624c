import ControlCore
public import Graphics
public import ResponderKit

/// A bar with buttons: UIKit's `UIToolbar`.
///
/// Its items are buttons without a position. Main actor only.
@preconcurrency @MainActor
open class Toolbar: View {
  /// Creates a bar without items.
  public required override init(frame: Rect) {
    super.init(frame: frame)
    setRecordName("Toolbar")
  }

  /// The items from the leading edge to the trailing one; nil unless set.
  open var items: [BarButtonItem]? { didSet { setNeedsLayout() } }

  /// Sets the items (`UIToolbar.setItems(_:animated:)`).
  open func setItems(_ items: [BarButtonItem]?, animated: Bool) { self.items = items }

  /// A Boolean value that indicates whether the content is seen through the bar; true unless set.
  open var isTranslucent = true

  /// Indicates whether the bar is that of a navigation controller, so that its items are those of the
  /// controller on top.
  package final var isManaged = false

  private var row = ItemRow()
  /// The buttons and the views of the items.
  final var viewsOfItems: [View] { row.views }

  /// The bar's width, and a height of 44 points.
  open override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 44) }

  /// The height of the bar; the width is not determined (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: 44)
  }

  /// Shows the items one after the other; flexible spaces share what is left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    row.show(items ?? [], in: self)
    let items = (items ?? []).filter { !$0.isHidden }
    var views = row.views[...]
    let placed = items.map { item -> (view: View?, width: Double) in
      guard !item.isSpace, let view = views.popFirst() else { return (nil, item.width) }
      return (view, ItemRow.width(of: view, item))
    }
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let needed = placed.reduce(0) { $0 + $1.width }
    let scale = needed > bounds.width && needed > 0 ? bounds.width / needed : 1
    let share = flexible == 0 ? 0 : max(0, bounds.width - needed) / Double(flexible)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = 0.0
    for (item, place) in zip(items, placed) {
      let width = place.width * scale + (item.systemItem == .flexibleSpace ? share : 0)
      if let view = place.view {
        view.frame = Rect(
          x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      }
      x += width
    }
  }

  /// The views that were set, otherwise those of the items from the leading edge to the trailing one.
  open override var accessibilityElements: [Responder]? {
    get { super.accessibilityElements ?? row.views }
    set { super.accessibilityElements = newValue }
  }
}

extension Toolbar: HugsContent {
  package nonisolated static var huggedDirections: HuggedDirections { .vertical }
}
