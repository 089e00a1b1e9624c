import ControlCore
import Graphics
package import ResponderKit

// The views beside the text. Apple documents none of the distances.

extension TextField: ReadsViewsBesideItself {
  package final var viewsBesideItself: [View] {
    [leftView, looks.clearButton, rightView].compactMap { $0 }.filter { $0.superview === self }
  }

  /// Indicates whether the button that removes the text is shown: the view at the trailing edge
  /// takes its place.
  final var showsClearButton: Bool {
    clearButtonMode.shows(whileEditing: isEditing) && hasText && !showsRightView
  }

  private var showsLeftView: Bool {
    leftView != nil && leftViewMode.shows(whileEditing: isEditing)
  }
  private var showsRightView: Bool {
    rightView != nil && rightViewMode.shows(whileEditing: isEditing)
  }

  final func replace(_ former: View?, with view: View?) {
    guard former !== view else { return }
    if former?.superview === self { former?.removeFromSuperview() }
    setNeedsLayout()
  }

  final func layOutSides() {
    if showsClearButton, looks.clearButton == nil { looks.clearButton = ClearButton(of: self) }
    looks.clearButton?.isEnabled = isEnabled
    place(looks.clearButton, isShown: showsClearButton, at: clearButtonRect(forBounds: bounds))
    place(leftView, isShown: showsLeftView, at: leftViewRect(forBounds: bounds))
    place(rightView, isShown: showsRightView, at: rightViewRect(forBounds: bounds))
    hasElementsBeside = !viewsBesideItself.isEmpty
  }

  private func place(_ view: View?, isShown: Bool, at frame: @autoclosure () -> Rect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.frame = frame()
  }

  // MARK: Rectangles

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final func standardClearButtonRect(in bounds: Rect) -> Rect {
    let side = 19.0
    return Rect(
      x: isRightToLeft ? bounds.minX + 5 : bounds.maxX - side - 5, y: bounds.midY - side / 2,
      width: side, height: side)
  }

  final func sideRect(of view: View?, in bounds: Rect, isTrailing: Bool) -> Rect {
    guard let size = view?.bounds.size else { return .zero }
    let x = isTrailing != isRightToLeft ? bounds.maxX - size.width : bounds.minX
    return Rect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  final func contentRect(in bounds: Rect, isEditing: Bool) -> Rect {
    let inset = borderStyle == .none ? 0 : borderStyle == .roundedRect ? 7 : 2.0
    var (start, end) = (bounds.minX + inset, bounds.maxX - inset)
    func avoid(_ rect: Rect, isTrailing: Bool) {
      if isTrailing != isRightToLeft {
        end = min(end, rect.minX)
      } else {
        start = max(start, rect.maxX)
      }
    }
    if leftView != nil, leftViewMode.shows(whileEditing: isEditing) {
      avoid(leftViewRect(forBounds: bounds), isTrailing: false)
    }
    if rightView != nil, rightViewMode.shows(whileEditing: isEditing) {
      avoid(rightViewRect(forBounds: bounds), isTrailing: true)
    } else if hasText, clearButtonMode.shows(whileEditing: isEditing) {
      avoid(clearButtonRect(forBounds: bounds), isTrailing: true)
    }
    return Rect(x: start, y: bounds.minY, width: max(0, end - start), height: bounds.height)
  }

  final var naturalSize: Size {
    let shown = hasText ? AttributedText(displayedText) : attributedPlaceholder?.attributedText
    let size = shown.map {
      textMeasurer.size(of: $0, font: font ?? .system(ofSize: 17), width: nil, lines: 1)
    }
    let (inset, least) = borderStyle == .none ? (0.0, 22.0) : (14.0, 34.0)
    return Size(width: (size?.width ?? 0) + inset, height: max(least, size?.height ?? 0))
  }
}
