import ControlCore
package import Graphics
import InterfaceBuilder
import ResponderKit

/// A part of a view that is drawn, in the coordinates of the view.
package struct ViewShape {
  package var content: ScreenDrawing.Content
  package var frame: Rect
  package var color: Color?
  package var background: Color?
  package var cornerRadius = 0.0
  package var isDimmed = false
  package var contentMode = ContentMode.scaleAspectFit

  package init(
    content: ScreenDrawing.Content, frame: Rect, color: Color? = nil, background: Color? = nil,
    cornerRadius: Double = 0, isDimmed: Bool = false
  ) {
    (self.content, self.frame, self.color) = (content, frame, color)
    (self.background, self.cornerRadius, self.isDimmed) = (background, cornerRadius, isDimmed)
  }
}

extension View {
  /// Returns the shape of a view that is only shown as its kind: a map, a web view, wheels; none without
  /// an element that names the kind.
  func shapesOfKind(_ source: InterfaceElement?) -> [ViewShape] {
    if let control = self as? Control {
      return [control.shape(of: .kind(source.map { displayName(of: $0.name) } ?? recordName))]
    }
    guard let source else { return [] }
    return [.init(content: .kind(displayName(of: source.name)), frame: bounds)]
  }
}

extension Control {
  /// Returns a content that fills the control, dimmed where it is disabled.
  func shape(of content: ScreenDrawing.Content) -> ViewShape {
    ViewShape(content: content, frame: bounds, isDimmed: !isEnabled)
  }

  /// Returns the parts that a screen reader stops at, each with its title and whether it is selected.
  func shapesOfParts(
    _ look: (_ number: Int) -> (title: String, isSelected: Bool)
  ) -> [ViewShape] {
    (accessibilityElements ?? []).enumerated().compactMap { number, part in
      guard let item = part as? AccessibilityItem else { return nil }
      let (title, isSelected) = look(number)
      return ViewShape(
        content: .part(
          .init(title, size: 13, alignment: .center), isSelected: isSelected),
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
