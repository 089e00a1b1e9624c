import Accessibility
import ControlCore
import FoundationEssentials
import Graphics
import ResponderKit

/// The index beside a table: a column of titles, of which a touch scrolls to the section.
final class SectionIndexView: View {
  let titles: [String]
  /// The title that was chosen last; nil before one was.
  private var chosen: Int?
  /// The title that the finger is on.
  private var touched: Int?
  private var table: TableView? { superview as? TableView }
  /// The width of the column, in points.
  static let width: Scalar = 15

  init(_ titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    setRecordName("Section Index")
    var element = AccessibilityElement(traits: .adjustable)
    element.systemLabel = .sectionIndex
    setStandardAccessibility(element)
    for title in titles {
      let label = Label(frame: .zero)
      label.text = title
      label.textAlignment = .center
      label.font = Font.system(ofSize: 11)
      addSubview(label)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height / Scalar(max(1, titles.count))
    for (number, label) in subviews.enumerated() {
      label.frame = Rect(x: 0, y: Scalar(number) * height, width: bounds.width, height: height)
    }
  }

  /// Scrolls the table to the section of a title.
  private func choose(_ number: Int) {
    guard titles.indices.contains(number), let table else { return }
    chosen = number
    AccessibilityChanges.note()
    table.scroll(toIndexTitle: titles[number], at: number)
  }

  // MARK: Touches and readers

  private func follow(_ touches: Set<Touch>) {
    guard let touch = touches.first, bounds.height > 0 else { return }
    let place = touch.location(in: self).y / bounds.height * Scalar(titles.count)
    guard place.isFinite else { return }
    let number = Int(max(0, min(place, Scalar(titles.count - 1))))
    if number != touched { choose(number) }
    touched = number
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) { touched = nil }
  override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) { touched = nil }

  override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    if element.value == nil, let chosen { element.value = .text(titles[chosen]) }
    return element
  }
  override func accessibilityIncrement() { choose(chosen.map { $0 + 1 } ?? 0) }
  override func accessibilityDecrement() { choose((chosen ?? titles.count) - 1) }
}

extension TableView {
  /// Asks for the titles of the index again (`UITableView.reloadSectionIndexTitles()`).
  public final func reloadSectionIndexTitles() {
    rows.needsIndex = false
    let former = rows.index
    former?.removeFromSuperview()
    rows.index = nil
    defer {
      // The rows make room for it.
      if (former == nil) != (rows.index == nil) {
        heightsChanged(keepsHeights: true)
        for (_, cell) in presentCells { cell.setNeedsLayout() }
      }
    }
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    guard !titles.isEmpty, rows.placed == nil,
      counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
    else { return }
    let index = SectionIndexView(titles)
    rows.index = index
    addSubview(index)
    setNeedsLayout()
  }

  /// Places the index at the trailing edge of the bounds, in front of the rows.
  final func placeSectionIndex() {
    guard let index = rows.index else { return }
    let width = min(SectionIndexView.width, bounds.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = adjustedContentInset
    index.frame = Rect(
      x: isMirrored ? bounds.minX : bounds.maxX - width, y: bounds.minY + insets.top, width: width,
      height: max(0, bounds.height - insets.top - insets.bottom))
    bringSubviewToFront(index)
  }

  /// Scrolls to the section that the data source has for a title of the index.
  final func scroll(toIndexTitle title: String, at number: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: number)
    if title == Self.indexSearch {
      let top = Point(x: contentOffset.x, y: -adjustedContentInset.top)
      return setContentOffset(top, animated: false)
    }
    guard counts.indices.contains(section) else { return }
    let hasRows = counts[section] > 0 && rectForHeader(inSection: section).height == 0
    scrollToRow(
      at: IndexPath(row: hasRows ? 0 : IndexPath.noRow, section: section), at: .top,
      animated: false)
  }
}
