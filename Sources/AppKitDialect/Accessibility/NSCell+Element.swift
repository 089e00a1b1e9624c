import Accessibility
import Graphics
import ResponderKit

extension NSCell {
  /// The element of the cell, as one of several of its control.
  final var describedElement: AccessibilityElement {
    var element = collectedElement
    element.describe(attributes, value: shownValue)
    if !isEnabled || (controlView as? NSControl)?.isEnabled == false {
      element.traits.insert(.notEnabled)
    }
    element.placeholder = (self as? NSTextFieldCell)?.placeholderString
    if let matrix = controlView as? NSMatrix,
      let place = matrix.cells.firstIndex(where: { $0 === self })
    {
      element.frame = matrix.frameFromTop(ofPart: self)
      element.activationPoint = element.frame.center
      element.position = .series(place + 1, of: matrix.cells.count)
    }
    return element
  }
}

extension NSMenuItem {
  /// The element of the item: of the menu bar, or of a menu.
  final var describedElement: AccessibilityElement {
    var element = collectedElement
    let isInBar = menu.map { $0 === NSApplication.current?.mainMenu } ?? false
    let shown = attributedTitle?.string ?? title
    element.describe(
      AppKitAttributes(isInBar ? .menuBarItem : .menuItem, title: shown.isEmpty ? nil : shown),
      value: state == .off ? nil : .toggle(state == .on ? .on : .mixed))
    if element.label == nil, let name = image?.accessibilityLabel {
      (element.label, element.labelSource) = (name, .image)
    }
    element.hint = element.hint ?? toolTip
    if !isEnabled { element.traits.insert(.notEnabled) }
    if hasSubmenu { element.expandedStatus = .collapsed }
    return element
  }
}

extension NSToolbarItem {
  /// The element of the item, which is a button.
  final var describedElement: AccessibilityElement {
    var element = collectedElement
    element.describe(AppKitAttributes(.button, title: label.isEmpty ? nil : label), value: nil)
    if element.label == nil, let name = image?.accessibilityLabel {
      (element.label, element.labelSource) = (name, .image)
    }
    element.hint = element.hint ?? toolTip
    if !isEnabled { element.traits.insert(.notEnabled) }
    if toolbar?.selectedItemIdentifier == itemIdentifier { element.traits.insert(.selected) }
    element.frame = frameFromTop
    element.activationPoint = element.frame.center
    return element
  }
}

extension NSTabViewItem {
  /// The element of the tab, which is one of several: a tab, or what its controller shows for it.
  final var describedElement: AccessibilityElement {
    var element = collectedElement
    let isSelected = tabView?.selectedTabViewItem === self
    let title = label.isEmpty ? nil : label
    let attributes =
      switch tabView?.shownStyle {
      case nil: AppKitAttributes(.radioButton, .tabButton, title: title)
      case .toolbar: AppKitAttributes(.button, title: title)
      default: AppKitAttributes(.radioButton, title: title)
      }
    let isItem = tabView?.shownStyle == .toolbar
    element.describe(attributes, value: isItem ? nil : .toggle(isSelected ? .on : .off))
    if isItem { element.appKit?.enclosingRole = .toolbar }
    element.hint = element.hint ?? toolTip
    if isSelected { element.traits.insert(.selected) }
    element.frame = tabView?.frameFromTop(ofPart: self) ?? .zero
    element.activationPoint = element.frame.center
    if let items = tabView?.tabViewItems, let place = items.firstIndex(where: { $0 === self }) {
      switch tabView?.shownStyle {
      case nil: element.position = .tab(place + 1, of: items.count)
      case .toolbar: break
      default: element.position = .series(place + 1, of: items.count)
      }
    }
    return element
  }
}

extension NSWindow {
  /// The element of the window.
  final var describedElement: AccessibilityElement {
    var element = collectedElement
    let role: AccessibilityRole = isSheet ? .sheet : .window
    let subrole: AccessibilitySubrole? =
      isSheet
      ? nil
      : self is NSPanel
        ? styleMask.contains(.utilityWindow) ? .floatingWindow : .dialog : .standardWindow
    element.describe(
      AppKitAttributes(role, subrole, title: title.isEmpty ? nil : title), value: nil)
    element.frame = Rect(
      origin: .zero, size: Size(width: frame.width, height: heightWithToolbar))
    element.activationPoint = element.frame.center
    return element
  }
}
