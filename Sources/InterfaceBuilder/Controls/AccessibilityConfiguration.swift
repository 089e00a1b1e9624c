public import Accessibility

/// The accessibility of a view in a document; each property is nil if it is not specified.
public struct AccessibilityConfiguration: Sendable, Hashable {
  /// The label.
  public var label: String?
  /// The accessibility description of an AppKit view, which serves as its label.
  public var description: String?
  /// The accessibility help of an AppKit view.
  public var help: String?
  /// The value, which only runtime attributes set.
  public var value: String?
  /// The hint.
  public var hint: String?
  /// The identifier that tests use.
  public var identifier: String?
  /// The traits that replace those of the class; an empty set for `none`.
  public var traits: AccessibilityTraits?
  /// The names of the document's traits that ``AccessibilityTraits`` does not define.
  public var unknownTraits: [String] = []
  /// An optional Boolean value that indicates whether the view is an accessibility element.
  public var isElement: Bool?
  /// An optional Boolean value that indicates whether the elements in the view are hidden from
  /// screen readers, which only runtime attributes set.
  public var elementsHidden: Bool?

  /// Creates a configuration that specifies nothing.
  public init() {}
}

extension InterfaceControl {
  /// The configuration in the `accessibility` element of the control or of its cell.
  public var accessibility: AccessibilityConfiguration {
    let own = AccessibilityConfiguration(element)
    guard own == AccessibilityConfiguration(), let cell else { return own }
    return AccessibilityConfiguration(cell.element)
  }

  /// The configuration after loading: the `accessibility` element, then the runtime attributes,
  /// which override it.
  public var effectiveAccessibility: AccessibilityConfiguration {
    accessibility.applying(runtimeAttributes)
  }
}

extension InterfaceElement {
  /// The configuration of any object after loading: the `accessibility` element, then the runtime
  /// attributes, which override it.
  public var effectiveAccessibility: AccessibilityConfiguration {
    AccessibilityConfiguration(self).applying(RuntimeAttribute.all(of: self))
  }
}

extension AccessibilityConfiguration {
  /// Reads the `accessibility` child of an element, which has a key in UIKit and none in AppKit.
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

  /// Returns the configuration with the runtime attributes, which are set at load time and take
  /// precedence.
  func applying(_ attributes: [RuntimeAttribute]) -> AccessibilityConfiguration {
    var result = self
    for attribute in attributes {
      guard let value = attribute.value else { continue }
      switch attribute.keyPath {
      case "accessibilityLabel": result.label = value
      case "accessibilityHint": result.hint = value
      case "accessibilityValue": result.value = value
      case "accessibilityIdentifier": result.identifier = value
      case "isAccessibilityElement": result.isElement = attribute.isTrue
      case "accessibilityElementsHidden": result.elementsHidden = attribute.isTrue
      default: break
      }
    }
    return result
  }
}
