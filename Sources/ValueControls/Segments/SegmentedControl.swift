import Accessibility
public import ControlCore
import Gestures
public import Graphics
public import ResponderKit

/// A row of segments of which one can be selected: UIKit's `UISegmentedControl`, without drawing.
///
/// Setting the selection in code sends nothing. A touch that is lifted on another segment selects it,
/// runs the segment's action, and sends ``ControlEvents/valueChanged`` and
/// ``ControlEvents/primaryActionTriggered``, in this order, which Apple does not document; the touch
/// itself sends nothing. Defaults are those of UISegmentedControl.h. Main actor only.
@preconcurrency @MainActor
open class SegmentedControl: Control {
  /// The index of no segment (`UISegmentedControl.noSegment`).
  public static let noSegment = -1

  final var segments: [SegmentContent] = []
  final var selection = SegmentedControl.noSegment
  /// The looks that few programs set: images, attributes of titles and colors.
  final var looks = StateValues<SegmentLook>()
  /// The parts, of which each stays with its segment; nil before they are asked for.
  final var storedParts: [ControlPart]?
  /// The segment that a touch has chosen, until that is reported.
  private var chosen: Int?
  /// Indicates whether a segment has a width of its own.
  final var hasWidths = false
  /// The rectangles of segments that are not all of one width, for some bounds and direction.
  final var knownRects: (bounds: Rect, isRightToLeft: Bool, rects: [Rect])?

  /// Creates a control without segments (`UISegmentedControl.init(frame:)`).
  public override init(frame: Rect) {
    super.init(frame: frame)
    reportsOnlyValue = true
  }

