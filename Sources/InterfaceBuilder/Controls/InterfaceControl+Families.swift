// What a control has in one of the two frameworks alone, for those that do not ask which it is.
extension InterfaceControl {
  /// The identifier by which a test or a script finds the control: that of its accessibility, otherwise
  /// that of an object of AppKit; nil for none.
  package var shownIdentifier: String? {
    effectiveAccessibility.identifier ?? (family == .appKit ? identifier : nil)
  }

  /// The display name of the kind of control; that of a field of AppKit that cannot be edited is a label.
  package var shownKindName: String {
    family == .appKit && elementName == "textField" && cell?.isEditable == false
      ? "Label" : kindName
  }

  /// Indicates whether the control can be selected and highlighted, and aligns its content, as a
  /// control of UIKit.
  package var hasControlStates: Bool { family == .uiKit }
}

extension InterfaceDocument {
  /// Indicates whether an object at the top is let go of unless something leads to it; AppKit's owner
  /// keeps all (`NSNib.instantiate(withOwner:topLevelObjects:)`).
  package var dropsTopLevelObjects: Bool { family == .uiKit && !isStoryboard }
}
