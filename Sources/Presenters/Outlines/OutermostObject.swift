import InterfaceBuilder

extension InterfaceControl {
  /// The object of a xib that the control is in; nil for a control that is one itself.
  var outermost: InterfaceElement? {
    var outermost = element
    while let parent = outermost.parent, parent.name != "objects" { outermost = parent }
    return outermost == element ? nil : outermost
  }

  /// Indicates whether a binding gives a pop-up button or a combo box its items, in the place of those
  /// that the document has.
  var hasBoundContent: Bool {
    ["popUpButton", "comboBox"].contains(elementName)
      && connections.contains {
        $0.kind == .binding && $0.bindingName?.hasPrefix("content") == true
      }
  }
}

extension InterfaceElement {
  /// The name of a window, view or menu as a heading: its title or label, its class or its kind.
  var headline: String {
    [title, userLabel, customClass].lazy.compactMap { $0 }.first { !$0.isEmpty }
      ?? displayName(of: name)
  }
}
