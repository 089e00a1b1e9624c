import FoundationEssentials
import Testing
import UIKitDialect

private func copied<Value: Copyable>(_ value: Value) -> (Value, Value) { (value, value) }

private func areEqual<Value: Equatable>(_ left: Value, _ right: Value) -> Bool { left == right }

private func isSendable<Value: Sendable>(_ value: Value) -> Bool { true }

private func metatype<Value: SendableMetatype>(of value: Value) -> Value.Type { Value.self }

private final class Toolbar: UIView {}

/// The conformances that Apple's UIButton page lists, as far as they mean something here.
@Suite @MainActor struct UIButtonConformancesTests {
  let button = UIButton(type: .system)
  let dark = UITraitCollection(userInterfaceStyle: .dark)
  let red = UIColor.sRGB(red: 1, green: 0, blue: 0, alpha: 1)

  init() {
    button.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    button.setTitle("Sign In", for: .normal)
  }

  @Test func `Copyable: a copy of a reference is the same button`() {
    let (first, second) = copied(button)
    first.isSelected = true
    #expect(second.isSelected)
  }

  @Test func `CustomDebugStringConvertible: a button names its class and its title`() {
    let text = String(reflecting: button)
    #expect(text.contains("Button"))
    #expect(text.contains("Sign In"))
  }

  @Test func `CustomStringConvertible: a button names its class and its title`() {
    let text = "\(button)"
    #expect(text.contains("Button"))
    #expect(text.contains("Sign In"))
  }

  @Test func `Equatable: a button is equal to itself alone`() throws {
    let twin = UIButton(archive: try button.archived())
    #expect(areEqual(button, button))
    #expect(!areEqual(button, twin))
  }

  @Test func `Hashable: a set has a button once, and another one beside it`() throws {
    let twin = UIButton(archive: try button.archived())
    #expect(Set([button, button, twin]).count == 2)
  }

  @Test func `NSCoding: a button is made again from what was written`() throws {
    let data = try JSONEncoder().encode(try button.archived())
    let archive = try JSONDecoder().decode(UIButton.Archive.self, from: data)
    let other = UIButton(archive: archive)
    #expect(other.buttonType == .system)
    #expect(other.currentTitle == "Sign In")
    #expect(other.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
  }

  @Test func `Sendable: a button goes to another task, which asks it on the main actor`() async {
    let button = button
    #expect(isSendable(button))
    let title = await Task.detached { await button.currentTitle }.value
    #expect(title == "Sign In")
  }

  @Test func `SendableMetatype: the class goes to another task and makes buttons there`() async {
    let type = metatype(of: button)
    let image = UIImage(systemName: "star")
    let made = await Task.detached {
      await type.systemButton(with: image, target: nil, action: nil)
    }.value
    #expect(made.currentImage == image)
  }

  @Test func `UIAccessibilityContentSizeCategoryImageAdjusting: images grow where asked to`() {
    let size = CGSize(width: 17, height: 34)
    button.setTitle(nil, for: .normal)
    button.setImage(UIImage(named: "star", size: size), for: .normal)
    button.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    #expect(!button.adjustsImageSizeForAccessibilityContentSizeCategory)
    #expect(button.intrinsicContentSize == size)
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(button.intrinsicContentSize.width > 17)
    #expect(button.intrinsicContentSize.height > 34)
    button.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(button.intrinsicContentSize == size)
  }

  @Test func `UIAccessibilityIdentification: the identifier is for tests and never spoken`() {
    #expect(button.accessibilityIdentifier == nil)
    button.accessibilityIdentifier = "signIn"
    #expect(button.accessibilityElement.identifier == "signIn")
    #expect(button.accessibilityElement.label == "Sign In")
  }

  @Test func `UIAppearance: the proxy's color is that of buttons that enter a window`() {
    AppearanceRules.$standard.withValue(AppearanceRules()) {
      UIButton.appearance().setTitleColor(red, for: .normal)
      UIButton.appearance(for: dark).setTitleShadowColor(red, for: .normal)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let explicit = UIButton(type: .system)
      explicit.setTitleColor(.black, for: .normal)
      window.addSubview(button)
      window.addSubview(explicit)
      #expect(button.titleColor(for: .normal) == red)
      #expect(explicit.titleColor(for: .normal) == .black)
      #expect(button.titleShadowColor(for: .normal) == nil)
    }
  }

  @Test func `UIAppearanceContainer: a proxy may be for buttons in views of a class`() {
    AppearanceRules.$standard.withValue(AppearanceRules()) {
      UIButton.appearance(whenContainedInInstancesOf: [Toolbar.self])
        .setTitleColor(red, for: .normal)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let (toolbar, inside) = (Toolbar(), UIButton())
      window.addSubview(toolbar)
      toolbar.addSubview(inside)
      window.addSubview(button)
      #expect(inside.titleColor(for: .normal) == red)
      #expect(button.titleColor(for: .normal) == .system("systemBlueColor"))
    }
  }
}
