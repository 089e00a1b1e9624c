import AppKitDialect
import ButtonModel
import InterfaceBuilder
package import ResponderKit

extension LiveDocument {
  /// Returns the operations of the kind of an object beside gestures, presses and keys; a tap alone for what is of
  /// no kind.
  package func operations(of object: Responder) -> [ScreenOperation.Kind] {
    element(of: object).flatMap { kinds[$0.name]?.operations } ?? [.tap]
  }

  /// Returns the titles among which the user of an object may choose; empty for none that are known.
  package func choices(of object: Responder) -> [String] {
    switch object {
    case let button as Button: button.menu?.children.map(\.title) ?? []
    case let button as NSPopUpButton: button.itemTitles
    case let tabs as NSTabView: tabs.tabViewItems.map(\.label)
    case let box as NSComboBox: box.objectValues.map { "\($0)" }
    default: (1...3).map { "segment \($0)" }
    }
  }
}
