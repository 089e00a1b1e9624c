extension Scenario: CustomStringConvertible {
  /// The scenario as text, ending with a line break, in the format of ``init(reading:path:)``.
  public var description: String {
    let columns = head.columns
    var lines = head.lines
    if let screen {
      if !lines.isEmpty { lines.append("") }
      lines += comments.flatMap(commentLines)
      lines.append("@screen \(escaped(screen, at: .value))")
    }
    for step in transcript.screens {
      if !lines.isEmpty { lines.append("") }
      lines += step.comments.flatMap(commentLines)
      lines.append("> \(step.title ?? "")")
      lines += step.elements.flatMap { transcript.lines(of: $0, columns) }
    }
    lines += transcript.closingComments.flatMap(commentLines)
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }
}
