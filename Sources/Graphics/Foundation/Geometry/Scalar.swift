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
