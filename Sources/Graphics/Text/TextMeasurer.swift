/// Measures text: the seam between the geometry of controls and the code that knows the fonts.
///
/// This package loads no fonts. A program that needs the widths of a real font provides a measurer.
public protocol TextMeasurer: Sendable {
  /// Returns the extent of a text, in points.
  ///
  /// Text wraps at `width`, if given, into at most `lines` lines; 0 allows any number. A run
  /// without a font of its own uses `font`.
  func size(of text: AttributedText, font: Font, width: Double?, lines: Int) -> Size
}
