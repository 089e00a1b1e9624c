/// The default measurer, which knows how wide the characters of the system's font are.
///
/// The widths are those of Inter, a free font whose letters are nearly as wide as San Francisco's,
/// with Apple's spaces between letters; labels of real documents are within about a percent. Other
/// families are measured as the system's font, and those in which all characters are as wide at
/// 0.602 of the size. A line is 1.193 times as high as the size. Both are rounded up to whole
/// points. Text wraps at words, and within a word that is wider than a line. Fonts of text styles
/// have their sizes at the Large setting unless they have a size.
public struct SystemTextMeasurer: TextMeasurer, Hashable {
  /// Creates the measurer.
  public init() {}

  /// Returns the size that follows from the advance widths of the characters.
  public func size(of text: AttributedText, font: Font, width: Double?, lines: Int) -> Size {
    var breaker = LineBreaker(width: width.flatMap { $0 > 0 ? $0 : nil })
    for run in text.runs { breaker.add(run.text, in: run.attributes.font ?? font) }
    breaker.finish(in: text.runs.last?.attributes.font ?? font)
    let shown = lines > 0 ? Array(breaker.lines.prefix(lines)) : breaker.lines
    var size = Size.zero
    for line in shown {
      size.width = max(size.width, line.width)
      size.height += line.height
    }
    // The last line ends where the width does, if there is more text.
    if let width, shown.count < breaker.lines.count { size.width = width }
    return Size(width: min(size.width.rounded(.up), width ?? .infinity), height: size.height)
  }
}

/// Sets characters in lines.
private struct LineBreaker {
  struct Line {
    var width = 0.0
    var height = 0.0
  }

  private(set) var lines: [Line] = []
  private let limit: Double?
  private var line = Line()
  /// The width of the line with the spaces at its end.
  private var advanced = 0.0
  /// The part of the line up to the last place where it may break, and the width from there on.
  private var kept: Line?
  private var keptAdvance = 0.0

  init(width: Double?) { limit = width }

  mutating func add(_ text: String, in font: Font) {
    let widths = FontWidths(font)
    let height = font.systemLineHeight
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    if limit == nil, !text.isEmpty, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      let wide = widths.width(ofASCII: text)
      advanced += wide
      line.width = advanced
      line.height = max(line.height, height)
    } else if isASCII {
      for scalar in text.unicodeScalars {
        add(scalar, wide: widths.width(of: scalar), high: height)
      }
    } else {
      for character in text {
        guard let first = character.unicodeScalars.first else { continue }
        add(first, wide: widths.width(of: character), high: height)
      }
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, wide: Double, high: Double) {
    if scalar.isLineEnd {
      line.height = max(line.height, high)
      end()
      return
    }
    if scalar.value == 0x20 || scalar.value == 0x09 {
      advanced += wide
      if limit == nil { line.width = advanced }
      line.height = max(line.height, high)
      mark()
      return
    }
    if scalar.isIdeograph { mark() }
    // A soft hyphen and a space without width take no room.
    if scalar.value == 0xAD || scalar.value == 0x200B {
      mark()
      return
    }
    if let limit, advanced + wide > limit + 0.01, advanced > 0 { wrap() }
    advanced += wide
    line.width = advanced
    line.height = max(line.height, high)
    if scalar.value == 0x2D || scalar.value == 0x2014 || scalar.isIdeograph { mark() }
  }

  /// Notes that the line may break here.
  private mutating func mark() { (kept, keptAdvance) = (line, advanced) }

  private mutating func wrap() {
    // Without a place to break, the word is torn.
    let (before, used) = kept.map { ($0, keptAdvance) } ?? (line, advanced)
    let height = line.height
    lines.append(before)
    advanced -= used
    line = Line(width: advanced, height: advanced > 0 ? height : 0)
    kept = nil
  }

  private mutating func end() {
    lines.append(line)
    (line, advanced, kept) = (Line(), 0, nil)
  }

  mutating func finish(in font: Font) {
    if line.height == 0 { line.height = font.systemLineHeight }
    end()
  }
}

extension Unicode.Scalar {
  /// Indicates whether a line ends here: CR LF is one character, whose first scalar is CR.
  fileprivate var isLineEnd: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Indicates whether a line may break before and after the character.
  fileprivate var isIdeograph: Bool {
    (0x3041...0x30FF).contains(value) || (0xAC00...0xD7A3).contains(value)
      || value >= 0x2E80 && properties.isIdeographic
  }
}
