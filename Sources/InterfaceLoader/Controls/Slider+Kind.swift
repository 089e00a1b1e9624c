import ControlCore
package import InterfaceBuilder
package import ResponderKit
import TextFormats
package import ValueControls

extension Slider: LoadableControl {
  package static var operations: [ScreenOperation.Kind] { [.set, .increment, .decrement] }
  package static func make(_ element: InterfaceElement) -> View { Slider(frame: .zero) }

  package func apply(_ content: SliderContent, _ context: ViewKind.Context) {
    decode(content.bounded)
    isContinuous = content.isContinuous
    if let image = content.minimumValueImage { minimumValueImage = image.sized(by: context) }
    if let image = content.maximumValueImage { maximumValueImage = image.sized(by: context) }
    decode(
      thumbTint: content.thumbTintColor, minimumTrackTint: content.minimumTrackTintColor,
      maximumTrackTint: content.maximumTrackTintColor)
    if let style = BehavioralStyle.named(content.preferredBehavioralStyle) {
      preferredBehavioralStyle = style
    }
  }

  package var valueText: String? { shortest(value) }
  package var saysPercentage: Bool { true }

  package func prepare(
    _ operation: ScreenOperation, in context: OperationContext<TouchDriver>
  ) throws(OperationRefusal) -> PreparedOperation {
    switch operation {
    case .increment: return changing { $0.accessibilityIncrement() }
    case .decrement: return changing { $0.accessibilityDecrement() }
    case .set(let text):
      let value = Float(
        try OperationRefusal.number(text, from: Double(minimumValue), to: Double(maximumValue)))
      return {
        context.driver.drag(self, to: value)
        let slack = (self.maximumValue - self.minimumValue) * 1e-5
        return abs(self.value - value) <= slack ? nil : self.missed(text)
      }
    default: throw context.misfit(operation, of: self)
    }
  }

  package func shapes(_ source: InterfaceElement?) -> [ViewShape] { [shape(of: .slider(share))] }

  private var share: Double {
    let (least, most) = (Double(minimumValue), Double(maximumValue))
    guard most > least, value.isFinite else { return 0 }
    return min(max((Double(value) - least) / (most - least), 0), 1)
  }
}
