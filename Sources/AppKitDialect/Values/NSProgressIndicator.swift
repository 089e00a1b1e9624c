import ControlValues
import Graphics
import ResponderKit

/// A view that shows how far work has progressed, or that it goes on (`NSProgressIndicator`).
@preconcurrency @MainActor
open class NSProgressIndicator: NSView {
  private final var ends = (lowest: 0.0, highest: 100.0)
  private final var bounded = BoundedValue(0, from: 0, to: 100)

  /// A Boolean value that indicates whether the end of the work is not known; true unless set
  /// (`NSProgressIndicator.isIndeterminate`).
  open var isIndeterminate = true {
    didSet { update() }
  }
  /// The value, which is kept in the range; 0 unless set (`NSProgressIndicator.doubleValue`).
  open var doubleValue: Double {
    get { bounded.value }
    set { change(newValue, minValue, maxValue) }
  }
  /// The value at the beginning; 0 unless set (`NSProgressIndicator.minValue`).
  open var minValue: Double {
    get { ends.lowest }
    set { change(doubleValue, newValue, maxValue) }
  }
  /// The value at the end; 100 unless set (`NSProgressIndicator.maxValue`).
  open var maxValue: Double {
    get { ends.highest }
    set { change(doubleValue, minValue, newValue) }
  }
  /// Adds to the value (`NSProgressIndicator.increment(by:)`).
  open func increment(by delta: Double) { doubleValue += delta }

  /// The look; a bar unless set (`NSProgressIndicator.style`).
  open var style = Style.bar
  /// The size of the view; regular unless set (`NSProgressIndicator.controlSize`).
  open var controlSize = NSControl.ControlSize.regular
  /// A Boolean value that indicates whether the view has a bezel, which is a look; true unless set
  /// (`NSProgressIndicator.isBezeled`).
  open var isBezeled = true
  /// A Boolean value that indicates whether the view is shown while it does not move; true unless set
  /// (`NSProgressIndicator.isDisplayedWhenStopped`).
  open var isDisplayedWhenStopped = true {
    didSet { update() }
  }
  /// A Boolean value that indicates whether another thread moves the view, which nothing here does; true unless
  /// set (`NSProgressIndicator.usesThreadedAnimation`).
  open var usesThreadedAnimation = true

  /// Indicates whether the view moves.
  package final private(set) var isAnimating = false {
    didSet { update() }
  }
  /// Has a view without a known end move (`NSProgressIndicator.startAnimation(_:)`).
  open func startAnimation(_ sender: Any?) { isAnimating = true }
  /// Has the view stop (`NSProgressIndicator.stopAnimation(_:)`).
  open func stopAnimation(_ sender: Any?) { isAnimating = false }

  private final func change(_ value: Double, _ lowest: Double, _ highest: Double) {
    guard !value.isNaN, lowest.isFinite, highest.isFinite else { return }
    ends = (lowest, highest)
    bounded = BoundedValue(value, from: lowest, to: highest)
    update()
  }

  private final func update() {
    AccessibilityChanges.note()
    needsDisplay = true
  }

  // MARK: Accessibility

  /// Indicates whether there is something to see.
  package final var isDisplayed: Bool { !isIndeterminate || isAnimating || isDisplayedWhenStopped }
  /// The place of the value in its range, from 0 to 1.
  package final var fraction: Double { bounded.fraction }

  override var attributes: AppKitAttributes? {
    if isIndeterminate { return AppKitAttributes(.busyIndicator) }
    var attributes = AppKitAttributes(.progressIndicator)
    (attributes.minValue, attributes.maxValue) = (minValue, maxValue)
    return attributes
  }
  override var shownValue: AccessibilityValue? { isIndeterminate ? nil : .percent(fraction) }
  /// A view that is not displayed is no element, unless that was set.
  open override var isAccessibilityElement: Bool {
    get { isDisplayed && super.isAccessibilityElement }
    set { super.isAccessibilityElement = newValue }
  }

  /// The commands that start and stop the movement.
  open override class var actions: [ActionSelector] {
    [
      ActionSelector("startAnimation:", NSProgressIndicator.startAnimation),
      ActionSelector("stopAnimation:", NSProgressIndicator.stopAnimation),
    ]
  }

  /// The looks, with AppKit's raw values (`NSProgressIndicator.Style`).
  public enum Style: UInt, Sendable, Hashable, CaseIterable {
    /// A bar.
    case bar = 0
    /// A wheel.
    case spinning = 1
  }
}
