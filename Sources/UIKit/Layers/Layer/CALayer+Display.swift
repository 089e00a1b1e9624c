#if UIKit
import Foundation
import UIKitDialect

extension CALayer {
  final func requestLayout() {
    needs.insert(.layout)
    if let host { onMain { host.setNeedsLayout() } }
  }

  /// Lays out from the outermost layer that waits for it.
  final func runLayout() {
    if let host { onMain { host.layoutIfNeeded() } }
    var top = self
    while let superlayer = top.superlayer, superlayer.needsLayout(), superlayer.host == nil {
      top = superlayer
    }
    top.layoutTree()
  }

  private func layoutTree() {
    if needs.remove(.layout) != nil { layoutSublayers() }
    // Those of views are laid out by the views.
    for layer in tree.sublayers where layer.host == nil { layer.layoutTree() }
  }

  // A view's request is its layer's.

  final func requestDisplay() {
    needs.insert(.display)
    if let host { onMain { host.settingViewLooks.needsDisplay = true } }
  }

  final var displayIsRequested: Bool {
    guard let host else { return needs.contains(.display) }
    return onMain { host.viewLooks?.needsDisplay ?? false }
  }

  final func takeDisplayRequest() -> Bool {
    guard displayIsRequested else { return false }
    needs.remove(.display)
    if let host { onMain { host.settingViewLooks.needsDisplay = false } }
    return true
  }

  // MARK: Recording

  final func record(in context: CGContext) {
    if isHidden || opacity == 0 { return }
    context.saveGState()
    if opacity < 1 {
      context.setAlpha(context.state.alpha * CGFloat(opacity))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    recordLooks(in: context)
    UIGraphicsPushContext(context)
    draw(in: context)
    UIGraphicsPopContext()
    if masksToBounds {
      context.addPath(outline)
      context.clip()
    }
    for layer in sublayers ?? [] {
      context.saveGState()
      context.concatenate(layer.transformToSuperlayer)
      layer.render(in: context)
      context.restoreGState()
    }
    if opacity < 1 { context.endTransparencyLayer() }
    context.restoreGState()
  }

  /// The outline with its corners.
  final var outline: CGPath {
    let corner = CGSize(width: cornerRadius, height: cornerRadius)
    let order: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    return CGPath(
      pieces: CGPath.roundedRectangle(bounds, corner: corner) { maskedCorners.contains(order[$0]) })
  }

  private func recordLooks(in context: CGContext) {
    if let backgroundColor {
      context.setFillColor(backgroundColor)
      context.addPath(outline)
      context.fillPath()
    }
    switch contents {
    case let image as CGImage: context.draw(image, in: bounds)
    case let image as UIImage: context.record(.uiImage(image, in: bounds))
    default: break
    }
    recordOwnLooks(in: context)
    if borderWidth > 0, let borderColor {
      context.setStrokeColor(borderColor)
      context.setLineWidth(borderWidth)
      context.addPath(outline)
      context.strokePath()
    }
  }
}
#endif
