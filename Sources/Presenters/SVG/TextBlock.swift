import Graphics
import Localize

/// The lines of a text in a frame, broken by the widths of the system's font.
struct TextBlock {
  let lines: [String]
  let size: Double
  let x: Double
  let anchor: String
  let isRightToLeft: Bool
  let isBold: Bool
  private let font: Font
  private let frame: Rect
  private let isAtTop: Bool

  /// The factor by which a line may be wider than the frame before it is broken or cut; it is then set
  /// a little narrower.
  private static let slack = 1.15
  /// The factor by which a text of one line is made smaller rather than cut.
  private static let smallest = 0.7

  init(_ line: ScreenDrawing.StyledLine, in frame: Rect, _ isRightToLeftScreen: Bool) {
    self.frame = frame
    isAtTop = line.isAtTop
    isBold = line.isBold
    let flat = String(line.text.prefix(2000))
    isRightToLeft = flat.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) }
    var size = min(max(line.size.isFinite ? line.size : 17, 4), 200)
    let width = max(Double(frame.width), 1)
    // UIKit rounds the height of a line to half a point, so three lines may be a little less than
    // three times as high as one.
    let rows = max(1, Int(min(Double(frame.height), 100_000) / (size * 1.193) + 0.2))
    let needed = Self.font(size, isBold).width(of: flat)
    if rows == 1, needed > width { size = max(size * max(width / needed, Self.smallest), 4) }
    self.size = size
    font = Self.font(size, isBold)
    lines =
      rows == 1
      ? [font.cut(flat, to: width * Self.slack)]
      : font.broken(flat, to: width, slack: Self.slack, rows: rows)
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
  func baseline(of line: Int) -> Double { top + Double(line) * size * 1.2 + size * 0.95 }

  private var top: Double {
    isAtTop
      ? Double(frame.minY) + 4 : Double(frame.midY) - Double(lines.count) * size * 1.2 / 2
  }

  /// The width that a line is set to, at most that of the frame, whatever font draws it; nil for a
  /// script whose width is not known well.
  func width(of line: Int) -> Double? {
    guard lines[line].hasKnownWidth else { return nil }
    let width = min(estimatedWidth(of: line), max(Double(frame.width), 1))
    return width > 0 ? width : nil
  }

  private func estimatedWidth(of line: Int) -> Double { font.width(of: lines[line]) }

  private static func font(_ size: Double, _ isBold: Bool) -> Font {
    .system(ofSize: size, weight: isBold ? .bold : .regular)
  }

  /// The rectangle that a line covers.
  func bounds(of line: Int) -> Rect {
    let width = width(of: line) ?? min(estimatedWidth(of: line), Double(frame.width))
    let isAtEnd = (anchor == "end") != isRightToLeft
    let start = anchor == "middle" ? x - width / 2 : isAtEnd ? x - width : x
    return Rect(x: start, y: baseline(of: line) - size * 0.8, width: width, height: size)
  }
}

extension Font {
  fileprivate func cut(_ text: String, to width: Double) -> String {
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    guard self.width(of: line) > width else { return line }
    var left = width - self.width(of: "…")
    let kept = line.prefix { character in
      left -= self.width(of: String(character))
      return left >= 0
    }
    return (kept.isEmpty ? line.prefix(1) : kept) + "…"
  }

  fileprivate func broken(_ text: String, to width: Double, slack: Double, rows: Int) -> [String] {
    let lines = wrapped(text, to: width)
    guard lines.count > rows else { return lines }
    // Fonts differ, so a text that nearly fits does.
    let narrow = wrapped(text, to: width * slack)
    guard narrow.count > rows else { return narrow }
    return Array(narrow.prefix(rows - 1)) + [narrow[rows - 1] + "…"]
  }

  private func wrapped(_ text: String, to width: Double) -> [String] {
    let space = self.width(of: " ")
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      var used = 0.0
      for word in paragraph.split(separator: " ") {
        let more = self.width(of: word)
        if !line.isEmpty, used + space + more > width {
          lines.append(line)
          (line, used) = (String(word), more)
        } else {
          used += more + (line.isEmpty ? 0 : space)
          line += (line.isEmpty ? "" : " ") + word
        }
      }
      lines.append(line)
    }
    return lines
  }
}

extension String {
  /// Indicates whether the widths are near enough for a text to be set to them: Latin, Greek, Cyrillic.
  fileprivate var hasKnownWidth: Bool {
    unicodeScalars.allSatisfy { $0.value < 0x530 || (0x2010...0x203A).contains($0.value) }
  }
}
