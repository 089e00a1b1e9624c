extension Baseline {
  /// The file: sorted, one entry a line, so that versions of it can be compared.
  var text: String {
    var text = "{\n  \"schema\": \(Self.quoted(Self.schema)),\n  \"findings\": ["
    var separator = "\n"
    for (entry, count) in entries.inOrder {
      var members = [("path", Self.quoted(entry.path)), ("rule", Self.quoted(entry.rule))]
      for (name, path) in BaselineEntry.keys {
        if let value = entry[keyPath: path] { members.append((name, Self.quoted(value))) }
      }
      if count > 1 { members.append(("count", "\(count)")) }
      let line = members.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
      text += "\(separator)    {\(line)}"
      separator = ",\n"
    }
    return text + (entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }

  /// Returns a text as JSON has it; what commands a terminal or reverses a line is escaped.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": quoted.unicodeScalars.append(scalar)
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _
      where scalar.properties.generalCategory == .control
        || scalar.properties.isBidiControl || (0x2028...0x2029).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
