import Diagnostics
import TextFormats

/// Writes the workflow commands with which GitHub annotates a pull request.
///
/// Findings without a place in a file are plain lines of the log.
public struct GitHubAnnotations: Sendable {
  /// Creates the presenter.
  public init() {}

  /// Writes the commands one at a time, each ending with a line break.
  public func present(_ report: FindingReport, to put: (String) throws -> Void) rethrows {
    for finding in FindingRows(report).findings { try put(command(finding)) }
    for failure in report.failures { try put(command(failure)) }
    try FindingSummary(style: TextStyle(width: .max)).present(report) { line in
      // The runner also finds commands in the old form, which may stand anywhere in a line.
      try put(line.replacing("##[", with: "## ["))
    }
  }

  private func command(_ finding: Diagnostic) -> String {
    var properties: [(String, String)] = []
    if !finding.path.isEmpty { properties.append(("file", finding.path)) }
    if let start = finding.start {
      properties += [("line", "\(start.line)"), ("col", "\(start.column)")]
      if let end = finding.end {
        properties.append(("endLine", "\(end.line)"))
        if end.line == start.line { properties.append(("endColumn", "\(end.column)")) }
      }
    }
    properties.append(("title", finding.id))
    let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
    return "::\(finding.severity.command) \(list)::\(data(finding.findingMessage))\n"
  }

  /// Returns a message in which nothing ends the command or commands the log.
  private func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case _ where scalar.commandsTerminal: result += scalar.escapedNumber
      case _ where scalar.fileNameByte != nil: result += scalar.escapedByte
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension Diagnostic.Severity {
  /// GitHub's name for an annotation of this severity.
  fileprivate var command: String { self == .note ? "notice" : rawValue }
}
