/// The unescaped contents of a quoted text in an old-style property list.
struct Unescaped {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var next: Int
  var text: [UInt8] = []
  private(set) var notes: [OldStyleScanner.Token.Note] = []

  init(bytes: UnsafeBufferPointer<UInt8>, next: Int) {
    self.bytes = bytes
    self.next = next
  }

  /// Takes a byte or an escape; returns false if the file ends after a backslash.
  mutating func take() -> Bool {
    let byte = bytes[next]
    next += 1
    guard byte == UInt8(ascii: "\\") else {
      text.append(byte)
      return true
    }
    guard next < bytes.count else { return false }
    let escape = bytes[next]
    switch escape {
    case UInt8(ascii: "a"): put(0x07)
    case UInt8(ascii: "b"): put(0x08)
    case UInt8(ascii: "f"): put(0x0C)
    case UInt8(ascii: "n"): put(0x0A)
    case UInt8(ascii: "r"): put(0x0D)
    case UInt8(ascii: "t"): put(0x09)
    case UInt8(ascii: "v"): put(0x0B)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), 0x0A: put(escape)
    case UInt8(ascii: "U"): takeUnit()
    case UInt8(ascii: "0")...UInt8(ascii: "7"): takeOctal()
    default: takeCharacter()
    }
    return true
  }

  private mutating func put(_ byte: UInt8) {
    text.append(byte)
    next += 1
  }

  /// Takes the character after a backslash that has no meaning.
  private mutating func takeCharacter() {
    let start = next
    next += 1
    while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
    let character = String(decoding: bytes[start..<next], as: UTF8.self)
    text += Array(bytes[start..<next])
    notes.append(.init(offset: start - 1, kind: .dropsBackslash(character.first ?? " ")))
  }

  /// Takes `\U` and up to four hexadecimal digits: a UTF-16 code unit, or half of a surrogate pair.
  private mutating func takeUnit() {
    let start = next - 1
    next += 1
    var units = [hexadecimal()]
    if UTF16.isLeadSurrogate(units[0]), next + 1 < bytes.count,
      bytes[next] == UInt8(ascii: "\\"), bytes[next + 1] == UInt8(ascii: "U")
    {
      let second = next
      next += 2
      let unit = hexadecimal()
      if UTF16.isTrailSurrogate(unit) { units.append(unit) } else { next = second }
    }
    if units.count == 1, UTF16.isSurrogate(units[0]) {
      notes.append(.init(offset: start, kind: .loneSurrogate))
    }
    text += Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func hexadecimal() -> UInt16 {
    var value: UInt16 = 0
    var digits = 0
    while digits < 4, next < bytes.count,
      let digit = Character(UnicodeScalar(bytes[next])).hexDigitValue
    {
      value = value << 4 | UInt16(digit)
      next += 1
      digits += 1
    }
    return value
  }

  /// Takes one to three octal digits: a byte in NeXTSTEP's encoding.
  private mutating func takeOctal() {
    let start = next - 1
    var value: UInt8 = 0
    var digits = 0
    while digits < 3, next < bytes.count, (0x30...0x37).contains(bytes[next]) {
      value = value &<< 3 | (bytes[next] - 0x30)
      next += 1
      digits += 1
    }
    let scalar = value < 0x80 ? UnicodeScalar(value) : nextStepUpperHalf[Int(value) - 0x80]
    if value >= 0x80 {
      notes.append(.init(offset: start, kind: .octal(value, Character(scalar))))
    }
    text += Array(String(scalar).utf8)
  }
}

/// The characters 80 to FF of NeXTSTEP's encoding (Unicode's NEXTSTEP.TXT).
private let nextStepUpperHalf = Array(
  """
  \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêë\
  ìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}
  """.unicodeScalars)
