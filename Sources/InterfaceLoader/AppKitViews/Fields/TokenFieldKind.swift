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
    cell.tokenStyle = content.tokenStyle == "rounded" ? .rounded : .default
  }
}
