/// A value of JSON, written with two spaces of indentation and sorted keys.
indirect enum JSON {
  case string(String)
  case number(Int)
  case list([JSON])
  case object([String: JSON])

  /// The document, with a line break at the end.
  var document: String { text(indentation: "") + "\n" }

  private func text(indentation: String) -> String {
    let inner = indentation + "  "
    switch self {
    case .string(let text): return Self.quoted(text)
    case .number(let number): return "\(number)"
    case .list(let values):
      guard !values.isEmpty else { return "[]" }
      let lines = values.map { inner + $0.text(indentation: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
    case .object(let values):
      guard !values.isEmpty else { return "{}" }
      let lines = values.sorted { $0.key < $1.key }.map {
        "\(inner)\(Self.quoted($0.key)): \($0.value.text(indentation: inner))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}",
        "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
