import FoundationEssentials
import Graphics

/// The position of the headers, rows and footers of a table: one below the other.
struct TableGeometry {
  /// The place of a section, from its header to its footer.
  struct Section {
    var top: Scalar
    /// The tops of the rows, and the bottom of the last one.
    var edges: [Scalar]
    var bottom: Scalar
    var width: Scalar
    /// The frames of rows that a document places; nil for rows one below the other.
    var frames: [Rect]?

    var whole: Rect { rect(top, bottom) }
    var header: Rect { rect(top, edges[0]) }
    var footer: Rect { rect(edges[edges.count - 1], bottom) }

    func row(_ row: Int) -> Rect? {
      if let frames { return frames.indices.contains(row) ? frames[row] : nil }
      return row >= 0 && row + 1 < edges.count ? rect(edges[row], edges[row + 1]) : nil
    }

    private func rect(_ top: Scalar, _ bottom: Scalar) -> Rect {
      Rect(x: 0, y: top, width: width, height: bottom - top)
    }
  }

  var sections: [Section] = []
  var bottom: Scalar = 0

  /// Returns the rows that intersect a range, from top to bottom.
  func rows(from top: Scalar, to bottom: Scalar) -> [IndexPath] {
    var found: [IndexPath] = []
    for (number, section) in sections.enumerated()
    where section.bottom > top && section.top < bottom {
      if let frames = section.frames {
        for (row, frame) in frames.enumerated()
        where frame.maxY > top && frame.minY < bottom && frame.height > 0 {
          found.append(IndexPath(row: row, section: number))
        }
        continue
      }
      var row = section.firstRow(endingAfter: top)
      while row + 1 < section.edges.count, section.edges[row] < bottom {
        if section.edges[row + 1] > section.edges[row] {
          found.append(IndexPath(row: row, section: number))
        }
        row += 1
      }
    }
    return found
  }

  /// Returns the sections that intersect a range.
  func sections(from top: Scalar, to bottom: Scalar) -> [Int] {
    sections.indices.filter { sections[$0].bottom > top && sections[$0].top < bottom }
  }
}

extension TableGeometry.Section {
  /// Creates a section of rows where they are.
  init(frames: [Rect], width: Scalar) {
    let top = frames.map(\.minY).min() ?? 0
    let bottom = frames.map(\.maxY).max() ?? top
    self.init(top: top, edges: [top, bottom], bottom: bottom, width: width, frames: frames)
  }

  /// Returns the first row whose bottom is below a point, or the number of rows.
  fileprivate func firstRow(endingAfter top: Scalar) -> Int {
    var (low, high) = (0, edges.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if edges[middle + 1] > top { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
