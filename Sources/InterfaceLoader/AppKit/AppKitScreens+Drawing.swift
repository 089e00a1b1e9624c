import Accessibility
import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

extension AppKitScreens {
  func drawing(of screen: LiveScreen) -> ScreenDrawing {
    scope.run {
      var collector = AppKitShapeCollector(self)
      switch screen.loaded.root {
      case let window as NSWindow:
        let size = Size(width: window.frame.width, height: window.heightWithToolbar)
        let clip = Rect(origin: .zero, size: size)
        if let bar = window.viewOfToolbar {
          collector.add(itemsOf: window.toolbar, clip)
          collector.add(bar, clip: clip, depth: 0, isDimmed: false)
        }
        if let view = window.contentView {
          collector.add(view, clip: clip, depth: 0, isDimmed: false)
        }
        return collector.drawing(of: size)
      case let view as NSView:
        _ = window(showing: view)
        let clip = Rect(origin: .zero, size: view.frame.size)
        collector.add(view, clip: clip, depth: 0, isDimmed: false)
        return collector.drawing(of: view.frame.size)
      default: return drawing(ofMenuIn: hierarchy(of: screen))
      }
    }
  }

  /// Returns a menu as a list of its items.
  private func drawing(ofMenuIn hierarchy: AccessibilityHierarchy) -> ScreenDrawing {
    let size = MenuRows.size(ofRows: hierarchy.stops.count)
    let clip = Rect(origin: .zero, size: size)
    let shapes = hierarchy.stops.flatMap { stop -> [ScreenDrawing.Shape] in
      guard let item = stop.object as? NSMenuItem else { return [] }
      var frame = stop.element.frame
      frame.origin.x += 28
      frame.size.width -= 28
      let mark = item.state == .off ? "" : item.state == .on ? "✓ " : "– "
      let title = ScreenDrawing.StyledLine(mark + item.title, size: 13)
      let key = ScreenDrawing.StyledLine(
        item.hasSubmenu ? "›" : item.shownKeyEquivalent, size: 13, alignment: .right)
      return [title, key].map {
        ScreenDrawing.Shape(.text($0), frame: frame, clip: clip, isDimmed: !item.isEnabled)
      }
    }
    return ScreenDrawing(size: size, shapes: shapes)
  }
}

/// Collects the shapes of AppKit's views, from back to front.
@MainActor
struct AppKitShapeCollector {
  private var shapes: [ScreenDrawing.Shape] = []
  private var isCut = false
  private let screens: AppKitScreens
  private let colors: DocumentColors

  /// The limits of depth and number, which no screen reaches.
  private static let limits = (depth: 512, shapes: 20_000)

  init(_ screens: AppKitScreens) {
    self.screens = screens
    colors = DocumentColors(screens.document)
  }

  func drawing(of size: Size) -> ScreenDrawing {
    var drawing = ScreenDrawing(size: size, shapes: shapes)
    drawing.isCut = isCut
    return drawing
  }

  /// Adds the items of a toolbar that have no view.
  mutating func add(itemsOf toolbar: NSToolbar?, _ clip: Rect) {
    for item in toolbar?.items ?? [] where item.view == nil && !item.isSpace {
      var frame = item.frameFromTop
      let isDimmed = !item.isEnabled
      if let image = item.image {
        let place = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 28)
        add(.image(image.name, isSymbol: image.catalog == .system), place, clip, isDimmed: isDimmed)
        frame.origin.y += 28
        frame.size.height -= 28
      }
      add(
        .text(.init(item.label, size: 11, alignment: .center)), frame, clip, isDimmed: isDimmed)
    }
  }

  /// Adds a view and those in it, as far as they can be seen.
  mutating func add(_ view: NSView, clip: Rect, depth: Int, isDimmed: Bool) {
    guard !view.isHidden, view.alphaValue >= 0.01 else { return }
    guard depth < Self.limits.depth, shapes.count < Self.limits.shapes else {
      isCut = true
      return
    }
    let frame = view.frameFromTop
    let visible = frame.intersection(clip)
    let isDimmed = isDimmed || view.alphaValue < 0.5
    guard frame.width.isFinite, frame.intersects(clip) || view is NSClipView == false else {
      return
    }
    let element = screens.live.element(of: view)
    let kind =
      element.map { screens.interface.object(for: $0) === view ? screens.kind(of: $0) : nil }
      ?? screens.kind(ofCode: view)
    let isDisabled = (view as? NSControl)?.isEnabled == false
    for shape in look(of: view, kind, element) {
      let place = view.fromTop(view.convert(shape.frame, to: nil))
      add(
        shape.content, place, clip, color: shape.color, background: shape.background,
        radius: shape.cornerRadius, isDimmed: isDimmed || isDisabled || shape.isDimmed)
    }
    guard kind?.appKit?.showsSubviews ?? true else { return }
    let inner = view is NSClipView ? visible : clip
    for subview in view.subviews {
      add(subview, clip: inner, depth: depth + 1, isDimmed: isDimmed)
    }
  }

  /// Returns the shapes of a view; its kind alone where nothing else is known of it.
  private func look(
    of view: NSView, _ kind: ViewKind?, _ element: InterfaceElement?
  ) -> [ViewShape] {
    let shapes = kind?.shapes(of: view) ?? []
    guard shapes.isEmpty, kind?.appKit?.note != nil, let element else { return shapes }
    return [ViewShape(content: .kind(displayName(of: element.name)), frame: view.bounds)]
  }

  /// The components of a color as far as they are known, or the name of one that is not.
  private func resolved(_ color: Color) -> Color {
    colors.known(color, isDark: screens.live.isDark) ?? color
  }

  private mutating func add(
    _ content: ScreenDrawing.Content, _ frame: Rect, _ clip: Rect, color: Color? = nil,
    background: Color? = nil, radius: Double = 0, isDimmed: Bool
  ) {
    guard shapes.count < Self.limits.shapes, frame.width.isFinite, frame.minX.isFinite else {
      return
    }
    shapes.append(
      ScreenDrawing.Shape(
        content, frame: frame, clip: clip, color: color.map(resolved),
        background: background.map(resolved), cornerRadius: radius,
        isDimmed: isDimmed))
  }
}

extension NSMenuItem {
  /// The key equivalent as menus show it: `⇧⌘S`.
  var shownKeyEquivalent: String {
    guard let key = keyEquivalent.first else { return "" }
    let flags = keyEquivalentModifierMask
    var text = ""
    if flags.contains(.control) { text += "⌃" }
    if flags.contains(.option) { text += "⌥" }
    if flags.contains(.shift) || key.isUppercase { text += "⇧" }
    if flags.contains(.command) { text += "⌘" }
    let names: [Character: String] = [
      "\r": "↩", "\u{1B}": "⎋", "\t": "⇥", "\u{8}": "⌫", "\u{7F}": "⌦", " ": "Space",
      "\u{F700}": "↑", "\u{F701}": "↓", "\u{F702}": "←", "\u{F703}": "→",
    ]
    return text + (names[key] ?? key.uppercased())
  }
}
