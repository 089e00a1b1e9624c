/// A rule whose findings are diagnostics: what it finds, why that matters and where it is from.
public struct DiagnosticRule: Sendable, Hashable, Identifiable {
  /// What the rules of a group are about.
  public enum Group: String, Sendable, Hashable, CaseIterable {
    /// What a screen reader calls an element.
    case names
    /// What it adds about an element's use.
    case hints
    /// What it says an element is.
    case traits
    /// What is an element, what is inside it, and the order.
    case structure
    /// What a finger reaches.
    case touch
    /// Colors and text sizes.
    case looks
    /// Actions, outlets and segues.
    case connections
    /// Texts in several languages.
    case languages
  }

  /// The id, in lowercase with hyphens: `small-target`.
  public var id: String
  /// The name in capitals under which accessibility audits know the rule; nil for one of ours.
  public var alias: String?
  /// What the rules beside it are about.
  public var group: Group
  /// What the rule finds, in a few words without a final period.
  public var title: String
  /// Why it matters, in a sentence or two.
  public var why: String
  /// What to do, in a sentence or two; also the remedy of a finding that has no other.
  public var remedy: String
  /// Where the rule is from.
  public var source: String
  /// The success criterion of WCAG 2.2; nil where none is concerned.
  public var criterion: String?
  /// The severity of a finding.
  public var severity: Diagnostic.Severity
  /// Whether the rule is checked unless it is turned off.
  public var isOnByDefault: Bool
  /// The numbers that the rule compares with, by name.
  public var numbers: [String: Double]

  /// Creates a rule that is on.
  public init(
    _ id: String, alias: String? = nil, in group: Group, _ title: String, why: String,
    remedy: String, source: String, criterion: String? = nil,
    severity: Diagnostic.Severity = .warning, isOnByDefault: Bool = true,
    numbers: [String: Double] = [:]
  ) {
    (self.id, self.alias, self.group, self.title) = (id, alias, group, title)
    (self.why, self.remedy, self.source, self.criterion) = (why, remedy, source, criterion)
    (self.severity, self.isOnByDefault, self.numbers) = (severity, isOnByDefault, numbers)
  }
}
