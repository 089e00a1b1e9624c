import AppKitDialect
import InterfaceBuilder
import ResponderKit

/// Views side by side, or one above the other, with dividers between them.
enum SplitViewKind: AppKitKind {
  static var elementNames: [String] { ["splitView"] }
  static func make() -> NSSplitView { NSSplitView(frame: .zero) }
  static func apply(
    _ element: InterfaceElement, to view: NSSplitView, _ context: ViewKind.Context
  ) {
    let content = SplitViewContent(element)
    view.isVertical = content.isVertical
    view.dividerStyle = .named(content.dividerStyle) ?? .thick
  }
  static func connect(_ outlet: String, of view: NSSplitView, to target: Responder?) -> Bool {
    guard outlet == "delegate" else { return false }
    view.delegate = target as? any NSSplitViewDelegate
    return true
  }
  static func shapes(of view: NSSplitView) -> [ViewShape] {
    view.subviews.indices.dropLast().compactMap { view.rect(ofDivider: $0) }.map {
      ViewShape(content: .area, frame: $0, background: .system("separatorColor"))
    }
  }
}
