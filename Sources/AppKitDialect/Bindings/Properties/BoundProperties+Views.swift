import Graphics
import KeyValues
import ResponderKit

extension BoundProperties {
  /// Views that are no controls, and windows.
  static let views: [Row] = [
    Row(
      NSView.self,
      [
        "hidden": .flag(.any, NSView.self) { $0.isHidden = $1 },
        "toolTip": .shown(NSView.self) { $0.toolTip = $1.map { boundText(of: $0) } },
      ]),
    Row(
      NSWindow.self,
      [
        "title": .text(NSWindow.self) { $0.title = $1 },
        "displayPatternTitle": .text(NSWindow.self, .pattern) { $0.title = $1 },
      ]),
    Row(
      NSBox.self,
      [
        "title": .text(NSBox.self) { $0.title = $1 },
        "displayPatternTitle": .text(NSBox.self, .pattern) { $0.title = $1 },
      ]),
    Row(
      NSProgressIndicator.self,
      [
        "value": .shown(NSProgressIndicator.self) { $0.doubleValue = numberValue(of: $1) ?? 0 },
        "minValue": .shown(NSProgressIndicator.self) { $0.minValue = numberValue(of: $1) ?? 0 },
        "maxValue": .shown(NSProgressIndicator.self) { $0.maxValue = numberValue(of: $1) ?? 0 },
        "isIndeterminate": .flag(.one, NSProgressIndicator.self) { $0.isIndeterminate = $1 },
        "animate": .flag(.one, NSProgressIndicator.self) { view, moves in
          if moves { view.startAnimation(nil) } else { view.stopAnimation(nil) }
        },
      ]),
    Row(
      NSTextView.self,
      [
        "value": text, "attributedString": text,
        "editable": .flag(.all, NSTextView.self) { $0.isEditable = $1 },
      ]),
    Row(
      NSTabView.self,
      [
        "selectedIndex": .value(NSTabView.self, .none) { view in
          view.selectedTabViewItem.flatMap { item in
            view.tabViewItems.firstIndex { $0 === item }
          }
        } _: { view, shown in
          guard let index = converted(shown.value, to: Int.self),
            view.tabViewItems.indices.contains(index)
          else { return }
          view.selectTabViewItem(at: index)
        },
        "selectedIdentifier": .value(NSTabView.self, .none) {
          $0.selectedTabViewItem?.identifier
        } _: { view, shown in
          let item = view.tabViewItems.first { isSame($0.identifier, shown.value) }
          if let item { view.selectTabViewItem(item) }
        },
        "selectedLabel": .value(NSTabView.self, .none) {
          $0.selectedTabViewItem?.label
        } _: { view, shown in
          let item = view.tabViewItems.first { isSame($0.label, shown.value) }
          if let item { view.selectTabViewItem(item) }
        },
      ]),
    Row(
      NSTabViewItem.self, ["label": .text(NSTabViewItem.self) { $0.label = $1 }]),
  ]

  private static let text = BoundProperty.value(NSTextView.self, .none) {
    $0.string
  } _: { view, shown in
    let text = shown.value.map { boundText(of: $0) } ?? shown.placeholder ?? ""
    if view.string != text { view.string = text }
  }
}
