/// Something that is wrong with a file, with its place, what to do about it, and what proves it.
///
/// Documents, XML, string tables, catalogs, transcripts and the command line report all of their
/// findings as this one value. A diagnostic is an error, too: a file that cannot be read throws one.
public struct Diagnostic: Error, Sendable, Hashable {
  /// How bad a finding is.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The file cannot be used, or part of it is lost.
    case error
    /// The file can be used, perhaps not as it was meant.
    case warning
  }

  /// How bad it is; an error unless given.
  public var severity: Severity
  /// The kind of finding, in lower case with dots: `xml.malformed`.
  public var id: String
  /// The path as given.
  public var path: String
  /// Where it begins; nil where it is about the file as a whole.
  public var start: SourcePosition?
  /// Where it ends, the character there not included; nil where only its beginning is known.
  public var end: SourcePosition?
  /// What is wrong, without a full stop.
  public var problem: String
  /// What to do, a sentence or two; empty where nothing helps.
  public var remedy: String
  /// What stands in the file and proves it; nil where the problem says it all.
  public var proof: String?

  /// Creates a diagnostic about a place of a file, or about the file as a whole.
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

  /// What is wrong and what to do, in one line.
  public var message: String { remedy.isEmpty ? "\(problem)." : "\(problem). \(remedy)" }
}

extension Diagnostic: CustomStringConvertible {
  /// The line that a compiler would write: `path:line:column: error: what is wrong. What to do.`
  public var description: String {
    let place = [path] + (start.map { ["\($0.line)", "\($0.column)"] } ?? [])
    return "\(place.joined(separator: ":")): \(severity): \(message)"
  }
}
