public import Graphics

/// An extent of an item or a group, a part of the container or a number of points: UIKit's
/// `NSCollectionLayoutDimension`.
@preconcurrency @MainActor
open class CollectionLayoutDimension: RootObject {
  private enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  private let kind: Kind
  /// The part, or the number of points (`NSCollectionLayoutDimension.dimension`).
  public final let dimension: Scalar

  private init(_ kind: Kind, _ dimension: Scalar) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Returns a part of the width of the container, from 0 to 1 (`fractionalWidth(_:)`).
  open class func fractionalWidth(_ fractionalWidth: Scalar) -> CollectionLayoutDimension {
    CollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// Returns a part of the height of the container, from 0 to 1 (`fractionalHeight(_:)`).
  open class func fractionalHeight(_ fractionalHeight: Scalar) -> CollectionLayoutDimension {
    CollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// Returns a number of points (`absolute(_:)`).
  open class func absolute(_ absoluteDimension: Scalar) -> CollectionLayoutDimension {
    CollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Returns a number of points that may turn out different (`estimated(_:)`).
  open class func estimated(_ estimatedDimension: Scalar) -> CollectionLayoutDimension {
    CollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// Returns the extent of the largest item beside, about a number of points
  /// (`uniformAcrossSiblings(estimate:)`).
  open class func uniformAcrossSiblings(estimate: Scalar) -> CollectionLayoutDimension {
    CollectionLayoutDimension(.uniform, estimate)
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

/// The size of an item or a group: UIKit's `NSCollectionLayoutSize`.
@preconcurrency @MainActor
open class CollectionLayoutSize: RootObject {
  /// The width (`NSCollectionLayoutSize.widthDimension`).
  public final let widthDimension: CollectionLayoutDimension
  /// The height (`NSCollectionLayoutSize.heightDimension`).
  public final let heightDimension: CollectionLayoutDimension

  /// Creates a size (`NSCollectionLayoutSize.init(widthDimension:heightDimension:)`).
  public init(
    widthDimension width: CollectionLayoutDimension,
    heightDimension height: CollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }
}

/// A distance between items: UIKit's `NSCollectionLayoutSpacing`.
@preconcurrency @MainActor
open class CollectionLayoutSpacing: RootObject {
  /// The distance, in points (`NSCollectionLayoutSpacing.spacing`).
  public final let spacing: Scalar
  /// A Boolean value that indicates whether it is the least distance
  /// (`NSCollectionLayoutSpacing.isFlexible`).
  public final let isFlexible: Bool
  /// A Boolean value that indicates whether it is the distance itself
  /// (`NSCollectionLayoutSpacing.isFixed`).
  public final var isFixed: Bool { !isFlexible }

  private init(_ spacing: Scalar, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// Returns a least distance (`flexible(_:)`).
  open class func flexible(_ flexibleSpacing: Scalar) -> CollectionLayoutSpacing {
    CollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// Returns a distance (`fixed(_:)`).
  open class func fixed(_ fixedSpacing: Scalar) -> CollectionLayoutSpacing {
    CollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

/// The distances around an item: UIKit's `NSCollectionLayoutEdgeSpacing`.
@preconcurrency @MainActor
open class CollectionLayoutEdgeSpacing: RootObject {
  /// The distance at the leading edge (`leading`).
  public final let leading: CollectionLayoutSpacing?
  /// The distance at the top (`top`).
  public final let top: CollectionLayoutSpacing?
  /// The distance at the trailing edge (`trailing`).
  public final let trailing: CollectionLayoutSpacing?
  /// The distance at the bottom (`bottom`).
  public final let bottom: CollectionLayoutSpacing?

  /// Creates distances; nil for none
  /// (`NSCollectionLayoutEdgeSpacing.init(leading:top:trailing:bottom:)`).
  public init(
    leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?,
    trailing: CollectionLayoutSpacing?, bottom: CollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }
}
