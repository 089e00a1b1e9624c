/// The content of a UIKit button in a document, and what a tap does besides sending actions.
public struct ButtonContent: Sendable {
  /// The element of the button.
  public let element: InterfaceElement
  /// The `buttonType`; nil if the attribute is absent, which means custom.
  public let buttonType: String?
  /// The `role`.
  public let role: String?
  /// The states in document order.
  public let states: [StateContent]
  /// The configuration; nil for a button without one.
  public let configuration: Configuration?

  /// Returns the content of a state.
  public func content(for state: String) -> StateContent? { states.first { $0.state == state } }

  /// The title in the normal state: that of the configuration, the attributed title or the plain
  /// one.
  public var shownTitle: String? {
    let normal = content(for: "normal")
    return [
      configuration?.attributedTitle, configuration?.title, normal?.attributedTitle, normal?.title,
    ].lazy.compactMap { $0 }.first { !$0.isEmpty }
  }
}

extension ButtonContent {
  /// The menu; nil if the document defines none for the button.
  public var menu: ButtonMenu? { element.child(.menu, key: "menu").map { ButtonMenu($0) } }

  /// An optional Boolean value that indicates whether a tap opens the menu; nil if the document
  /// does not specify it, which means false.
  public var showsMenuAsPrimaryAction: Bool? { element.bool("showsMenuAsPrimaryAction") }
  /// An optional Boolean value that indicates whether a tap toggles the selection, or the selected
  /// menu item provides the title.
  public var changesSelectionAsPrimaryAction: Bool? {
    element.bool("changesSelectionAsPrimaryAction")
  }
  /// The order of the menu's elements, such as `fixed`.
  public var preferredMenuElementOrder: String? { element["preferredMenuElementOrder"] }
  /// The appearance and behavior on a Mac, such as `pad`.
  public var preferredBehavioralStyle: String? { element["preferredBehavioralStyle"] }
  /// An optional Boolean value that indicates whether the pointer changes over the button.
  public var pointerInteraction: Bool? { element.bool("pointerInteraction") }
}

extension InterfaceControl {
  /// The content of a UIKit button; nil for other controls.
  public var button: ButtonContent? {
    family == .uiKit && kind == .control && elementName == "button" ? ButtonContent(element) : nil
  }
}

extension ButtonContent {
  package init(_ element: InterfaceElement) {
    self.element = element
    buttonType = element[.buttonType]
    role = element[.role]
    var states: [StateContent] = []
    for child in element.children where child.isNamed(.state) { states.append(StateContent(child)) }
    self.states = states
    configuration = element.child(.buttonConfiguration, key: "configuration").map {
      Configuration($0)
    }
  }
}

extension ButtonContent: ControlContent {
  package static var elementName: String { "button" }
  package func reasonUnsent(_ event: String) -> String? {
    guard changesSelectionAsPrimaryAction != true else { return nil }
    return event.hasPrefix("editing") || event == "valueChanged"
      ? "which a button never sends" : nil
  }
}
