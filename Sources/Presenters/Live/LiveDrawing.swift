package import Graphics

/// The drawing of a live screen in pieces, of which a page replaces those that have changed.
package struct LiveDrawing {
  /// The size of the screen, in points.
  package private(set) var size = Size.zero
  /// Indicates whether the screen has more views than are drawn.
  package private(set) var isCut = false
  /// The markup of the shapes, from back to front.
  package private(set) var markup: [String] = []
  private var shapes: [ScreenDrawing.Shape] = []
  private var isRightToLeft = false
  private var palette = DrawingPalette.light

  /// Creates an empty drawing.
  package init() {}

  /// Shows another drawing, whose texts begin at the right in a language that is written from there; a shape that is the
  /// same keeps its markup.
  package mutating func show(_ drawing: ScreenDrawing, isRightToLeft: Bool, isDark: Bool) {
    let keeps = isRightToLeft == self.isRightToLeft && isDark == palette.isDark
    palette = isDark ? .dark : .light
    (size, isCut, self.isRightToLeft) = (drawing.size, drawing.isCut, isRightToLeft)
    markup = drawing.shapes.enumerated().map { place, shape in
      if keeps, place < shapes.count, shapes[place] == shape { return markup[place] }
      var html = HTMLText()
      html.open("g", [])
      DrawingSVG.write(
        shape,
        ShapeSVG(shape: shape, isRightToLeft: isRightToLeft, images: nil, palette: palette),
        to: &html)
      html.close("g")
      return html.markup
    }
    shapes = drawing.shapes
  }
}
