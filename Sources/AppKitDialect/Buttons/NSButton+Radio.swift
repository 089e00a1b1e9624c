extension NSButton {
  /// Turns the other radio buttons of the group off: those in the same superview with the same action,
  /// whatever their targets.
  final func turnSiblingsOff() {
    guard let action, let superview else { return }
    for case let other as NSButton in superview.subviews
    where other !== self && other.hasRadioCell && other.action == action {
      other.state = .off
    }
  }
}
