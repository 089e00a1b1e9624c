#if UIKit
import Foundation
public import UIKitDialect

extension UICollectionViewLayoutAttributes {
  /// The transform about the center, in space; identity unless set
  /// (`UICollectionViewLayoutAttributes.transform3D`).
  public final var transform3D: CATransform3D {
    get {
      transformInSpace?.base as? CATransform3D ?? CATransform3DMakeAffineTransform(transform)
    }
    set {
      transform = CATransform3DGetAffineTransform(newValue)
      if !CATransform3DIsAffine(newValue) { transformInSpace = AnyHashable(newValue) }
    }
  }
}
#endif
