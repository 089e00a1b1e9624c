import ArgumentParser
import Auditing
import Diagnostics
import Presenters
import TextFormats

/// The options for the rules and the documents of a check.
struct CheckOptions: ParsableArguments {
  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      "Check only this rule, by its id or its other name.",
      discussion: "Repeat it for several rules.", valueName: "rule"),
    completion: .list(AuditRule.all.map(\.id)))
  var rules: [String] = []

  @Option(
    name: .customLong("disable"),
    help: ArgumentHelp(
      "Leave out this rule.", discussion: "Repeat it for several rules.", valueName: "rule"),
    completion: .list(AuditRule.all.map(\.id)))
  var disabled: [String] = []

  @Option(
    name: .customLong("fail-on"),
    help: "Exit with 1 on findings of this severity or worse. (default: error, or as configured)")
  var failOn: FailureThreshold?

  @Option(
    help: ArgumentHelp(
      "Check only what differs from git's index, or from a revision.", valueName: "revision"))
  var changed: String?

  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "The configuration file. Without it, .ctl.yml in the folder of the first path or above.",
      valueName: "file"))
  var config: String?

  @OptionGroup var fixing: FixOptions

  @Flag(help: "Print every setting and where it comes from, and check nothing.")
  var showConfig = false

  @Option(
    help: ArgumentHelp(
      "Leave out the findings in a file, and list those that are fixed.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write the findings to a file for --baseline.", valueName: "file"))
  var writeBaseline: String?

  /// Checks that the options agree.
  func validate() throws {
    if fixing.isOn, writeBaseline != nil || changed != nil {
      throw ValidationError(
        "\(fixing.name) corrects files. Leave out --write-baseline and --changed.")
    }
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("Use either --baseline or --write-baseline.")
    }
    for rule in rules + disabled { _ = try AuditRule.named(rule) }
  }

  /// The ids of the only rules to check; nil for all that are on.
  var onlyRules: Set<String>? {
    get throws { rules.isEmpty ? nil : Set(try rules.map { try AuditRule.named($0).id }) }
  }

  /// Returns whether a rule is on for a command that checks only some.
  func isOn(_ id: String, _ configuration: CheckConfiguration) -> Bool {
    AuditRule.rule(id).map {
      AuditOptions(settings: configuration.auditSettings).isOn($0.rule)
    } ?? false
  }

  /// Returns what has changed by git; nil where everything is checked.
  func changes(in configuration: CheckConfiguration) throws -> ChangedDocuments? {
    try changed.map {
      let (revision, path) = CheckArguments.changed($0)
      if let path, GitChanges.hasRevision(path, in: RelativePaths.split(path).folder) {
        throw ValidationError(
          "'\(visible(path))' is a path and a revision. Write --changed=\(visible(path)) for the revision, and --changed last for the path."
        )
      }
      return try ChangedDocuments(since: revision, in: configuration.include.map(\.value))
    }
  }

  /// Returns the configuration: the file, and the options, which go before it.
  func configuration(
    for paths: [String], at configurationPath: String, excluding exclusions: [String],
    in locales: [String] = [], development: DevelopmentLanguageOption, source: [String] = []
  ) throws -> CheckConfiguration {
    var result = try CheckConfiguration.read(config, for: configurationPath)
    if !paths.isEmpty {
      result.include = paths.map { Setting($0, from: .option("the command line")) }
    }
    if !source.isEmpty {
      result.source = source.map { Setting($0, from: .option("--source")) }
    }
    result.exclude += exclusions.map { Setting($0, from: .option("--exclude")) }
    if !locales.isEmpty {
      result.locales = locales.map { Setting($0, from: .option("--locale")) }
    } else if result.locales.isEmpty {
      result.locales = [Setting("all")]
    }
    if let development = development.developmentLanguage {
      result.developmentLanguage = Setting(development, from: .option("--development-language"))
    }
    if let failOn { result.failOn = Setting(failOn, from: .option("--fail-on")) }
    if let baseline { result.baseline = Setting(baseline, from: .option("--baseline")) }
    for rule in disabled {
      result.turn(try AuditRule.named(rule).id, on: false, by: "--disable")
    }
    return result
  }
}

extension CheckConfiguration {
  /// Returns the configuration in a file, or the one that is found for a path; reports what is wrong
  /// with it.
  static func read(
    _ file: String? = nil, for path: String, only keys: Set<String>? = nil
  ) throws -> CheckConfiguration {
    let rules = AuditRule.all.map(\.rule)
    do throws(ConfigurationError) {
      if let file { return try CheckConfiguration(contentsOfFile: file, rules: rules) }
      return try .find(
        for: path == DocumentInput.standardInput ? "" : path, rules: rules, only: keys)
    } catch {
      for problem in error.problems { Terminal.report(problem) }
      throw ExitStatus.unreadableInput
    }
  }

  /// Returns the answers of screen readers in the configuration that is found for a path; reports what is wrong
  /// with them.
  static func policies(for path: String) throws -> [ReaderPolicy.Choice] {
    try read(for: path, only: ["policies"]).policies.map(\.value)
  }
}

extension FailureThreshold: ExpressibleByArgument {}
