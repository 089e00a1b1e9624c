import Diagnostics

extension JSONScanner {
  var byte: UInt8? { index < input.bytes.count ? input.bytes[index] : nil }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  /// Throws for a key that is not one of these, or that the object has already.
  func check(
    _ key: String, among keys: [String], _ known: inout Set<String>
  ) throws(Diagnostic) {
    guard keys.contains(key) else {
      throw error(
        "key", "there is no key '\(key.prefix(100))' in a baseline",
        didYouMean(key, among: keys) ?? "Remove it.")
    }
    guard known.insert(key).inserted else {
      throw error("key", "the key '\(key)' is there twice", "Keep one.")
    }
  }

  /// Returns the error for a value that should be something else.
  func unexpected(_ expected: String) -> Diagnostic {
    byte == nil
      ? error("json", "expected \(expected), found the end", "The file is cut; write it again.")
      : error("json", "expected \(expected)", "Write the file again, or correct it.")
  }

  /// Returns the error for an object that lacks a key.
  func missing(_ key: String, at offset: Int? = nil) -> Diagnostic {
    error("key", "the object has no '\(key)'", "Add it, or write the file again.", at: offset)
  }

  func error(
    _ kind: String, _ problem: String, _ remedy: String, at offset: Int? = nil
  ) -> Diagnostic {
    Diagnostic(
      id: "baseline.\(kind)", path: input.path, at: input.position(of: offset ?? index), problem,
      remedy)
  }
}
