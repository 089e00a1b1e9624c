extension String {
  /// Returns the text with each occurrence of another one replaced, in linear time.
  ///
  /// The standard library's `replacing(_:with:)` counts the characters up to each place where the
  /// other text might begin.
  func substituting(_ old: String, with new: String) -> String {
    let (text, old) = (Array(utf8), Array(old.utf8))
    guard let first = old.first, text.count >= old.count else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if text[index] == first, text[index...].starts(with: old) {
        result += new.utf8
        index += old.count
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
