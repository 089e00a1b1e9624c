#if UIKit
public import Foundation
import UIKitDialect

extension NSValue {
  /// Creates the object of a transform (`NSValue.init(caTransform3D:)`).
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(numbers: transform.rows.map { Double($0) })
  }

  /// The transform of an object that has one (`NSValue.caTransform3DValue`).
  public var caTransform3DValue: CATransform3D {
    CATransform3D(rows: numbers(16).map { CGFloat($0) })
  }
}
#endif
