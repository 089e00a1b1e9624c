#if UIKit
import Foundation
import UIKitDialect

extension UIBezierPath {
  private func draw(
    blendMode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    // The path that is under construction in the context stays.
    let current = context.current
    context.current = CGMutablePath()
    if blendMode == .normal, alpha == 1 {
      body(context)
    } else {
      context.blending(blendMode, alpha: alpha, body)
    }
    context.current = current
  }

  func recordFill(blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode: blendMode, alpha: alpha) { context in
      context.addPath(path)
      context.fillPath(using: fillRule)
    }
  }

  func recordStroke(blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode: blendMode, alpha: alpha) { context in
      context.saveGState()
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setFlatness(flatness)
      context.setLineDash(phase: dash.phase, lengths: dash.lengths)
      context.addPath(path)
      context.strokePath()
      context.restoreGState()
    }
  }

  func recordClip() {
    draw(blendMode: .normal, alpha: 1) { context in
      context.addPath(path)
      context.clip(using: fillRule)
    }
  }
}
#endif
