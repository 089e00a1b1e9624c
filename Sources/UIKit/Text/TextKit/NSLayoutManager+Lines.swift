#if UIKit
public import Foundation
import Graphics

extension NSLayoutManager {
  /// Returns the smallest rectangle around the text in a container, with the padding; empty without
  /// text (`NSLayoutManager.usedRect(for:)`).
  public final func usedRect(for container: NSTextContainer) -> CGRect {
    lines(in: container).map { used($0, in: container) }
      .reduce(CGRect.null) { $0.union($1) }.orZero
  }
  /// Returns the line of a glyph from edge to edge of its container; empty without one
  /// (`NSLayoutManager.lineFragmentRect(forGlyphAt:effectiveRange:)`).
  public final func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer? = nil
  ) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.rect
  }
  /// Returns the part of a glyph's line that has text, with the padding; empty without one
  /// (`NSLayoutManager.lineFragmentUsedRect(forGlyphAt:effectiveRange:)`).
  public final func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer? = nil
  ) -> CGRect {
    guard let line = line(at: glyphIndex),
      let container = textContainer(forGlyphAt: glyphIndex, effectiveRange: nil)
    else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return used(line, in: container)
  }
  /// Returns where a glyph begins on the baseline, from the origin of its line
  /// (`NSLayoutManager.location(forGlyphAt:)`).
  public final func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(at: glyphIndex), let setter else { return .zero }
    let font = setter.text.attribute(.font, at: glyphIndex, effectiveRange: nil) as? Font
    let descender = (font ?? NSAttributedString.standardFont).descender
    let left = line.text.minX + setter.offset(of: glyphIndex, in: line)
    return CGPoint(x: left, y: line.rect.height + descender)
  }
  /// Returns the smallest rectangle around glyphs in a container
  /// (`NSLayoutManager.boundingRect(forGlyphRange:in:)`).
  public final func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect { rects(of: glyphRange, in: container).reduce(CGRect.null) { $0.union($1) }.orZero }

  /// Calls a closure with each line that has some of the glyphs: its rectangle, the part with text,
  /// the container and the glyphs (`NSLayoutManager.enumerateLineFragments(forGlyphRange:using:)`).
  public final func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for container in textContainers {
      for line in lines(in: container) where NSIntersectionRange(line.range, glyphRange).length > 0
      {
        block(line.rect, used(line, in: container), container, line.range, &stop)
        if stop.boolValue { return }
      }
    }
  }
  /// Calls a closure with a rectangle around the glyphs in each line
  /// (`NSLayoutManager.enumerateEnclosingRects(forGlyphRange:withinSelectedGlyphRange:in:using:)`).
  public final func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in rects(of: glyphRange, in: textContainer) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// The empty line after a character that ends one; empty for none
  /// (`NSLayoutManager.extraLineFragmentRect`).
  public final var extraLineFragmentRect: CGRect {
    guard let container = textContainers.last, let storage = textStorage,
      storage.string.last?.isNewline ?? true
    else { return .zero }
    let last = lines(in: container).last
    let font =
      storage.length > 0
      ? storage.attribute(.font, at: storage.length - 1, effectiveRange: nil) : nil
    let height = (font as? Font ?? NSAttributedString.standardFont).lineHeight
    let width = container.size.width > 0 ? container.size.width : last?.rect.width ?? 0
    return CGRect(x: 0, y: last?.rect.maxY ?? 0, width: width, height: height)
  }

  /// Has the current context note the glyphs of each line at its place from an origin
  /// (`NSLayoutManager.drawGlyphs(forGlyphRange:at:)`); does nothing without a context.
  public final func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let storage = textStorage else { return }
    for line in lines.joined() {
      let part = NSIntersectionRange(line.range, glyphsToShow)
      guard part.length > 0 else { continue }
      let rect = self.rect(of: part, in: line).offsetBy(dx: origin.x, dy: origin.y)
      storage.attributedSubstring(from: part).draw(in: rect)
    }
  }

  private func used(_ line: TextLine, in container: NSTextContainer) -> CGRect {
    line.text.insetBy(dx: -container.lineFragmentPadding, dy: 0)
  }

  private func rects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    lines(in: container).compactMap { line in
      let part = NSIntersectionRange(line.range, range)
      return part.length > 0 ? rect(of: part, in: line) : nil
    }
  }

  private func rect(of range: NSRange, in line: TextLine) -> CGRect {
    guard let setter else { return .zero }
    let start = setter.offset(of: range.location, in: line)
    let end = setter.offset(of: NSMaxRange(range), in: line)
    return CGRect(
      x: line.text.minX + start, y: line.rect.minY, width: end - start, height: line.rect.height)
  }
}

extension CGRect {
  /// The rectangle, or the empty one if it is nowhere.
  fileprivate var orZero: CGRect { isNull ? .zero : self }
}
#endif
