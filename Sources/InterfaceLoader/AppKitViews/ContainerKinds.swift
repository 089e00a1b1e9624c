import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit

/// Boxes with a border and a title.
enum BoxKind: AppKitKind {
  static var elementNames: [String] { ["box"] }
  static func make() -> NSBox { NSBox(frame: .zero) }

  static func apply(_ element: InterfaceElement, to view: NSBox, _ context: ViewKind.Context) {
    let content = BoxContent(element)
    view.title = content.title ?? ""
    view.titlePosition = NSBox.TitlePosition.named(content.titlePosition) ?? .atTop
    view.boxType = NSBox.BoxType.named(content.boxType) ?? .primary
    view.isTransparent = content.isTransparent
  }
  static func shownText(of view: NSBox) -> String? {
    view.titlePosition == .noTitle || view.boxType == .separator || view.title.isEmpty
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

/// Views with tabs.
enum TabViewKind: AppKitKind {
  static var elementNames: [String] { ["tabView"] }
  static func make() -> NSTabView { NSTabView(frame: .zero) }
  static func connect(_ outlet: String, of view: NSTabView, to target: Responder?) -> Bool {
    guard outlet == "delegate" else { return false }
    view.delegate = target as? any NSTabViewDelegate
    return true
  }
  static func shapes(of view: NSTabView) -> [ViewShape] {
    view.tabViewItems.map { tab in
      ViewShape(
        content: .part(
          .init(tab.label, size: 13, alignment: .center),
          isSelected: tab === view.selectedTabViewItem), frame: tab.placeInTabView)
    }
  }
  static func valueText(of view: NSTabView) -> String? { view.selectedTabViewItem?.label }
  static var operations: [ScreenOperation.Kind] { [.choose] }
  static var operatedName: String? { "tab views" }

  /// Returns the choice of a tab by its title.
  static func prepare(
    _ operation: ScreenOperation, on view: NSTabView, in context: OperationContext<MouseDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    guard case .choose(let titles) = operation else {
      throw context.misfit(operation, fitting: operations)
    }
    guard titles.count == 1, let tab = view.tabViewItems.first(where: { $0.label == titles[0] })
    else {
      let known = view.tabViewItems.map { "'\($0.label)'" }.joined(separator: ", ")
      throw OperationRefusal("there is no such tab", "It has \(known).")
    }
    return {
      view.selectTabViewItem(tab)
      return view.selectedTabViewItem === tab ? nil : "the delegate does not let the tab be shown"
    }
  }
}

/// Views that show a part of a larger one.
enum ScrollViewKind: AppKitKind {
  static var elementNames: [String] { ["scrollView"] }
  static func make() -> NSScrollView { NSScrollView(frame: .zero) }
}

/// The part of a scroll view that cuts what it shows.
enum ClipViewKind: AppKitKind {
  static var elementNames: [String] { ["clipView"] }
  static func make() -> NSClipView { NSClipView(frame: .zero) }
}

/// Views side by side, or one above the other.
enum SplitViewKind: AppKitKind {
  static var elementNames: [String] { ["splitView"] }
  static func make() -> NSSplitView { NSSplitView(frame: .zero) }
  static func apply(
    _ element: InterfaceElement, to view: NSSplitView, _ context: ViewKind.Context
  ) { view.isVertical = SplitViewContent(element).isVertical }
}
