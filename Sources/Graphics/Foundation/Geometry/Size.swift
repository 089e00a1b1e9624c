#if UIKit
public import Foundation

/// A width and a height, in points: Foundation's own.
public typealias Size = CGSize

extension CGSize: @retroactive CustomStringConvertible {}
#else
/// A width and a height, in points.
public struct Size: Sendable, Hashable, Codable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// No width and no height.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size from its dimensions.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension Size: CustomStringConvertible {}
#endif
