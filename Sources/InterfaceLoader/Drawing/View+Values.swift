import ControlCore
import Graphics
import InterfaceBuilder
import Pickers
import ResponderKit
import TextControls
import ValueControls

extension Label {
  /// The text of the label.
  var labelShapes: [ViewShape] {
    guard let text, !text.isEmpty else { return [] }
    return [
      ViewShape(
        content: .text(.init(text, font: font, alignment: textAlignment)), frame: bounds,
        color: textColor, isDimmed: !isEnabled)
    ]
  }
}

extension TextField {
  /// The field with its text or its placeholder.
  var fieldShape: ViewShape {
    let shown = displayedText
    let isEmpty = shown.isEmpty
    return ViewShape(
      content: .field(
        .init(isEmpty ? placeholder ?? "" : shown, font: font, alignment: textAlignment),
        isPlaceholder: isEmpty),
      frame: bounds, color: isEmpty ? nil : textColor, isDimmed: !isEnabled)
  }
}

extension TextView {
  /// The text of the view.
  var textShapes: [ViewShape] {
    let shown = displayedText
    guard !shown.isEmpty else { return [] }
    var line = ScreenDrawing.StyledLine(shown, font: font, alignment: textAlignment)
    line.isAtTop = true
    return [ViewShape(content: .text(line), frame: bounds, color: textColor)]
  }
}

extension Control {
  /// The value of a control, or its kind.
  func valueShape(_ source: InterfaceElement?) -> ViewShape {
    var shape = ViewShape(content: content(source), frame: bounds, isDimmed: !isEnabled)
    if let well = self as? ColorWell { shape.background = well.selectedColor }
    return shape
  }

  private func content(_ source: InterfaceElement?) -> ScreenDrawing.Content {
    switch self {
    case let control as Switch: .toggle(isOn: control.isOn)
    case let slider as Slider:
      .slider(share(Double(slider.value), Double(slider.minimumValue), Double(slider.maximumValue)))
    case let pages as PageControl: .pages(pages.currentPage + 1, of: pages.numberOfPages)
    case is SegmentedControl, is Stepper, is ColorWell: .area
    default: .kind(source.map { displayName(of: $0.name) } ?? recordName)
    }
  }

  private func share(_ value: Double, _ least: Double, _ most: Double) -> Double {
    guard most > least, value.isFinite else { return 0 }
    return min(max((value - least) / (most - least), 0), 1)
  }

  /// The segments of a segmented control, and the halves of a stepper.
  var partShapes: [ViewShape] {
    guard self is SegmentedControl || self is Stepper else { return [] }
    return (accessibilityElements ?? []).enumerated().compactMap { number, part in
      guard let item = part as? AccessibilityItem else { return nil }
      let segments = self as? SegmentedControl
      let title =
        segments.map {
          $0.titleForSegment(at: number) ?? $0.imageForSegment(at: number)?.name ?? ""
        }
        ?? (number == 0 ? "−" : "+")
      return ViewShape(
        content: .part(
          .init(title, size: 13, alignment: .center),
          isSelected: segments?.selectedSegmentIndex == number),
        frame: item.accessibilityFrameInContainerSpace, isDimmed: !isEnabled)
    }
  }
}

extension ScreenDrawing.StyledLine {
  /// Creates a line in a font.
  init(_ text: String, font: Font?, alignment: TextAlignment = .natural) {
    let isBold =
      switch font?.weight {
      case .semibold, .bold, .heavy, .black: true
      default: false
      }
    self.init(text, size: font?.effectivePointSize ?? 17, isBold: isBold, alignment: alignment)
  }
}
