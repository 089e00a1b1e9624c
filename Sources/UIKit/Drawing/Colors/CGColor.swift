#if UIKit
public import Foundation
import UIKitDialect

/// A color by its components (`CGColor`).
///
/// The color of an asset catalog or of the system is one that only the system knows: it has no
/// components here, and stays the `UIColor` that it was made from.
public final class CGColor: Hashable, Sendable {
  /// The components, the opacity last; nil for a color that only the system knows.
  public let components: [CGFloat]?
  /// The space of the components; nil for a color that only the system knows.
  public let colorSpace: CGColorSpace?
  /// The color that only the system knows.
  let known: UIColor?

  init(_ space: CGColorSpace, _ components: [CGFloat]) {
    self.components = components
    colorSpace = space
    known = nil
  }

  init(known: UIColor) {
    self.known = known
    components = nil
    colorSpace = nil
  }

  /// Creates a color from the components of a space and the opacity.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.numberOfComponents > 0 else { return nil }
    let buffer = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
    self.init(space, Array(buffer))
  }

  /// Creates a color of red, green and blue, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.srgb, [red, green, blue, alpha])
  }

  /// Creates a color of red, green and blue in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.srgb, [red, green, blue, alpha])
  }

  /// Creates a gray, from 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.grayGamma, [gray, alpha])
  }

  /// Creates a gray with gamma 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(.grayGamma, [gray, alpha])
  }

  /// Creates a color of cyan, magenta, yellow and black, each from 0 to 1.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      CGColorSpace(.cmyk, name: CGColorSpace.genericCMYK as String),
      [cyan, magenta, yellow, black, alpha])
  }

  /// The number of components with the opacity; 0 for a color that only the system knows.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// The opacity from 0 to 1; 1 where only the system knows it.
  public var alpha: CGFloat { components?.last ?? known?.opacity ?? 1 }

  /// Returns the same color.
  public func copy() -> CGColor? { self }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    if let known { return CGColor(known: known.withAlphaComponent(alpha)) }
    guard let components, let colorSpace else { return nil }
    return CGColor(colorSpace, components.dropLast() + [alpha])
  }

  /// Returns a Boolean value that indicates whether the spaces and components are equal, or the
  /// colors that only the system knows.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components && left.colorSpace == right.colorSpace
      && left.known == right.known
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
    hasher.combine(known)
  }

  static let blackInGray = CGColor(CGColorSpace(.monochrome), [0, 1])

  /// Black in a space.
  static func black(in space: CGColorSpace) -> CGColor {
    let count = space.numberOfComponents
    let isInk = space.model == .cmyk
    return CGColor(space, (0..<count).map { isInk && $0 == count - 1 ? 1 : 0 } + [1])
  }
}
#endif
