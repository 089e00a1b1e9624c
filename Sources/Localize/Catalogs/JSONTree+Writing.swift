extension JSONTree {
  /// Creates a value without a position.
  init(_ value: Value) { self.init(value: value, range: 0..<0) }

  /// Creates an object.
  init(_ members: [(key: String, value: JSONTree)]) {
    self.init(.object(members.map { Member(key: $0.key, keyRange: 0..<0, value: $0.value) }))
  }

  /// The value in Xcode's format: two spaces per level, and spaces around colons.
  func xcodeText(indent: String) -> String {
    var text = ""
    write(to: &text, indent: indent)
    return text
  }

  private func write(to text: inout String, indent: String) {
    switch value {
    case .object(let members):
      // An empty object contains an empty line.
      guard !members.isEmpty else {
        text += "{\n\n\(indent)}"
        return
      }
      text += "{\n"
      for (number, member) in members.enumerated() {
        text += "\(indent)  " + Self.quoted(member.key) + " : "
        member.value.write(to: &text, indent: indent + "  ")
        text += number == members.count - 1 ? "\n" : ",\n"
      }
      text += "\(indent)}"
    case .array(let items):
      guard !items.isEmpty else {
        text += "[\n\n\(indent)]"
        return
      }
      text += "[\n"
      for (number, item) in items.enumerated() {
        text += "\(indent)  "
        item.write(to: &text, indent: indent + "  ")
        text += number == items.count - 1 ? "\n" : ",\n"
      }
      text += "\(indent)]"
    case .string(let string): text += Self.quoted(string)
    case .number(let number): text += number
    case .bool(let bool): text += "\(bool)"
    case .null: text += "null"
    }
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{8}": quoted += "\\b"
      case "\u{C}": quoted += "\\f"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
