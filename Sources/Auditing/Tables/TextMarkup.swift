/// The tags and links of a text.
enum TextMarkup {
  /// The names of tags that need no tag to close them in a text.
  private static let names: Set<String> = ["br", "p", "img", "hr", "b", "i", "u", "em", "strong"]

  /// Returns the number of each tag, of links and of inflections.
  static func items(in text: String) -> [String: Int] {
    var items: [String: Int] = [:]
    let bytes = Array(text.utf8)
    let hasClosingTag = zip(bytes, bytes.dropFirst()).contains {
      $0 == UInt8(ascii: "<") && $1 == UInt8(ascii: "/")
    }
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        if let name = tag(in: bytes, at: index), hasClosingTag || names.contains(name) {
          items["<\(name)>", default: 0] += 1
        }
      case UInt8(ascii: "]") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "("):
        items["a link", default: 0] += 1
      case UInt8(ascii: "^") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "["):
        items["an inflection", default: 0] += 1
      default: break
      }
      index += 1
    }
    return items
  }

  /// Returns the name of a tag, with a slash for one that closes; nil where there is none.
  private static func tag(in bytes: [UInt8], at index: Int) -> String? {
    var end = index + 1
    if end < bytes.count, bytes[end] == UInt8(ascii: "/") { end += 1 }
    let start = end
    while end < bytes.count, isNameByte(bytes[end]), end - start < 20 { end += 1 }
    guard end > start, end < bytes.count,
      [UInt8(ascii: ">"), UInt8(ascii: " "), UInt8(ascii: "/")].contains(bytes[end]),
      bytes[start] > 0x39
    else { return nil }
    return String(decoding: bytes[(index + 1)..<end], as: UTF8.self).lowercased()
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
