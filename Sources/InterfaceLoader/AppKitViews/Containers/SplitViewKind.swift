import AppKitDialect
import InterfaceBuilder

/// Views side by side, or one above the other.
enum SplitViewKind: AppKitKind {
  static var elementNames: [String] { ["splitView"] }
  static func make() -> NSSplitView { NSSplitView(frame: .zero) }
  static func apply(
    _ element: InterfaceElement, to view: NSSplitView, _ context: ViewKind.Context
  ) { view.isVertical = SplitViewContent(element).isVertical }
}
