import Graphics
import KeyValues
import ResponderKit

extension BoundProperties {
  /// Items of menus and toolbars.
  static let items: [Row] = [
    Row(
      NSMenuItem.self,
      [
        "title": .text(NSMenuItem.self) { $0.title = $1 },
        "hidden": .flag(.any, NSMenuItem.self) { $0.isHidden = $1 },
        "enabled": .flag(.all, NSMenuItem.self) { item, isEnabled in
          item.isEnabled = isEnabled
          if item.menu?.autoenablesItems ?? false { item.validate() }
        },
        "image": .shown(NSMenuItem.self) { $0.image = $1 as? Image },
        "value": .value(NSMenuItem.self, .none) {
          chosen(from: $0.state)
        } _: { item, shown in
          item.state = state(of: shown.value, allowsMixed: true)
        },
      ]),
    Row(
      NSToolbarItem.self,
      [
        "label": .text(NSToolbarItem.self) { $0.label = $1 },
        "enabled": .flag(.all, NSToolbarItem.self) { $0.isEnabled = $1 },
      ]),
  ]
}

extension NSMenuItem {
  /// Indicates whether a binding disables the item, whatever validation says.
  final var isDisabledByBinding: Bool { boundFlag(.enabled) == false }
  /// Indicates whether a choice of the item changes a bound value.
  final var changesBoundValue: Bool { bindingGroup(.value) != nil }

  /// Turns the item on or off, as a choice does if its value is bound.
  final func toggleBoundValue() {
    guard changesBoundValue else { return }
    state = state == .on ? .off : .on
    commitBoundValues()
  }
}

extension Responder {
  /// The value of bindings that are true or false; nil without any, and if it is not known.
  final func boundFlag(_ binding: NSBindingName) -> Bool? {
    bindingGroup(binding)?.flag
  }
}
