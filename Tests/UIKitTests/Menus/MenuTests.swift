#if UIKit
import Foundation
import ResponderKit
import Testing
import UIKit

private final class Page: UIView {
  var marks = 0
  func mark() { marks += 1 }
  override class var actions: [ActionSelector] { [ActionSelector("mark", Page.mark)] }
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor
private final class Listener {
  var names: [String] = []
  func heard(_ notification: Notification) { names.append(notification.name.rawValue) }
}

@MainActor
struct MenuTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let page = Page(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    window.addSubview(page)
    window.makeKeyAndVisible()
    page.becomeFirstResponder()
  }

  @Test func `the menu offers what the first responder can perform`() {
    UIApplication.withNewScope {
      let listener = Listener()
      for name in [
        UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
        UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
      ] {
        NotificationCenter.default.addObserver(
          listener, selector: ActionSelector("heard:", Listener.heard), name: name, object: nil)
      }
      let menu = UIMenuController.shared
      #expect(menu === UIMenuController.shared && menu.menuItems == nil && !menu.isMenuVisible)
      let mark = UIMenuItem(title: "Mark", action: ActionSelector("mark"))
      let other = UIMenuItem(title: "Other", action: ActionSelector("other"))
      menu.showMenu(from: page, rect: .zero)
      #expect(!menu.isMenuVisible)
      menu.menuItems = [mark, other]
      menu.showMenu(from: page, rect: page.bounds)
      #expect(menu.isMenuVisible && menu.availableItems == [mark])
      #expect(!menu.choose(other))
      #expect(menu.choose(mark) && page.marks == 1 && !menu.isMenuVisible)
      #expect(listener.names.count == 4)
      menu.isMenuVisible = true
      menu.hideMenu(from: window)
      #expect(menu.isMenuVisible)
      menu.hideMenu(from: page)
      #expect(!menu.isMenuVisible)
      menu.arrowDirection = .left
      #expect(menu.arrowDirection.rawValue == 3 && menu.menuFrame == .zero)
      mark.title = "Highlight"
      #expect(mark.title == "Highlight" && mark.action == ActionSelector("mark"))
      menu.setMenuVisible(true, animated: false)
      page.resignFirstResponder()
      menu.menuItems = nil
      menu.update()
      #expect(!menu.isMenuVisible)
    }
  }

  private final class Provider: NSObject, UIEditMenuInteractionDelegate {
    var calls: [String] = []
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(children: [UIAction(title: "Look Up") { _ in }] + suggestedActions)
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: UIEditMenuInteractionAnimating
    ) {
      animator.addCompletion { self.calls.append("shown") }
      animator.addAnimations { self.calls.append("showing") }
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: UIEditMenuInteractionAnimating
    ) { calls.append("hidden") }
  }

  @Test func `a menu for editing is asked for and kept`() {
    let provider = Provider()
    let interaction = UIEditMenuInteraction(delegate: provider)
    let configuration = UIEditMenuConfiguration(
      identifier: "menu", sourcePoint: CGPoint(x: 5, y: 6))
    configuration.preferredArrowDirection = .down
    interaction.presentEditMenu(with: configuration)
    #expect(interaction.visibleMenu == nil)
    page.addInteraction(interaction)
    #expect(interaction.view === page && interaction.delegate === provider)
    interaction.presentEditMenu(with: configuration)
    #expect(interaction.visibleMenu?.children.first?.title == "Look Up")
    #expect(interaction.location(in: page) == CGPoint(x: 5, y: 6))
    #expect(provider.calls == ["showing", "shown"])
    interaction.reloadVisibleMenu()
    interaction.updateVisibleMenuPosition(animated: false)
    #expect(interaction.visibleMenu != nil)
    interaction.dismissMenu()
    #expect(interaction.visibleMenu == nil && provider.calls.last == "hidden")
    #expect(
      configuration.identifier == AnyHashable("menu")
        && configuration.preferredArrowDirection == .down)
    #expect(
      provider.editMenuInteraction(interaction, targetRectFor: configuration).origin
        == CGPoint(x: 5, y: 6))
    interaction.presentEditMenu(with: configuration)
    page.removeInteraction(interaction)
    #expect(interaction.visibleMenu == nil)
  }
}
#endif
