#if UIKit
public import Foundation
public import UIKitDialect

/// A list of the requested drawings (`CGContext`).
///
/// Nothing is drawn and there are no pixels. ``operations`` holds what would have been drawn, each
/// with the colors, the line, the clip and the transform of that moment.
public final class CGContext {
  /// The drawn operations, in order.
  public internal(set) var operations: [Operation] = []
  /// The colors, the line, the clip and the transform now.
  public internal(set) var state: State
  private var saved: [State] = []

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The space of the colors; nil for a mask.
  public let colorSpace: CGColorSpace?
  /// The layout that a pixel would have.
  public let bitmapInfo: CGBitmapInfo
  /// The number of bits of a component.
  public let bitsPerComponent: Int
  /// The transform of a new context.
  let baseTransform: CGAffineTransform

  /// The path under construction, in the coordinates of the device.
  var current = CGMutablePath()

  init(
    width: Int, height: Int, baseTransform: CGAffineTransform = .identity,
    colorSpace: CGColorSpace? = CGColorSpace(.rgb), bitsPerComponent: Int = 8,
    bitmapInfo: CGBitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)
  ) {
    self.width = width
    self.height = height
    self.baseTransform = baseTransform
    self.colorSpace = colorSpace
    self.bitsPerComponent = bitsPerComponent
    self.bitmapInfo = bitmapInfo
    state = State(transform: baseTransform)
    state.clipBox = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
  }

  /// Creates a context of a size in pixels; nil for no size, and for memory to draw into, because
  /// nothing would be drawn there.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, width > 0, height > 0 else { return nil }
    self.init(
      width: width, height: height, colorSpace: space, bitsPerComponent: bitsPerComponent,
      bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo))
  }

  /// The layout that the opacity of a pixel would have.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }

  /// The number of bits of a pixel.
  public var bitsPerPixel: Int {
    bitsPerComponent * ((colorSpace?.numberOfComponents ?? 0) + (alphaInfo == .none ? 0 : 1))
  }

  /// The number of bytes of a row of pixels.
  public var bytesPerRow: Int { (width * bitsPerPixel + 7) / 8 }

  /// Returns an image of the context's size that knows what has been drawn
  /// (`CGContext.makeImage()`).
  public func makeImage() -> CGImage? {
    CGImage(
      width: width, height: height, colorSpace: colorSpace, bitsPerComponent: bitsPerComponent,
      bitmapInfo: bitmapInfo, operations: operations)
  }

  /// Keeps something that would be drawn, with the state of this moment.
  ///
  /// Core Graphics has no counterpart.
  public func record(_ drawing: Operation.Drawing) {
    operations.append(Operation(drawing: drawing, state: state))
  }

  // MARK: The state

  /// Keeps the state until ``restoreGState()``.
  public func saveGState() { saved.append(state) }

  /// Returns to the state that was saved last; does nothing without one.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// Scales what is drawn next.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Moves what is drawn next.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Rotates what is drawn next, by an angle in radians.
  public func rotate(by angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    concatenate(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
  }

  /// Applies a transform to what is drawn next, before the present one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// The transform from the coordinates of what is drawn to those of the device.
  public var ctm: CGAffineTransform { state.transform }

  /// The transform from the coordinates of what is drawn to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  /// Does nothing: nothing is waiting to be drawn.
  public func flush() {}

  /// Does nothing: nothing is waiting to be drawn.
  public func synchronize() {}
}
#endif
