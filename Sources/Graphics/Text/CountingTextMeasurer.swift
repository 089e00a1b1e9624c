/// A measurer that counts characters, for tests whose sizes anyone can work out.
///
/// The bars of a document whose frames are those of Interface Builder are measured by it, too.
/// A character is half as wide as the font's size, and an ideograph or emoji is as wide as the
/// size. A line is 1.2 times as high as the size. Both are rounded up to whole points, as UIKit
/// rounds text. Text wraps anywhere. Fonts of text styles have their sizes at the Large setting.
public struct CountingTextMeasurer: TextMeasurer, Hashable {
  /// Creates the measurer.
  public init() {}

  /// Returns the size that follows from the number of characters.
  public func size(of text: AttributedText, font: Font, width: Double?, lines: Int) -> Size {
    var size = Size.zero
    let text = text.lines
    for line in text {
      let whole = line.reduce(0) { $0 + self.width(of: $1, font: font) }.rounded(.up)
      let height = (line.map { lineHeight($0.attributes.font ?? font) }.max() ?? lineHeight(font))
      var count = 1.0
      if let width, width > 0, whole > width { count = (whole / width).rounded(.up) }
      if lines > 0 { count = min(count, Double(lines)) }
      size.width = max(size.width, count > 1 ? (width ?? whole) : min(whole, width ?? whole))
      size.height += height * count
    }
    if lines > 0, text.count > lines {
      size.height = min(size.height, lineHeight(font) * Double(lines))
    }
    return size
  }

  private func lineHeight(_ font: Font) -> Double {
    (font.effectivePointSize * 1.2).rounded(.up)
  }

  private func width(of run: AttributedText.Run, font: Font) -> Double {
    let size = (run.attributes.font ?? font).effectivePointSize
    // In ASCII, every byte is a narrow character, except for CR LF, which ends a line.
    if run.text.utf8.allSatisfy({ $0 < 0x80 }) { return Double(run.text.utf8.count) * size / 2 }
    return run.text.reduce(0) { $0 + ($1.isWide ? size : size / 2) }
  }
}

extension AttributedText {
  /// The runs of each line; one line without runs for empty text.
  fileprivate var lines: [[Run]] {
    var lines: [[Run]] = [[]]
    for run in runs {
      if run.text.utf8.allSatisfy({ $0 < 0x80 && !(0x0A...0x0D).contains($0) }) {
        if !run.text.isEmpty { lines[lines.count - 1].append(run) }
        continue
      }
      for (number, part) in run.text.split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).enumerated() {
        if number > 0 { lines.append([]) }
        if !part.isEmpty {
          lines[lines.count - 1].append(Run(String(part), attributes: run.attributes))
        }
      }
    }
    return lines
  }
}

extension Character {
  fileprivate var isWide: Bool {
    // No script before U+231A, the first emoji, is wide.
    guard let first = unicodeScalars.first, first.value >= 0x231A else { return false }
    return first.properties.isIdeographic || first.properties.isEmojiPresentation
  }
}
