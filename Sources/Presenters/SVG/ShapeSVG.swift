import Graphics

/// Writes a shape of a drawing as SVG.
struct ShapeSVG {
  let shape: ScreenDrawing.Shape
  let isRightToLeft: Bool
  /// The images of the app; nil draws boxes with their names.
  var images: DrawnImages?
  var palette = DrawingPalette.light

  private var frame: Rect { shape.frame }
  private var color: String { shape.color.map { css($0, or: palette.ink) } ?? palette.ink }

  /// Returns a color in CSS, as the palette has those of the system; the default for one that is not known.
  private func css(_ color: Color, or other: String) -> String {
    color.css(or: other, isDark: palette.isDark)
  }

  func write(to html: inout HTMLText) {
    switch shape.content {
    case .area: area(&html)
    case .text: text(color, &html)
    case .field(_, let isPlaceholder):
      box(fill: palette.back, stroke: palette.line, radius: 6, &html)
      text(isPlaceholder ? palette.faint : color, &html)
    case .image(let name, let isSymbol): image(name, isSymbol, &html)
    case .toggle(let isOn): toggle(isOn, &html)
    case .slider(let share): track(share, hasThumb: true, &html)
    case .progress(let share): track(share, hasThumb: false, &html)
    case .pages(let place, let count): pages(place, count, &html)
    case .part(_, let isSelected):
      let fill = isSelected ? palette.back : palette.part
      let own = shape.background.map { css($0, or: fill) } ?? fill
      box(fill: own, stroke: palette.line, radius: 6, &html)
      text(color, &html)
    case .kind:
      box(fill: palette.kind, stroke: palette.faint, dashes: "4 3", &html)
      text(palette.name, &html)
    }
  }

  private func area(_ html: inout HTMLText) {
    let other = shape.color == nil ? palette.area : "none"
    let fill = shape.background.map { css($0, or: "none") } ?? other
    let stroke = shape.color.map { css($0, or: palette.faint) }
    box(fill: fill, stroke: stroke, radius: shape.cornerRadius, &html)
  }

  private func box(
    _ rectangle: Rect? = nil, fill: String, stroke: String? = nil, radius: Double = 0,
    dashes: String? = nil, _ html: inout HTMLText
  ) {
    html.open(
      "rect",
      rect(rectangle ?? frame) + [
        ("rx", radius > 0 ? number(min(radius, 1000)) : nil), ("fill", fill), ("stroke", stroke),
        ("stroke-dasharray", dashes),
      ])
    html.close("rect")
  }

  /// Writes an image of the app, or a box with the name of one that is not there, or of a symbol.
  private func image(_ name: String, _ isSymbol: Bool, _ html: inout HTMLText) {
    if !isSymbol, images?.write(name, in: frame, shape.contentMode, to: &html) == true { return }
    box(
      fill: isSymbol ? palette.symbol : palette.image, stroke: palette.faint,
      radius: isSymbol ? max(shape.cornerRadius, 6) : shape.cornerRadius,
      dashes: "2 2", &html)
    text(palette.name, &html)
  }

  private func toggle(_ isOn: Bool, _ html: inout HTMLText) {
    let radius = Double(min(frame.width, frame.height)) / 2
    box(fill: isOn ? "#248a3d" : palette.track, radius: radius, &html)
    let isAtEnd = isOn != isRightToLeft
    let x = isAtEnd ? frame.maxX - Scalar(radius) : frame.minX + Scalar(radius)
    circle(Point(x: x, y: frame.midY), radius: max(radius - 2, 1), "#ffffff", &html)
  }

  private func track(_ share: Double, hasThumb: Bool, _ html: inout HTMLText) {
    let share = min(max(share, 0), 1)
    let bar = Rect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4)
    box(bar, fill: palette.track, radius: 2, &html)
    let width = bar.width * Scalar(share)
    let x = isRightToLeft ? bar.maxX - width : bar.minX
    box(Rect(x: x, y: bar.minY, width: width, height: 4), fill: palette.accent, radius: 2, &html)
    guard hasThumb else { return }
    let middle = isRightToLeft ? x : x + width
    circle(Point(x: middle, y: frame.midY), radius: 12, "#ffffff", stroke: palette.faint, &html)
  }

  private func pages(_ place: Int, _ count: Int, _ html: inout HTMLText) {
    let shown = min(max(count, 0), 30)
    let start = frame.midX - Scalar(shown - 1) * 8
    for number in 0..<shown {
      let isCurrent = number + 1 == place
      circle(
        Point(x: start + Scalar(number) * 16, y: frame.midY), radius: 3.5,
        isCurrent ? palette.ink : palette.line, &html)
    }
  }

  private func circle(
    _ center: Point, radius: Double, _ fill: String, stroke: String? = nil, _ html: inout HTMLText
  ) {
    html.open(
      "circle",
      [
        ("cx", number(center.x)), ("cy", number(center.y)), ("r", number(radius)), ("fill", fill),
        ("stroke", stroke),
      ])
    html.close("circle")
  }

  /// The text of the shape, as it is drawn; nil for a shape without one.
  var block: TextBlock? {
    switch shape.content {
    case .text(let line), .part(let line, _): block(line)
    case .field(let line, _): block(line, inset: 8)
    case .kind(let name): block(.init(name, size: 11, alignment: .center))
    case .image(let name, _):
      frame.width > 36 && frame.height > 12
        ? block(.init(name, size: 10, alignment: .center)) : nil
    case .area, .toggle, .slider, .progress, .pages: nil
    }
  }

  private func block(_ line: ScreenDrawing.StyledLine, inset: Scalar = 0) -> TextBlock {
    TextBlock(line, in: frame.insetBy(dx: inset, dy: 0), isRightToLeft)
  }

  private func text(_ color: String, _ html: inout HTMLText) {
    guard let block else { return }
    for (line, text) in block.lines.enumerated() where !text.isEmpty {
      let width = block.width(of: line).map { number($0) }
      html.open(
        "text",
        [
          ("x", number(block.x)), ("y", number(block.baseline(of: line))),
          ("text-anchor", block.anchor), ("direction", block.isRightToLeft ? "rtl" : nil),
          ("textLength", width), ("lengthAdjust", width.map { _ in "spacingAndGlyphs" }),
          ("font-size", number(block.size)),
          ("font-weight", block.isBold ? "600" : nil), ("fill", color),
          ("font-family", "-apple-system, Roboto, sans-serif"),
        ])
      html.text(text)
      html.close("text")
    }
  }
}

extension Color {
  /// The color in CSS; the default for one whose components are not known.
  func css(or other: String, isDark: Bool = false) -> String {
    func byte(_ part: Double) -> Int {
      part.isNaN ? 0 : Int((min(max(part, 0), 1) * 255).rounded())
    }
    func mixed(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> String {
      let share = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
      let parts = "\(byte(red)), \(byte(green)), \(byte(blue))"
      return share == 1 ? "rgb(\(parts))" : "rgba(\(parts), \(number(share)))"
    }
    return switch value {
    case .sRGB(let red, let green, let blue, let alpha): mixed(red, green, blue, alpha)
    case .gray(let white, let alpha): mixed(white, white, white, alpha)
    case .system(let name):
      Color.components(ofSystemColor: name, isDark: isDark)?.css(or: other) ?? other
    case .named, .adjusted: other
    }
  }
}
