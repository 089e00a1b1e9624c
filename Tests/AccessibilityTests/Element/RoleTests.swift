import Accessibility
import Graphics
import Testing

private let roles: [(AccessibilityTraits, AccessibilityRole, AccessibilitySubrole?)] = [
  (.button, .button, nil), ([.button, .notEnabled], .button, nil), (.link, .link, .textLink),
  ([.button, .link], .link, .textLink), (.header, .heading, nil), (.adjustable, .slider, nil),
  (.image, .image, nil), (.staticText, .staticText, nil), (.none, .unknown, nil),
  (.textEntry, .textField, nil), ([.textEntry, .textArea], .textArea, nil),
  ([.textEntry, .secureTextField], .textField, .secureTextField),
  (.searchField, .textField, .searchField), ([.button, .toggleButton], .checkBox, .switch),
  (.toggleButton, .checkBox, .toggle), (.tabBarItem, .radioButton, .tabButton),
  (.radioButton, .radioButton, nil), ([.button, .popUpButton], .popUpButton, nil),
  ([.button, .menuItem], .menuItem, nil), (.backButton, .button, nil),
]

private let actions: [(AccessibilityTraits, [AppKitAccessibilityAction])] = [
  (.button, [.press]), (.adjustable, [.increment, .decrement]),
  ([.button, .adjustable], [.press, .increment, .decrement]), ([.button, .notEnabled], []),
  (.staticText, []),
]

@Suite struct RoleTests {
  @Test(arguments: roles)
  func `traits make a role as AppKit names it`(
    _ traits: AccessibilityTraits, _ role: AccessibilityRole, _ subrole: AccessibilitySubrole?
  ) {
    let element = AccessibilityElement(traits: traits)
    #expect(element.role == role)
    #expect(element.subrole == subrole)
  }

  @Test func `an item of an app's tab bar is a tab`() {
    let tab = AccessibilityElement(traits: .button, position: .tab(1, of: 2))
    #expect(tab.role == .radioButton)
    #expect(tab.subrole == .tabButton)
  }

  @Test(arguments: actions)
  func `what can be done is what AppKit calls it`(
    _ traits: AccessibilityTraits, _ actions: [AppKitAccessibilityAction]
  ) {
    #expect(AccessibilityElement(traits: traits).appKitActions == actions)
  }

  @Test func `priorities have AppKit's numbers`() {
    #expect(AccessibilityPriority.allCases.map(\.appKitLevel) == [90, 50, 10])
  }
}
