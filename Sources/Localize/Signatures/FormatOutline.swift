/// The features of a format, found in one pass, so that most formats are compared without their ``FormatSignature``.
package struct FormatOutline: Sendable, Hashable {
  /// Indicates whether there is a conversion or a variable, but for a conversion with a space.
  package private(set) var hasArguments = false
  /// Indicates whether a percent sign begins no conversion, and is dropped.
  package private(set) var dropsPercentSigns = false
  /// Indicates whether there is a conversion of a value of C, such as `%s`.
  package private(set) var hasCConversions = false
  /// Indicates whether a conversion, a width or a precision has a position.
  package private(set) var hasPositions = false
  /// The kinds of the arguments at their positions; nil where they are not told in short.
  package private(set) var kinds: Kinds? = Kinds()

  /// The kinds of up to fifteen arguments by position, two bits each.
  package struct Kinds: Sendable, Hashable {
    private var bits: UInt32 = 0

    /// Creates the kinds of no arguments.
    package init() {}

    /// Adds an argument; returns false where it has no room, or is of another kind already.
    fileprivate mutating func add(_ kind: FormatSignature.Kind, at position: Int) -> Bool {
      guard (1...15).contains(position) else { return false }
      let code: UInt32 =
        switch kind {
        case .text: 1
        case .whole: 2
        case .fraction: 3
        }
      let shift = UInt32(position * 2)
      let known = bits >> shift & 3
      guard known == 0 || known == code else { return false }
      bits |= code << shift
      return true
    }
  }

  /// Looks through a format.
  package init(_ text: String) {
    if let common = Self(common: text.utf8Span.span) {
      self = common
      return
    }
    var next = 1
    var outline = Self()
    let dropsPercentSigns = FormatString(text).readArguments { part in
      outline.add(part, next: &next)
    }
    self = outline
    self.dropsPercentSigns = dropsPercentSigns
  }

  private init() {}

  /// Looks through a format whose conversions have nothing but a position and a length; nil for another one.
  private init?(common bytes: Span<UInt8>) {
    var (place, next) = (0, 1)
    while place < bytes.count {
      place += 1
      guard bytes[place - 1] == UInt8(ascii: "%") else { continue }
      guard place < bytes.count else { return nil }
      if bytes[place] == UInt8(ascii: "%") {
        place += 1
        continue
      }
      var position = next
      if 0x31...0x39 ~= bytes[place] {
        position = Int(bytes[place] - 0x30)
        guard place + 2 < bytes.count, bytes[place + 1] == UInt8(ascii: "$") else { return nil }
        place += 2
        hasPositions = true
      } else {
        next += 1
      }
      let start = place
      while place < bytes.count, Self.isLength(bytes[place]) { place += 1 }
      if place > start + 2 { return nil }
      guard place < bytes.count, let kind = Self.kind(of: bytes[place]) else { return nil }
      place += 1
      hasArguments = true
      if kinds?.add(kind, at: position) != true { kinds = nil }
    }
  }

  private static func isLength(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "z"): true
    default: false
    }
  }

  private static func kind(of byte: UInt8) -> FormatSignature.Kind? {
    switch byte {
    case UInt8(ascii: "@"): .text
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"): .whole
    case UInt8(ascii: "f"), UInt8(ascii: "g"): .fraction
    default: nil
    }
  }

  private mutating func add(_ part: FormatString.Part, next: inout Int) {
    let conversion: FormatString.Conversion
    switch part {
    case .text: return
    case .variable(_, let position):
      (hasArguments, kinds) = (true, nil)
      hasPositions = hasPositions || position != nil
      return
    case .conversion(let found): conversion = found
    }
    hasArguments = hasArguments || !conversion.isSpaced
    hasCConversions = hasCConversions || !conversion.isSpaced && conversion.isOfC
    for case .argument(let position)? in [conversion.width, conversion.precision] {
      hasPositions = hasPositions || position != nil
      kinds = nil
    }
    hasPositions = hasPositions || conversion.position != nil
    let position = conversion.position ?? next
    if conversion.position == nil { next += 1 }
    guard let kind = conversion.kind else { return }
    if kinds?.add(kind, at: position) != true { kinds = nil }
  }
}

extension FormatString.Conversion {
  /// Indicates whether the conversion is for values of C, which Swift's texts are not.
  package var isOfC: Bool { "sSpnP".contains(conversion) }
}
