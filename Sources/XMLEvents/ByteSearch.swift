#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#else
private import Darwin
#endif

extension UnsafeRawBufferPointer {
  /// Returns the first offset of a byte at or after an offset; nil if there is none.
  package func firstOffset(of byte: UInt8, from offset: Int = 0) -> Int? {
    guard let base = baseAddress, offset < count else { return nil }
    return memchr(base + offset, Int32(byte), count - offset).map { UnsafeRawPointer($0) - base }
  }

  /// Returns the last offset of a byte before an offset; nil if there is none.
  func lastOffset(of byte: UInt8, before offset: Int) -> Int? {
    var index = Swift.min(offset, count)
    while index > 0 {
      index -= 1
      if self[index] == byte { return index }
    }
    return nil
  }

  /// Indicates whether every byte is ASCII.
  var isASCII: Bool {
    // The loop has no early exit, so the compiler can vectorize it.
    var all: UInt8 = 0
    for byte in self { all |= byte }
    return all < 0x80
  }

  /// Returns the number of occurrences of a byte.
  package func count(of byte: UInt8) -> Int {
    var total = 0
    for start in stride(from: 0, to: count, by: 255) {
      // Counters of one byte let the compiler vectorize the loop.
      var some: UInt8 = 0
      for index in start..<Swift.min(start + 255, count) where self[index] == byte { some &+= 1 }
      total += Int(some)
    }
    return total
  }
}

extension XMLText {
  /// Creates a buffer over a null-terminated string.
  init(cString: UnsafePointer<UInt8>) {
    let characters = UnsafeRawPointer(cString).assumingMemoryBound(to: CChar.self)
    self.init(start: cString, count: strlen(characters))
  }
}
