/// The character encoding of a table.
public enum TextEncoding: String, Sendable, Hashable, CaseIterable {
  /// UTF-8 without a byte order mark.
  case utf8 = "utf-8"
  /// UTF-8 with a byte order mark.
  case utf8WithMark = "utf-8+bom"
  /// Little-endian UTF-16 with a byte order mark.
  case utf16LittleEndianWithMark = "utf-16le+bom"
  /// Big-endian UTF-16 with a byte order mark.
  case utf16BigEndianWithMark = "utf-16be+bom"
  /// Little-endian UTF-16 without a byte order mark.
  case utf16LittleEndian = "utf-16le"
  /// Big-endian UTF-16 without a byte order mark.
  case utf16BigEndian = "utf-16be"
  /// Little-endian UTF-32 with a byte order mark.
  case utf32LittleEndianWithMark = "utf-32le+bom"
  /// Big-endian UTF-32 with a byte order mark.
  case utf32BigEndianWithMark = "utf-32be+bom"
  /// Latin-1, guessed and reported as an error; Apple's frameworks do not read it.
  case latin1 = "iso-8859-1"
  /// Mac OS Roman, guessed and reported as an error; Apple's frameworks do not read it.
  case macRoman = "macintosh"

  /// The byte order mark.
  var mark: [UInt8] {
    switch self {
    case .utf8WithMark: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndianWithMark: [0xFF, 0xFE]
    case .utf16BigEndianWithMark: [0xFE, 0xFF]
    case .utf32LittleEndianWithMark: [0xFF, 0xFE, 0, 0]
    case .utf32BigEndianWithMark: [0, 0, 0xFE, 0xFF]
    default: []
    }
  }

  /// The size of a code unit in bytes, and whether it is little-endian.
  var unit: (size: Int, isLittleEndian: Bool) {
    switch self {
    case .utf16LittleEndian, .utf16LittleEndianWithMark: (2, true)
    case .utf16BigEndian, .utf16BigEndianWithMark: (2, false)
    case .utf32LittleEndianWithMark: (4, true)
    case .utf32BigEndianWithMark: (4, false)
    default: (1, true)
    }
  }
}
