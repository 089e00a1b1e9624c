import Graphics

/// The values that few scroll views have.
@MainActor
final class ScrollLooks {
  var contentInset = EdgeInsets.zero
  var contentInsetAdjustmentBehavior = ScrollView.ContentInsetAdjustmentBehavior.automatic
  var verticalIndicatorInsets = EdgeInsets.zero
  var horizontalIndicatorInsets = EdgeInsets.zero
  var showsIndicators = (horizontal: true, vertical: true)
  var indicatorStyle = ScrollView.IndicatorStyle.default
  var indexDisplayMode = ScrollView.IndexDisplayMode.automatic
  var bounces = (scrolling: true, zooming: true, horizontally: true, vertically: true)
  var alwaysBounces = (horizontal: false, vertical: false)
  var scale = (minimum: Scalar(1), maximum: Scalar(1))
  var decelerationRate = ScrollView.DecelerationRate.normal
  var keyboardDismissMode = ScrollView.KeyboardDismissMode.none
  var contentAlignmentPoint = Point.zero
  var switches = ScrollSwitches.standard

  init() {}
}

extension ScrollView {
  final var scrollLooks: ScrollLooks? { rare?.scrollLooks }

  /// The values, created when one of them is first set.
  final var settingScrollLooks: ScrollLooks {
    if let looks = rare?.scrollLooks { return looks }
    let looks = ScrollLooks()
    rarely.scrollLooks = looks
    return looks
  }
}

/// The switches of a scroll view.
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
