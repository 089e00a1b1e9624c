package import Graphics
import Layout

/// The values of ``View``, created when one of its properties is first set.
@MainActor
package final class ViewLooks {
  /// The Auto Layout state.
  var layoutState: LayoutState?
  /// The guides that the view has without being given any.
  var systemGuides: [SystemLayoutGuide.Kind: LayoutGuide] = [:]
  var textMeasurer: (any TextMeasurer)?
  /// The delegate that a document's placeholder has, which nothing else retains.
  var documentDelegate: AnyObject?
  /// The objects of a document that the view was made with, when it is made several times.
  var documentOrigin: AnyObject?
  var directionalLayoutMargins: DirectionalEdgeInsets?

  package var backgroundColor: Color?
  package var contentMode = ContentMode.scaleToFill
  package var isOpaque: Bool?
  package var mask: View?
  package var clearsContextBeforeDrawing = true
  package var contentScaleFactor: Scalar = 1
  package var needsDisplay = false
  package var autoresizesSubviews = true
  package var autoresizingMask: View.AutoresizingMask = []
  package var needsUpdateConstraints: Bool?
  /// Indicates whether the view or one in it asked for ``View/updateConstraints()``.
  package var hasConstraintsToUpdate = false
  package var preservesSuperviewLayoutMargins = false
  package var insetsLayoutMarginsFromSafeArea = true
  package var restorationIdentifier: String?
  package var overrideUserInterfaceStyle: TraitCollection.UserInterfaceStyle?

  init() {}
}

extension View {
  /// The values that few views have, if one of them has ever been set.
  package final var viewLooks: ViewLooks? { rare?.looks }

  /// The values that few views have, created when one of them is first set.
  package final var settingViewLooks: ViewLooks {
    if let looks = rare?.looks { return looks }
    let looks = ViewLooks()
    rarely.looks = looks
    return looks
  }
}
