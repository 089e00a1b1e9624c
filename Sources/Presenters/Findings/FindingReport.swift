public import Diagnostics

/// The result of a check of documents, for a presenter.
public struct FindingReport: Sendable {
  /// A finding that was suppressed, by what.
  public enum Suppression: String, Sendable, Hashable, CaseIterable {
    /// The baseline has it.
    case baseline
    /// The configuration excepts its object from the rule.
    case configuration
  }

  /// The findings in the order of their paths and places, each once.
  public var findings: [Diagnostic] = []
  /// A Boolean value that indicates whether people get each note, and not one for each rule.
  public var listsNotes = false
  /// The numbers of the findings for a person to decide that are not listed, by rule.
  public var toReview: [String: Int] = [:]
  /// The findings that are not among them, by what suppresses them.
  public var suppressed: [Suppression: [Diagnostic]] = [:]
  /// The entries of the baseline that no finding matches any more, in words.
  public var fixed: [String] = []
  /// The rules that were checked.
  public var rules: [DiagnosticRule] = []
  /// The paths of the files that were read, in order, whether or not anything was found.
  public var paths: [String] = []
  /// The number of documents that were read.
  public var documents = 0
  /// A Boolean value that indicates whether tables alone were checked, and no documents.
  public var isOfTables = false
  /// The number of string tables and catalogs that were read.
  public var tables = 0
  /// The number of their controls.
  public var controls = 0
  /// The languages in which texts were checked, as BCP 47 tags, sorted.
  public var languages: [String] = []
  /// The elements that were not checked, by the reason, with their kinds and numbers.
  public var notChecked: [String: [String: Int]] = [:]
  /// The files that could not be read.
  public var failures: [Diagnostic] = []

  /// Creates the report of a check that has found nothing yet.
  public init() {}
}
