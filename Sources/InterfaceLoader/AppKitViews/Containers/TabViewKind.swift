import AppKitDialect
import InterfaceBuilder
import ResponderKit

/// Views with tabs.
enum TabViewKind: AppKitKind {
  static var elementNames: [String] { ["tabView"] }
  static func make() -> NSTabView { NSTabView(frame: .zero) }
  static func apply(
    _ element: InterfaceElement, to view: NSTabView, _ context: ViewKind.Context
  ) {
    let content = AppKitViewContent(element)
    view.tabViewType = .named(content.tabViewType) ?? .topTabsBezelBorder
    view.controlSize = .named(content.controlSize) ?? .regular
  }
  static func connect(_ outlet: String, of view: NSTabView, to target: Responder?) -> Bool {
    guard outlet == "delegate" else { return false }
    view.delegate = target as? any NSTabViewDelegate
    return true
  }
  static func shapes(of view: NSTabView) -> [ViewShape] {
    guard view.showsTabs else { return [] }
    return view.tabViewItems.map { tab in
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

extension TabViewKind {
  static func alignedKind(of element: InterfaceElement) -> String {
    "tabView \(AppKitViewContent(element).tabViewType ?? "-")"
  }
}
