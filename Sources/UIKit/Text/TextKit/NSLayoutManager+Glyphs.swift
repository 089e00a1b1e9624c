#if UIKit
public import Foundation

extension NSLayoutManager {
  /// The number of glyphs: that of UTF-16 units (`NSLayoutManager.numberOfGlyphs`).
  public final var numberOfGlyphs: Int {
    refresh?()
    return textStorage?.length ?? 0
  }
  /// Returns whether there is a glyph of an index (`NSLayoutManager.isValidGlyphIndex(_:)`).
  public final func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }
  /// Returns the index of a character's glyph: the same
  /// (`NSLayoutManager.glyphIndexForCharacter(at:)`).
  public final func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the index of a glyph's character: the same
  /// (`NSLayoutManager.characterIndexForGlyph(at:)`).
  public final func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the glyphs of characters: the same range
  /// (`NSLayoutManager.glyphRange(forCharacterRange:actualCharacterRange:)`).
  public final func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }
  /// Returns the characters of glyphs: the same range
  /// (`NSLayoutManager.characterRange(forGlyphRange:actualGlyphRange:)`).
  public final func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// Returns the glyphs in a container (`NSLayoutManager.glyphRange(for:)`).
  public final func glyphRange(for container: NSTextContainer) -> NSRange {
    let lines = lines(in: container)
    guard let first = lines.first, let last = lines.last else { return NSRange() }
    return NSUnionRange(first.range, last.range)
  }
  /// Returns the glyphs of the lines that a rectangle touches
  /// (`NSLayoutManager.glyphRange(forBoundingRect:in:)`).
  public final func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    let touched = lines(in: container).filter { $0.rect.intersects(bounds) }
    guard let first = touched.first, let last = touched.last else { return NSRange() }
    return NSUnionRange(first.range, last.range)
  }
  /// Returns the container of a glyph, nil for none
  /// (`NSLayoutManager.textContainer(forGlyphAt:effectiveRange:)`).
  public final func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    for container in textContainers {
      let range = glyphRange(for: container)
      guard NSLocationInRange(glyphIndex, range) else { continue }
      effectiveGlyphRange?.pointee = range
      return container
    }
    return nil
  }

  // MARK: By place

  /// Returns the glyph at a point of a container, otherwise the nearest one
  /// (`NSLayoutManager.glyphIndex(for:in:fractionOfDistanceThroughGlyph:)`).
  ///
  /// The fraction is the point's progress through the glyph, from 0 to 1.
  public final func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    partialFraction?.pointee = 0
    let lines = lines(in: container)
    guard let setter, let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else {
      return 0
    }
    let string = setter.text.string as NSString
    var index = line.range.location
    while index < NSMaxRange(line.range) {
      let character = string.rangeOfComposedCharacterSequence(at: index)
      let start = line.text.minX + setter.offset(of: index, in: line)
      let end = line.text.minX + setter.offset(of: NSMaxRange(character), in: line)
      if point.x < end || NSMaxRange(character) >= NSMaxRange(line.range) {
        let fraction = end > start ? (point.x - start) / (end - start) : 0
        partialFraction?.pointee = min(max(fraction, 0), 1)
        return index
      }
      index = NSMaxRange(character)
    }
    return index
  }
  /// Returns the character at a point of a container, otherwise the nearest one
  /// (`NSLayoutManager.characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:)`).
  public final func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
  /// Returns how far through the nearest glyph a point is, from 0 to 1
  /// (`NSLayoutManager.fractionOfDistanceThroughGlyph(for:in:)`).
  public final func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }
}
#endif
