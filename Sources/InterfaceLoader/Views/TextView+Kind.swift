import Graphics
package import InterfaceBuilder
package import ResponderKit
package import TextControls

extension TextView: LoadableView {
  package static var elementNames: [String] { ["textView"] }
  package static var operatedName: String? { "text views" }
  package static var operations: [ScreenOperation.Kind] { [.type] }
  package static func make(_ element: InterfaceElement) -> View { TextView(frame: .zero) }
  package static var isCountedIfUnread: Bool { true }

  package func apply(_ element: InterfaceElement, _ context: ViewKind.Context) {
    isScrollEnabled = ViewContent(element).isScrollEnabled
    let content = TextViewContent(element)
    let input = content.input
    if let font = context.font(input.font) { self.font = font }
    if let color = input.textColor { textColor = color }
    textAlignment = TextAlignment.named(input.textAlignment) ?? .left
    if let attributed = input.attributedText {
      attributedText = attributed.styled
    } else {
      text = input.text
    }
    isEditable = input.isEditable
    isSelectable = content.isSelectable
    allowsEditingTextAttributes = input.allowsEditingTextAttributes
    adjustsFontForContentSizeCategory = input.adjustsFontForContentSizeCategory
    dataDetectorTypes = content.dataDetectorTypes.reduce(into: []) {
      if let type = DataDetectorTypes.named[$1] { $0.insert(type) }
    }
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
  package var editedText: EditedText? {
    EditedText(view: self, isEditable: isEditable, hasLines: true)
  }

  /// The text of the view.
  package func shapes(_ source: InterfaceElement?) -> [ViewShape] {
    let shown = displayedText
    guard !shown.isEmpty else { return [] }
    var line = ScreenDrawing.StyledLine(shown, font: font, alignment: textAlignment)
    line.isAtTop = true
    return [ViewShape(content: .text(line), frame: bounds, color: textColor)]
  }
}

extension DataDetectorTypes {
  /// The types by the names in documents, which are UIKit's.
  fileprivate static let named: [String: DataDetectorTypes] = [
    "phoneNumber": .phoneNumber, "link": .link, "address": .address,
    "calendarEvent": .calendarEvent, "shipmentTrackingNumber": .shipmentTrackingNumber,
    "flightNumber": .flightNumber, "lookupSuggestion": .lookupSuggestion, "all": .all,
  ]
}

extension DocumentDelegate: TextViewDelegate {}
