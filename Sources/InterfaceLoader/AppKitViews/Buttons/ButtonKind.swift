import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

/// Push buttons, checkboxes, radio buttons and the others that AppKit calls buttons.
enum ButtonKind: AppKitControlKind {
  static var elementNames: [String] { ["button"] }
  static var operatedName: String? { "checkboxes" }
  static var operations: [ScreenOperation.Kind] { [.set, .tap] }
  static func fittingOperations(of view: NSButton) -> [ScreenOperation.Kind] {
    view.hasState ? [.set, .tap] : [.tap]
  }

  static func make() -> NSButton { NSButton(frame: .zero) }

  static func apply(_ content: CellContent, to cell: NSCell, _ context: ViewKind.Context) {
    (cell as? NSButtonCell)?.apply(button: content)
  }

  static func valueText(of view: NSButton) -> String? { view.hasState ? view.state.name : nil }
  static func shownText(of view: NSButton) -> String? { view.shownTitle }

  /// Returns clicks until the button has a state.
  static func prepare(
    _ operation: ScreenOperation, on view: NSButton, in context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .set(let text) = operation, view.hasState else {
      throw context.misfit(operation, fitting: fittingOperations(of: view))
    }
    let known = view.allowsMixedState ? ["on", "off", "mixed"] : ["on", "off"]
    guard known.contains(text) else {
      throw OperationRefusal(
        "'\(text)' is not a state", "Give \(known.joined(separator: " or ")).")
    }
    return {
      for _ in 0..<2 where view.state.name != text { context.driver.click(view) }
      return view.state.name == text ? nil : "the value is \(view.state.name), not \(text)"
    }
  }

  /// A mark beside the title, a bezel around it, or the image and the title alone, in the colors of the
  /// button; a title whose action destroys something is red.
  static func shapes(of view: NSButton) -> [ViewShape] {
    guard let cell = view.cell as? NSButtonCell else { return [] }
    return cell.shapes(in: view.bounds).map { shape in
      var shape = shape
      if view.hasDestructiveAction {
        shape.color = .system("systemRedColor")
      } else if !view.isBordered {
        shape.color = view.contentTintColor
      }
      if view.isBordered { shape.background = view.bezelColor }
      return shape
    }
  }

  static func visitStates(of view: NSButton, _ visit: (_ name: String) -> Void) {
    guard view.hasState else { return view.visitEnabledStates(visit) }
    view.visitStates([.off, .on] + (view.allowsMixedState ? [.mixed] : []), visit)
  }
}

extension NSButton {
  /// Indicates whether a click changes the state so that it can be seen.
  var hasState: Bool { ((cell as? NSButtonCell)?.showsStateBy ?? []) != [] }
  /// The title that is shown now; nil where only the image is.
  var shownTitle: String? {
    guard let cell = cell as? NSButtonCell, cell.imagePosition != .imageOnly else { return nil }
    let title = cell.displayedTitle
    return title.isEmpty ? nil : title
  }
}

extension NSButtonCell {
  /// The shapes of the cell in a rectangle.
  func shapes(in bounds: Rect) -> [ViewShape] {
    let role = accessibilityElement.role
    let size = font?.effectivePointSize ?? 13
    let title = displayedTitle
    let shown = displayedImage.map { image in
      ViewShape(
        content: .image(image.name, isSymbol: image.catalog == .system), frame: bounds)
    }
    if role == .checkBox || role == .radioButton, accessibilityElement.subrole == nil {
      let isRadio = role == .radioButton
      let mark = Rect(x: bounds.minX + 2, y: bounds.midY - 7, width: 14, height: 14)
      var text = bounds
      text.origin.x += 20
      text.size.width = max(0, text.width - 20)
      let sign = state == .on ? isRadio ? "●" : "✓" : state == .mixed ? "–" : ""
      return [
        ViewShape(
          content: .part(.init(sign, size: 11, alignment: .center), isSelected: state != .off),
          frame: mark, cornerRadius: isRadio ? 7 : 3),
        ViewShape(content: .text(.init(title, size: size)), frame: text),
      ]
    }
    if imagePosition == .imageOnly || title.isEmpty { return shown.map { [$0] } ?? [] }
    let line = ScreenDrawing.StyledLine(
      title, size: size, alignment: isBordered ? .center : .natural)
    return [
      ViewShape(
        content: isBordered ? .part(line, isSelected: keyEquivalent == "\r") : .text(line),
        frame: bounds)
    ]
  }
}

extension ButtonKind {
  /// Radio buttons are aligned as checkboxes are.
  static func alignedKind(of element: InterfaceElement) -> String {
    let type = element.cellElement.flatMap { CellContent($0).type } ?? "-"
    return "button \(type == "radio" ? "check" : type)"
  }
  static func naturalSize(of element: InterfaceElement, aligned size: Size) -> Size? { nil }
}
