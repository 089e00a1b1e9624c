public import Graphics
import ResponderKit

/// The cell of a segmented control (`NSSegmentedCell`): segments side by side, of which a click selects one, turns
/// one on or off, or none.
@preconcurrency @MainActor
open class NSSegmentedCell: NSActionCell {
  /// Creates a cell without segments.
  ///
  /// What sends the action is the choice of a segment, and not the mouse.
  public required init() {
    super.init()
    sendAction(on: [])
  }

  final var segments: [Segment] = []
  /// The index of the segment that was selected last.
  final var lastSelected: Int?
  /// The places of the segments, until contents or bounds are others.
  final var knownFrames:
    (bounds: Rect, distribution: NSSegmentedControl.Distribution, frames: [Rect])?
  /// The index of the segment that is pressed.
  private final var pressed: Int?
  /// The index of the segment that the keyboard operates.
  final var keySegment: Int?

  /// The font, by which segments that fit are measured.
  open override var font: Font? {
    didSet { knownFrames = nil }
  }
  /// The effect of a click; selects one segment unless set (`NSSegmentedCell.trackingMode`).
  open var trackingMode = NSSegmentedControl.SwitchTracking.selectOne {
    didSet { update() }
  }
  /// The look, which has no effect here; automatic unless set (`NSSegmentedCell.segmentStyle`).
  open var segmentStyle = NSSegmentedControl.Style.automatic

  /// The number of segments (`NSSegmentedCell.segmentCount`).
  ///
  /// New segments have no label, are enabled and not selected; those beyond a smaller number are gone. Traps for
  /// a negative number and for one above 2048, as the page of `NSSegmentedControl.segmentCount` limits it.
  public final var segmentCount: Int {
    get { segments.count }
    set {
      precondition((0...2048).contains(newValue), "a segmented control has 0 to 2048 segments")
      if newValue < segments.count { segments.removeLast(segments.count - newValue) }
      while segments.count < newValue { segments.append(Segment(of: self)) }
      if let lastSelected, lastSelected >= newValue { self.lastSelected = nil }
      if let keySegment, keySegment >= newValue { self.keySegment = nil }
      knownFrames = nil
      update()
    }
  }

  // MARK: Selection

  /// The index of the segment that was selected last, -1 for none (`NSSegmentedCell.selectedSegment`).
  ///
  /// Setting it selects the segment, as ``setSelected(_:forSegment:)`` does; -1 deselects all.
  public final var selectedSegment: Int {
    get { lastSelected ?? -1 }
    set {
      if newValue == -1 { deselectAll() } else { setSelected(true, forSegment: newValue) }
    }
  }

  /// Selects or deselects a segment; one that is disabled stays as it is
  /// (`NSSegmentedCell.setSelected(_:forSegment:)`).
  ///
  /// In the mode that selects one segment, the other ones are deselected; in those that select none, nothing happens.
  public final func setSelected(_ selected: Bool, forSegment segment: Int) {
    let item = checked(segment)
    guard item.isEnabled, !trackingMode.isMomentary else { return }
    mark(item, segment, selected)
  }

  private final func mark(_ item: Segment, _ segment: Int, _ selected: Bool) {
    let former = selectionText
    if selected {
      if trackingMode != .selectAny { for other in segments { other.isSelected = false } }
      lastSelected = segment
    } else if lastSelected == segment {
      lastSelected = segments.indices.last { $0 != segment && segments[$0].isSelected }
    }
    item.isSelected = selected
    selectionChanged(from: former)
  }

  /// Returns whether a segment is selected (`NSSegmentedCell.isSelected(forSegment:)`).
  public final func isSelected(forSegment segment: Int) -> Bool { checked(segment).isSelected }

  /// Selects the first segment with a tag; returns whether there is one
  /// (`NSSegmentedCell.selectSegment(withTag:)`).
  @discardableResult
  public final func selectSegment(withTag tag: Int) -> Bool {
    guard let segment = segments.firstIndex(where: { $0.tag == tag }) else { return false }
    selectedSegment = segment
    return true
  }

  final func deselectAll() {
    let former = selectionText
    for segment in segments { segment.isSelected = false }
    lastSelected = nil
    selectionChanged(from: former)
  }

  private final func selectionChanged(from former: String) {
    update()
    if selectionText != former { note(.value(selectionText)) }
  }

  /// The names of the selected segments, or “no segment”.
  package final var selectionText: String {
    let names = segments.indices.filter { segments[$0].isSelected }.map { name(ofSegment: $0) }
    return names.isEmpty ? "no segment" : names.joined(separator: ", ")
  }

  /// Returns the label of a segment, or the name of its image; its number from 1 where it has neither.
  package final func name(ofSegment segment: Int) -> String {
    let item = segments[segment]
    return item.label.flatMap { $0.isEmpty ? nil : $0 } ?? item.image?.name
      ?? "segment \(segment + 1)"
  }

  override var comparedValue: String { selectionText }

  /// Returns the segment at an index; traps if there is none.
  final func checked(_ segment: Int) -> Segment {
    precondition(
      segments.indices.contains(segment),
      "there is no segment \(segment): there are \(segments.count)")
    return segments[segment]
  }

  // MARK: Accessibility

  /// One of several choices, choices that do not depend on each other, or buttons.
  final var roleOfSegments: AccessibilityRole {
    switch trackingMode {
    case .selectOne: .radioButton
    case .selectAny: .checkBox
    case .momentary, .momentaryAccelerator: .button
    }
  }
  override var attributes: AppKitAttributes? {
    AppKitAttributes(trackingMode == .selectOne ? .radioGroup : .group)
  }

  /// Copies the segments with their states, too.
  open override func takeAll(from other: NSCell) {
    super.takeAll(from: other)
    guard let other = other as? NSSegmentedCell else { return }
    (trackingMode, segmentStyle) = (other.trackingMode, other.segmentStyle)
    segments = other.segments.map { Segment(copying: $0, of: self) }
    knownFrames = nil
    (lastSelected, keySegment) = (other.lastSelected, other.keySegment)
  }

  // MARK: Mouse

  /// Notes the segment that is pressed.
  open override func startTracking(at startPoint: Point, in controlView: NSView) -> Bool {
    pressed = segment(at: startPoint, in: controlView)
    return true
  }
  /// Goes on until the button is released.
  open override func continueTracking(
    last lastPoint: Point, current currentPoint: Point, in controlView: NSView
  ) -> Bool { true }

  /// Selects the segment that was pressed, if the button is released in it.
  open override func stopTracking(
    last lastPoint: Point, current stopPoint: Point, in controlView: NSView, mouseIsUp flag: Bool
  ) {
    let chosen = flag ? segment(at: stopPoint, in: controlView) : nil
    if let chosen, chosen == pressed {
      choose(chosen)
      sendOwnAction()
    }
    pressed = nil
  }

  /// Selects a segment as a click does.
  final func choose(_ segment: Int) {
    let isTurnedOff = trackingMode == .selectAny && segments[segment].isSelected
    mark(segments[segment], segment, !isTurnedOff)
    keySegment = segment
  }

  /// A segmented control has no states of its own.
  open override func setNextState() {}

  private final func segment(at point: Point, in view: NSView) -> Int? {
    (view as? NSSegmentedControl)?.segment(at: point)
  }
}
