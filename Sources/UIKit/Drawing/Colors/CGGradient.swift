#if UIKit
public import Foundation

/// Colors and where they are along a gradient (`CGGradient`).
public final class CGGradient: Hashable, Sendable {
  /// The colors (Core Graphics has no counterpart).
  public let colors: [CGColor]
  /// The positions of the colors, from 0 to 1 (Core Graphics has no counterpart).
  public let locations: [CGFloat]
  /// The space of their components.
  public let colorSpace: CGColorSpace?

  private init(space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
    self.colors = colors
    colorSpace = space
    self.locations =
      if let locations {
        Array(UnsafeBufferPointer(start: locations, count: colors.count))
      } else {
        // Evenly, the first at 0 and the last at 1.
        colors.indices.map { colors.count == 1 ? 0 : CGFloat($0) / CGFloat(colors.count - 1) }
      }
  }

  /// Creates a gradient of colors, as many as locations, or evenly without locations; nil without
  /// colors.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    self.init(space: space, colors: colors, locations: locations)
  }

  /// Creates a gradient of a number of colors by their components, with the opacity; nil without
  /// colors.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * size)
    }
    guard !colors.isEmpty else { return nil }
    self.init(space: space, colors: colors, locations: locations)
  }

  /// Returns a Boolean value that indicates whether the colors and their locations are equal.
  public static func == (left: CGGradient, right: CGGradient) -> Bool {
    left.colors == right.colors && left.locations == right.locations
      && left.colorSpace == right.colorSpace
  }

  /// Hashes the colors and their locations.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colors)
    hasher.combine(locations)
  }
}
#endif
