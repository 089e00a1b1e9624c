import Graphics
import Localize

/// The lines of a text in a frame, broken by an estimate of its width: no font is measured.
struct TextBlock {
  let lines: [String]
  let size: Double
  let x: Double
  let anchor: String
  let isRightToLeft: Bool
  private let frame: Rect
  private let isAtTop: Bool

  init(_ line: ScreenDrawing.StyledLine, in frame: Rect, _ isRightToLeftScreen: Bool) {
    self.frame = frame
    isAtTop = line.isAtTop
    let flat = String(line.text.prefix(2000))
    isRightToLeft = flat.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) }
    var size = min(max(line.size.isFinite ? line.size : 17, 4), 200)
    let width = max(Double(frame.width), 1)
    // A text of one line is made a little smaller rather than cut.
    let rows = max(1, Int(Double(frame.height) / (size * 1.2)))
    let needed = Self.width(of: flat) * size
    if rows == 1, needed > width { size = max(size * max(width / needed, 0.7), 4) }
    self.size = size
    // The estimate is rough, so a single line is cut only where it is much too long.
    lines =
      rows == 1
      ? [Self.cut(flat, to: width / size * 1.3)] : Self.broken(flat, to: width / size, rows: rows)
    let isAtEnd =
      line.alignment == .right
      || [.natural, .justified].contains(line.alignment) && isRightToLeftScreen
    switch line.alignment {
    case .center: (x, anchor) = (Double(frame.midX), "middle")
    default:
      x = Double(isAtEnd ? frame.maxX : frame.minX)
      // In a text from right to left, the start is at the right.
      anchor = isAtEnd != isRightToLeft ? "end" : "start"
    }
  }

  /// The height at which the letters of a line stand; the block is in the middle of the frame, or
  /// at its top.
  func baseline(of line: Int) -> Double {
    let height = size * 1.2
    let top =
      isAtTop ? Double(frame.minY) + 4 : Double(frame.midY) - Double(lines.count) * height / 2
    return top + Double(line) * height + size * 0.95
  }

  /// The width of a text in sizes of its font.
  private static func width(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 1 : $1.value >= 0x20 ? 0.55 : 0) }
  }

  private static func cut(_ text: String, to width: Double) -> String {
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    guard self.width(of: line) > width else { return line }
    return line.prefix(max(Int(width / 0.55) - 1, 1)) + "…"
  }

  private static func broken(_ text: String, to width: Double, rows: Int) -> [String] {
    // The estimate is rough, so a line that is a little too long stays one.
    if !text.contains("\n"), self.width(of: text) <= width * 1.3 { return [text] }
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if !line.isEmpty, Self.width(of: longer) > width {
          lines.append(line)
          line = String(word)
        } else {
          line = longer
        }
      }
      lines.append(line)
    }
    guard lines.count > rows else { return lines }
    return Array(lines.prefix(rows - 1)) + [lines[rows - 1] + "…"]
  }
}
