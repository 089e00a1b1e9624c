import Auditing
import Diagnostics
import InterfaceBuilder
import InterfaceLoader
import Localize
import Pickers
import Presenters

/// A check of documents: their findings, without those that are known.
struct DocumentCheck {
  private(set) var report = FindingReport()
  /// The notes about the configuration and the baseline.
  private(set) var notes: [Diagnostic] = []
  /// Indicates whether what a person has to look at is among the findings.
  var listsReviews = false

  private var configuration: CheckConfiguration
  private let options: AuditOptions
  private var baseline: Baseline?
  private var languages: Set<String> = []

  /// Creates a check; throws what is wrong with the baseline.
  init(_ configuration: CheckConfiguration, only: Set<String>?, baseline usesBaseline: Bool) throws
  {
    self.configuration = configuration
    options = AuditOptions(settings: configuration.auditSettings, only: only)
    // What is found does not depend on where the machine is.
    TimeZoneIdentifier.ignoreHost()
    report.rules = AuditRule.all.map(\.rule).filter { options.isOn($0) }
    guard usesBaseline, let file = configuration.baseline?.value else { return }
    InputFiles.add(file)
    do throws(Diagnostic) {
      baseline = try Baseline(contentsOfFile: file)
    } catch {
      Terminal.report(error)
      throw ExitStatus.unreadableInput
    }
  }

  /// Checks a document in its own language and in others.
  mutating func add(_ document: InterfaceDocument, in locale: LocaleOptions) {
    report.documents += 1
    report.paths.append(document.path)
    report.controls += document.controls.count { $0.kind == .control || $0.kind == .item }
    let versions = locale.versions(of: document) { add(failure: $0) }
    languages.formUnion(versions.map { "\($0.language)" })
    // Commands run on the main thread.
    let result = MainActor.assumeIsolated {
      DocumentAudit.withPlaceholders(options).audit(document, in: versions)
    }
    for finding in result.findings { add(finding) }
    for (reason, kinds) in result.notChecked {
      report.notChecked[reason, default: [:]].merge(kinds, uniquingKeysWith: +)
    }
  }

  /// Adds what keeps a file from being read, which no exception and no baseline suppresses.
  mutating func add(failure: Diagnostic) {
    if failure.id == "process.files" { Terminal.report(failure) }
    report.failures.append(failure)
  }

  private mutating func add(_ finding: Diagnostic) {
    // What an exception or a review leaves out is not gone.
    let isKnown = baseline?.suppress(finding) == true
    if configuration.excepts(finding) {
      report.suppressed[.configuration, default: []].append(finding)
    } else if finding.subject?.needsReview == true, !listsReviews {
      report.toReview[finding.id, default: 0] += 1
    } else if isKnown {
      report.suppressed[.baseline, default: []].append(finding)
    } else {
      report.findings.append(finding)
    }
  }

  /// Completes the report when all documents were added, which are all of the configuration or some.
  mutating func finish(isWhole: Bool) {
    report.languages = languages.sorted()
    let rules = Set(report.rules.map(\.id))
    report.fixed =
      baseline?.fixed(
        inChecked: Set(report.paths), orGone: true, rules: rules, languages: languages) ?? []
    guard isWhole else { return }
    notes = configuration.unusedExceptions.filter { note in
      configuration.exceptions.contains { $0.position == note.start && rules.contains($0.rule) }
    }
  }
}

extension DocumentAudit {
  /// Creates an audit of documents without the classes of their app.
  @MainActor
  static func withPlaceholders(_ options: AuditOptions) -> DocumentAudit {
    DocumentAudit(options: options) {
      let loader = InterfaceLoader.withPlaceholders()
      loader.dateSettings = DateSettings(timeZone: .gmt)
      return loader
    }
  }
}
