import AppKitDialect
import Graphics
import InterfaceBuilder
import ResponderKit
import TextFormats

/// Bars and wheels that show the progress of work.
enum ProgressIndicatorKind: AppKitKind {
  static var elementNames: [String] { ["progressIndicator"] }

  static func make() -> NSProgressIndicator { NSProgressIndicator() }

  static func apply(
    _ element: InterfaceElement, to view: NSProgressIndicator, _ context: ViewKind.Context
  ) {
    let content = ProgressIndicatorContent(element)
    (view.minValue, view.maxValue) = (content.minValue, content.maxValue)
    (view.doubleValue, view.isIndeterminate) = (content.doubleValue, content.isIndeterminate)
    view.isDisplayedWhenStopped = content.isDisplayedWhenStopped
    (view.isBezeled, view.style) = (content.isBezeled, content.isSpinning ? .spinning : .bar)
    if let size = NSControl.ControlSize.named(content.controlSize) { view.controlSize = size }
  }

  static func valueText(of view: NSProgressIndicator) -> String? {
    view.isIndeterminate ? nil : shortest(view.doubleValue)
  }

  static func shapes(of view: NSProgressIndicator) -> [ViewShape] {
    guard view.isDisplayed else { return [] }
    return view.style == .bar
      ? [
        ViewShape(content: .progress(view.isIndeterminate ? 0 : view.fraction), frame: view.bounds)
      ]
      : [ViewShape(content: .kind("Progress Indicator"), frame: view.bounds)]
  }

  static func naturalSize(of element: InterfaceElement, aligned size: Size) -> Size? { size }
}
