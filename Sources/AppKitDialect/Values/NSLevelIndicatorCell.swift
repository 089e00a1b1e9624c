import ControlValues
public import Graphics
import ResponderKit

/// The cell of a level indicator (`NSLevelIndicatorCell`): a number beside the range that its looks are for.
///
/// A number outside of the range is kept, and looks like the nearer end.
@preconcurrency @MainActor
open class NSLevelIndicatorCell: NSActionCell {
  /// Creates the cell of a capacity from 0 to 5, at 0.
  public required init() { super.init() }

  /// Creates a cell of a style, to 5 for a capacity in blocks and stars, and to 100 for the others
  /// (`NSLevelIndicatorCell.init(levelIndicatorStyle:)`).
  public convenience init(levelIndicatorStyle style: NSLevelIndicator.Style) {
    self.init()
    levelIndicatorStyle = style
    let isCounted = style == .discreteCapacity || style == .rating
    maxValue = isCounted ? 5 : 100
  }

  /// The smallest value; 0 unless set (`NSLevelIndicatorCell.minValue`).
  open var minValue = 0.0 {
    didSet { update() }
  }
  /// The largest value; 5 unless set (`NSLevelIndicatorCell.maxValue`).
  open var maxValue = 5.0 {
    didSet { update() }
  }
  /// The value from which the level is one to be warned of; 0, for none, unless set
  /// (`NSLevelIndicatorCell.warningValue`).
  open var warningValue = 0.0
  /// The value from which the level is critical; 0, for none, unless set (`NSLevelIndicatorCell.criticalValue`).
  open var criticalValue = 0.0
  /// The look; a capacity in blocks unless set (`NSLevelIndicatorCell.levelIndicatorStyle`).
  open var levelIndicatorStyle = NSLevelIndicator.Style.discreteCapacity
  /// The number of tick marks; 0 unless set (`NSLevelIndicatorCell.numberOfTickMarks`).
  open var numberOfTickMarks = 0
  /// The number of longer tick marks; 0 unless set (`NSLevelIndicatorCell.numberOfMajorTickMarks`).
  open var numberOfMajorTickMarks = 0
  /// The side of the tick marks; below unless set (`NSLevelIndicatorCell.tickMarkPosition`).
  open var tickMarkPosition = NSSlider.TickMarkPosition.below

  /// Returns the value at a tick mark; traps for a tick mark that is not there
  /// (`NSLevelIndicatorCell.tickMarkValue(at:)`).
  public final func tickMarkValue(at index: Int) -> Double {
    TickMarks(numberOfTickMarks, in: bounded.range).value(at: index)
  }

  /// The value as it looks, in the range.
  package final var bounded: BoundedValue {
    let (low, high) = (minValue.isFinite ? minValue : 0, maxValue.isFinite ? maxValue : 0)
    return BoundedValue(doubleValue, from: low, to: high)
  }

  /// The value as a number (`NSLevelIndicatorCell.objectValue`).
  open override var objectValue: Any? {
    get { storedObject ?? 0.0 }
    set {
      let (former, number) = (doubleValue, number(of: newValue))
      guard number.isFinite else { return }
      storedObject = number
      valueChanged(from: former)
    }
  }

  override var attributes: AppKitAttributes? {
    var attributes =
      switch levelIndicatorStyle {
      case .relevancy: AppKitAttributes(.relevanceIndicator)
      case .rating: AppKitAttributes(.levelIndicator, .ratingIndicator)
      default: AppKitAttributes(.levelIndicator)
      }
    (attributes.minValue, attributes.maxValue) = (minValue, maxValue)
    return attributes
  }
  override var shownValue: AccessibilityValue? { .number(doubleValue) }

  /// Copies the range and the looks, too.
  open override func takeAll(from other: NSCell) {
    super.takeAll(from: other)
    guard let other = other as? NSLevelIndicatorCell else { return }
    (minValue, maxValue) = (other.minValue, other.maxValue)
    (warningValue, criticalValue) = (other.warningValue, other.criticalValue)
    levelIndicatorStyle = other.levelIndicatorStyle
    (numberOfTickMarks, numberOfMajorTickMarks) = (
      other.numberOfTickMarks, other.numberOfMajorTickMarks
    )
    tickMarkPosition = other.tickMarkPosition
  }

  // MARK: Mouse

  /// Changes the level to that at the pointer, if the user can change it.
  open override func startTracking(at startPoint: Point, in controlView: NSView) -> Bool {
    follow(startPoint, in: controlView)
    return isEditable
  }
  /// Changes the level to that at the pointer.
  open override func continueTracking(
    last lastPoint: Point, current currentPoint: Point, in controlView: NSView
  ) -> Bool {
    follow(currentPoint, in: controlView)
    return isEditable
  }

  /// A level has no states: the button that is released changes nothing more.
  open override func setNextState() {}

  /// Takes the level at a point: a whole one for blocks and stars.
  private final func follow(_ point: Point, in view: NSView) {
    guard isEditable, view.bounds.width > 0 else { return }
    let fraction = Double((point.x - view.bounds.minX) / view.bounds.width)
    let value = bounded.value(atFraction: fraction)
    let isCounted = levelIndicatorStyle == .discreteCapacity || levelIndicatorStyle == .rating
    doubleValue = isCounted ? BoundedValue(value.rounded(.up), in: bounded.range).value : value
  }
}
