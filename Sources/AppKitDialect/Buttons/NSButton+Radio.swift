extension NSButton {
  /// Turns the other radio buttons of the group off: those in the same superview with the same action,
  /// whatever their targets.
  final func turnSiblingsOff() {
    guard buttonCell?.isRadio ?? false, let action, let superview else { return }
    for case let other as NSButton in superview.subviews
    where other !== self && other.action == action && other.buttonCell?.isRadio ?? false {
      other.state = .off
    }
  }
}
