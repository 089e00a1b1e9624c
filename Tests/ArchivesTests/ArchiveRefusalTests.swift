import AppKitDialect
import ButtonModel
import ControlCore
import InterfaceLoader
import Navigation
import ResponderKit
import Testing
import ValueControls

@testable import Archives

private final class PasscodeView: View {}

/// Something that no archive has, and what is said about it.
private struct Obstacle: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let expected: String
  let set: @MainActor @Sendable (Button, View) -> Void

  init(
    _ name: String, _ expected: String, _ set: @escaping @MainActor @Sendable (Button, View) -> Void
  ) {
    (testDescription, self.expected, self.set) = (name, expected, set)
  }
}

private let again = "Set it again after restoring."

private let obstacles = [
  Obstacle(
    "a handler",
    "Sign In › Form › button #signIn: the action “Submit” is a closure, which cannot be archived. "
      + "Use a target and a selector, or set it again after restoring."
  ) { button, _ in button.addAction(Action(title: "Submit") { _ in }, for: .touchUpInside) },
  Obstacle(
    "an update handler",
    "Sign In › Form › button #signIn: configurationUpdateHandler is a closure, which cannot be archived. "
      + "Use a target and a selector, or set it again after restoring."
  ) { button, _ in button.configurationUpdateHandler = { _ in } },
  Obstacle(
    "a deferred menu",
    "Sign In › Form › button #signIn: menu is a deferred menu, which cannot be archived. \(again)"
  ) { button, _ in button.menu = Menu(children: [DeferredMenuElement { $0([]) }]) },
  Obstacle(
    "an action of a menu",
    "Sign In › Form › button #signIn: the menu’s action “Copy” is a closure, which cannot be archived. "
      + "Use a target and a selector, or set it again after restoring."
  ) { button, _ in button.menu = Menu(children: [Action(title: "Copy") { _ in }]) },
  Obstacle(
    "a label that is computed",
    "Sign In › view “Form”: accessibilityLabelBlock is a closure, which cannot be archived. "
      + "Use a target and a selector, or set it again after restoring."
  ) { _, form in form.accessibilityLabelBlock = { "Form" } },
  Obstacle(
    "a class without a name",
    "Sign In › Form › passcode view: the class PasscodeView has no registered name. "
      + "Register it with the loader."
  ) { _, form in form.addSubview(PasscodeView()) },
  Obstacle(
    "an element that is no view",
    "Sign In › view “Form”: accessibilityElements is of the class AccessibilityItem, which cannot be archived. "
      + again
  ) { _, form in
    form.accessibilityElements = [AccessibilityItem(accessibilityContainer: form)]
  },
  Obstacle(
    "a configuration of ticks",
    "Sign In › Form › slider “Volume”: trackConfiguration is a configuration of ticks, which cannot be archived. "
      + again
  ) { _, form in
    let slider = Slider()
    slider.accessibilityLabel = "Volume"
    slider.trackConfiguration = .init(numberOfTicks: 3)
    form.addSubview(slider)
  },
]

/// What cannot be archived, with the path to it.
@MainActor @Suite struct ArchiveRefusalTests {
  @Test(arguments: obstacles)
  private func `what no archive has is refused with the path to it`(_ obstacle: Obstacle) throws {
    let controller = ViewController()
    controller.title = "Sign In"
    let form = View()
    form.accessibilityLabel = "Form"
    let button = Button()
    button.accessibilityIdentifier = "signIn"
    form.addSubview(button)
    controller.view.addSubview(form)
    let window = Window()
    window.rootViewController = controller
    let loader = InterfaceLoader()
    #expect(throws: Never.self) { try loader.archive(window) }
    obstacle.set(button, form)
    let error = #expect(throws: ArchiveRefusal.self) { try loader.archive(window) }
    #expect(error?.description == obstacle.expected)
  }

  @Test func `a tree with more levels than an archive holds is refused`() throws {
    let top = View()
    var view = top
    for _ in 0..<600 {
      let inner = View()
      view.addSubview(inner)
      view = inner
    }
    let error = #expect(throws: ArchiveRefusal.self) { try InterfaceLoader().archive(top) }
    #expect(
      error?.description
        == "view: more than 512 objects are inside each other. Archive a part of them.")
  }

  @Test func `the handler of a sheet of AppKit is refused`() throws {
    try ApplicationScope().run {
      let window = NSWindow(contentRect: .zero)
      window.title = "Letter"
      window.makeKeyAndOrderFront(nil)
      window.beginSheet(NSWindow(contentRect: .zero)) { _ in }
      let error = #expect(throws: ArchiveRefusal.self) { try InterfaceLoader().archive(window) }
      #expect(
        error?.description
          == "Letter › window: the handler of the sheet is a closure, which cannot be archived. "
          + "Use a target and a selector, or set it again after restoring.")
    }
  }
}
