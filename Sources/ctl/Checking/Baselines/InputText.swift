import Diagnostics
import Localize

/// The text of a file that a person or `ctl` wrote, whole and bounded.
struct InputText {
  let path: String
  /// The bytes, which are UTF-8.
  let bytes: [UInt8]

  /// Checks the bytes of a file; throws if they are more than the limit, or not UTF-8.
  init(_ bytes: [UInt8], path: String, limit: Int, kind: String) throws(Diagnostic) {
    (self.path, self.bytes) = (path, bytes)
    if bytes.count > limit {
      throw Diagnostic(
        id: "file.size", path: path, "\(kind) has at most \(limit >> 10) KiB",
        "Check that this is the right file.")
    }
    if let offset = Self.firstInvalid(bytes) {
      throw Diagnostic(
        id: "text.encoding", path: path, at: position(of: offset),
        "the byte \(Self.hex(bytes[offset])) is not UTF-8", "Save the file as UTF-8.")
    }
  }

  /// Returns the line and the column of a byte.
  func position(of offset: Int) -> SourcePosition {
    var position = SourcePosition(line: 1, column: 1)
    for index in 0..<min(offset, bytes.count) {
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if bytes[index] == 0x0A || bytes[index] == 0x0D && !isPair {
        position = SourcePosition(line: position.line + 1, column: 1)
      } else if bytes[index] & 0xC0 != 0x80, !isPair {
        position.column += 1
      }
    }
    return position
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x" + (digits.count == 1 ? "0" : "") + digits
  }

  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
