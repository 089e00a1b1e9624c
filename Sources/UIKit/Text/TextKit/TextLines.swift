#if UIKit
import Foundation
import Graphics

/// A line of text in a container.
struct TextLine {
  /// The characters, with the one that ends the line.
  var range: NSRange
  /// The line from edge to edge of the container.
  var rect: CGRect
  /// The text in it, without padding.
  var text: CGRect
}

/// Sets text in lines, by a measurer: text wraps between words, and within a word that is wider than a
/// line.
struct LineSetter {
  let text: NSAttributedString
  let measurer: any TextMeasurer
  /// The space below a line that begins at an index, in points.
  let spacing: (Int, CGRect) -> CGFloat

  /// Returns the lines that a container has room for, from an index on.
  func lines(from start: Int, in container: NSTextContainer) -> [TextLine] {
    let string = text.string as NSString
    let padding = container.lineFragmentPadding
    let isWide = container.size.width <= 0 || container.size.width >= 1e7
    let width = isWide ? nil : max(0, container.size.width - 2 * padding)
    let limit = container.size.height > 0 ? container.size.height : .greatestFiniteMagnitude
    let wraps =
      container.lineBreakMode == .byWordWrapping || container.lineBreakMode == .byCharWrapping
    var lines: [TextLine] = []
    var (index, top) = (start, CGFloat(0))
    while index < string.length {
      if container.maximumNumberOfLines > 0, lines.count == container.maximumNumberOfLines { break }
      let paragraph = string.paragraphRange(for: NSRange(location: index, length: 0))
      let end = NSMaxRange(paragraph)
      let isLast = lines.count + 1 == container.maximumNumberOfLines
      var line = NSRange(location: index, length: end - index)
      if let width, wraps, !isLast, self.size(of: line).width > width {
        line.length = fitting(line, in: width)
      }
      var size = self.size(of: line)
      if let width { size.width = min(size.width, width) }
      guard top + size.height <= limit else { break }
      let whole = isWide ? size.width + 2 * padding : container.size.width
      let rect = CGRect(x: 0, y: top, width: whole, height: size.height)
      let left = padding + (isWide ? 0 : indent(of: line, free: whole - 2 * padding - size.width))
      let used = CGRect(origin: CGPoint(x: left, y: top), size: size)
      lines.append(TextLine(range: line, rect: rect, text: used))
      top += size.height + spacing(index, rect)
      index = NSMaxRange(line)
    }
    return lines
  }

  /// Returns the distance of a character from the start of its line.
  func offset(of index: Int, in line: TextLine) -> CGFloat {
    let length = min(index - line.range.location, line.range.length)
    guard length > 0 else { return 0 }
    let width = size(of: NSRange(location: line.range.location, length: length)).width
    return min(width, line.text.width)
  }

  /// The extent of a range without the character that ends the line.
  private func size(of range: NSRange) -> CGSize {
    let part = text.attributedSubstring(from: range)
    let trimmed = part.string.hasSuffix("\r\n") ? 2 : part.string.last?.isNewline ?? false ? 1 : 0
    let length = part.length - trimmed
    guard length > 0 else {
      let font = part.length > 0 ? part.attribute(.font, at: 0, effectiveRange: nil) : nil
      let height = (font as? Font ?? NSAttributedString.standardFont).lineHeight
      return CGSize(width: 0, height: height)
    }
    let line = part.attributedSubstring(from: NSRange(location: 0, length: length))
    return measurer.size(
      of: AttributedText(line), font: NSAttributedString.standardFont, width: nil, lines: 1)
  }

  /// Returns how much of a line fits into a width; at least a character.
  private func fitting(_ line: NSRange, in width: CGFloat) -> Int {
    let string = text.string as NSString
    var (fits, tooLong) = (0, line.length)
    while fits + 1 < tooLong {
      let middle = (fits + tooLong) / 2
      let range = NSRange(location: line.location, length: middle)
      if size(of: range).width <= width { fits = middle } else { tooLong = middle }
    }
    // A line ends after a word, unless the word is wider than a line.
    let spaces = CharacterSet(charactersIn: " \t")
    let start = NSRange(location: line.location, length: min(fits + 1, line.length))
    let space = string.rangeOfCharacter(from: spaces, options: .backwards, range: start)
    if space.location != NSNotFound { return NSMaxRange(space) - line.location }
    let next = line.location + max(fits, 1)
    guard next < string.length else { return line.length }
    // No character is torn.
    let character = string.rangeOfComposedCharacterSequence(at: next)
    if character.location == next { return next - line.location }
    return character.location > line.location
      ? character.location - line.location : NSMaxRange(character) - line.location
  }

  private func indent(of line: NSRange, free: CGFloat) -> CGFloat {
    let style = text.attribute(.paragraphStyle, at: line.location, effectiveRange: nil)
    switch (style as? NSParagraphStyle)?.alignment {
    case .center: return max(0, free / 2)
    case .right: return max(0, free)
    default: return 0
    }
  }
}
#endif
