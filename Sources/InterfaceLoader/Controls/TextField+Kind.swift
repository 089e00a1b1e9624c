import Graphics
package import InterfaceBuilder
package import ResponderKit
package import TextControls

extension TextField: LoadableControl {
  package static var operations: [ScreenOperation.Kind] { [.type, .tap] }
  package static func make(_ element: InterfaceElement) -> View { TextField(frame: .zero) }

  package func apply(_ content: TextFieldContent, _ context: ViewKind.Context) {
    let input = content.input
    if let font = context.font(input.font) { self.font = font }
    if let color = input.textColor { textColor = color }
    textAlignment = TextAlignment.named(input.textAlignment) ?? .left
    if let attributed = input.attributedText {
      attributedText = attributed.styled
    } else if !input.text.isEmpty {
      text = input.text
    }
    placeholder = input.placeholder
    borderStyle = BorderStyle.named(content.borderStyle) ?? .none
    clearButtonMode = ViewMode.named(content.clearButtonMode) ?? .never
    clearsOnBeginEditing = content.clearsOnBeginEditing
    allowsEditingTextAttributes = input.allowsEditingTextAttributes
    adjustsFontForContentSizeCategory = input.adjustsFontForContentSizeCategory
    adjustsFontSizeToFitWidth = content.adjustsFontSizeToFitWidth
    if let size = content.minimumFontSize { minimumFontSize = size }
    background = content.background?.sized(by: context)
    disabledBackground = content.disabledBackground?.sized(by: context)
    apply(input.traits)
    isSecureTextEntry = input.isSecure
  }

  package func connect(_ outlet: String, to target: OutletTarget) -> Bool {
    guard outlet == "delegate" else { return false }
    delegate = target.delegate(of: self)
    return true
  }

  package func take(text: String) -> Bool {
    self.text = text
    return true
  }
  package var editedText: EditedText? { EditedText(view: self, isEditable: isEnabled) }

  /// The field with its text or its placeholder.
  package func shapes(_ source: InterfaceElement?) -> [ViewShape] {
    let shown = displayedText
    let isEmpty = shown.isEmpty
    return [
      ViewShape(
        content: .field(
          .init(isEmpty ? placeholder ?? "" : shown, font: font, alignment: textAlignment),
          isPlaceholder: isEmpty),
        frame: bounds, color: isEmpty ? nil : textColor, isDimmed: !isEnabled)
    ]
  }
}

extension DocumentDelegate: TextFieldDelegate {}
