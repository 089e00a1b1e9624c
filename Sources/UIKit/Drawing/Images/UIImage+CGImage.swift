#if UIKit
public import Foundation
public import UIKitDialect

extension UIImage {
  /// The rotations that make an image upright (`UIImage.Orientation`).
  public enum Orientation: Int, Sendable, Hashable {
    /// Not at all.
    case up = 0
    /// By a half turn.
    case down = 1
    /// By a quarter turn counterclockwise.
    case left = 2
    /// By a quarter turn clockwise.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Mirrored, by a half turn.
    case downMirrored = 5
    /// Mirrored, by a quarter turn counterclockwise.
    case leftMirrored = 6
    /// Mirrored, by a quarter turn clockwise.
    case rightMirrored = 7
  }

  /// Creates an image by its name (`UIImage.init(named:in:compatibleWith:)`).
  ///
  /// Catalogs are not opened, so the bundle and the traits choose nothing.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates an image of what was drawn, with a pixel per point (`UIImage.init(cgImage:)`).
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image of what was drawn (`UIImage.init(cgImage:scale:orientation:)`).
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale == 0 ? 1 : scale
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    self.init(
      size: CGSize(width: isTurned ? height : width, height: isTurned ? width : height),
      scale: scale, contents: DrawnImage(image: cgImage, orientation: orientation))
  }

  /// The drawn image; nil for an image by its name (`UIImage.cgImage`).
  public var cgImage: CGImage? { (contents as? DrawnImage)?.image }

  /// The rotation that makes the image upright; none for one by its name
  /// (`UIImage.imageOrientation`).
  public var imageOrientation: Orientation { (contents as? DrawnImage)?.orientation ?? .up }
}

/// The contents of an image that was drawn.
private final class DrawnImage: Sendable {
  let image: CGImage
  let orientation: UIImage.Orientation

  init(image: CGImage, orientation: UIImage.Orientation) {
    self.image = image
    self.orientation = orientation
  }
}
#endif
