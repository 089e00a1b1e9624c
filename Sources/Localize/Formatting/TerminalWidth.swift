extension Unicode.Scalar {
  /// The columns of a terminal that the scalar takes: 2 for a wide character, 0 for a nonspacing mark or
  /// a format control, 1 otherwise (Unicode's East Asian width).
  package var terminalColumns: Int {
    value < 0x300 ? (value == 0xAD ? 0 : 1) : ICU.columns(of: self)
  }
}
