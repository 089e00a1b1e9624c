import Diagnostics

/// The least severe finding with which a check fails.
enum FailureThreshold: String, CaseIterable, Sendable {
  case error, warning, note, never

  /// Returns whether a check with a finding of a severity fails.
  func isReached(by severity: Diagnostic.Severity) -> Bool {
    switch self {
    case .error: severity == .error
    case .warning: severity != .note
    case .note: true
    case .never: false
    }
  }
}
