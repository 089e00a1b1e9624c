/// Returns the bytes of the lines of a text without their line feeds; the last line may be empty.
func lines(of text: String) -> [ArraySlice<UInt8>] { lines(of: Array(text.utf8)) }

/// Returns the lines of bytes without their line feeds; the last line may be empty.
func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
}

extension UInt8 {
  /// Indicates whether the byte is a space, a tab or a carriage return.
  var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
