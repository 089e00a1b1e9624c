extension CheckReport {
  /// The number of errors, and a paragraph for each family with its names.
  public func text(of what: String = "", width: Int = 80) -> String {
    let subject = what.isEmpty ? "" : "\(what): "
    guard !entries.isEmpty else {
      return "\(subject)no errors in \(counted(fileCount, "file"))\n"
    }
    let titleWidth = groups.map(\.family.title.count).max() ?? 0
    let countWidth = groups.map { grouped($0.count).count }.max() ?? 0
    var text =
      "\(subject)\(counted(entries.count, "error")) in \(fileCountWithErrors) of "
      + "\(counted(fileCount, "file"))\n"
    for group in groups {
      let count = grouped(group.count)
      let start =
        padded(group.family.title, to: titleWidth)
        + String(repeating: " ", count: 3 + countWidth - count.count) + count + "   "
      text += Self.wrapped(
        group.names.map { "\($0.name) \(grouped($0.count))" }, after: start, width: width)
    }
    return text
  }

  /// Returns a paragraph of parts; every further line is as far indented as the first.
  private static func wrapped(_ parts: [String], after start: String, width: Int) -> String {
    let indent = String(repeating: " ", count: start.count)
    var text = ""
    var line = start
    var isEmpty = true
    for part in parts {
      let piece = isEmpty ? part : " · " + part
      if !isEmpty, line.count + piece.count > width {
        text += line + "\n"
        line = indent + part
      } else {
        line += piece
      }
      isEmpty = false
    }
    return text + line + "\n"
  }
}
