import Accessibility
import ButtonModel
import ControlCore
import Graphics
import ResponderKit

extension NavigationBar {
  /// The height of the row with the buttons, in points, as on an upright phone.
  static let rowHeight = 44.0
  /// The height of the line above the row.
  var promptHeight: Double { topItem?.prompt?.isEmpty == false ? 30 : 0 }
  /// The height of the line with a large title below the row.
  var largeTitleHeight: Double { hasLargeTitle ? 52 : 0 }

  /// Indicates whether the title of the top item is large: as the item says, and for an automatic
  /// one as the items below say.
  var hasLargeTitle: Bool {
    guard prefersLargeTitles, let top = topItem, top.titleView == nil else { return false }
    let mode = (items ?? []).reversed().lazy.map(\.largeTitleDisplayMode).first { $0 != .automatic }
    return mode != .never && mode != .inline
  }

  /// Indicates whether there is a back button, by the rules of `UINavigationItem`.
  var showsBackButton: Bool {
    guard let top = topItem, backItem != nil, !top.hidesBackButton else { return false }
    return top.leftBarButtonItems?.isEmpty ?? true || top.leftItemsSupplementBackButton
  }

  /// Updates the views of the top item, and places them.
  func arrange() {
    if let backItem, showsBackButton {
      backButton.show(backItem)
      if backButton.superview !== self { addSubview(backButton) }
    } else {
      backButton.removeFromSuperview()
    }
    leading.show(topItem?.leftBarButtonItems ?? [], in: self)
    trailing.show(topItem?.rightBarButtonItems ?? [], in: self)
    showTitle()
    showPrompt()
    // A prompt or a large title that comes or goes changes the room of the content.
    if let manager, sizeThatFits(bounds.size).height != bounds.height { manager.fitBars() }
    place()
  }

  private func showTitle() {
    if titleView !== topItem?.titleView, titleView?.superview === self {
      titleView?.removeFromSuperview()
    }
    titleView = topItem?.titleView
    let title = titleView == nil ? topItem?.title : nil
    titleLabel.text = title
    titleLabel.accessibilityLabel = topItem?.accessibilityLabel
    titleLabel.accessibilityIdentifier = topItem?.accessibilityIdentifier
    if let titleView {
      if titleView.superview !== self { addSubview(titleView) }
      titleLabel.removeFromSuperview()
    } else if title?.isEmpty ?? true {
      titleLabel.removeFromSuperview()
    } else if titleLabel.superview !== self {
      addSubview(titleLabel)
    }
  }

  private func showPrompt() {
    guard promptHeight > 0 else { return promptLabel.removeFromSuperview() }
    promptLabel.text = topItem?.prompt
    if promptLabel.superview !== self { addSubview(promptLabel) }
    promptLabel.frame = Rect(x: 0, y: 0, width: bounds.width, height: promptHeight)
  }

  /// Places the leading views from the leading edge inward, the trailing ones from the trailing
  /// edge inward, and the title in the middle of what is left.
  private func place() {
    let row = Rect(x: 0, y: promptHeight, width: bounds.width, height: Self.rowHeight)
    var left = backButton.superview === self ? [(backButton as View, backWidth)] : []
    left += leading.views.map { ($0, ItemRow.width(of: $0)) }
    let right = trailing.views.map { ($0, ItemRow.width(of: $0)) }
    let needed = (left + right).reduce(0) { $0 + $1.1 }
    let scale = needed > row.width && needed > 0 ? row.width / needed : 1
    var start = 0.0
    for (view, width) in left {
      put(view, from: start, width: width * scale, in: row)
      start += width * scale
    }
    var end = row.width
    for (view, width) in right {
      end -= width * scale
      put(view, from: end, width: width * scale, in: row)
    }
    if hasLargeTitle {
      titleLabel.frame = Rect(x: 0, y: row.maxY, width: row.width, height: largeTitleHeight)
    } else {
      let title = titleView ?? titleLabel
      let wanted = title === titleView ? ItemRow.width(of: title) : title.sizeThatFits(.zero).width
      let width = max(1, min(wanted, end - start))
      let middle = max(start, min((row.width - width) / 2, end - width))
      put(title, from: middle, width: width, in: row)
    }
  }

  /// The views from the leading edge to the trailing one.
  var viewsInOrder: [Responder] {
    let title: View = titleView ?? titleLabel
    let row: [View] = [promptLabel, backButton] + leading.views
    let end = Array(trailing.views.reversed())
    let views = hasLargeTitle ? row + end + [title] : row + [title] + end
    return views.filter { $0.superview === self }
  }

  private var backWidth: Double { max(44, backButton.sizeThatFits(.zero).width + 20) }

  /// Places a view at a distance from the leading edge.
  private func put(_ view: View, from start: Double, width: Double, in row: Rect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? row.width - start - width : start
    view.frame = Rect(x: x, y: row.minY, width: width, height: row.height)
  }
}
