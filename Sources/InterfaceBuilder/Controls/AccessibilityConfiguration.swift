public import Accessibility

/// What a document says about the accessibility of a view; nil where it says nothing.
public struct AccessibilityConfiguration: Sendable, Hashable {
  /// The label.
  public var label: String?
  /// The description of an AppKit view, which is its label.
  public var description: String?
  /// The help of an AppKit view.
  public var help: String?
  /// The value, which only runtime attributes set.
  public var value: String?
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

extension InterfaceControl {
  /// What the document's accessibility element says, on the control or on its cell.
  public var accessibility: AccessibilityConfiguration {
    let own = AccessibilityConfiguration(element)
    guard own == AccessibilityConfiguration(), let cell else { return own }
    return AccessibilityConfiguration(cell.element)
  }

  /// The accessibility once the document is loaded: the element's, then the runtime attributes that
  /// set it.
  public var effectiveAccessibility: AccessibilityConfiguration {
    accessibility.applying(runtimeAttributes)
  }
}

extension InterfaceElement {
  /// What the document says about the accessibility of any object of it: the accessibility element's,
  /// then the runtime attributes that set it.
  public var effectiveAccessibility: AccessibilityConfiguration {
    AccessibilityConfiguration(self).applying(RuntimeAttribute.all(of: self))
  }
}

extension AccessibilityConfiguration {
  /// Reads the `accessibility` child of an element; UIKit's has a key, AppKit's has none.
  init(_ element: InterfaceElement) {
    guard let own = element.child(.accessibility) else { return }
    label = own.string(.label)
    hint = own.string(.hint)
    identifier = own.string(.identifier)
    description = own.string(.description)
    help = own.string(.help)
    isElement = own.child(.bool, key: "isElement")?.bool(.value)
    if let traits = own.child(.accessibilityTraits, key: "traits") { readTraits(traits) }
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
      case "accessibilityValue": result.value = value
      case "accessibilityIdentifier": result.identifier = value
      case "isAccessibilityElement": result.isElement = isTrue(value)
      default: break
      }
    }
    return result
  }
}

/// A boolean as runtime attributes write it: YES, or a number that is not zero.
private func isTrue(_ value: String) -> Bool {
  value == "YES" || value == "true" || Double(value).map { $0 != 0 } ?? false
}
