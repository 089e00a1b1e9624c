public import Accessibility

/// What a UIKit document says about the accessibility of a view; nil where it says nothing.
public struct AccessibilityConfiguration: Sendable, Hashable {
  /// The label.
  public var label: String?
  /// The hint.
  public var hint: String?
  /// The name that tests use.
  public var identifier: String?
  /// The traits that replace those of the class; an empty set for `none`.
  public var traits: AccessibilityTraits?
  /// The names of traits that the document has and ``AccessibilityTraits`` does not know.
  public var unknownTraits: [String] = []
  /// Whether the view is an element.
  public var isElement: Bool?

  /// Creates a configuration that says nothing.
  public init() {}
}

extension AccessibilityConfiguration {
  /// Reads the `accessibility` child of an element.
  init(_ element: InterfaceElement) {
    guard let own = element.child("accessibility", key: "accessibilityConfiguration") else {
      return
    }
    label = own.string("label")
    hint = own.string("hint")
    identifier = own.string("identifier")
    isElement = own.child("bool", key: "isElement")?.bool("value")
    if let traits = own.child("accessibilityTraits", key: "traits") { readTraits(traits) }
  }

  private mutating func readTraits(_ element: InterfaceElement) {
    var traits = AccessibilityTraits.none
    for (name, value) in element.attributeList where value == "YES" && name != "none" {
      if let trait = AccessibilityTraits(name: name) {
        traits.insert(trait)
      } else {
        unknownTraits.append(name)
      }
    }
    self.traits = traits
  }

  /// Returns the configuration after the runtime attributes, which are set when the document is
  /// loaded and win.
  func applying(_ attributes: [RuntimeAttribute]) -> AccessibilityConfiguration {
    var result = self
    for attribute in attributes {
      guard let value = attribute.value else { continue }
      switch attribute.keyPath {
      case "accessibilityLabel": result.label = value
      case "accessibilityHint": result.hint = value
      case "accessibilityIdentifier": result.identifier = value
      case "isAccessibilityElement": result.isElement = value == "YES"
      default: break
      }
    }
    return result
  }
}
