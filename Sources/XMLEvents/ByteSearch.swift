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
  init(cString: UnsafePointer<CChar>) {
    self.init(start: cString, count: strlen(cString))
  }

  init(start: UnsafePointer<CChar>, count: Int) {
    self = UnsafeRawBufferPointer(start: start, count: count).assumingMemoryBound(to: UInt8.self)
  }
}
