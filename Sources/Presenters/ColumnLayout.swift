import TextFormats

/// Lays out rows of two columns in the width of a terminal; the right column is wrapped.
public struct ColumnLayout: Sendable {
  /// The style of the text, and its width.
  public var style: TextStyle

  /// Creates a layout.
  public init(style: TextStyle) { self.style = style }

  /// Returns the rows as lines of text; text from a document cannot move the cursor.
  public func present(_ rows: [(left: String, right: String)]) -> String {
    let rows = rows.map { (visible($0.left), visible($0.right, limit: 4000)) }
    let widest = rows.map { $0.1.isEmpty ? 0 : columns(of: $0.0) }.max() ?? 0
    let left = min(widest, style.width * 2 / 5)
    let indent = String(repeating: " ", count: left + 2)
    var lines: [String] = []
    for (title, text) in rows {
      guard !text.isEmpty else {
        lines += wrappedTitle(title)
        continue
      }
      var parts = wrapped(text, to: style.width - left - 2)
      if columns(of: title) <= left {
        let gap = String(repeating: " ", count: left - columns(of: title) + 2)
        parts[0] = title + gap + parts[0]
        lines.append(parts.removeFirst())
      } else {
        lines += wrappedTitle(title)
      }
      lines += parts.map { indent + $0 }
    }
    return lines.joined(separator: "\n")
  }

  /// Wraps a title that has no room in its column; its indentation stays.
  private func wrappedTitle(_ title: String) -> [String] {
    let indent = title.prefix { $0 == " " }
    return wrapped(
      String(title.dropFirst(indent.count)), to: style.width - indent.count, indentation: 2
    ).map { indent + $0 }
  }
}
