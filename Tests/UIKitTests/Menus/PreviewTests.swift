#if UIKit
import Foundation
import ResponderKit
import Testing
import UIKit

private final class Photo: UIView, UIContextMenuInteractionDelegate {
  let card = UIViewController()
  var calls: [String] = []
  var hasPreview = true

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: "photo" as NSString, previewProvider: { self.card }) {
      _ in UIMenu(children: [UIAction(title: "Share") { _ in }])
    }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard hasPreview else { return nil }
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    return UITargetedPreview(view: self, parameters: parameters)
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
    calls.append(
      "\(animator.previewViewController === card) \(configuration.identifier ?? "" as NSString)")
    animator.addCompletion { self.calls.append("done") }
  }
}

private final class Zones: NSObject, UIPointerInteractionDelegate {
  var calls: [String] = []
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    let left = CGRect(x: 0, y: 0, width: 50, height: 100)
    if left.contains(request.location) { return UIPointerRegion(rect: left, identifier: "left") }
    return request.location.x < 80 ? defaultRegion : nil
  }
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  {
    region.identifier == AnyHashable("left")
      ? UIPointerStyle(shape: .verticalBeam(length: 20)) : .system()
  }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: UIPointerInteractionAnimating
  ) {
    let name = region.identifier.map { "\($0)" } ?? "all"
    animator.addAnimations { self.calls.append("in \(name)") }
    animator.addCompletion { self.calls.append("there \($0)") }
  }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: UIPointerInteractionAnimating
  ) { calls.append("out \(region.identifier.map { "\($0)" } ?? "all")") }
}

@MainActor
struct PreviewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let driver: TouchDriver

  init() { driver = TouchDriver(in: window) }

  @Test func `a preview is what it was created with`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    window.addSubview(view)
    let preview = UITargetedPreview(view: view)
    #expect(preview.view === view && preview.size == CGSize(width: 40, height: 20))
    #expect(preview.target.container === window && preview.target.center == view.center)
    #expect(preview.target.transform == .identity)
    #expect(preview.parameters.backgroundColor == .systemBackground)
    let other = preview.retargetedPreview(
      with: UIPreviewTarget(container: view, center: CGPoint(x: 1, y: 2)))
    #expect(other.view === view && other.target.center == CGPoint(x: 1, y: 2))
    #expect(other.parameters === preview.parameters)
    let parameters = UIPreviewParameters(textLineRects: [NSValue(cgRect: view.bounds)])
    parameters.visiblePath = UIBezierPath(rect: view.bounds)
    parameters.shadowPath = UIBezierPath(rect: view.bounds)
    #expect(parameters.textLineRects.count == 1 && parameters.visiblePath != nil)
    #expect(parameters.shadowPath?.bounds == view.bounds)
  }

  @Test func `the preview of an open menu is that of the delegate, otherwise the view`() {
    let photo = Photo(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(photo)
    let interaction = UIContextMenuInteraction(delegate: photo)
    photo.addInteraction(interaction)
    #expect(interaction.preview == nil && !interaction.performPreviewAction())
    driver.longPress(photo)
    #expect(interaction.visibleMenu?.menu.children.first?.title == "Share")
    #expect(interaction.preview?.parameters.backgroundColor == .clear)
    photo.hasPreview = false
    #expect(interaction.preview?.view === photo)
    #expect(interaction.location(in: photo) == CGPoint(x: 50, y: 50))
    #expect(interaction.performPreviewAction())
    #expect(photo.calls == ["true photo", "done"] && interaction.visibleMenu == nil)
  }

  @Test func `a pointer goes from one part of a view to another`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    let zones = Zones()
    let interaction = UIPointerInteraction(delegate: zones)
    #expect(interaction.delegate === zones)
    view.addInteraction(interaction)
    driver.movePointer(to: CGPoint(x: 10, y: 10))
    #expect(interaction.style?.shape == .verticalBeam(length: 20))
    driver.movePointer(to: CGPoint(x: 20, y: 10))
    driver.movePointer(to: CGPoint(x: 60, y: 10))
    #expect(interaction.style?.effect == .automatic)
    interaction.invalidate()
    driver.movePointer(to: CGPoint(x: 90, y: 10))
    #expect(interaction.style == nil)
    driver.movePointer(to: nil)
    #expect(
      zones.calls == [
        "in left", "there true", "out left", "in all", "there true", "out all", "in all",
        "there true", "out all",
      ])
  }

  @Test func `an interaction without a delegate has the system's effect`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    let interaction = UIPointerInteraction(delegate: nil)
    view.addInteraction(interaction)
    driver.movePointer(over: view)
    #expect(interaction.style == .system())
    driver.movePointer(to: nil)
    #expect(interaction.style == nil)
    let preview = UITargetedPreview(view: view)
    #expect(UIPointerStyle(effect: .lift(preview)).effect == .lift)
    #expect(UIPointerStyle(effect: .highlight(preview)).effect == .highlight)
    #expect(UIPointerStyle(effect: .automatic(preview)).effect == .automatic)
    #expect(
      UIPointerStyle(effect: .hover(preview, preferredTintMode: .none, prefersShadow: true))
        .effect == .hover)
    #expect(
      UIPointerShape.path(UIBezierPath(rect: view.bounds)) == .roundedRect(view.bounds, radius: 0))
    #expect(UIPointerShape.roundedRect(view.bounds) == .roundedRect(view.bounds, radius: 8))
    let region = UIPointerRegion(rect: view.bounds)
    #expect(region == UIPointerRegion(rect: view.bounds) && region.rect == view.bounds)
  }
}
#endif
