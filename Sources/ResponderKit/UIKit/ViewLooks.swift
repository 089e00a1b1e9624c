#if UIKit
package import Graphics

/// The values of ``ViewBase``, created when one of its properties is first set.
@MainActor
package final class ViewLooks {
  package var backgroundColor: Color?
  package var contentMode = ContentMode.scaleToFill
  package var isOpaque: Bool?
  package var mask: View?
  package var clearsContextBeforeDrawing = true
  package var contentScaleFactor: Scalar = 1
  package var needsDisplay = false
  package var autoresizesSubviews = true
  package var autoresizingMask: View.AutoresizingMask = []
  package var translatesAutoresizingMaskIntoConstraints = true
  package var needsUpdateConstraints: Bool?
  /// Indicates whether the view or one in it asked for ``View/updateConstraints()``.
  package var hasConstraintsToUpdate = false
  package var preservesSuperviewLayoutMargins = false
  package var insetsLayoutMarginsFromSafeArea = true
  package var restorationIdentifier: String?
  package var overrideUserInterfaceStyle: TraitCollection.UserInterfaceStyle?
}
#endif
