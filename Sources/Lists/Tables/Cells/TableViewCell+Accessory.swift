import Graphics
import ResponderKit

// The accessory at the trailing edge, which is another one while the row is edited. A view takes the place
// of a standard accessory; of these, only the button for details takes touches.
extension TableViewCell {
  /// The button for details; nil for a cell without one.
  package final var detailButton: DetailButton? { state.details }

  /// The view that is the accessory now; nil for a standard one or none.
  final var shownAccessoryView: View? { isEditing ? editingAccessoryView : accessoryView }

  /// The standard accessory that is shown now.
  final var shownAccessoryType: AccessoryType {
    if shownAccessoryView != nil { return .none }
    return isEditing ? editingAccessoryType : accessoryType
  }

  /// Shows what the accessory is now.
  final func accessoryChanged() {
    let shown = shownAccessoryView
    for view in [accessoryView, editingAccessoryView] {
      if let view, view !== shown, view.superview === self { view.removeFromSuperview() }
    }
    if let shown, shown.superview !== self { addSubview(shown) }
    let hasDetails = [.detailButton, .detailDisclosureButton].contains(shownAccessoryType)
    if !hasDetails {
      state.details?.removeFromSuperview()
      state.details = nil
    } else if state.details == nil {
      let button = DetailButton()
      state.details = button
      addSubview(button)
      placeAccessory()
    }
    setNeedsLayout()
  }

  /// Removes a view that is the accessory no longer, and shows what is.
  final func replaceAccessory(_ former: View?, _ view: View?) {
    guard former !== view else { return }
    former?.removeFromSuperview()
    accessoryChanged()
  }

  /// Places the accessory at the trailing edge, before the index and the control that moves the row; returns how much of the
  /// width both take.
  @discardableResult
  final func placeAccessory() -> Scalar {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let hasIndex = (superview as? TableView)?.rows.index != nil
    let taken = min(
      bounds.width,
      (state.reorderControl == nil ? 0 : Self.reorderWidth)
        + (hasIndex ? SectionIndexView.width : 0))
    func place(_ view: View, _ size: Size, _ margin: Scalar) -> Scalar {
      let end = min(bounds.width, taken + margin + size.width)
      view.center = Point(
        x: isMirrored ? end - size.width / 2 : bounds.width - end + size.width / 2,
        y: bounds.height / 2)
      return end
    }
    if let view = shownAccessoryView { return place(view, view.bounds.size, 16) }
    guard let button = state.details else { return taken }
    button.bounds.size = Size(width: min(44, bounds.width), height: bounds.height)
    return place(button, button.bounds.size, 0)
  }

  /// Puts the button for details in front of the content of a document.
  package final func bringDetailsToFront() {
    guard let button = state.details else { return }
    bringSubviewToFront(button)
    placeAccessory()
  }
}
