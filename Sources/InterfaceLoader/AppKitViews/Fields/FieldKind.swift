package import AppKitDialect
import Graphics
package import InterfaceBuilder
package import ResponderKit

extension AppKitControlKind where Object: NSTextField {
  package static func apply(
    _ content: CellContent, to cell: NSCell, _ context: ViewKind.Context
  ) { (cell as? NSTextFieldCell)?.apply(field: content) }

  package static func connect(_ outlet: String, of view: Object, to target: Responder?) -> Bool {
    guard outlet == "delegate" else { return false }
    view.delegate = target as? any NSTextFieldDelegate
    return true
  }
  /// A label has two points beside its text, and a field has not.
  package static func alignedKind(of element: InterfaceElement) -> String {
    let cell = element.cellElement.map { CellContent($0) }
    let hasBezel = cell?.bezelStyle != nil || cell?.borderStyle.map { $0 != "none" } ?? false
    return hasBezel ? "textField bezel" : "textField -"
  }
  package static func shownText(of view: Object) -> String? { view.stringValue }
  package static func shapes(of view: Object) -> [ViewShape] { view.fieldShapes }
  package static var operations: [ScreenOperation.Kind] { [.type, .tap] }
}

/// Fields and labels, which are fields that cannot be edited.
enum FieldKind: AppKitControlKind {
  static var elementNames: [String] { ["textField"] }
  static var operatedName: String? { "text fields" }
  static func make() -> NSTextField { NSTextField(frame: .zero) }
}

extension NSTextFieldCell {
  /// Sets what a document says of the cell of a field.
  func apply(field content: CellContent) {
    apply(content)
    stringValue = content.title ?? ""
    placeholderString = content.placeholder
    (textColor, backgroundColor) = (content.textColor, content.backgroundColor)
    drawsBackground = content.drawsBackground
  }
}

extension NSTextField {
  /// A text, or a field with its text or its placeholder.
  var fieldShapes: [ViewShape] {
    let shown = self is NSSecureTextField ? "" : stringValue
    let size = font?.effectivePointSize ?? 13
    let isPlaceholder = shown.isEmpty
    let text = isPlaceholder ? placeholderString ?? "" : shown
    var line = ScreenDrawing.StyledLine(text, size: size, alignment: alignment)
    guard isEditable || isBezeled else {
      line.isAtTop = true
      return text.isEmpty
        ? [] : [ViewShape(content: .text(line), frame: bounds, color: textColor)]
    }
    return [
      ViewShape(
        content: .field(line, isPlaceholder: isPlaceholder), frame: bounds,
        color: isPlaceholder ? nil : textColor)
    ]
  }
}

extension FieldKind {
  static func naturalSize(of element: InterfaceElement, aligned size: Size) -> Size? { nil }
}
