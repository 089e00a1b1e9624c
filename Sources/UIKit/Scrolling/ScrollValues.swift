#if UIKit
import Foundation
import Gestures
import Graphics
import ResponderKit
import UIKitDialect

/// What UIKit's scroll view stores and the core's doesn't.
@MainActor
final class ScrollValues {
  weak var delegate: (any UIScrollViewDelegate)?
  var contentInset = UIEdgeInsets.zero
  var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  var verticalIndicatorInsets = UIEdgeInsets.zero
  var horizontalIndicatorInsets = UIEdgeInsets.zero
  var showsIndicators = (horizontal: true, vertical: true)
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic
  var bounces = (scrolling: true, zooming: true, horizontally: true, vertically: true)
  var alwaysBounces = (horizontal: false, vertical: false)
  var scale = (minimum: CGFloat(1), maximum: CGFloat(1))
  var decelerationRate = UIScrollView.DecelerationRate.normal
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var contentAlignmentPoint = CGPoint.zero
  var switches = ScrollSwitches.standard
  var panGestureRecognizer: UIPanGestureRecognizer?

  init() {}
}

/// What is on or off on a scroll view.
struct ScrollSwitches: OptionSet {
  var rawValue: Int

  static let isPagingEnabled = ScrollSwitches(rawValue: 1 << 0)
  static let isDirectionalLockEnabled = ScrollSwitches(rawValue: 1 << 1)
  static let scrollsToTop = ScrollSwitches(rawValue: 1 << 2)
  static let delaysContentTouches = ScrollSwitches(rawValue: 1 << 3)
  static let canCancelContentTouches = ScrollSwitches(rawValue: 1 << 4)
  static let adjustsIndicatorInsets = ScrollSwitches(rawValue: 1 << 5)
  static let allowsKeyboardScrolling = ScrollSwitches(rawValue: 1 << 6)
  /// UIKit's defaults.
  static let standard: ScrollSwitches = [
    .scrollsToTop, .delaysContentTouches, .canCancelContentTouches, .adjustsIndicatorInsets,
    .allowsKeyboardScrolling,
  ]
}

extension UIScrollView {
  final var scrollValues: ScrollValues { values(ScrollValues.self) { ScrollValues() } }
  final var scrollValuesIfAny: ScrollValues? { valuesIfAny(ScrollValues.self) }

  final func isOn(_ option: ScrollSwitches) -> Bool {
    (scrollValuesIfAny?.switches ?? .standard).contains(option)
  }

  final func turn(_ option: ScrollSwitches, on isOn: Bool) {
    if isOn {
      scrollValues.switches.insert(option)
    } else {
      scrollValues.switches.remove(option)
    }
  }
}
#endif
