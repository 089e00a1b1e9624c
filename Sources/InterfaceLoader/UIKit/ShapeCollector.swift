import Accessibility
import ButtonModel
import Graphics
import InterfaceBuilder
import ResponderKit
import SpokenLanguages

extension UIKitScreens {
  func drawing(of screen: LiveScreen) -> ScreenDrawing {
    let window = window(of: screen.loaded)
    var drawing = drawing(of: window)
    let view = screen.loaded.view
    if window.keepsDocumentSizes, view.window === window, view.bounds.width == window.bounds.width {
      drawing.barHeight = max(0, window.bounds.height - view.bounds.height)
    }
    return drawing
  }

  /// Returns what a window shows now.
  func drawing(of window: Window) -> ScreenDrawing {
    window.layoutIfNeeded()
    var collector = ShapeCollector(live)
    collector.add(window, clip: window.bounds, depth: 0, opacity: 1)
    var drawing = ScreenDrawing(size: window.bounds.size, shapes: collector.shapes)
    drawing.isCut = collector.isCut
    return drawing
  }
}

/// Collects the shapes of views, from back to front.
@MainActor
struct ShapeCollector {
  private(set) var shapes: [ScreenDrawing.Shape] = []
  private(set) var isCut = false
  private let live: LiveDocument
  private let colors: DocumentColors

  /// The limits of depth and number, which no screen reaches.
  private static let limits = (depth: 512, shapes: 20_000)

  init(_ live: LiveDocument) {
    self.live = live
    colors = DocumentColors(live.document)
  }

  /// Adds a view and those in it, as far as they can be seen.
  mutating func add(_ view: View, clip: Rect, depth: Int, opacity: Double) {
    let opacity = opacity * min(max(view.alpha, 0), 1)
    guard !view.isHidden, opacity >= 0.01 else { return }
    guard depth < Self.limits.depth, shapes.count < Self.limits.shapes else {
      isCut = true
      return
    }
    let frame = view.convert(view.bounds, to: nil)
    guard frame.isFinite else { return }
    let visible = frame.intersection(clip)
    let isSeen = !visible.isEmpty && frame.intersects(clip)
    if isSeen { addLook(of: view, frame, clip, isDimmed: opacity < 0.5) }
    guard view.loadable?.drawsSubviews ?? !(view is Control) else { return }
    // A scroll view shows nothing outside of itself.
    let inner = view is ScrollView || view.clipsToBounds ? visible : clip
    guard isSeen || inner == clip else { return }
    for subview in view.subviews {
      add(subview, clip: inner, depth: depth + 1, opacity: opacity)
    }
  }

  private mutating func addLook(of view: View, _ frame: Rect, _ clip: Rect, isDimmed: Bool) {
    let source = live.element(of: view)
    let isOwn = source.map { live.interface.object(for: $0) === view } ?? false
    let background = resolved(view.backgroundColor ?? (isOwn ? source?.backgroundColor : nil))
    let parts = shapes(of: view, isOwn ? source : nil)
    let radius = isOwn ? source?.cornerRadius ?? 0 : 0
    if background != nil || parts.isEmpty && view.loadable?.hasLook == true {
      add(
        .area, frame, clip, background: background, radius: radius, isDimmed: isDimmed)
    }
    for part in parts {
      let place = view.convert(part.frame, to: nil)
      guard place.isFinite, place.intersects(clip) else { continue }
      add(
        part.content, place, clip, color: resolved(part.color),
        background: resolved(part.background), radius: max(part.cornerRadius, radius),
        isDimmed: isDimmed || part.isDimmed, part.contentMode)
    }
  }

  private func shapes(of view: View, _ source: InterfaceElement?) -> [ViewShape] {
    let loadable = view.loadable
    // The views in an element show what it looks like.
    let source = source.flatMap { isShownByItsViews($0) && !(view is Control) ? nil : $0 }
    guard let shown = view as? any ShowsBarItem else {
      return loadable?.shapes(source) ?? view.shapesOfKind(source)
    }
    let own = loadable?.shapes(source) ?? []
    guard !own.isEmpty else { return barItemShapes(of: shown) }
    // A bar gives its items its tint.
    return own.map { shape in
      var shape = shape
      if case .text = shape.content { shape.color = shown.tintColor }
      return shape
    }
  }

  /// Returns whether the views in an element show what it looks like.
  private func isShownByItsViews(_ element: InterfaceElement) -> Bool {
    Self.containers.contains(element.name)
      || live.kinds[element.name]?.isShownByItsViews == true
  }

  private static let containers: Set = [
    "view", "stackView", "collectionViewCell", "collectionReusableView",
    "tableViewCellContentView", "containerView", "window", "visualEffectView",
    "tableViewSection",
  ]

  /// The image and the title of a tab, and the words of a button that the system names.
  private func barItemShapes(of view: any ShowsBarItem) -> [ViewShape] {
    let element = view.accessibilityElement
    let words = element.systemLabel.map {
      SpokenLanguage.closest(to: live.language).word(.system($0))
    }
    let title = view.barItem.title ?? words ?? ""
    let isTab = view.barItem is TabBarItem
    let line = ScreenDrawing.StyledLine(title, size: isTab ? 10 : 17, alignment: .center)
    guard isTab else {
      return [ViewShape(content: .text(line), frame: view.bounds, color: .system("tintColor"))]
    }
    let height = min(view.bounds.height, 16)
    var bottom = view.bounds
    bottom.origin.y = bottom.maxY - height
    bottom.size.height = height
    let color = element.traits.contains(.selected) ? Color.system("tintColor") : nil
    let text = ViewShape(content: .text(line), frame: bottom, color: color)
    guard let image = view.barItem.image else { return [text] }
    let box = Rect(x: view.bounds.midX - 12, y: view.bounds.minY + 6, width: 24, height: 24)
    let isSymbol = image.catalog == .system
    return [ViewShape(content: .image(image.name, isSymbol: isSymbol), frame: box), text]
  }

  private mutating func add(
    _ content: ScreenDrawing.Content, _ frame: Rect, _ clip: Rect, color: Color? = nil,
    background: Color?, radius: Double, isDimmed: Bool, _ contentMode: ContentMode = .scaleAspectFit
  ) {
    guard shapes.count < Self.limits.shapes else { return }
    var shape = ScreenDrawing.Shape(
      content, frame: frame, clip: clip, color: color, background: background,
      cornerRadius: radius, isDimmed: isDimmed)
    shape.contentMode = contentMode
    shapes.append(shape)
  }

  /// The components of a color as far as they are known, or the name of one that is not.
  private func resolved(_ color: Color?) -> Color? {
    guard let color, color != .clear else { return nil }
    return colors.known(color, isDark: live.isDark) ?? color
  }
}

extension Rect {
  /// Indicates whether the rectangle has a place and a size.
  fileprivate var isFinite: Bool {
    [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) < 1_000_000 }
  }
}
