import Auditing
import Diagnostics

/// The settings of a check and of the screen readers, with the origin of each value.
struct CheckConfiguration: Sendable {
  /// The setting of a rule; nil where the rule's own value counts.
  struct RuleSetting: Sendable, Equatable {
    var isOn: Setting<Bool>?
    var severity: Setting<Diagnostic.Severity>?
    /// The numbers that the rule compares with, by name.
    var numbers: [String: Setting<Double>] = [:]

    /// Returns this setting with what it leaves open from another one.
    func over(_ other: RuleSetting?) -> RuleSetting {
      guard let other else { return self }
      return RuleSetting(
        isOn: isOn ?? other.isOn, severity: severity ?? other.severity,
        numbers: other.numbers.merging(numbers) { $1 })
    }
  }

  /// The settings of rules for some documents.
  struct PathRules: Sendable {
    var pattern: PathPattern
    var rules: [String: RuleSetting]
  }

  /// The configuration file; nil without one.
  let path: String?
  /// The rules that can be set.
  let names: RuleNames
  /// The files and folders to check, as paths from the current folder; empty for that folder.
  var include: [Setting<String>] = []
  /// The patterns of files to leave out, by name or path.
  var exclude: [Setting<String>] = []
  /// The folders with the app's source, as paths from the current folder; empty to read none.
  var source: [Setting<String>] = []
  /// The types that hold the accessors which a program generates from tables and catalogs.
  var accessors: [Setting<String>] = ["L10n", "R", "Strings"].map { Setting($0) }
  /// The languages, as tags or the word `all`.
  var locales: [Setting<String>] = []
  /// The language that tables are written in; nil to find it out.
  var developmentLanguage: Setting<String>?
  /// The least severe finding with which the check fails.
  var failOn = Setting(FailureThreshold.error)
  /// The answers of the screen readers where sources differ.
  var policies: [Setting<ReaderPolicy.Choice>] = []
  /// The settings of rules, by their ids.
  var rules: [String: RuleSetting] = [:]
  /// The settings of rules for the documents that a pattern fits, in the order of the file.
  var paths: [PathRules] = []
  /// The rules that an option turned on or off, which no setting for a path changes.
  private var turned: Set<String> = []
  /// The path of the baseline from the current folder; nil without one.
  var baseline: Setting<String>?
  /// The objects that are excepted from rules.
  private(set) var exceptions: [CheckException] = []
  /// The places of the exceptions, by the ids of their rules.
  private var places: [String: [Int]] = [:]
  private var used: Set<Int> = []
  private var relative: RelativePaths

  /// Creates a configuration in which nothing is set.
  init(path: String? = nil, rules: [DiagnosticRule]) {
    self.path = path
    names = RuleNames(rules)
    relative = RelativePaths(from: path.map { RelativePaths.split($0).folder } ?? "")
  }

  /// The settings of rules, as an audit takes them.
  var auditSettings: [String: AuditOptions.Setting] { Self.auditSettings(of: rules) }

  /// Returns the settings of rules for a document, in which those of a later pattern go before; nil if no
  /// pattern fits its path.
  mutating func auditSettings(forPath path: String) -> [String: AuditOptions.Setting]? {
    guard !paths.isEmpty else { return nil }
    let names = [path, relative.path(of: path)]
    let fitting = paths.filter { $0.pattern.matches(names) }
    guard !fitting.isEmpty else { return nil }
    var merged = rules
    for own in fitting {
      for (id, setting) in own.rules where !turned.contains(id) {
        merged[id] = setting.over(merged[id])
      }
    }
    return Self.auditSettings(of: merged)
  }

  private static func auditSettings(
    of rules: [String: RuleSetting]
  ) -> [String: AuditOptions.Setting] {
    rules.mapValues {
      AuditOptions.Setting(
        isOn: $0.isOn?.value, severity: $0.severity?.value, numbers: $0.numbers.mapValues(\.value))
    }
  }

  /// Turns a rule on or off by an option, which goes before the file.
  mutating func turn(_ id: String, on isOn: Bool, by option: String) {
    rules[id, default: RuleSetting()].isOn = Setting(isOn, from: .option(option))
    turned.insert(id)
  }

  /// Adds an exception.
  mutating func add(_ exception: CheckException) {
    places[exception.rule, default: []].append(exceptions.count)
    exceptions.append(exception)
  }

  /// Returns whether a path is excluded, as seen from here or from the folder of the file.
  mutating func excludes(_ path: String) -> Bool {
    guard !exclude.isEmpty else { return false }
    let paths = [path, relative.path(of: path)]
    return exclude.contains { PathPattern(text: $0.value).matches(paths) }
  }

  /// Returns whether an exception goes for a finding, and remembers each one that does.
  mutating func excepts(_ finding: Diagnostic) -> Bool {
    guard let places = places[finding.id] else { return false }
    let paths = [finding.path, relative.path(of: finding.path)]
    let matching = places.filter { exceptions[$0].matches(finding, paths: paths) }
    used.formUnion(matching)
    return !matching.isEmpty
  }

  /// The exceptions that went for no finding so far, each as a note about its line.
  var unusedExceptions: [Diagnostic] {
    exceptions.indices.filter { !used.contains($0) }.map { place in
      Diagnostic(
        .note, id: "configuration.unused", path: path ?? "", at: exceptions[place].position,
        "the exception of \(exceptions[place].words) matches no finding", "Remove it.")
    }
  }
}
