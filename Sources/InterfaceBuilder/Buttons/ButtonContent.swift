/// What a UIKit button of a document shows, and what a tap on it does beside sending actions.
public struct ButtonContent: Sendable {
  /// The element of the button.
  public let element: InterfaceElement
  /// The `buttonType`; nil where it is absent, which means custom.
  public let buttonType: String?
  /// The `role`.
  public let role: String?
  /// The states in document order.
  public let states: [StateContent]
  /// The configuration; nil for a button without one.
  public let configuration: Configuration?

  /// Returns what is set for a state.
  public func content(for state: String) -> StateContent? { states.first { $0.state == state } }

  /// The title that the button shows in its normal state: the configuration's, the attributed or
  /// the plain one.
  public var shownTitle: String? {
    let normal = content(for: "normal")
    return [
      configuration?.attributedTitle, configuration?.title, normal?.attributedTitle, normal?.title,
    ].lazy.compactMap { $0 }.first { !$0.isEmpty }
  }
}

extension ButtonContent {
  /// The menu; nil for a button without one in the document.
  public var menu: ButtonMenu? { element.child(.menu, key: "menu").map { ButtonMenu($0) } }

  /// Whether a tap opens the menu; nil where the document does not say, which means no.
  public var showsMenuAsPrimaryAction: Bool? { element.bool("showsMenuAsPrimaryAction") }
  /// Whether a tap switches the button on and off, or a choice in the menu becomes its title.
  public var changesSelectionAsPrimaryAction: Bool? {
    element.bool("changesSelectionAsPrimaryAction")
  }
  /// The order of the menu's elements, such as `fixed`.
  public var preferredMenuElementOrder: String? { element["preferredMenuElementOrder"] }
  /// The looks and manners on a Mac, such as `pad`.
  public var preferredBehavioralStyle: String? { element["preferredBehavioralStyle"] }
  /// Whether a pointer over the button changes.
  public var pointerInteraction: Bool? { element.bool("pointerInteraction") }
}

extension InterfaceControl {
  /// What a UIKit button shows; nil for other controls.
  public var button: ButtonContent? {
    family == .uiKit && kind == .control && elementName == "button" ? ButtonContent(element) : nil
  }
}

extension ButtonContent {
  init(_ element: InterfaceElement) {
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
