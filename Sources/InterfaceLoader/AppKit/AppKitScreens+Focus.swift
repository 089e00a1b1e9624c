import Accessibility
import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

// The loops of key views: that of the document, or the one that AppKit makes by the places.
extension AppKitScreens {
  var focusWay: FocusWay { .keyViews }

  func focusScreens() -> [FocusScreen] {
    scope.run {
      let isEnabled = application.isFullKeyboardAccessEnabled
      application.isFullKeyboardAccessEnabled = true
      defer { application.isFullKeyboardAccessEnabled = isEnabled }
      return live.screens.compactMap { screen in
        switch screen.loaded.root {
        case let window as NSWindow: focusScreen(of: window, screen.loaded)
        case let view as NSView: focusScreen(of: window(showing: view), screen.loaded)
        default: nil
        }
      }
    }
  }

  private func focusScreen(of window: NSWindow, _ loaded: LoadedScreen) -> FocusScreen {
    bringToFront(window)
    var result = FocusScreen(title: loaded.title)
    let places = window.keyViewOrder
    let order = window.loopOfKeyViews(in: places)
    let numbers = Dictionary(
      order.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first }
    )
    result.items = order.map { view in
      var neighbors: [FocusHeading: Int] = [:]
      let next = window.keyView(after: view, in: places).flatMap { numbers[ObjectIdentifier($0)] }
      let previous = window.keyView(before: view, in: places).flatMap {
        numbers[ObjectIdentifier($0)]
      }
      if let next { neighbors[.next] = next }
      if let previous { neighbors[.previous] = previous }
      let keepsText = (view as? NSTextView)?.isEditable ?? false
      return FocusScreen.Item(
        name: view.recordName, id: live.element(of: view)?.id,
        label: view.accessibilityElement.label, keepsArrows: view is NSTextField || keepsText,
        keepsTab: keepsText, frame: view.frameFromTop, neighbors: neighbors)
    }
    result.first = (window.firstResponder as? NSView).flatMap { numbers[ObjectIdentifier($0)] }
    result.remarks = remarks(on: window, order)
    addOthers(of: window, besides: numbers, to: &result)
    return result
  }

  /// The sentences about the loop: whether the document has it, and where it is broken.
  private func remarks(on window: NSWindow, _ order: [NSView]) -> [String] {
    var remarks: [String] = []
    let linked = order.filter { $0.nextKeyView != nil }
    remarks.append(
      linked.isEmpty
        ? "AppKit makes the loop by the places of the views"
        : window.makesKeyViewLoop
          ? "the document has the loop, and AppKit makes what it lacks"
          : "the document has the loop")
    if linked.isEmpty, !window.makesKeyViewLoop, order.count > 1 {
      remarks = ["the window does not make a loop, and the document has none: Tab goes nowhere"]
    }
    for view in linked where view.nextKeyView === view {
      remarks.append("\(view.recordName) leads to itself")
    }
    return remarks
  }

  /// Adds the kinds of controls that the loop leaves out, by the reason.
  private func addOthers(
    of window: NSWindow, besides order: [ObjectIdentifier: Int], to screen: inout FocusScreen
  ) {
    for view in window.allViews where order[ObjectIdentifier(view)] == nil {
      guard let element = live.element(of: view), view is NSControl || view is NSTextView,
        interface.object(for: element) === view,
        view.isAccessibilityElement || kind(of: element)?.appKit?.note != nil
      else { continue }
      let reason: String
      if view.isHiddenOrHasHiddenAncestor {
        reason = "hidden"
      } else if (view as? NSControl)?.isEnabled == false {
        reason = "disabled"
      } else if let field = view as? NSTextField, !field.isSelectable {
        // A label is a text to read.
        continue
      } else if view is NSImageView {
        continue
      } else if kind(of: element)?.appKit?.note != nil {
        reason = "not modeled"
      } else if !view.acceptsFirstResponder {
        reason = "refuses to be first responder"
      } else {
        reason = "in no place of the loop"
      }
      screen.others[reason, default: []].append(
        senders[element.ordinal]?.kindName ?? displayName(of: element.name))
    }
  }
}
