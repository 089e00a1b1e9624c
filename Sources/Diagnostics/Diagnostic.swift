/// A problem in a file, with its position, a remedy and a proof.
///
/// Documents, XML, string tables, catalogs, transcripts and the command line report all findings
/// with this type. A diagnostic is also an error, which is thrown for a file that cannot be read.
public struct Diagnostic: Error, Sendable, Hashable {
  /// The severity of a finding.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The file cannot be used, or part of it is lost.
    case error
    /// The file can be used, though perhaps not as intended.
    case warning
    /// Nothing is wrong for certain; something to know.
    case note
  }

  /// The severity; an error by default.
  public var severity: Severity
  /// The kind of finding, in lowercase with dots: `xml.malformed`.
  public var id: String
  /// The path as given; empty for what is in no file.
  public var path: String
  /// The start of the finding; nil if it concerns the file as a whole.
  public var start: SourcePosition?
  /// The end of the finding, exclusive; nil if only the start is known.
  public var end: SourcePosition?
  /// The problem, without a final period.
  public var problem: String
  /// The remedy, in a sentence or two; empty if nothing helps.
  public var remedy: String
  /// The content of the file that proves the finding; nil if the problem is sufficient.
  public var proof: String?
  /// The subject of the finding, as one value or none, so that errors stay small.
  private var subjects: [Subject] = []

  /// The subject in a document of a rule's finding; nil for a finding about the file.
  public var subject: Subject? {
    get { subjects.first }
    set { subjects = newValue.map { [$0] } ?? [] }
  }

  /// Creates a diagnostic about a position in a file, or about the file as a whole.
  public init(
    _ severity: Severity = .error, id: String, path: String, at start: SourcePosition? = nil,
    to end: SourcePosition? = nil, _ problem: String, _ remedy: String = "", proof: String? = nil
  ) {
    self.severity = severity
    self.id = id
    self.path = path
    self.start = start
    self.end = end
    self.problem = problem
    self.remedy = remedy
    self.proof = proof
  }

  /// The problem and the remedy, in one line.
  public var message: String {
    let isSentence = problem.hasSuffix(".”")
    let sentence = isSentence ? problem : "\(problem)."
    return remedy.isEmpty ? sentence : "\(sentence) \(remedy)"
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic in a compiler's format.
  ///
  /// The format is `path:line:column: error: what is wrong. What to do.`
  public var description: String {
    let place =
      [path].filter { !$0.isEmpty } + (start.map { ["\($0.line)", "\($0.column)"] } ?? [])
    guard !place.isEmpty else { return "\(severity): \(message)" }
    return "\(place.joined(separator: ":")): \(severity): \(message)"
  }
}
