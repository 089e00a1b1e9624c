import Localize
import XMLEvents

/// The names that the model looks up; the raw value is the number in every name table.
enum KnownName: Int32, CaseIterable {
  case id, key, name, value, type, style, kind, title, text, label, hint, image, catalog
  case identifier, selector, destination, target, eventType, keyPath, action, binding
  case connections, userLabel, customClass, customModule, placeholderIdentifier, sceneMemberID
  case sceneID, storyboardIdentifier, enabled, hidden, selected, highlighted, state, buttonType
  case role, subtitle, content, string, mutableString, attributedString, fragment, accessibility
  case accessibilityTraits, bool, isElement, userDefinedRuntimeAttributes
  case userDefinedRuntimeAttribute, localized, segments, segment, menu, menuItem, items
  case children, behavior, modifierMask, keyEquivalent, objectValues, buttonConfiguration
  case imageReference, color, rect, objects, scenes, toolTip, description, help
  case placeholderString, backgroundImage, attributedTitle, alpha, alphaValue

  /// The name as spelled in documents.
  var text: String { Self.texts[Int(rawValue)] }

  private static let texts = allCases.map { "\($0)" }
}
