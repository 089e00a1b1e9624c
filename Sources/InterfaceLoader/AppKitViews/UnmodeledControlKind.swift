package import AppKitDialect
import InterfaceBuilder
import ResponderKit

/// Controls whose own class is not modeled yet: a click sends their action, and changes no value.
///
/// It is the kind of every control of a document that no other kind has.
enum UnmodeledControlKind: AppKitControlKind {
  static var elementNames: [String] { [] }
  static func make() -> UnmodeledControl {
    let control = UnmodeledControl(frame: .zero)
    control.cell = UnmodeledCell()
    return control
  }
  static var note: String? { "what a click changes in it is not modeled yet" }
}

/// A control that takes keys, of which it is not known what they do, but not Tab.
package class UnmodeledControl: NSControl {
  package override func keyDown(with event: NSEvent) {
    if event.characters == "\t" || event.characters == "\u{19}" { super.keyDown(with: event) }
  }
}

/// A cell whose state stays as it is, because what a click changes is not known.
package final class UnmodeledCell: NSActionCell {
  package override func setNextState() {}
}

extension ViewKind {
  /// The kind of controls of AppKit that no table contains.
  static let unmodeledControl = ViewKind(UnmodeledControlKind.self)
}
