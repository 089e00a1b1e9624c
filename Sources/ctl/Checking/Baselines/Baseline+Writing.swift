import TextFormats

extension Baseline {
  /// The file: sorted, one entry a line, so that versions of it can be compared.
  var text: String {
    var text = "{\n  \"schema\": \(quotedJSON(Self.schema)),\n  \"findings\": ["
    var separator = "\n"
    for (entry, count) in entries.inOrder {
      var members = [("path", quotedJSON(entry.path)), ("rule", quotedJSON(entry.rule))]
      for (name, path) in BaselineEntry.keys {
        if let value = entry[keyPath: path] { members.append((name, quotedJSON(value))) }
      }
      if count > 1 { members.append(("count", "\(count)")) }
      let line = members.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
      text += "\(separator)    {\(line)}"
      separator = ",\n"
    }
    return text + (entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }
}
