import ButtonModel
import ControlCore
import Graphics
import ResponderKit

/// The views of the items of a bar, which are kept while the item stays in the bar.
@MainActor
struct ItemRow {
  private var buttons: [ObjectIdentifier: ItemButton] = [:]
  private(set) var views: [View] = []

  /// Shows items in a bar, in their order; spaces and hidden items have no view.
  ///
  /// The views of former items are removed from the bar.
  mutating func show(_ items: [BarButtonItem], in bar: View) {
    var kept: [ObjectIdentifier: ItemButton] = [:]
    var shown: [View] = []
    for item in items { item.bar = bar }
    for item in items where !item.isHidden && !item.isSpace {
      if let custom = item.customView {
        item.shownView = custom
        shown.append(custom)
        continue
      }
      let button = buttons[ObjectIdentifier(item)] ?? ItemButton(item)
      kept[ObjectIdentifier(item)] = button
      InteractionRecorder.pause { button.update() }
      shown.append(button)
    }
    let known = Set(shown)
    for view in views where view.superview === bar && !known.contains(view) {
      view.removeFromSuperview()
    }
    for view in shown where view.superview !== bar { bar.addSubview(view) }
    (buttons, views) = (kept, shown)
  }

  /// The width that a view needs in a bar: that of its content, and enough for a finger.
  static func width(of view: View, _ item: BarButtonItem? = nil) -> Double {
    if let item, item.width > 0 { return item.width }
    guard let button = view as? ItemButton else {
      return view.bounds.width > 0 ? view.bounds.width : max(44, view.sizeThatFits(.zero).width)
    }
    let titles = button.item.possibleTitles ?? []
    let widest = titles.map { button.width(ofTitle: $0) }.max() ?? 0
    return max(44, button.sizeThatFits(.zero).width + 16, widest + 16)
  }
}

extension ItemButton {
  fileprivate func width(ofTitle title: String) -> Double {
    let label = Label()
    label.text = title
    return label.sizeThatFits(.zero).width
  }
}
