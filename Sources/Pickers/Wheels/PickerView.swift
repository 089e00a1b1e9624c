import Accessibility
public import Graphics
public import ResponderKit

/// Wheels with rows of the app's: UIKit's `UIPickerView`, without drawing.
///
/// The data source is asked when the picker is first laid out or asked about, and the delegate for the
/// rows that show. A row that a program selects is not reported. Defaults are those of UIPickerView.h.
/// Main actor only.
@preconcurrency @MainActor
open class PickerView: View {
  /// The wheels, as they were loaded; nil before that.
  private var components: [Component]?
  private var items: [WheelItem] = []

  private struct Component {
    var rows: Int
    var selected: Int
    var size: Size
  }

  /// Creates a picker without rows (`UIPickerView.init(frame:)`).
  public override init(frame: Rect) { super.init(frame: frame) }

  /// Says how many rows there are; nil unless set, and not retained (`UIPickerView.dataSource`).
  open weak var dataSource: (any PickerViewDataSource)? { didSet { forget() } }
  /// A data source in the place of the app's, which is retained; nil for none.
  package final var assumedRows: (any PickerViewDataSource)?
  /// The delegate, which provides the rows and learns of choices; nil unless set, and not retained
  /// (`UIPickerView.delegate`).
  open weak var delegate: (any PickerViewDelegate)? { didSet { forget() } }
  /// A Boolean value that indicates whether a screen reader says where a row is among the others;
  /// true unless set.
  ///
  /// A named policy; see Docs/Divergences.md.
  open var speaksPositions: Bool = true { didSet { AccessibilityChanges.note() } }

  // MARK: Rows

  private func forget() {
    components = nil
    setNeedsLayout()
  }

  private var loaded: [Component] {
    if let components { return components }
    guard let dataSource else { return [] }
    components = []  // A question from the data source finds no rows.
    let count = max(0, min(dataSource.numberOfComponents(in: self), 1000))
    let widths = (0..<count).map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    let made = (0..<count).map { number in
      let rows = max(0, dataSource.pickerView(self, numberOfRowsInComponent: number))
      let height = delegate?.pickerView(self, rowHeightForComponent: number) ?? 0
      return Component(
        rows: rows, selected: rows > 0 ? 0 : -1,
        size: Size(
          width: widths[number] > 0 ? widths[number] : bounds.width / Double(max(count, 1)),
          height: height > 0 ? height : 32))
    }
    components = made
    // A screen reader keeps its place on a wheel.
    if items.count != count { items = (0..<count).map { WheelItem($0, of: self) } }
    AccessibilityChanges.note()
    return made
  }

