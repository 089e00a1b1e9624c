import AppKitDialect
import InterfaceBuilder
import ResponderKit

/// Fields whose value is a list of tokens.
enum TokenFieldKind: AppKitControlKind {
  static var elementNames: [String] { ["tokenField"] }
  static func make() -> NSTokenField { NSTokenField(frame: .zero) }

  static func apply(_ content: CellContent, to cell: NSCell, _ context: ViewKind.Context) {
    guard let cell = cell as? NSTokenFieldCell else { return }
    cell.apply(field: content)
    cell.tokenStyle = .init(documentName: content.tokenStyle)
    cell.completionDelay = content.completionDelay
  }
}

extension NSTokenField.TokenStyle {
  /// Creates a style from Interface Builder's name; that of the system for a missing one.
  fileprivate init(documentName: String?) {
    switch documentName {
    case "rounded": self = .rounded
    case "plainText", "none": self = .none
    case "squared": self = .squared
    case "plainSquared": self = .plainSquared
    default: self = .default
    }
  }
}
