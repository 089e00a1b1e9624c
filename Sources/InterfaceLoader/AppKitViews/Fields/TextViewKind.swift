import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

/// Texts of several lines.
enum TextViewKind: AppKitKind {
  static var elementNames: [String] { ["textView"] }
  static var operatedName: String? { "text views" }
  static var operations: [ScreenOperation.Kind] { [.type, .tap] }
  static var isCountedIfUnread: Bool { true }
  static func make() -> NSTextView { NSTextView(frame: .zero) }

  static func apply(
    _ element: InterfaceElement, to view: NSTextView, _ context: ViewKind.Context
  ) {
    let content = AppKitTextContent(element)
    view.string = content.text
    (view.isSelectable, view.isEditable) = (content.isSelectable, content.isEditable)
    (view.textColor, view.backgroundColor) = (content.textColor, content.backgroundColor)
  }
  static func connect(_ outlet: String, of view: NSTextView, to target: Responder?) -> Bool {
    guard outlet == "delegate" else { return false }
    view.delegate = target as? any NSTextViewDelegate
    return true
  }
  static func shapes(of view: NSTextView) -> [ViewShape] {
    var line = ScreenDrawing.StyledLine(view.string, size: view.font?.effectivePointSize ?? 13)
    line.isAtTop = true
    return [
      ViewShape(
        content: .field(line, isPlaceholder: false), frame: view.bounds, color: view.textColor)
    ]
  }
  static func shownText(of view: NSTextView) -> String? { view.string }
}
