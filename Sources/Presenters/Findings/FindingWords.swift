import Diagnostics
import TextFormats

extension Diagnostic {
  /// The problem, with the facts that only a rule knows: the need for review, and the language.
  var findingProblem: String {
    let problem = subject?.needsReview == true ? "needs review: \(problem)" : problem
    return subject?.language.map { "\(problem) (\(Self.words(for: $0)))" } ?? problem
  }

  /// Returns one or several languages, of many the first ones: `de, fr, it and 7 more`.
  private static func words(for languages: String) -> String {
    let all = languages.split(separator: ",")
    guard all.count > 4 else { return languages }
    return all.prefix(3).joined(separator: ",") + " and \(all.count - 3) more"
  }

  /// The problem and the remedy, as sentences.
  var findingMessage: String {
    var words = self
    words.problem = findingProblem
    return words.message
  }

  /// The finding in a compiler's format, on one line: `path:line:column: error: words (rule)`.
  var findingLine: String {
    let place = start.map { "\($0.line):\($0.column)" }
    let parts = [visible(path, limit: 8192), place ?? ""].filter { !$0.isEmpty }
    let words = "\(severity): \(visible(findingMessage, limit: 8192)) (\(visible(id)))"
    return parts.isEmpty ? words : "\(parts.joined(separator: ":")): \(words)"
  }
}

extension FindingReport {
  /// The suppressed findings with what suppresses them, those of the baseline first.
  var suppressedFindings: [(finding: Diagnostic, by: Suppression)] {
    Suppression.allCases.flatMap { by in suppressed[by, default: []].map { ($0, by) } }
  }
}

extension FindingReport.Suppression {
  /// Returns the number of findings that it suppresses, in words: `12 suppressed by the baseline`;
  /// nil for none.
  func phrase(_ count: Int) -> String? {
    guard count > 0 else { return nil }
    return switch self {
    case .baseline: "\(count) suppressed by the baseline"
    case .configuration: "\(count) excepted by the configuration"
    }
  }
}
