package import InterfaceBuilder
package import ResponderKit
package import ValueControls

extension ProgressView: LoadableView {
  package static var elementNames: [String] { ["progressView"] }
  package static func make(_ element: InterfaceElement) -> View { ProgressView(frame: .zero) }
  package static var isCountedIfUnread: Bool { true }

  package var saysPercentage: Bool { true }

  package func apply(_ element: InterfaceElement, _ context: ViewKind.Context) {
    let content = ProgressContent(element)
    progress = Float(content.bounded.value)
    if let style = Style.named(content.progressViewStyle) { progressViewStyle = style }
    if let image = content.progressImage { progressImage = image.sized(by: context) }
    if let image = content.trackImage { trackImage = image.sized(by: context) }
    decode(progressTint: content.progressTintColor, trackTint: content.trackTintColor)
  }

  package func shapes(_ source: InterfaceElement?) -> [ViewShape] {
    [.init(content: .progress(Double(progress)), frame: bounds)]
  }
}

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
