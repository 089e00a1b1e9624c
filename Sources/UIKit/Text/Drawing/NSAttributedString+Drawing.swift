#if UIKit
public import Foundation

extension NSAttributedString {
  /// Returns the extent of the text on as many lines as it has (`NSAttributedString.size()`).
  ///
  /// ``NSStringDrawingContext/textMeasurer`` measures it; kerning, attachments and the spaces of a
  /// paragraph style do not count.
  public func size() -> CGSize { measured(width: nil, lines: 0) }

  /// Returns the rectangle of the text in a size
  /// (`NSAttributedString.boundingRect(with:options:context:)`).
  ///
  /// Its origin is zero. With `usesLineFragmentOrigin`, lines wrap at the width, unless it is 0 or
  /// the paragraph style truncates them; otherwise there is one line. The height counts only with
  /// `truncatesLastVisibleLine`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isWide = size.width <= 0 || size.width >= CGFloat.greatestFiniteMagnitude
    let isSingle = !options.contains(.usesLineFragmentOrigin)
    let mayWrap = !isWide && !isSingle && wraps
    var lines = isSingle ? 1 : 0
    if !isSingle, options.contains(.truncatesLastVisibleLine), size.height > 0 {
      let height = measured(width: nil, lines: 1).height
      if height > 0, size.height / height < 1_000_000 {
        lines = max(1, Int(size.height / height))
      }
    }
    var extent = measured(width: mayWrap ? size.width : nil, lines: lines)
    if !isWide, !mayWrap, !isSingle { extent.width = min(extent.width, size.width) }
    let bounds = CGRect(origin: .zero, size: extent)
    context?.totalBounds = bounds
    return bounds
  }

  /// Has the current context note the text at a point, with the size that it has
  /// (`NSAttributedString.draw(at:)`); does nothing without a context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// Has the current context note the text in a rectangle (`NSAttributedString.draw(in:)`); does
  /// nothing without a context.
  public func draw(in rect: CGRect) {
    let text = attributedSubstring(from: NSRange(location: 0, length: length))
    UIGraphicsGetCurrentContext()?.record(.text(text, in: rect))
  }

  /// Has the current context note the text in a rectangle
  /// (`NSAttributedString.draw(with:options:context:)`); does nothing without a context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    context?.totalBounds = boundingRect(with: rect.size, options: options, context: nil)
    draw(in: rect)
  }
}
#endif
