/// Measures text: the seam between the geometry of controls and whoever knows the fonts.
///
/// Nothing here loads a font. A program that needs the widths of a real one brings its own measurer.
public protocol TextMeasurer: Sendable {
  /// Returns the extent of a text, in points.
  ///
  /// Text wraps at the width, where one is given, into at most as many lines as told, 0 for any
  /// number. A run without a font of its own has the given one.
  func size(of text: AttributedText, font: Font, width: Double?, lines: Int) -> Size
}
