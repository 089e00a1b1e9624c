import Accessibility
import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit

extension View {
  func apply(_ configuration: AccessibilityConfiguration) {
    if let label = configuration.label { accessibilityLabel = label }
    if let hint = configuration.hint { accessibilityHint = hint }
    if let value = configuration.value { accessibilityValue = .text(value) }
    if let identifier = configuration.identifier { accessibilityIdentifier = identifier }
    if let traits = configuration.traits { accessibilityTraits = traits }
    if let isElement = configuration.isElement { isAccessibilityElement = isElement }
  }
}

extension Button {
  func apply(_ content: ButtonContent) {
    role = Role(documentName: content.role)
    for state in content.states {
      guard let key = ControlState(name: state.state) else { continue }
      setTitle(state.title, for: key)
      setAttributedTitle(state.attributedTitle.map { AttributedText($0) }, for: key)
      setImage(state.image, for: key)
      setBackgroundImage(state.backgroundImage, for: key)
    }
    guard let configuration = content.configuration else { return }
    // A configuration's title and image are shown in every state, whatever the states have.
    let title = configuration.attributedTitle ?? configuration.title
    for state in ["normal"] + content.states.map(\.state) where title != nil {
      guard let key = ControlState(name: state) else { continue }
      setTitle(title, for: key)
      setAttributedTitle(nil, for: key)
    }
    if let image = configuration.image { setImage(image, for: .normal) }
  }
}

extension Button.ButtonType {
  /// Interface Builder's name for the type; an unknown one and none are custom.
  init(documentName: String?) {
    self =
      switch documentName {
      case "system", "roundedRect": .system
      case "detailDisclosure": .detailDisclosure
      case "infoLight": .infoLight
      case "infoDark": .infoDark
      case "contactAdd": .contactAdd
      case "plain": .plain
      case "close": .close
      default: .custom
      }
  }
}

extension Button.Role {
  /// Interface Builder's name for the role; an unknown one and none are normal.
  init(documentName: String?) {
    self =
      switch documentName {
      case "primary": .primary
      case "cancel": .cancel
      case "destructive": .destructive
      default: .normal
      }
  }
}
