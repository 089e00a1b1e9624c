import Navigation
import ResponderKit

/// The content of containers before they were made to show another screen of the document.
@MainActor
struct DisplacedContainers {
  private var stacks: [ObjectIdentifier: [ViewController]] = [:]
  private var tabs: [ObjectIdentifier: ViewController] = [:]

  /// Remembers what a container shows, unless something is remembered of it.
  mutating func note(_ container: ViewController) {
    let key = ObjectIdentifier(container)
    switch container {
    case let navigation as NavigationController where stacks[key] == nil:
      stacks[key] = navigation.viewControllers
    case let bar as TabBarController where tabs[key] == nil:
      tabs[key] = bar.selectedViewController
    default: break
    }
  }

  /// Shows what is remembered again in the containers that a controller embeds.
  mutating func restore(in controller: ViewController) {
    guard !(stacks.isEmpty && tabs.isEmpty) else { return }
    for child in controller.children {
      let key = ObjectIdentifier(child)
      if let stack = stacks.removeValue(forKey: key),
        let navigation = child as? NavigationController,
        navigation.viewControllers != stack
      {
        navigation.setViewControllers(stack, animated: false)
      }
      if let tab = tabs.removeValue(forKey: key), let bar = child as? TabBarController {
        bar.selectedViewController = tab
      }
      restore(in: child)
    }
  }
}
