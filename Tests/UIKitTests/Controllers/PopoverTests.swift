#if UIKit
import Foundation
import Testing
import UIKit

private final class Host: UIViewController, UIPopoverPresentationControllerDelegate {
  var calls: [String] = []
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { calls.append("prepare") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("dismissed")
  }
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
}

private final class Plain: NSObject, UIPopoverPresentationControllerDelegate {}

@MainActor
struct PopoverTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let host = Host()
  private let content = UIViewController()

  init() {
    window.rootViewController = host
    window.makeKeyAndVisible()
  }

  @Test func `a controller has a popover if that is its style`() {
    #expect(content.popoverPresentationController == nil)
    content.modalPresentationStyle = .popover
    let popover = content.popoverPresentationController
    #expect(popover != nil && content.popoverPresentationController === popover)
    #expect(content.presentationController === popover)
    #expect(content.activePresentationController == nil)
    host.present(content, animated: true)
    #expect(content.popoverPresentationController === popover)
    #expect(content.activePresentationController === popover)
  }

  @Test func `where a popover is to be is kept`() {
    content.modalPresentationStyle = .popover
    guard let popover = content.popoverPresentationController else {
      Issue.record("no popover")
      return
    }
    #expect(popover.sourceView == nil && popover.sourceRect.isNull)
    #expect(popover.permittedArrowDirections == .any && popover.arrowDirection == .unknown)
    #expect(popover.passthroughViews == nil && popover.backgroundColor == nil)
    #expect(popover.popoverLayoutMargins == .zero && !popover.canOverlapSourceViewRect)
    popover.sourceView = host.view
    popover.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    popover.permittedArrowDirections = [.up, .left]
    popover.passthroughViews = [host.view]
    popover.backgroundColor = .red
    popover.popoverLayoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    popover.canOverlapSourceViewRect = true
    #expect(popover.sourceItem === host.view)
    #expect(popover.sourceRect.width == 3)
    #expect(popover.permittedArrowDirections.rawValue == 5)
    #expect(popover.passthroughViews?.count == 1)
    #expect(popover.backgroundColor == .red && popover.canOverlapSourceViewRect)
    #expect(popover.popoverLayoutMargins.right == 4)
    let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
    popover.sourceItem = item
    #expect(popover.barButtonItem === item && popover.sourceView == nil)
    #expect(popover.sourceItem === item)
  }

  @Test func `the delegate of a popover is told`() {
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.delegate = host
    host.present(content, animated: true)
    #expect(host.calls == ["prepare"])
    #expect(content.accessibilityPerformEscape())
    #expect(host.calls == ["prepare", "dismissed"])
    #expect(host.presentedViewController == nil)
  }

  @Test func `a delegate without methods answers as UIKit does`() {
    content.modalPresentationStyle = .popover
    let plain = Plain()
    guard let popover = content.popoverPresentationController else { return }
    #expect(popover.adaptivePresentationStyle == .none)
    popover.delegate = plain
    #expect(popover.adaptivePresentationStyle == .fullScreen)
    #expect(popover.adaptivePresentationStyle(for: UITraitCollection()) == .fullScreen)
    #expect(plain.popoverPresentationControllerShouldDismissPopover(popover))
    #expect(
      plain.presentationController(popover, viewControllerForAdaptivePresentationStyle: .none)
        == nil)
    popover.delegate = host
    #expect(popover.adaptivePresentationStyle == .none)
  }

  @Test func `an action sheet has a popover on an iPad`() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    #expect(sheet.popoverPresentationController == nil)
    sheet.view.traitOverrides.userInterfaceIdiom = .pad
    #expect(sheet.popoverPresentationController != nil)
  }

  @Test func `a sheet's heights are kept`() {
    guard let sheet = content.sheetPresentationController else {
      Issue.record("no sheet")
      return
    }
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(sheet.selectedDetentIdentifier == nil && !sheet.prefersGrabberVisible)
    #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
    sheet.detents = [.medium(), .large(), .custom { $0.maximumDetentValue * 0.25 }]
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    sheet.largestUndimmedDetentIdentifier = .large
    sheet.prefersGrabberVisible = true
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    sheet.prefersEdgeAttachedInCompactHeight = true
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    sheet.preferredCornerRadius = 12
    sheet.sourceView = host.view
    sheet.invalidateDetents()
    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(sheet.largestUndimmedDetentIdentifier == .large && sheet.prefersGrabberVisible)
    #expect(!sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(sheet.prefersEdgeAttachedInCompactHeight && sheet.preferredCornerRadius == 12)
    #expect(sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && sheet.sourceView != nil)
    struct Context: UISheetPresentationControllerDetentResolutionContext {
      let containerTraitCollection = UITraitCollection()
      let maximumDetentValue: CGFloat = 400
    }
    #expect(sheet.detents.map { $0.resolvedValue(in: Context()) } == [200, 400, 100])
  }

  @Test func `a background of a popover has UIKit's answers`() {
    let background = UIPopoverBackgroundView(frame: .zero)
    #expect(background.arrowOffset == 0 && background.arrowDirection == .up)
    #expect(UIPopoverBackgroundView.wantsDefaultContentAppearance)
    background.arrowOffset = 3
    background.arrowDirection = .left
    #expect(background.arrowOffset == 3 && background.arrowDirection == .left)
  }
}
#endif
