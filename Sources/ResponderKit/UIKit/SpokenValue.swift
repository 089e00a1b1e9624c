public import Accessibility
#if UIKit
import Graphics
#endif

#if UIKit
/// The type of `accessibilityValue`: a `String`, as in UIKit.
public typealias SpokenValue = String

extension String {
  /// Creates the text that UIKit has for a value.
  init?(_ value: AccessibilityValue?) {
    guard let value else { return nil }
    self = value.text
  }
}

extension AccessibilityValue {
  /// The text that UIKit's controls return for the value.
  var text: String {
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
  init(_ value: AccessibilityValue) { self = value }
  init?(_ value: AccessibilityValue?) {
    guard let value else { return nil }
    self = value
  }
}
#endif

extension AccessibilityValue {
  /// Creates text that is spoken as is.
  package init(_ text: String) { self = .text(text) }
}

extension AccessibleObject {
  /// The value, typed so that every language can word it in its own way.
  ///
  /// It is what the property says: an override's text, or the value that the text stands for.
  package final var currentAccessibilityValue: AccessibilityValue? {
    #if UIKit
    let text = accessibilityValue
    let value = resolvedAccessibilityValue
    return value?.text == text ? value : text.map { .text($0) }
    #else
    accessibilityValue
    #endif
  }

  /// The value that a block computes or that was set, otherwise that of the class.
  final var resolvedAccessibilityValue: AccessibilityValue? {
    if let block = accessibility?.rare?.valueBlock { return block().map { AccessibilityValue($0) } }
    return accessibility?.value ?? defaultAccessibilityValue
  }
}
