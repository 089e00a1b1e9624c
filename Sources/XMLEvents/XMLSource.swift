/// A document as UTF-8, whatever its encoding, with a mapping back to offsets in the file.
///
/// UTF-8 and UTF-16 (detected by a byte order mark or by the first character) are supported, and
/// ISO 8859-1 and US-ASCII if they are declared (XML 1.0, appendix F).
struct XMLSource {
  private enum Encoding {
    case utf8, utf16, singleByte

    /// The width of a character in the file, given its width in UTF-8.
    func width(ofCharacterLong count: Int) -> Int {
      switch self {
      case .utf8: count
      case .utf16: count == 4 ? 4 : 2
      case .singleByte: 1
      }
    }
  }

  private let encoding: Encoding
  /// The document in UTF-8; empty if the file is UTF-8.
  private let transcoded: [UInt8]
  /// An offset in the UTF-8 text and the corresponding file offset; offsets are requested in order.
  private var place = (text: 0, file: 0)

  /// Detects the encoding of a file.
  init(_ bytes: UnsafeRawBufferPointer) throws(XMLError) {
    let marks = (bytes.first, bytes.dropFirst().first)
    switch marks {
    case (0xFF, 0xFE), (0x3C, 0x00): (encoding, transcoded) = (.utf16, try utf8(bytes, low: 0))
    case (0xFE, 0xFF), (0x00, 0x3C): (encoding, transcoded) = (.utf16, try utf8(bytes, low: 1))
    default:
      guard let declared = declaredEncoding(of: bytes) else {
        (encoding, transcoded) = (.utf8, [])
        break
      }
      switch declared.name.uppercased() {
      case "UTF-8", "UTF8": (encoding, transcoded) = (.utf8, [])
      case "ISO-8859-1", "US-ASCII":
        encoding = .singleByte
        transcoded = bytes.flatMap { Array(String(UnicodeScalar($0)).utf8) }
      case "UTF-16", "UTF-16LE", "UTF-16BE":
        throw XMLError(
          .encoding("the declaration says \(declared.name), and the bytes are not"),
          offset: declared.offset, in: bytes)
      default:
        throw XMLError(
          .encoding("unknown encoding '\(declared.name)'"), offset: declared.offset, in: bytes)
      }
    }
  }

  /// Calls the closure with the document in UTF-8; `file` must be the bytes passed to the
  /// initializer.
  func withText<Result>(
    of file: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    encoding == .utf8 ? body(file) : transcoded.withUnsafeBytes(body)
  }

  /// Returns the file offset of a text offset, which must not be before the previous one.
  mutating func fileOffset(ofText offset: Int) -> Int {
    if encoding == .utf8 { return offset }
    while place.text < min(offset, transcoded.count) {
      let count = utf8Width(of: transcoded[place.text])
      place.text += count
      place.file += encoding.width(ofCharacterLong: count)
    }
    return place.file
  }
}

private func utf8Width(of first: UInt8) -> Int {
  switch first {
  case ..<0x80: 1
  case ..<0xE0: 2
  case ..<0xF0: 3
  default: 4
  }
}

/// Converts UTF-16 whose low byte is the first (0) or the second (1) of each pair.
private func utf8(_ bytes: UnsafeRawBufferPointer, low: Int) throws(XMLError) -> [UInt8] {
  let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
    UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + 1 - low]) << 8
  }
  guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
    throw XMLError(.encoding("the file begins as UTF-16 and is not"))
  }
  return Array(text.utf8)
}

/// The encoding name in the XML declaration, and its offset.
private func declaredEncoding(
  of bytes: UnsafeRawBufferPointer
) -> (name: String, offset: Int)? {
  guard bytes.starts(with: "<?xml".utf8), let end = bytes.firstOffset(of: UInt8(ascii: ">")) else {
    return nil
  }
  // The search is bounded to the first 1,024 bytes; the name that it looks for is ASCII.
  let declaration = Array(bytes[..<min(end, 1024)])
  let word = Array("encoding".utf8)
  guard
    let start = declaration.indices.first(where: { declaration[$0...].starts(with: word) }),
    let open = declaration[start...].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
    let close = declaration[(open + 1)...].firstIndex(of: declaration[open])
  else { return nil }
  return (String(decoding: declaration[(open + 1)..<close], as: UTF8.self), open + 1)
}
