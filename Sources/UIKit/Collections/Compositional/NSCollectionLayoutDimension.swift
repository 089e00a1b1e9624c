#if UIKit
public import Foundation

/// An extent of an item or a group: a part of the container, or a number of points.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  private enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  private let kind: Kind
  /// The part, or the number of points (`NSCollectionLayoutDimension.dimension`).
  public final let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Returns a part of the width of the container, from 0 to 1 (`fractionalWidth(_:)`).
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// Returns a part of the height of the container, from 0 to 1 (`fractionalHeight(_:)`).
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// Returns a number of points (`absolute(_:)`).
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Returns a number of points that may turn out different (`estimated(_:)`).
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// Returns the extent of the largest item beside, about a number of points
  /// (`uniformAcrossSiblings(estimate:)`).
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  /// A Boolean value that indicates whether it is a part of the width (`isFractionalWidth`).
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// A Boolean value that indicates whether it is a part of the height (`isFractionalHeight`).
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// A Boolean value that indicates whether it is a number of points (`isAbsolute`).
  open var isAbsolute: Bool { kind == .absolute }
  /// A Boolean value that indicates whether the number of points may turn out different
  /// (`isEstimated`).
  open var isEstimated: Bool { kind == .estimated }
  /// A Boolean value that indicates whether it is the extent of the largest item beside
  /// (`isUniformAcrossSiblings`).
  open var isUniformAcrossSiblings: Bool { kind == .uniform }
}

/// The size of an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width (`NSCollectionLayoutSize.widthDimension`).
  public final let widthDimension: NSCollectionLayoutDimension
  /// The height (`NSCollectionLayoutSize.heightDimension`).
  public final let heightDimension: NSCollectionLayoutDimension

  /// Creates a size (`NSCollectionLayoutSize.init(widthDimension:heightDimension:)`).
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }
}

/// A distance between items.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The distance, in points (`NSCollectionLayoutSpacing.spacing`).
  public final let spacing: CGFloat
  /// A Boolean value that indicates whether it is the least distance
  /// (`NSCollectionLayoutSpacing.isFlexible`).
  public final let isFlexible: Bool
  /// A Boolean value that indicates whether it is the distance itself
  /// (`NSCollectionLayoutSpacing.isFixed`).
  public final var isFixed: Bool { !isFlexible }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// Returns a least distance (`flexible(_:)`).
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// Returns a distance (`fixed(_:)`).
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

/// The distances around an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The distance at the leading edge (`leading`).
  public final let leading: NSCollectionLayoutSpacing?
  /// The distance at the top (`top`).
  public final let top: NSCollectionLayoutSpacing?
  /// The distance at the trailing edge (`trailing`).
  public final let trailing: NSCollectionLayoutSpacing?
  /// The distance at the bottom (`bottom`).
  public final let bottom: NSCollectionLayoutSpacing?

  /// Creates distances; nil for none
  /// (`NSCollectionLayoutEdgeSpacing.init(leading:top:trailing:bottom:)`).
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }
}
#endif
