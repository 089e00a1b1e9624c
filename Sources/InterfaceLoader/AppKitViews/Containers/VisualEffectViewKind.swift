import AppKitDialect
import InterfaceBuilder

/// Views that let what is behind them shine through.
enum VisualEffectViewKind: AppKitKind {
  static var elementNames: [String] { ["visualEffectView"] }
  static func make() -> NSVisualEffectView { NSVisualEffectView(frame: .zero) }
  static func apply(
    _ element: InterfaceElement, to view: NSVisualEffectView, _ context: ViewKind.Context
  ) {
    let content = VisualEffectContent(element)
    view.material = value(named: content.material) ?? .appearanceBased
    view.blendingMode = value(named: content.blendingMode) ?? .behindWindow
    view.state = value(named: content.state) ?? .followsWindowActiveState
  }

  /// Returns the case that a document names as Swift does, but for capital letters.
  private static func value<Value: CaseIterable>(named name: String?) -> Value? {
    name.flatMap { name in
      Value.allCases.first { "\($0)".lowercased() == name.lowercased() }
    }
  }
}
