import AppKitDialect
import InterfaceBuilder
import ResponderKit

// Popovers, and the segues that show them.
extension AppKitInstantiation {
  /// Makes a popover, which a document has beside the controller of its content.
  func makePopover(_ element: InterfaceElement) {
    let popover = custom(element) as? NSPopover ?? NSPopover()
    popover.behavior = NSPopover.Behavior(PopoverContent(element))
    keep(popover, element)
    name(popover, element)
    result.topLevel.append(popover)
  }

  /// Gives popovers their controllers, and the screens that they show the name of the popover, unless they have one.
  func fillPopovers() {
    for (popover, element, controller) in popovers {
      popover.contentViewController = controller
      guard let view = controller.viewIfLoaded,
        let number = result.screens.firstIndex(where: { $0.root === view }),
        let content = elements.first(where: { result.object(for: $0) === view }),
        result.screens[number].title == displayName(of: content.name)
      else { continue }
      result.screens[number].title =
        element.userLabel ?? element.customClass ?? displayName(of: element.name)
    }
  }
}

extension AppKitObjects {
  /// Shows a controller in a popover beside the view that a segue names, or its sender.
  func showPopover(
    of controller: NSViewController, _ segue: SegueContent, beside anchor: NSView
  ) {
    popovers.removeAll { !$0.isShown }
    guard !popovers.contains(where: { $0.contentViewController === controller })
    else { return }
    let (popover, content) = (NSPopover(), PopoverContent(segue.element))
    popover.behavior = NSPopover.Behavior(content)
    popover.contentViewController = controller
    popovers.append(popover)
    popover.show(
      relativeTo: anchor.bounds, of: anchor, preferredEdge: .named(content.preferredEdge) ?? .minX)
  }
}

extension NSPopover.Behavior {
  /// Creates the behavior of a document, which writes `t` for a transient popover.
  fileprivate init(_ content: PopoverContent) {
    self =
      switch content.behavior {
      case "t", "transient": .transient
      case "semitransient": .semitransient
      default: .applicationDefined
      }
  }
}
