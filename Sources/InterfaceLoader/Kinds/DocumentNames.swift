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

extension CaseIterable {
  /// The case of a name, as documents write most of them: as UIKit has it; nil for another name and none.
  static func named(_ name: String?) -> Self? {
    name.flatMap { name in allCases.first { "\($0)" == name } }
  }
}
