/// A rule whose findings are diagnostics: what it finds, why that matters and where it is from.
public struct DiagnosticRule: Sendable, Hashable, Identifiable {
  /// The subjects of the rules of a group.
  public enum Group: String, Sendable, Hashable, CaseIterable {
    /// The name that a screen reader gives an element.
    case names
    /// The hint about an element's use.
    case hints
    /// The traits of an element.
    case traits
    /// The elements, their containers, and the order.
    case structure
    /// The reach of a finger.
    case touch
    /// Colors and text sizes.
    case looks
    /// The places of views and the room for texts, where constraints make them.
    case layout
    /// Actions, outlets and segues.
    case connections
    /// Texts in several languages.
    case languages
    /// String tables and catalogs.
    case tables
    /// The source, the assets and the tables of the app around a document.
    case source
  }

  /// The id, in lowercase with hyphens: `small-target`.
  public var id: String
  /// The other name: the one in capitals that accessibility audits use, or a former id; nil for none.
  public var alias: String?
  /// The group of the rule.
  public var group: Group
  /// The subject of the rule, in a few words without a final period.
  public var title: String
  /// The reason that it matters, in a sentence or two.
  public var why: String
  /// The remedy, in a sentence or two; also the remedy of a finding that has no other.
  public var remedy: String
  /// The source of the rule.
  public var source: String
  /// The success criterion of WCAG 2.2; nil where none is concerned.
  public var criterion: String?
  /// The number of the clause of EN 301 549 V3.2.1 that has the criterion, such as `11.4.1.2.1`; nil
  /// where there is none.
  public var clause: String? { criterion.flatMap { EN301549Clause.of(criterion: $0)?.number } }
  /// The severity of a finding.
  public var severity: Diagnostic.Severity
  /// A Boolean value that indicates whether the rule is checked unless it is turned off.
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
