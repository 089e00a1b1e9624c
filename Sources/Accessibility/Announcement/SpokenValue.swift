#if UIKit
import Graphics

/// The type of `accessibilityValue`: a `String`, as in UIKit.
public typealias SpokenValue = String

extension String {
  /// Creates the text that UIKit has for a value.
  package init?(_ value: AccessibilityValue?) {
    guard let value else { return nil }
    self = value.text
  }
}

extension AccessibilityValue {
  /// The text that UIKit's controls return for the value.
  package var text: String {
    switch self {
    case .text(let text), .badge(let text): text
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .percent(let fraction): "\(Int((fraction * 100).rounded()))%"
    case .position(let place, let count): "page \(place) of \(count)"
    case .toggle(let state): "\(state.rawValue)"
    case .color(let color): color.accessibilityName
    }
  }
}
#else
/// The type of ``AccessibleObject/accessibilityValue``; UIKit's is a `String`.
public typealias SpokenValue = AccessibilityValue

extension AccessibilityValue {
  package init(_ value: AccessibilityValue) { self = value }
  package init?(_ value: AccessibilityValue?) {
    guard let value else { return nil }
    self = value
  }
}
#endif

extension AccessibilityValue {
  /// Creates text that is spoken as is.
  package init(_ text: String) { self = .text(text) }
}
