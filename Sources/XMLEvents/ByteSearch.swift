#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

extension UnsafeRawBufferPointer {
  /// Returns where a byte stands next, from an offset on; nil where there is none.
  package func firstOffset(of byte: UInt8, from offset: Int = 0) -> Int? {
    guard let base = baseAddress, offset < count else { return nil }
    return memchr(base + offset, Int32(byte), count - offset).map { UnsafeRawPointer($0) - base }
  }

  /// Returns where a byte stood last before an offset; nil where there is none.
  func lastOffset(of byte: UInt8, before offset: Int) -> Int? {
    var index = Swift.min(offset, count)
    while index > 0 {
      index -= 1
      if self[index] == byte { return index }
    }
    return nil
  }

  /// Whether every byte is a character by itself.
  var isASCII: Bool {
    // Without a way out of the loop many bytes are looked at together.
    var all: UInt8 = 0
    for byte in self { all |= byte }
    return all < 0x80
  }

  /// Returns how often a byte occurs.
  package func count(of byte: UInt8) -> Int {
    var total = 0
    for start in stride(from: 0, to: count, by: 255) {
      // Counts of one byte are added up many at a time.
      var some: UInt8 = 0
      for index in start..<Swift.min(start + 255, count) where self[index] == byte { some &+= 1 }
      total += Int(some)
    }
    return total
  }
}

extension XMLText {
  /// Text that ends with a zero byte.
  init(cString: UnsafePointer<UInt8>) {
    let characters = UnsafeRawPointer(cString).assumingMemoryBound(to: CChar.self)
    self.init(start: cString, count: strlen(characters))
  }
}
