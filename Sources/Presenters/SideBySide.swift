import TextFormats

/// Shows two texts beside each other, such as the answers about two controls.
public struct SideBySide: Sendable {
  /// The style of the text, and the width of both columns together.
  public var style: TextStyle

  /// Creates a presenter.
  public init(style: TextStyle) { self.style = style }

  /// The width of a column.
  package var width: Int { max((style.width - 3) / 2, 20) }

  /// Returns lines in two columns, below their headings; each pair of texts begins on a line of its own.
  public func present(
    _ headings: (left: String, right: String), _ rows: [(left: String, right: String)]
  ) -> String {
    var lines = pair(headings.left, headings.right).map { style.bold($0) }
    lines.append(
      String(repeating: "─", count: width) + "┼" + String(repeating: "─", count: width + 1))
    for row in rows { lines += pair(row.left, row.right) }
    return lines.map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// Returns two lists of rows as texts for the columns: the name of each row, with what follows it indented.
  ///
  /// Rows with the same name stand beside each other, as far as the lists have the same names in one order.
  package func paired(
    _ left: [(left: String, right: String)], _ right: [(left: String, right: String)]
  ) -> [(left: String, right: String)] {
    let (left, right) = (groups(of: left), groups(of: right))
    return (0..<max(left.count, right.count)).map { number in
      (
        number < left.count ? left[number] : "",
        number < right.count ? right[number] : ""
      )
    }
  }

  private func groups(of rows: [(left: String, right: String)]) -> [String] {
    rows.reduce(into: []) { groups, row in
      if row.left.isEmpty, !groups.isEmpty {
        groups[groups.count - 1] += "\n  \(row.right)"
      } else {
        groups.append(row.right.isEmpty ? row.left : "\(row.left): \(row.right)")
      }
    }
  }

  /// Returns the lines of two texts, which may have line breaks.
  private func pair(_ left: String, _ right: String) -> [String] {
    let (left, right) = (lines(of: left), lines(of: right))
    return (0..<max(left.count, right.count)).map { number in
      let text = number < left.count ? left[number] : ""
      let gap = String(repeating: " ", count: max(0, width - columns(of: text)))
      return text + gap + "│ " + (number < right.count ? right[number] : "")
    }
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let indent = String(line.prefix { $0 == " " })
      let parts = wrapped(
        visible(String(line.dropFirst(indent.count)), limit: 4000),
        to: max(width - 1 - indent.count, 8))
      return parts.map { indent + $0 }
    }
  }
}
