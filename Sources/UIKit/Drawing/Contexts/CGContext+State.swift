#if UIKit
public import Foundation
public import UIKitDialect

extension CGContext {
  // MARK: Lines

  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

  /// Sets how the ends of lines look.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  /// Sets how the corners of lines look.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// Sets how long tips may be.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

  /// Sets the lengths of dashes and gaps, none for whole lines, and how far into them a line
  /// begins.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = phase
    state.dashLengths = lengths
  }

  /// Sets how exactly curves are drawn.
  public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }

  // MARK: Blending

  /// Sets the opacity of everything.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Sets how colors are blended.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets a shadow in black with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets a shadow, or none without a color.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0) }
  }

  /// The quality with which images are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  // MARK: Colors

  /// Sets the color of areas.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
    if let space = color.colorSpace { state.fillColorSpace = space }
  }

  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
    if let space = color.colorSpace { state.strokeColorSpace = space }
  }

  /// Sets the color of areas by its components, in the space set last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillColorSpace, components: components) {
      setFillColor(color)
    }
  }

  /// Sets the color of lines by its components, in the space set last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeColorSpace, components: components) {
      setStrokeColor(color)
    }
  }

  /// Sets the space of the components of the color of areas, which becomes black.
  public func setFillColorSpace(_ space: CGColorSpace) { setFillColor(.black(in: space)) }

  /// Sets the space of the components of the color of lines, which becomes black.
  public func setStrokeColorSpace(_ space: CGColorSpace) { setStrokeColor(.black(in: space)) }

  /// Sets the color of areas to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the color of lines to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the color of areas by its red, green and blue.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the color of lines by its red, green and blue.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  // MARK: Text

  /// Sets the additional space between characters.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }

  /// Sets what is drawn of text.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }

  /// Sets the font of text that is drawn by glyphs.
  public func setFont(_ font: CGFont) { state.font = font }

  /// Sets the size of that font.
  public func setFontSize(_ size: CGFloat) { state.fontSize = size }

  /// The transform of text.
  public var textMatrix: CGAffineTransform {
    get { state.textMatrix }
    set { state.textMatrix = newValue }
  }

  /// The place of the next glyph: the translation of ``textMatrix``.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (state.textMatrix.tx, state.textMatrix.ty) = (newValue.x, newValue.y) }
  }
}
#endif
