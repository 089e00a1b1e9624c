#if UIKit
public import Foundation
public import UIKitDialect

/// The contexts of a thread, the current one last.
final class ContextStack {
  /// A context, and the size and scale of its image if it is one of an image.
  struct Entry {
    var context: CGContext
    var image: (size: CGSize, scale: CGFloat)?
  }

  private var entries: [Entry] = []

  /// The stack of the running thread.
  static var current: ContextStack {
    let key = "UIKit.ContextStack"
    let values = Thread.current.threadDictionary
    if let stack = values[key] as? ContextStack { return stack }
    let stack = ContextStack()
    values[key] = stack
    return stack
  }

  var last: Entry? { entries.last }

  func push(_ entry: Entry) { entries.append(entry) }

  func pop() { entries = entries.dropLast() }
}

/// Returns the context that is drawn into now; nil for none (`UIGraphicsGetCurrentContext()`).
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.last?.context }

/// Makes a context the current one until ``UIGraphicsPopContext()`` (`UIGraphicsPushContext(_:)`).
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.push(ContextStack.Entry(context: context))
}

/// Makes the former context the current one again (`UIGraphicsPopContext()`).
public func UIGraphicsPopContext() { ContextStack.current.pop() }

/// Begins to draw an image of a size in points, with a pixel per point
/// (`UIGraphicsBeginImageContext(_:)`).
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins to draw an image of a size in points; the scale 0 is that of the main screen
/// (`UIGraphicsBeginImageContextWithOptions(_:_:_:)`).
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale == 0 ? mainScreenScale() : scale
  let context = CGContext(
    drawing: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  ContextStack.current.push(ContextStack.Entry(context: context, image: (size, scale)))
}

/// Returns the image that is being drawn, as large as its context: it knows what has been drawn,
/// and has no pixels; nil outside ``UIGraphicsBeginImageContext(_:)``
/// (`UIGraphicsGetImageFromCurrentImageContext()`).
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = ContextStack.current.last, let image = entry.image else { return nil }
  return entry.context.makeImage().map {
    UIImage(cgImage: $0, scale: image.scale, orientation: .up)
  }
}

/// Ends the image that was begun last; does nothing outside one (`UIGraphicsEndImageContext()`).
public func UIGraphicsEndImageContext() {
  if ContextStack.current.last?.image != nil { ContextStack.current.pop() }
}

/// Fills a rectangle in the current context (`UIRectFill(_:)`).
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle in the current context, blended with what is there
/// (`UIRectFillUsingBlendMode(_:_:)`).
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.blending(blendMode) { $0.fill(rect) }
}

/// Draws a line inside a rectangle in the color of areas, one point wide, in the current context
/// (`UIRectFrame(_:)`).
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a line inside a rectangle in the color of areas, one point wide, blended with what is
/// there (`UIRectFrameUsingBlendMode(_:_:)`).
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.blending(blendMode) { context in
    context.setStrokeColor(context.state.fillColor)
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }
}

/// Restricts what is drawn next in the current context to a rectangle (`UIRectClip(_:)`).
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
  /// A context for drawing a rectangle in points, from its top left corner.
  convenience init(drawing bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    let info: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    let height = (bounds.height * scale).rounded(.up)
    self.init(
      width: Int((bounds.width * scale).rounded(.up)), height: Int(height),
      baseTransform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale,
        ty: height + bounds.minY * scale),
      bitmapInfo: CGBitmapInfo(rawValue: info.rawValue))
  }

  /// Draws with another way of blending and another opacity, and returns to the state from before.
  func blending(_ mode: CGBlendMode, alpha: CGFloat = 1, _ body: (CGContext) -> Void) {
    saveGState()
    setBlendMode(mode)
    setAlpha(state.alpha * alpha)
    body(self)
    restoreGState()
  }
}
#endif
