#if UIKit
@_exported public import Foundation

/// A length, a factor or an opacity: `CGFloat`, as UIKit's properties have it.
///
/// With the trait `UIKit`, geometry is Foundation's own, so that code for UIKit finds one `CGFloat`
/// and one `CGRect` with and without `import Foundation`.
public typealias Scalar = CGFloat
#else
/// A length, a factor or an opacity: a `Double`, which UIKit calls `CGFloat`.
public typealias Scalar = Double
#endif

extension Scalar {
  /// Creates a scalar from a number of any type; nil for what is no number.
  package init?(number: Any) {
    switch number {
    case let number as Scalar: self = number
    case let number as Double: self.init(number)
    case let number as Float: self.init(number)
    case let number as any BinaryInteger: self.init(number)
    default:
      #if UIKit
      guard let number = number as? NSNumber else { return nil }
      self.init(number.doubleValue)
      #else
      return nil
      #endif
    }
  }
}
