import InterfaceBuilder

extension InterfaceControl {
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
  /// The object of a xib that the element is in; nil for one that is an object itself.
  var outermostObject: InterfaceElement? {
    var outermost = self
    while let parent = outermost.parent, parent.name != "objects" { outermost = parent }
    return outermost == self ? nil : outermost
  }

  /// The name of a window, view or menu as a heading: its title or label, its class or its kind.
  var headline: String {
    [title, userLabel, customClass].lazy.compactMap { $0 }.first { !$0.isEmpty }
      ?? displayName(of: name)
  }
}
