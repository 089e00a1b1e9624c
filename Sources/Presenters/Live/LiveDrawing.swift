package import Graphics

/// The drawing of a live screen in pieces, of which a page replaces those that have changed.
package struct LiveDrawing {
  /// The size of the screen, in points.
  package let size: Size
  /// The markup of the shapes, from back to front.
  package let shapes: [String]

  /// Creates the pieces of a drawing; texts begin at the right in a language that is written from there.
  package init(_ drawing: ScreenDrawing, isRightToLeft: Bool) {
    size = drawing.size
    shapes = drawing.shapes.map { shape in
      var html = HTMLText()
      DrawingSVG.write(
        shape, ShapeSVG(shape: shape, isRightToLeft: isRightToLeft, images: nil), to: &html)
      return html.markup
    }.filter { !$0.isEmpty }
  }
}
