#if UIKit
public import Foundation

/// An image without pixels that knows what was drawn (`CGImage`).
///
/// Only contexts and renderers make images. Two images are equal if they are the same object.
public final class CGImage: Hashable, @unchecked Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The space of the colors; nil for a mask.
  public let colorSpace: CGColorSpace?
  /// The number of bits of a component.
  public let bitsPerComponent: Int
  /// The layout that a pixel would have.
  public let bitmapInfo: CGBitmapInfo
  /// The drawn operations.
  public let operations: [CGContext.Operation]
  /// The part of what was drawn that the image shows, in pixels from its top left corner; nil for
  /// all (Core Graphics has no counterpart).
  public let croppingRect: CGRect?
  /// The image whose places this one shows only, if it was made by ``masking(_:)`` (Core Graphics
  /// has no counterpart).
  public let mask: CGImage?

  init(
    width: Int, height: Int, colorSpace: CGColorSpace?, bitsPerComponent: Int,
    bitmapInfo: CGBitmapInfo, operations: [CGContext.Operation], croppingRect: CGRect? = nil,
    mask: CGImage? = nil
  ) {
    self.width = width
    self.height = height
    self.colorSpace = colorSpace
    self.bitsPerComponent = bitsPerComponent
    self.bitmapInfo = bitmapInfo
    self.operations = operations
    self.croppingRect = croppingRect
    self.mask = mask
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

  /// A Boolean value that indicates whether the image is a mask: no.
  public var isMask: Bool { false }

  /// Returns an image with the same content.
  public func copy() -> CGImage? { part(croppingRect, width: width, height: height, mask: mask) }

  /// Returns the part of the image in a rectangle, whole pixels of it; nil for none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.integral.intersection(whole)
    guard !part.isEmpty else { return nil }
    let origin = croppingRect?.origin ?? .zero
    return self.part(
      part.offsetBy(dx: origin.x, dy: origin.y), width: Int(part.width), height: Int(part.height),
      mask: mask)
  }

  /// Returns the image with only those places that another image shows.
  public func masking(_ mask: CGImage) -> CGImage? {
    part(croppingRect, width: width, height: height, mask: mask)
  }

  private func part(_ rect: CGRect?, width: Int, height: Int, mask: CGImage?) -> CGImage {
    CGImage(
      width: width, height: height, colorSpace: colorSpace, bitsPerComponent: bitsPerComponent,
      bitmapInfo: bitmapInfo, operations: operations, croppingRect: rect, mask: mask)
  }

  /// Returns a Boolean value that indicates whether the two are the same object.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
#endif