  /// The number of wheels; 0 without a data source (`UIPickerView.numberOfComponents`).
  public final var numberOfComponents: Int { loaded.count }
  /// Returns the number of rows on a wheel; 0 for a number out of range
  /// (`UIPickerView.numberOfRows(inComponent:)`).
  open func numberOfRows(inComponent component: Int) -> Int {
    loaded.indices.contains(component) ? loaded[component].rows : 0
  }
  /// Returns the size of the rows on a wheel (`UIPickerView.rowSize(forComponent:)`).
  open func rowSize(forComponent component: Int) -> Size {
    loaded.indices.contains(component) ? loaded[component].size : .zero
  }
  /// Returns the row that is selected; -1 for none (`UIPickerView.selectedRow(inComponent:)`).
  open func selectedRow(inComponent component: Int) -> Int {
    loaded.indices.contains(component) ? loaded[component].selected : -1
  }
  /// Selects a row, at once even if animated; the nearest one for a number out of range
  /// (`UIPickerView.selectRow(_:inComponent:animated:)`).
  ///
  /// It is not reported.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard loaded.indices.contains(component), loaded[component].rows > 0 else { return }
    note(component)
    guard loaded.indices.contains(component), loaded[component].rows > 0 else { return }
    let last = loaded[component].rows - 1
    components?[component].selected = max(0, min(row, last))
    AccessibilityChanges.note()
  }
  /// Asks the data source and the delegate again about everything
  /// (`UIPickerView.reloadAllComponents()`).
  open func reloadAllComponents() {
    let selected = components?.map(\.selected) ?? []
    components = nil
    for (component, row) in selected.enumerated() where row >= 0 {
      selectRow(row, inComponent: component, animated: false)
    }
    setNeedsLayout()
  }
  /// Asks again about a wheel; its selection is kept, within the new rows
  /// (`UIPickerView.reloadComponent(_:)`).
  open func reloadComponent(_ component: Int) {
    guard loaded.indices.contains(component), let dataSource else { return }
    note(component)
    let rows = max(0, dataSource.pickerView(self, numberOfRowsInComponent: component))
    guard loaded.indices.contains(component) else { return }
    let selected = loaded[component].selected
    components?[component].rows = rows
    components?[component].selected = rows == 0 ? -1 : max(0, min(selected, rows - 1))
    AccessibilityChanges.note()
  }
  /// Returns the view of a row; nil for a row that does not show, and where the delegate has no views
  /// (`UIPickerView.view(forRow:forComponent:)`).
  open func view(forRow row: Int, forComponent component: Int) -> View? {
    guard loaded.indices.contains(component), row >= 0, row < loaded[component].rows,
      abs(row - loaded[component].selected) <= 3
    else { return nil }
    return given(
      delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil))
  }

  /// The text of a row: that of its view, its attributed title, or its title.
  package final func text(ofRow row: Int, inComponent component: Int) -> String? {
    guard row >= 0, row < numberOfRows(inComponent: component) else { return nil }
    if let view = view(forRow: row, forComponent: component) { return view.accessibilityLabel }
    return delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
  }

  /// Selects a row as the user does; returns whether it is another one, which is reported to the
  /// delegate.
  @discardableResult
  package final func choose(row: Int, inComponent component: Int) -> Bool {
    let before = selectedRow(inComponent: component)
    guard row >= 0, row < numberOfRows(inComponent: component), row != before else { return false }
    selectRow(row, inComponent: component, animated: true)
    tellDelegate(delegate, "didSelectRow") {
      $0.pickerView(self, didSelectRow: row, inComponent: component)
    }
    return true
  }

  private func note(_ component: Int) {
    guard items.indices.contains(component) else { return }
    InteractionRecorder.current?.look(at: items[component])
  }

  /// Asks for the rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    _ = loaded
  }
  /// The size, in points; Apple documents none (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size { Size(width: 320, height: 216) }
  /// Returns the size of the picker (`UIView.sizeThatFits(_:)`).
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  // MARK: Accessibility

  /// The wheels, which a screen reader stops at, unless set.
  open override var accessibilityElements: [Responder]? {
    get { super.accessibilityElements ?? (loaded.isEmpty ? nil : items) }
    set { super.accessibilityElements = newValue }
  }
}

extension PickerView: WheelView {
  final func wheelValue(_ wheel: Int) -> AccessibilityValue? {
    text(ofRow: selectedRow(inComponent: wheel), inComponent: wheel).map { .text($0) }
  }

  final func wheelLabel(_ wheel: Int) -> (label: String?, hint: String?) {
    (
      delegate?.pickerView(self, accessibilityLabelForComponent: wheel),
      delegate?.pickerView(self, accessibilityHintForComponent: wheel)
    )
  }

  final func wheelPosition(_ wheel: Int) -> ContainerPosition? {
    let row = selectedRow(inComponent: wheel)
    guard speaksPositions, row >= 0 else { return nil }
    return .series(row + 1, of: numberOfRows(inComponent: wheel))
  }

  final func turnWheel(_ wheel: Int, by rows: Int) {
    choose(row: selectedRow(inComponent: wheel) + rows, inComponent: wheel)
  }

  final var wheelsAreEnabled: Bool { isUserInteractionEnabled }
  final func wheelFrame(_ wheel: Int) -> Rect { equalFrame(wheel, of: numberOfComponents) }
}

extension PickerView: HugsContent {
  package nonisolated static var huggedDirections: HuggedDirections { .both }
}
