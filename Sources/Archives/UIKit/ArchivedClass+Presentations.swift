import Graphics
import ResponderKit

// Popovers and sheets.
extension ArchivedClass {
  static let presentations: [ArchivedClass] = [
    ArchivedClass(
      "UIPresentationController", PresentationController.self, "NSAccessibleObject", make: nil
    ) {
      $0.reference("delegate", \.delegate)
    },
    ArchivedClass(
      "UIPopoverPresentationController", PopoverPresentationController.self,
      "UIPresentationController",
      make: { _ in
        PopoverPresentationController(presentedViewController: ViewController(), presenting: nil)
      }
    ) { popover in
      popover.value("sourceRect", \.sourceRect)
      popover.raw("permittedArrowDirections", \.permittedArrowDirections)
      popover.value("backgroundColor", \.backgroundColor)
      popover.value("popoverLayoutMargins", \.popoverLayoutMargins)
      popover.value("canOverlapSourceViewRect", \.canOverlapSourceViewRect)
      popover.reference("sourceView", \.sourceView)
      popover.reference("barButtonItem", \.barButtonItem)
      popover.references("passthroughViews", list: { $0.passthroughViews }) {
        $0.passthroughViews = $1
      }
    },
    ArchivedClass(
      "UISheetPresentationController", SheetPresentationController.self,
      "UIPresentationController",
      make: { _ in
        SheetPresentationController(presentedViewController: ViewController(), presenting: nil)
      }
    ) { sheet in
      sheet.refused("detents") {
        $0.detents.contains(where: \.isCustom) ? .closure("a custom detent") : nil
      }
      sheet.computed("detents") {
        $0.detents.map(\.identifier.rawValue)
      } set: {
        $0.detents = $1.map {
          $0 == SheetPresentationController.Detent.Identifier.medium.rawValue ? .medium() : .large()
        }
      }
      sheet.raw("selectedDetentIdentifier", \.selectedDetentIdentifier)
      sheet.raw("largestUndimmedDetentIdentifier", \.largestUndimmedDetentIdentifier)
      sheet.value(
        "prefersScrollingExpandsWhenScrolledToEdge", \.prefersScrollingExpandsWhenScrolledToEdge)
      sheet.value("prefersGrabberVisible", \.prefersGrabberVisible)
      sheet.value("prefersEdgeAttachedInCompactHeight", \.prefersEdgeAttachedInCompactHeight)
      sheet.value(
        "widthFollowsPreferredContentSizeWhenEdgeAttached",
        \.widthFollowsPreferredContentSizeWhenEdgeAttached)
      sheet.value("preferredCornerRadius", \.preferredCornerRadius)
      sheet.reference("sourceView", \.sourceView)
    },
  ]
}
