import Accessibility
import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import TextControls

/// The view of an alert: its title, its message and its buttons, one below the other, and two side
/// by side.
final class AlertView: View {
  private let panel = View()
  private let titleLabel = Label(frame: .zero)
  private let messageLabel = Label(frame: .zero)
  private var buttons: [AlertButton] = []

  /// The button that is shown first; nil for none.
  var firstButton: View? { buttons.first }

  private var alert: AlertController? { next as? AlertController }

  init() {
    super.init(frame: .zero)
    setRecordName("Alert")
    titleLabel.numberOfLines = 0
    messageLabel.numberOfLines = 0
    panel.accessibilityTraits = .alert
    panel.backgroundColor = .system("secondarySystemBackgroundColor")
    addSubview(panel)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let alert else { return }
    panel.accessibilityLabel = alert.title
    panel.accessibilityValue = alert.message.map { SpokenValue($0) }
    showButtons(alert.shownActions, of: alert)
    let width = min(alert.preferredStyle == .alert ? 270 : 359, bounds.width)
    var y = 0.0
    for (label, text) in [(titleLabel, alert.title), (messageLabel, alert.message)] {
      label.text = text
      guard text?.isEmpty == false else {
        label.removeFromSuperview()
        continue
      }
      if label.superview !== panel { panel.addSubview(label) }
      let height = max(22, label.sizeThatFits(Size(width: width, height: 0)).height)
      label.frame = Rect(x: 0, y: y, width: width, height: height)
      y += height
    }
    for field in alert.textFields ?? [] {
      if field.superview !== panel { panel.addSubview(field) }
      field.frame = Rect(x: 16, y: y, width: max(0, width - 32), height: 34)
      y += 34
    }
    let areBeside = alert.preferredStyle == .alert && buttons.count == 2
    for (number, button) in buttons.enumerated() {
      let place = areBeside ? Double(number) * width / 2 : 0
      button.frame = Rect(x: place, y: y, width: areBeside ? width / 2 : width, height: 44)
      if !areBeside || number == 1 { y += 44 }
    }
    let top = alert.preferredStyle == .alert ? (bounds.height - y) / 2 : bounds.height - y
    panel.frame = Rect(x: (bounds.width - width) / 2, y: max(0, top), width: width, height: y)
  }

  private func showButtons(_ actions: [AlertAction], of alert: AlertController) {
    let kept = buttons.filter { button in actions.contains { $0 === button.action } }
    for button in buttons where !kept.contains(button) { button.removeFromSuperview() }
    buttons = actions.map { action in
      kept.first { $0.action === action } ?? AlertButton(action, of: alert)
    }
    for button in buttons {
      button.isEnabled = button.action.isEnabled
      if button.superview !== panel { panel.addSubview(button) }
    }
  }
}

/// The view of a button of an alert.
private final class AlertButton: Button {
  let action: AlertAction

  init(_ action: AlertAction, of alert: AlertController) {
    self.action = action
    super.init(frame: .zero)
    setRecordName(action.title.map { "Alert Action “\($0)”" } ?? "Alert Action")
    setTitle(action.title, for: .normal)
    setTitleColor(
      .system(action.style == .destructive ? "systemRedColor" : "tintColor"), for: .normal)
    role = action.style == .cancel ? .cancel : action.style == .destructive ? .destructive : .normal
    addAction(
      Action(title: action.title ?? "") { [weak alert] _ in alert?.choose(action) },
      for: .primaryActionTriggered)
  }
}
