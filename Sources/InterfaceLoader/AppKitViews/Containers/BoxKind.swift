import AppKitDialect
import Graphics
import InterfaceBuilder

/// Boxes with a border and a title.
enum BoxKind: AppKitKind {
  static var elementNames: [String] { ["box"] }
  static func make() -> NSBox { NSBox(frame: .zero) }

  static func apply(_ element: InterfaceElement, to view: NSBox, _ context: ViewKind.Context) {
    let content = BoxContent(element)
    view.title = content.title ?? ""
    view.titlePosition = .named(content.titlePosition) ?? .atTop
    view.boxType = .named(content.boxType) ?? .primary
    view.borderType =
      switch content.borderType {
      case "none": .noBorder
      case "line": .lineBorder
      case "bezel": .bezelBorder
      default: .grooveBorder
      }
    view.isTransparent = content.isTransparent
  }
  static func shownText(of view: NSBox) -> String? {
    view.titlePosition == .noTitle || view.boxType != .primary || view.title.isEmpty
      ? nil : view.title
  }
}

extension BoxKind {
  /// A line, or a border with the title above the content.
  static func shapes(of view: NSBox) -> [ViewShape] {
    let line = Color.system("separatorColor")
    if view.boxType == .separator {
      var middle = view.bounds
      let isWide = middle.width >= middle.height
      middle =
        isWide
        ? Rect(x: middle.minX, y: middle.midY, width: middle.width, height: 1)
        : Rect(x: middle.midX, y: middle.minY, width: 1, height: middle.height)
      return [ViewShape(content: .area, frame: middle, background: line)]
    }
    guard !view.isTransparent else { return [] }
    let content = view.contentView?.frame ?? view.bounds
    let border = ViewShape(content: .area, frame: content, color: line, cornerRadius: 5)
    guard let title = shownText(of: view) else { return [border] }
    let top = Rect(
      x: view.bounds.minX + 4, y: view.bounds.maxY - 16, width: view.bounds.width - 8, height: 14)
    return [border, ViewShape(content: .text(.init(title, size: 11)), frame: top)]
  }
}

extension BoxKind {
  private static func isLine(_ element: InterfaceElement) -> Bool {
    BoxContent(element).boxType == "separator"
  }

  static func alignedKind(of element: InterfaceElement) -> String {
    let content = BoxContent(element)
    if isLine(element) {
      let frame = AppKitViewContent(element).frame ?? .zero
      return frame.width >= frame.height ? "box separator.wide" : "box separator.high"
    }
    let title = content.titlePosition == "noTitle" ? "untitled" : "titled"
    return "box \(content.boxType ?? "primary").\(title)"
  }

  /// A line is 1 point thick.
  static func naturalSize(of element: InterfaceElement, aligned size: Size) -> Size? {
    guard isLine(element) else { return nil }
    return size.width >= size.height ? Size(width: -1, height: 1) : Size(width: 1, height: -1)
  }
}
