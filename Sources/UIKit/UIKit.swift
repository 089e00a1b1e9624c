#if UIKit
// What `import UIKit` brings where there is no UIKit: Foundation, and the control layer under
// UIKit's names. The other files of this target add what UIKit has around a control.

@_exported public import Foundation
@_exported public import UIKitDialect
#endif
