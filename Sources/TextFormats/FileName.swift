/// The names of files as text, whatever bytes they have.
///
/// A name is bytes to the kernel, and a string is Unicode. Each byte that is not UTF-8 becomes a
/// scalar of its own at the end of the last private plane, so that text leads back to the same file.
/// A name that has such scalars itself has each of their bytes replaced in the same way.
package enum FileName {
  private static let escapes: ClosedRange<UInt32> = 0x10_FE00...0x10_FEFF

  /// Returns the byte that a scalar of a name stands for; nil for the scalar itself.
  package static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    escapes.contains(scalar.value) ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }

  /// Returns a name that ends with a zero as text.
  package static func text(ofCString name: UnsafePointer<CChar>) -> String {
    var bytes: [UInt8] = []
    var next = name
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    return text(bytes)
  }

  /// Returns a name as text.
  package static func text(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !mayHaveEscapes(text) { return text }
    var text = String.UnicodeScalarView()
    func append(_ bytes: some Sequence<UInt8>) {
      for byte in bytes {
        if let scalar = Unicode.Scalar(escapes.lowerBound + UInt32(byte)) { text.append(scalar) }
      }
    }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var start = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        if byte(of: scalar) == nil { text.append(scalar) } else { append(encoded) }
        start += encoded.count
      case .error(let length):
        append(bytes[start..<start + length])
        start += length
      case .emptyInput: return String(text)
      }
    }
  }

  /// Returns text that is not the name of a file: bytes that are not UTF-8 become U+FFFD.
  package static func plain(_ text: String) -> String {
    guard mayHaveEscapes(text) else { return text }
    return String(decoding: bytes(of: text), as: UTF8.self)
  }

  /// Returns the bytes of a name, also of one that is not UTF-8.
  package static func bytes(of name: String) -> [UInt8] {
    name.unicodeScalars.flatMap { scalar in
      byte(of: scalar).map { [$0] } ?? Array(Unicode.UTF8.encode(scalar) ?? .init())
    }
  }

  /// Calls a function of the C library with the bytes of a name.
  package static func withCString<Result>(
    _ name: String, _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    guard mayHaveEscapes(name) else { return name.withCString(body) }
    return (bytes(of: name) + [0]).withUnsafeBytes { bytes in
      guard let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress else {
        preconditionFailure("a name ends with a zero")
      }
      return body(start)
    }
  }

  /// Every scalar of the last plane begins with the same byte.
  private static func mayHaveEscapes(_ name: String) -> Bool { name.utf8.contains(0xF4) }
}
