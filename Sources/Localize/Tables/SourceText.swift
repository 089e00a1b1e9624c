import Diagnostics

/// The text of a file in UTF-8, with the original encoding for writing it back.
struct SourceText: Sendable, Hashable {
  let encoding: TextEncoding
  /// The text as UTF-8 without the byte order mark.
  let utf8: [UInt8]
  /// The first encoding error: an offset in `utf8`, and a description.
  let fault: (offset: Int, what: String)?

  init(_ bytes: [UInt8]) {
    encoding = Self.encoding(of: bytes)
    switch encoding.unit.size {
    case 1:
      utf8 = encoding == .utf8WithMark ? Array(bytes.dropFirst(3)) : bytes
      fault = nil
    default:
      (utf8, fault) = Self.decoded(bytes.dropFirst(encoding.mark.count), as: encoding)
    }
  }

  private init(encoding: TextEncoding, utf8: [UInt8], fault: (offset: Int, what: String)?) {
    self.encoding = encoding
    self.utf8 = utf8
    self.fault = fault
  }

  /// Returns the text decoded with the most likely encoding if it is not valid UTF-8.
  func repaired() -> SourceText {
    guard encoding.unit.size == 1 else { return self }
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: utf8.span)
      return self
    } catch {
      let offset = error.byteOffsets.lowerBound
      // Latin-1 has no letters in 80 to 9F, where Mac OS Roman has letters of Western languages.
      let isMac = utf8.contains { (0x80..<0xA0).contains($0) }
      let guess = isMac ? TextEncoding.macRoman : .latin1
      let upperHalf = Array(macRomanUpperHalf.unicodeScalars)
      var text = String.UnicodeScalarView()
      for byte in utf8 {
        text.append(isMac && byte >= 0x80 ? upperHalf[Int(byte) - 0x80] : UnicodeScalar(byte))
      }
      let name = isMac ? "Mac OS Roman" : "Latin-1"
      let hexadecimal = String(utf8[offset], radix: 16, uppercase: true)
      return SourceText(
        encoding: guess, utf8: Array(String(text).utf8),
        fault: (
          offset, "the byte \(hexadecimal) is not UTF-8; the file looks like \(name)"
        ))
    }
  }

  /// Returns the bytes of a file with a text in the same encoding.
  func bytes(of text: some Collection<UInt8>) -> [UInt8] {
    let (size, isLittleEndian) = encoding.unit
    switch size {
    case 2:
      let units = String(decoding: text, as: UTF8.self).utf16.flatMap { unit in
        let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
        return isLittleEndian ? bytes : bytes.reversed()
      }
      return encoding.mark + units
    case 4:
      let units = String(decoding: text, as: UTF8.self).unicodeScalars.flatMap { scalar in
        let bytes = (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> ($0 * 8)) }
        return isLittleEndian ? bytes : bytes.reversed()
      }
      return encoding.mark + units
    default: return encoding.mark + text
    }
  }

  /// Returns the line and column of an offset; lines end with LF, CR or CR LF.
  func position(of offset: Int) -> SourcePosition { positions(of: [offset])[0] }

  /// Returns the lines and columns of sorted offsets, in one pass.
  func positions(of offsets: [Int]) -> [SourcePosition] {
    var cursor = PositionCursor()
    return offsets.map { cursor.position(of: $0, in: utf8) }
  }

  static func == (left: SourceText, right: SourceText) -> Bool {
    left.encoding == right.encoding && left.utf8 == right.utf8
  }

  func hash(into hasher: inout Hasher) { hasher.combine(utf8.count) }

  private static func encoding(of bytes: [UInt8]) -> TextEncoding {
    // UTF-32 comes first, because its little-endian mark begins with that of UTF-16.
    let marked: [TextEncoding] = [
      .utf32LittleEndianWithMark, .utf32BigEndianWithMark, .utf8WithMark,
      .utf16LittleEndianWithMark, .utf16BigEndianWithMark,
    ]
    if let encoding = marked.first(where: { bytes.starts(with: $0.mark) }) { return encoding }
    let head = bytes.prefix(64)
    guard head.count >= 4, head.count.isMultiple(of: 2) else { return .utf8 }
    let zeros = (0...1).map { first in
      stride(from: first, to: head.count, by: 2).allSatisfy { head[$0] == 0 }
    }
    if zeros[1], !zeros[0] { return .utf16LittleEndian }
    return zeros[0] && !zeros[1] ? .utf16BigEndian : .utf8
  }

  private static func decoded(
    _ bytes: ArraySlice<UInt8>, as encoding: TextEncoding
  ) -> ([UInt8], (offset: Int, what: String)?) {
    let (size, isLittleEndian) = encoding.unit
    let units = stride(from: bytes.startIndex, through: bytes.endIndex - size, by: size).map {
      let unit = bytes[$0..<$0 + size]
      return (isLittleEndian ? unit.reversed() : Array(unit)).reduce(UInt32(0)) {
        $0 << 8 | UInt32($1)
      }
    }
    var text: [UInt8] = []
    var fault: (offset: Int, what: String)?
    var index = 0
    while index < units.count {
      var value = units[index]
      index += 1
      if size == 2, 0xD800..<0xDC00 ~= value, index < units.count, 0xDC00..<0xE000 ~= units[index] {
        value = 0x10000 + (value - 0xD800) << 10 + (units[index] - 0xDC00)
        index += 1
      }
      let scalar = UnicodeScalar(value)
      if scalar == nil, fault == nil { fault = (text.count, "there is half a character") }
      text += Array(String(scalar ?? "\u{FFFD}").utf8)
    }
    if fault == nil, !bytes.count.isMultiple(of: size) {
      fault = (text.count, "the file ends in the middle of a character")
    }
    return (text, fault)
  }
}

private let macRomanUpperHalf = """
  ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ\
  ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
  """
