/// The bytes of a document as UTF-8, whatever they are in the file, with the way back to the file.
///
/// UTF-8, UTF-16 (with a byte order mark, or known by its first character) and, where the
/// declaration says so, ISO 8859-1 and US-ASCII are read (XML 1.0, appendix F).
struct XMLSource {
  private enum Encoding {
    case utf8, utf16, singleByte

    /// How many bytes of the file a character takes, by how many it takes in UTF-8.
    func width(ofCharacterLong count: Int) -> Int {
      switch self {
      case .utf8: count
      case .utf16: count == 4 ? 4 : 2
      case .singleByte: 1
      }
    }
  }

  private let encoding: Encoding
  /// The document in UTF-8 where the file is something else.
  private let transcoded: [UInt8]
  /// An offset in the UTF-8 and the same place in the file; offsets are asked for in order.
  private var place = (text: 0, file: 0)

  /// Finds out the encoding of a file.
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

  /// The document in UTF-8; `file` is what the source was made of.
  func withText<Result>(
    of file: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    encoding == .utf8 ? body(file) : transcoded.withUnsafeBytes(body)
  }

  /// Returns where in the file a place of the text is, which is not before the last one asked for.
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

/// Converts UTF-16 whose low bytes stand first or second in each pair.
private func utf8(_ bytes: UnsafeRawBufferPointer, low: Int) throws(XMLError) -> [UInt8] {
  let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
    UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + 1 - low]) << 8
  }
  guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
    throw XMLError(.encoding("the file begins as UTF-16 and is not"))
  }
  return Array(text.utf8)
}

/// What the XML declaration says, with its offset.
private func declaredEncoding(
  of bytes: UnsafeRawBufferPointer
) -> (name: String, offset: Int)? {
  guard bytes.starts(with: "<?xml".utf8), let end = bytes.firstOffset(of: UInt8(ascii: ">")) else {
    return nil
  }
  // Bytes that are not ASCII cannot be in what is looked for.
  let declaration = Array(bytes[..<min(end, 1024)])
  let word = Array("encoding".utf8)
  guard
    let start = declaration.indices.first(where: { declaration[$0...].starts(with: word) }),
    let open = declaration[start...].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
    let close = declaration[(open + 1)...].firstIndex(of: declaration[open])
  else { return nil }
  return (String(decoding: declaration[(open + 1)..<close], as: UTF8.self), open + 1)
}
