import FoundationEssentials
import Graphics
import ListModel

/// The position of the headers, rows and footers of a table: one below the other.
struct TableGeometry {
  /// A section, from its header to its footer.
  struct Section {
    var header: Double = 0
    var rows: RowHeights
    var footer: Double = 0
    /// The frames of rows that a document places; nil for rows one below the other.
    var frames: [Rect]?

    var height: Double { header + rows.total + footer }
  }

  private(set) var sections: [Section]
  /// The heights of the sections.
  private var heights: RowHeights
  private let width: Scalar
  /// Where the first section begins.
  private let top: Double
  /// The height of what is below the last section.
  private let rest: Double

  /// Creates sections between what is above and below all of them.
  init(_ sections: [Section] = [], width: Scalar = 0, top: Double = 0, rest: Double = 0) {
    (self.sections, self.width, self.top, self.rest) = (sections, width, top, rest)
    heights = RowHeights(sections.map(\.height))
  }

  /// Where the table ends.
  var bottom: Scalar { Scalar(top + heights.total + rest) }

  private func top(of section: Int) -> Double {
    let frames = sections[section].frames
    return frames.map { Double($0.map(\.minY).min() ?? 0) } ?? top + heights.offset(of: section)
  }

  private func bottom(of section: Int) -> Double {
    let frames = sections[section].frames
    return frames.map { Double($0.map(\.maxY).max() ?? 0) }
      ?? top + heights.offset(of: section) + sections[section].height
  }

  private func rect(_ top: Double, _ height: Double) -> Rect {
    Rect(x: 0, y: Scalar(top), width: width, height: Scalar(height))
  }
}

// MARK: - Places

extension TableGeometry {
  func whole(_ section: Int) -> Rect {
    rect(top(of: section), bottom(of: section) - top(of: section))
  }

  func header(_ section: Int) -> Rect { rect(top(of: section), sections[section].header) }

  func footer(_ section: Int) -> Rect {
    let footer = sections[section].footer
    return rect(bottom(of: section) - footer, footer)
  }

  /// Returns the rectangle of a row; nil for one that doesn't exist.
  func row(_ row: Int, _ number: Int) -> Rect? {
    guard sections.indices.contains(number) else { return nil }
    let section = sections[number]
    if let frames = section.frames { return frames.indices.contains(row) ? frames[row] : nil }
    guard row >= 0, row < section.rows.count else { return nil }
    return rect(
      top(of: number) + section.header + section.rows.offset(of: row), section.rows.height(of: row))
  }

  /// Returns the rows that intersect a range, from top to bottom.
  func rows(from top: Scalar, to bottom: Scalar) -> [IndexPath] {
    var found: [IndexPath] = []
    for number in sections(from: top, to: bottom) {
      let section = sections[number]
      if let frames = section.frames {
        for (row, frame) in frames.enumerated()
        where frame.maxY > top && frame.minY < bottom && frame.height > 0 {
          found.append(IndexPath(row: row, section: number))
        }
        continue
      }
      let begin = self.top(of: number) + section.header
      var row = section.rows.row(endingBelow: Double(top) - begin)
      var end = begin + section.rows.offset(of: row)
      while row < section.rows.count, end < Double(bottom) {
        let height = section.rows.height(of: row)
        if height > 0 { found.append(IndexPath(row: row, section: number)) }
        end += height
        row += 1
      }
    }
    return found
  }

  /// Returns the sections that intersect a range.
  func sections(from top: Scalar, to bottom: Scalar) -> [Int] {
    guard sections.allSatisfy({ $0.frames == nil }) else {
      return sections.indices.filter {
        self.bottom(of: $0) > Double(top) && self.top(of: $0) < Double(bottom)
      }
    }
    var found: [Int] = []
    var number = heights.row(endingBelow: Double(top) - self.top)
    while number < sections.count, self.top(of: number) < Double(bottom) {
      if sections[number].height > 0 { found.append(number) }
      number += 1
    }
    return found
  }
}

// MARK: - Rows that are measured when they are shown

extension TableGeometry {
  /// The heights of the rows, section by section.
  var rowHeights: [[Double]] {
    sections.map { section in (0..<section.rows.count).map { section.rows.height(of: $0) } }
  }

  /// Changes the height of a row.
  mutating func setHeight(_ height: Scalar, of indexPath: IndexPath) {
    sections[indexPath.section].rows.setHeight(Double(height), of: indexPath.row)
    heights.setHeight(sections[indexPath.section].height, of: indexPath.section)
  }

  /// Returns the first row below a point that is shown at all; nil if there is none.
  func firstRow(endingBelow top: Scalar) -> IndexPath? {
    let number = heights.row(endingBelow: Double(top) - self.top)
    guard number < sections.count else { return nil }
    let section = sections[number]
    let begin = self.top(of: number) + section.header
    let row = section.rows.row(endingBelow: Double(top) - begin)
    let path = IndexPath(row: row, section: number)
    return row < section.rows.count ? path : self.row(after: path)
  }

  /// Returns the row after another one, or after a whole section; nil after the last one.
  func row(after indexPath: IndexPath) -> IndexPath? {
    var (row, number) = (indexPath.row + 1, indexPath.section)
    while number < sections.count, row >= sections[number].rows.count {
      (row, number) = (0, number + 1)
    }
    return number < sections.count ? IndexPath(row: row, section: number) : nil
  }
}
