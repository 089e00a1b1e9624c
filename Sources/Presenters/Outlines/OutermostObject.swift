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

  /// Indicates whether the control is an item of a pop-up button whose choice a binding decides.
  var hasBoundChoice: Bool {
    guard kind == .item else { return false }
    // The button is around its cell, the menu and its items.
    let outer = sequence(first: element, next: \.parent).prefix(6)
    return outer.first { $0.name == "popUpButton" }.map { button in
      [button, button.child("popUpButtonCell", key: "cell")].contains { owner in
        owner?.child("connections")?.children.contains {
          $0.name == "binding" && $0["name"]?.hasPrefix("selected") == true
        } ?? false
      }
    } ?? false
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
