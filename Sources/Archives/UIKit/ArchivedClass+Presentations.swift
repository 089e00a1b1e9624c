import Graphics
import ResponderKit

// Popovers and sheets.
extension ArchivedClass {
  static let presentations: [ArchivedClass] = [
    ArchivedClass(
      "UIPresentationController", PresentationController.self, "NSAccessibleObject", make: nil
    ) {
      $0.reference("presentationDelegate", get: { $0.delegate }, set: { $0.delegate = $1 })
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
      sheet.refused("customDetents") {
        $0.detents.contains(where: \.isCustom) ? .closure("a custom detent") : nil
      }
      sheet.custom("detents") { sheet, _, _ in
        let names = sheet.detents.map(\.identifier)
        return names == [.large] ? nil : .list(names.map { .text($0.rawValue) })
      } decode: { sheet, value, _ in
        sheet.detents = try value.list.map { name in
          switch name.string.map({ SheetPresentationController.Detent.Identifier($0) }) {
          case .medium?: .medium()
          case .large?: .large()
          default: throw name.misfit
          }
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
