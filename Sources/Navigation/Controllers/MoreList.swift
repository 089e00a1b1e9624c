import Accessibility
import ControlCore
import Graphics
import ResponderKit

/// The rows of the list.
final class MoreList: View {
  func show(_ controllers: [ViewController], choose: @escaping @MainActor (ViewController) -> Void)
  {
    for view in subviews { view.removeFromSuperview() }
    for controller in controllers {
      let row = MoreRow(controller)
      row.addAction(
        Action { [weak controller] _ in controller.map(choose) },
        for: .primaryActionTriggered)
      addSubview(row)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (number, row) in subviews.enumerated() {
      row.frame = Rect(x: 0, y: Double(number) * 44, width: bounds.width, height: 44)
    }
  }
}

/// A row of the list, which is read as a cell is: by its text.
private final class MoreRow: Control {
  init(_ controller: ViewController) {
    super.init(frame: .zero)
    isTapPrimary = true
    let item = controller.tabBarItem
    var element = AccessibilityElement(label: item?.accessibilityLabel ?? item?.title)
    if element.label == nil { element.systemLabel = item?.systemItem?.label }
    element.value = item?.badgeValue.map { .badge($0) }
    setStandardAccessibility(element)
    setRecordName(item?.recordName ?? controller.recordName)
  }
}
