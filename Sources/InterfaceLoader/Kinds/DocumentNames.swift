import Accessibility
import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit

extension AccessibleObject {
  func apply(_ configuration: AccessibilityConfiguration) {
    if let label = configuration.label { accessibilityLabel = label }
    if let hint = configuration.hint { accessibilityHint = hint }
    if let value = configuration.value { accessibilityValue = SpokenValue(value) }
    if let identifier = configuration.identifier { accessibilityIdentifier = identifier }
    if let traits = configuration.traits { accessibilityTraits = traits }
    if let isElement = configuration.isElement { isAccessibilityElement = isElement }
    if let elementsHidden = configuration.elementsHidden {
      accessibilityElementsHidden = elementsHidden
    }
  }
}

extension Button.ButtonType {
  /// Creates a type from Interface Builder's name; an unknown or missing name means custom.
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
  /// Creates a role from Interface Builder's name; an unknown or missing name means normal.
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

extension InterfaceElement {
  /// The name that an element of UIKit's own class would have, where a plain view names that class:
  /// `button` for a view whose class is `UIButton`; nil for any other one.
  var frameworkElementName: String? {
    guard name == "view", let custom = customClass, custom.hasPrefix("UI") else { return nil }
    let rest = custom.dropFirst(2)
    return rest.first.map { $0.lowercased() + rest.dropFirst() }
  }
}

extension CaseIterable {
  /// Returns the case with UIKit's name, which most documents use; nil for an unknown or missing
  /// name.
  static func named(_ name: String?) -> Self? {
    name.flatMap { name in allCases.first { "\($0)" == name } }
  }
}
