extension Font {
  /// The distance of the baseline from the middle of a line, downward, in points.
  ///
  /// It is derived from the proportions of San Francisco: 0.952 of the size above the baseline and
  /// 0.241 below it.
  package var baselineFromMiddleOfLine: Double { effectivePointSize * (0.952 - 0.241) / 2 }

  /// The height of a line in whole points: 1.193 times the size, as of San Francisco.
  package var systemLineHeight: Double { (effectivePointSize * (0.952 + 0.241)).rounded(.up) }
}
