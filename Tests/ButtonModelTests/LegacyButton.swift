import ButtonModel
import ControlCore
import Graphics
import ResponderKit

/// What UIKit deprecates of a button, called without the warning that is for others.
@MainActor
protocol LegacyButton: AnyObject {
  var contentEdgeInsets: EdgeInsets { get set }
  var titleEdgeInsets: EdgeInsets { get set }
  var imageEdgeInsets: EdgeInsets { get set }
  var adjustsImageWhenHighlighted: Bool { get set }
  var adjustsImageWhenDisabled: Bool { get set }
  var showsTouchWhenHighlighted: Bool { get set }
  var reversesTitleShadowWhenHighlighted: Bool { get set }
  var font: Font { get set }
  var lineBreakMode: LineBreakMode { get set }
  var titleShadowOffset: Size { get set }
  func backgroundRect(forBounds bounds: Rect) -> Rect
  func contentRect(forBounds bounds: Rect) -> Rect
  func titleRect(forContentRect contentRect: Rect) -> Rect
  func imageRect(forContentRect contentRect: Rect) -> Rect
}

extension Button: LegacyButton {
  /// The button as something deprecated.
  var legacy: any LegacyButton { self }
}

/// What UIKit deprecates of the types.
protocol LegacyButtonType {
  static var roundedRect: Self { get }
}

extension Button.ButtonType: LegacyButtonType {}

/// Returns the former name of a type's case.
func roundedRect<ButtonType: LegacyButtonType>(of type: ButtonType.Type) -> ButtonType {
  type.roundedRect
}

extension EdgeInsets {
  /// The same distance from every edge.
  init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }
}

extension Color {
  static let red = Color.sRGB(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = Color.sRGB(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = Color.sRGB(red: 0, green: 0, blue: 1, alpha: 1)
}

extension ControlState {
  /// The states of WinObjC's cumulative tests, which also ran against Apple's button.
  static let visited: [ControlState] = [
    .normal, .highlighted, .selected, [.selected, .highlighted],
  ]
}

extension Button {
  /// Puts the button into a state.
  func enter(_ state: ControlState) {
    isHighlighted = state.contains(.highlighted)
    isSelected = state.contains(.selected)
    isEnabled = !state.contains(.disabled)
  }

  /// Returns what the button answers in each of the states of the cumulative tests.
  func visit<Value>(_ read: (Button) -> Value) -> [Value] {
    ControlState.visited.map { state in
      enter(state)
      return read(self)
    }
  }
}
