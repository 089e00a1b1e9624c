import Diagnostics
import TextFormats

/// Writes a finding a line, in a compiler's format: `path:line:column: error: words (rule)`.
///
/// Entries of the baseline that are gone are lines, too, and files that could not be read.
public struct FindingLines: Sendable {
  /// Creates the presenter.
  public init() {}

  /// Writes the lines one at a time, each ending with a line break.
  public func present(_ report: FindingReport, to put: (String) throws -> Void) rethrows {
    for finding in FindingRows(report).findings { try put(finding.findingLine + "\n") }
    for entry in report.fixed { try put("fixed: \(visible(entry, limit: 8192))\n") }
    for failure in report.failures { try put(failure.findingLine + "\n") }
  }
}