  /// Creates a control with a segment for each item, which is a title, an image or an action; nil
  /// means none (`UISegmentedControl.init(items:)`).
  ///
  /// Traps on an item of another type, as UIKit raises an exception.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    reportsOnlyValue = true
    for item in items ?? [] { append(item) }
    sizeToFit()
  }

  /// Creates a control with a segment for each action, which shows the image of the action, or its
  /// title (`UISegmentedControl.init(frame:actions:)`).
  public convenience init(frame: Rect, actions: [Action]) {
    self.init(frame: frame)
    var known: Set<Action.Identifier> = []
    for action in actions {
      if known.insert(action.identifier).inserted {
        segments.append(SegmentContent(action: action))
      } else {
        insertSegment(action: action, at: numberOfSegments, animated: false)
      }
    }
  }

  // MARK: Selection

  /// The index of the selected segment; ``noSegment`` unless set
  /// (`UISegmentedControl.selectedSegmentIndex`).
  ///
  /// Setting it sends nothing; an index that no segment has is ignored. A momentary control ignores
  /// it, and answers which segment was pressed last.
  open var selectedSegmentIndex: Int {
    get { selection }
    set { if !isMomentary { select(newValue) } }
  }

  /// A Boolean value that indicates whether the control keeps no selection after a press; false
  /// unless set (`UISegmentedControl.isMomentary`).
  ///
  /// Setting it to true clears the selection.
  open var isMomentary: Bool = false {
    willSet { noteParts([selection]) }
    didSet {
      if isMomentary, !oldValue { selection = Self.noSegment }
      AccessibilityChanges.note()
    }
  }

  /// A Boolean value that indicates whether segments without a width of their own are as wide as
  /// their content; false unless set (`UISegmentedControl.apportionsSegmentWidthsByContent`).
  open var apportionsSegmentWidthsByContent: Bool = false {
    didSet { segmentsChanged() }
  }

  // MARK: Segments, see SegmentedControl+Segments.swift

  /// The number of segments (`UISegmentedControl.numberOfSegments`).
  public final var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title, at the nearest index that is possible
  /// (`UISegmentedControl.insertSegment(withTitle:at:animated:)`).
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment)
  }
  /// Inserts a segment with an image, at the nearest index that is possible
  /// (`UISegmentedControl.insertSegment(with:at:animated:)`).
  open func insertSegment(with image: Image?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment)
  }
  /// Removes a segment; does nothing for an index that no segment has
  /// (`UISegmentedControl.removeSegment(at:animated:)`).
  ///
  /// A selected segment stays selected; with the selected one the selection goes. Of a momentary
  /// control this holds for the segment that was pressed last.
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }
  /// Removes all segments, and the selection (`UISegmentedControl.removeAllSegments()`).
  open func removeAllSegments() {
    noteAllParts()
    segments = []
    if storedParts != nil { storedParts = [] }
    selection = Self.noSegment
    hasWidths = false
    segmentsChanged()
  }

  /// Sets the title of a segment, in place of its image; an index that no segment has is ignored
  /// (`UISegmentedControl.setTitle(_:forSegmentAt:)`).
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.face = title.map { .title($0) } }
  }
  /// Returns the title of a segment; nil for one with an image (`UISegmentedControl.titleForSegment(at:)`).
  open func titleForSegment(at segment: Int) -> String? { content(at: segment)?.title }
  /// Sets the image of a segment, in place of its title; an index that no segment has is ignored
  /// (`UISegmentedControl.setImage(_:forSegmentAt:)`).
  open func setImage(_ image: Image?, forSegmentAt segment: Int) {
    change(segment) { $0.face = image.map { .image($0) } }
  }
  /// Returns the image of a segment; nil for one with a title
  /// (`UISegmentedControl.imageForSegment(at:)`).
  open func imageForSegment(at segment: Int) -> Image? { content(at: segment)?.image }
  /// Sets the width of a segment, in points; 0 lets the control choose it
  /// (`UISegmentedControl.setWidth(_:forSegmentAt:)`).
  ///
  /// A width that is negative or no number is 0.
  open func setWidth(_ width: Scalar, forSegmentAt segment: Int) {
    let width = width > 0 && width.isFinite ? width : 0
    if width > 0 { hasWidths = true }
    change(segment) { $0.madeExtras.width = width }
  }
  /// Returns the width of a segment, in points; 0 unless set
  /// (`UISegmentedControl.widthForSegment(at:)`).
  open func widthForSegment(at segment: Int) -> Scalar {
    content(at: segment)?.extras?.width ?? 0
  }
  /// Sets how far the content of a segment is moved, in points
  /// (`UISegmentedControl.setContentOffset(_:forSegmentAt:)`).
  open func setContentOffset(_ offset: Size, forSegmentAt segment: Int) {
    change(segment) { $0.madeExtras.offset = offset }
  }
  /// Returns how far the content of a segment is moved, in points; zero unless set
  /// (`UISegmentedControl.contentOffsetForSegment(at:)`).
  open func contentOffsetForSegment(at segment: Int) -> Size {
    content(at: segment)?.extras?.offset ?? .zero
  }
  /// Sets whether the user can choose a segment (`UISegmentedControl.setEnabled(_:forSegmentAt:)`).
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Returns whether the user can choose a segment; true unless set
  /// (`UISegmentedControl.isEnabledForSegment(at:)`).
  open func isEnabledForSegment(at segment: Int) -> Bool {
    content(at: segment)?.isEnabled ?? false
  }

  // MARK: Geometry

  /// The natural size of what is aligned: the widths of the segments, and the height of UIKit's controls,
  /// which Apple does not document (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size {
    let size = naturalSize
    return Size(width: size.width, height: size.height - 1)
  }
  /// The edges without the point at the bottom that is not aligned, as documents have it
  /// (`UIView.alignmentRectInsets`).
  open override var alignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }
  /// Returns the natural size (`UIView.sizeThatFits(_:)`).
  open override func sizeThatFits(_ size: Size) -> Size { naturalSize }

  /// Arranges the segments again.
  open override func layoutSubviews() {
    super.layoutSubviews()
    knownRects = nil
  }

  // MARK: Tracking

  /// Tracks a touch that begins on an enabled segment.
  open override func beginTracking(_ touch: Touch, with event: InputEvent?) -> Bool {
    segment(at: touch.location(in: self)) != nil
  }
  /// Chooses the segment below the finger, if it is enabled.
  open override func endTracking(_ touch: Touch?, with event: InputEvent?) {
    guard let segment = touch.flatMap({ segment(at: $0.location(in: self)) }),
      isMomentary || segment != selection
    else { return }
    select(segment)
    chosen = segment
  }
  /// Ends the tracking, and reports the segment that was chosen.
  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    chosen = nil
    super.touchesEnded(touches, with: event)
    guard let chosen else { return }
    self.chosen = nil
    if let action = actionForSegment(at: chosen) { sendAction(action) }
    send(.valueChanged, with: event)
    send(.primaryActionTriggered, with: event)
  }

  /// Returns false for a single tap with one finger of a recognizer of another view: the control
  /// keeps it (Apple's page on attaching gesture recognizers to controls).
  ///
  /// A disabled control keeps nothing; Apple is silent.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    !(isEnabled && TapGestureRecognizer.yields(gestureRecognizer, to: self))
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  /// A Boolean value that indicates whether the user can operate the control; true unless set.
  open override var isEnabled: Bool {
    willSet { noteAllParts() }
  }

  /// The segments, which a screen reader stops at, unless set.
  open override var accessibilityElements: [Responder]? {
    get { super.accessibilityElements ?? parts }
    set { super.accessibilityElements = newValue }
  }
  /// A group if the control has a label, whose name is said on entering it, unless set.
  open override var accessibilityContainerType: AccessibilityContainerType {
    get { groupIfNamed(super.accessibilityContainerType) }
    set { super.accessibilityContainerType = newValue }
  }

  private var parts: [ControlPart] {
    if let storedParts { return storedParts }
    let parts = segments.indices.map { ControlPart($0, of: self) }
    storedParts = parts
    return parts
  }
}

extension SegmentedControl: HugsContent {
  package nonisolated static var huggedDirections: HuggedDirections { .vertical }
}
