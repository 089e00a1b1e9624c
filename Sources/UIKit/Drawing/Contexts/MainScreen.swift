#if UIKit
import Foundation
import UIKitDialect

/// The number of pixels per point of the main screen; 2 off the main thread, which has no screen.
func mainScreenScale() -> CGFloat {
  Thread.isMainThread ? MainActor.assumeIsolated { UIScreen.main.scale } : 2
}
#endif
