package import Graphics

/// The distances of a section of a flow layout, and the sizes of its header and footer.
package struct FlowMetrics {
  package var inset: EdgeInsets
  package var header: Size
  package var footer: Size
  package var itemSpacing: Scalar
  package var lineSpacing: Scalar

  package init(
    inset: EdgeInsets, header: Size, footer: Size, itemSpacing: Scalar, lineSpacing: Scalar
  ) {
    (self.inset, self.header, self.footer) = (inset, header, footer)
    (self.itemSpacing, self.lineSpacing) = (itemSpacing, lineSpacing)
  }
}

/// The place of a section of a flow layout, from its header to its footer.
package struct FlowSection {
  package var header: Rect?
  package var items: [Rect]
  package var footer: Rect?
  package var start: Scalar
  package var end: Scalar

  /// Places items of given sizes in lines, between a header and a footer, from a point on.
  package init(
    of sizes: [Size], _ metrics: FlowMetrics, isVertical: Bool, at start: Scalar, breadth: Scalar
  ) {
    /// Exchanges the axes of a layout that scrolls sideways.
    func turned(_ size: Size) -> Size {
      isVertical ? size : Size(width: size.height, height: size.width)
    }
    func turned(_ rect: Rect) -> Rect {
      isVertical
        ? rect : Rect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    }
    /// The place of a header or a footer; nil without an extent.
    func band(_ start: Scalar, _ end: Scalar) -> Rect? {
      end > start
        ? turned(Rect(x: 0, y: start, width: breadth, height: end - start)) : nil
    }
    let inset = metrics.inset
    let lines = FlowLines(
      length: breadth
        - (isVertical ? inset.left + inset.right : inset.top + inset.bottom),
      itemSpacing: metrics.itemSpacing, lineSpacing: metrics.lineSpacing)
    let (places, extent) = lines.places(of: sizes.map { turned($0) })
    let above = start + turned(metrics.header).height
    let corner = Point(
      x: isVertical ? inset.left : above + inset.left, y: isVertical ? above + inset.top : inset.top
    )
    let below =
      above + extent + (isVertical ? inset.top + inset.bottom : inset.left + inset.right)
    let end = below + turned(metrics.footer).height
    header = band(start, above)
    items = places.map { turned($0).offsetBy(dx: corner.x, dy: corner.y) }
    footer = band(below, end)
    (self.start, self.end) = (start, end)
  }
}

extension Rect {
  /// Returns whether the rectangles have more in common than an edge.
  package func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
