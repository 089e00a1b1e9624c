import AppKitDialect
import ButtonModel
import InterfaceBuilder
package import ResponderKit
import ValueControls

extension LiveDocument {
  /// Returns the operations of the kind of an object beside gestures, presses and keys; a tap alone for what is of
  /// no kind.
  package func operations(of object: Responder) -> [ScreenOperation.Kind] {
    if let element = element(of: object) { return kinds[element.name]?.operations ?? [.tap] }
    // An object of code, or a part of one.
    let whole = provenance.whole(of: object) ?? object
    switch whole {
    case let view as View: return view.loadable.map { type(of: $0).operations } ?? [.tap]
    case let view as NSView where isOfCode:
      return ViewKind.ofAppKit(view)?.operations ?? [.tap]
    default: return [.tap]
    }
  }

  /// Returns the id of an object, or of the view of AppKit that it is a part of; nil for none.
  package func wholeID(of object: Responder) -> String? {
    element(of: object)?.id
      ?? (object as? any PartOfNSView)?.wholeView.flatMap { element(of: $0 as Responder)?.id }
  }

  /// Returns the values between which the user of an object may set it, if a screen reader says another range.
  package func range(of object: Responder) -> (least: Double, most: Double)? {
    (object as? Slider).map { (Double($0.minimumValue), Double($0.maximumValue)) }
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
