package import InterfaceBuilder
package import ResponderKit
package import ValueControls

extension ActivityIndicatorView: LoadableView {
  package static var elementNames: [String] { ["activityIndicatorView"] }
  package static func make(_ element: InterfaceElement) -> View {
    ActivityIndicatorView(frame: .zero)
  }
  package static var isCountedIfUnread: Bool { true }

  package func apply(_ element: InterfaceElement, _ context: ViewKind.Context) {
    let content = ActivityIndicatorContent(element)
    decode(isAnimating: content.isAnimating, hidesWhenStopped: content.hidesWhenStopped)
    if let style = Style.named(content.style) { self.style = style }
    setImplicitly(color: content.color)
  }

  package static func reasonUnread(_ element: InterfaceElement) -> String? {
    ActivityIndicatorContent(element).isAnimating ? nil : "not running"
  }

  package func shapes(_ source: InterfaceElement?) -> [ViewShape] {
    [.init(content: .kind("activity indicator"), frame: bounds)]
  }
}
