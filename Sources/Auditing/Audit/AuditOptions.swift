public import Diagnostics

/// The rules that an audit checks, the severity of their findings, and the numbers that they
/// compare with.
public struct AuditOptions: Sendable, Hashable {
  /// The setting of a rule; nil for what the rule has by default.
  public struct Setting: Sendable, Hashable {
    /// An optional Boolean value that indicates whether the rule is checked.
    public var isOn: Bool?
    /// The severity of its findings.
    public var severity: Diagnostic.Severity?
    /// The numbers that it compares with, by name.
    public var numbers: [String: Double]

    /// Creates a setting.
    public init(
      isOn: Bool? = nil, severity: Diagnostic.Severity? = nil, numbers: [String: Double] = [:]
    ) {
      (self.isOn, self.severity, self.numbers) = (isOn, severity, numbers)
    }
  }

  /// The settings, by the id of the rule.
  public let settings: [String: Setting]
  /// The ids of the only rules that are checked; nil for all that are on.
  public let only: Set<String>?

  /// Creates options; those of the rules themselves by default.
  ///
  /// A rule is named by its id or by its other name. A name that no rule has traps: the options would
  /// change nothing.
  public init(settings: [String: Setting] = [:], only: Set<String>? = nil) {
    self.settings = Dictionary(
      uniqueKeysWithValues: settings.map { (Self.id(of: $0), $1) })
    self.only = only.map { Set($0.map(Self.id)) }
  }

  private static func id(of name: String) -> String {
    guard let rule = AuditRule.rule(name) else {
      preconditionFailure("No rule is named '\(name)'; 'ctl check rules' lists them.")
    }
    return rule.id
  }

  /// Returns whether a rule is checked.
  public func isOn(_ rule: DiagnosticRule) -> Bool {
    if let only { return only.contains(rule.id) }
    return settings[rule.id]?.isOn ?? rule.isOnByDefault
  }

  /// Returns the severity of a finding of a rule, which may be its own.
  func severity(of rule: DiagnosticRule, own: Diagnostic.Severity?) -> Diagnostic.Severity {
    settings[rule.id]?.severity ?? own ?? rule.severity
  }

  /// Returns a number that a rule compares with.
  func number(_ name: String, of id: String) -> Double {
    settings[id]?.numbers[name] ?? AuditRule.rule(id)?.rule.numbers[name] ?? 0
  }
}
