import ArgumentParser
import Auditing
import Diagnostics
import Presenters

/// Which rules and documents a check is about.
struct CheckOptions: ParsableArguments {
  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      "A rule to check, and no other, by its id or its name in capitals.",
      discussion: "Repeat it for several rules.", valueName: "rule"))
  var rules: [String] = []

  @Option(
    name: .customLong("disable"),
    help: ArgumentHelp(
      "A rule not to check.", discussion: "Repeat it for several rules.", valueName: "rule"))
  var disabled: [String] = []

  @Option(
    name: .customLong("fail-on"),
    help: "The least severe finding that ends the command with 1; error without it.")
  var failOn: FailureThreshold?

  @Option(
    help: ArgumentHelp(
      "Checks only what differs from git's index, or from a revision.", valueName: "revision"))
  var changed: String?

  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "The configuration file; .ctl.yml in the folder of the first path or above without it.",
      valueName: "file"))
  var config: String?

  @Flag(help: "Prints every setting and where it is from, and checks nothing.")
  var showConfig = false

  @Option(
    help: ArgumentHelp(
      "Leaves out the findings of a file, and tells which of them are gone.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp("Writes the findings to a file for --baseline.", valueName: "file"))
  var writeBaseline: String?

  /// Checks that the options agree.
  func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("Use either --baseline or --write-baseline.")
    }
    for rule in rules + disabled { _ = try AuditRule.named(rule) }
  }

  /// The ids of the only rules to check; nil for all that are on.
  var onlyRules: Set<String>? {
    get throws { rules.isEmpty ? nil : Set(try rules.map { try AuditRule.named($0).id }) }
  }

  /// Returns the configuration: the file, and the options, which go before it.
  func configuration(
    for input: InputOptions, _ locale: LocaleOptions
  ) throws -> CheckConfiguration {
    var result = try read(for: input.paths.first ?? "")
    if !input.paths.isEmpty {
      result.include = input.paths.map { Setting($0, from: .option("the command line")) }
    }
    result.exclude += input.search.exclusions.map { Setting($0, from: .option("--exclude")) }
    if !locale.isEmpty {
      result.locales = locale.locales.map { Setting($0, from: .option("--locale")) }
    } else if result.locales.isEmpty {
      result.locales = [Setting("all")]
    }
    if let failOn { result.failOn = Setting(failOn, from: .option("--fail-on")) }
    if let baseline { result.baseline = Setting(baseline, from: .option("--baseline")) }
    for rule in disabled {
      result.turn(try AuditRule.named(rule).id, on: false, by: "--disable")
    }
    return result
  }

  private func read(for path: String) throws -> CheckConfiguration {
    let rules = AuditRule.all.map(\.rule)
    do throws(ConfigurationError) {
      if let config { return try CheckConfiguration(contentsOfFile: config, rules: rules) }
      return try .find(for: path == DocumentInput.standardInput ? "" : path, rules: rules)
    } catch {
      for problem in error.problems { Terminal.report(problem) }
      throw ExitStatus.unreadableInput
    }
  }
}

extension FailureThreshold: ExpressibleByArgument {}
