import AppSources
import Auditing
import Diagnostics
import InterfaceBuilder
import InterfaceLoader
import Localize
import Pickers
import Presenters
import TextFormats

/// A check of documents: their findings, without those that are known.
struct DocumentCheck {
  private(set) var report = FindingReport()
  /// The notes about the configuration and the baseline.
  private(set) var notes: [Diagnostic] = []
  /// The corrections that are made; nil to make none.
  var fixes: FileFixes?
  /// Indicates whether what a person has to look at is among the findings.
  var listsReviews = false

  /// The situations for which the screens are laid out; none for the frames of documents alone.
  var situations: [LayoutSituation] = [] {
    didSet {
      if situations.isEmpty { report.rules.removeAll { $0.group == .layout } }
    }
  }

  /// The app around the documents; nil leaves out the rules about it.
  var app: AuditedApp? {
    didSet {
      if app == nil { report.rules.removeAll { $0.group == .source } }
    }
  }

  /// The rows that fill tables of prototypes.
  var rows: RowOptions?

  /// Indicates whether people get each note, and not one for each rule.
  var listsNotes: Bool {
    get { report.listsNotes }
    set { report.listsNotes = newValue }
  }

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
    let everywhere = options
    let elsewhere = configuration.paths.flatMap { $0.rules.filter { $1.isOn?.value == true }.keys }
    report.rules = AuditRule.all.map(\.rule).filter {
      everywhere.isOn($0) || only == nil && elsewhere.contains($0.id)
    }
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
    let options =
      configuration.auditSettings(forPath: document.path).map {
        AuditOptions(settings: $0, only: self.options.only)
      } ?? options
    // Commands run on the main thread.
    let result = MainActor.assumeIsolated { [situations, rows, app] in
      var audit = DocumentAudit.withPlaceholders(options, configuration, filling: rows)
      audit.situations = situations
      audit.app = app
      return audit.audit(document, in: versions)
    }
    for finding in result.findings { add(finding) }
    for (reason, kinds) in result.notChecked {
      report.notChecked[reason, default: [:]].merge(kinds, uniquingKeysWith: +)
    }
  }

  /// Checks the source and the tables of the app.
  mutating func addApp() {
    guard let app else { return }
    for finding in AppAudit(options: options).audit(app) { add(finding) }
    report.paths += app.source.files.map(\.path)
  }

  /// Adds what keeps a file from being read, which no exception and no baseline suppresses.
  mutating func add(failure: Diagnostic) {
    if failure.id == "process.files" { Terminal.report(failure) }
    report.failures.append(failure)
  }

  /// Counts files that are not for UIKit or AppKit.
  mutating func leaveOut(_ count: Int) {
    guard count > 0 else { return }
    report.notChecked["not for UIKit or AppKit", default: [:]]["Other File", default: 0] += count
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
    } else if fixes?.take(finding) != true {
      report.findings.append(finding)
    }
  }

  /// Says in the report that no documents are checked.
  mutating func looksAtTablesAlone() { report.isOfTables = true }

  /// Checks tables that have changed, or all if nothing tells what has.
  mutating func add(_ tables: TableSets, changedBy changes: ChangedDocuments?) {
    guard report.rules.contains(where: { $0.group == .tables }) else { return }
    var tables = tables
    for failure in tables.failures { add(failure: failure) }
    if tables.inFrameworks > 0 {
      report.notChecked["in frameworks", default: [:]]["Table", default: 0] += tables.inFrameworks
    }
    let development = configuration.developmentLanguage.flatMap {
      LanguageTag(languageOption: $0.value)
    }
    var found: [Diagnostic] = []
    for item in tables.items {
      var failures: [Diagnostic] = []
      let deleted = changes?.languages(deletedFrom: item) ?? []
      let set = tables.read(item, development: development, deleted: deleted) {
        failures.append($0)
      }
      guard let set, changes?.contains(tablesAt: set.paths) ?? true || !deleted.isEmpty else {
        continue
      }
      for failure in failures { add(failure: failure) }
      report.tables += set.fileCount
      report.paths += set.paths
      let path = set.paths.first ?? ""
      let options =
        configuration.auditSettings(forPath: path).map {
          AuditOptions(settings: $0, only: self.options.only)
        } ?? options
      found += TableAudit(options: options).audit(set)
    }
    if tables.unusedInformation > 0 {
      report.notChecked["of several, or unreadable", default: [:]]["Info.plist", default: 0] +=
        tables.unusedInformation
    }
    // A fault may stand in a document, or in the table of another language.
    let sorted = found.enumerated().sorted { one, other in
      one.element.path == other.element.path
        ? one.offset < other.offset
        : one.element.path.utf8.lexicographicallyPrecedes(other.element.path.utf8)
    }
    for (_, finding) in sorted { add(finding) }
  }

  /// Writes the corrections, or shows them, and says how many there are.
  mutating func write(_ options: FixOptions) throws {
    guard let result = try fixes?.write(isShown: options.diff) else { return }
    report.findings += result.left
    for failure in result.failures { add(failure: failure) }
    for fixed in result.corrected where !options.diff {
      let corrections = amount(fixed.count, "correction")
      Terminal.complain("ctl: note: \(visible(fixed.path)) has \(corrections).")
    }
  }

  /// Writes the findings to a file that later checks leave out.
  func writeBaseline(to file: OutputFile) throws {
    let baseline = Baseline(path: file.path, of: report.findings)
    try ExitStatus.ofOutput { try file.write { put in try put(baseline.text) } }
    let amount = amount(report.findings.count, "finding")
    Terminal.complain("ctl: note: \(visible(file.path)) has \(amount).")
  }

  /// Throws the exit status of files that could not be read, or of findings as severe as a threshold.
  func end(failingOn threshold: FailureThreshold) throws {
    if !report.failures.isEmpty { throw ExitStatus.unreadableInput }
    if report.findings.contains(where: { threshold.isReached(by: $0.severity) }) {
      throw ExitStatus.findings
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
  /// Creates an audit of documents without the classes of their app, read as a configuration says.
  @MainActor
  static func withPlaceholders(
    _ options: AuditOptions, _ configuration: CheckConfiguration, filling rows: RowOptions?
  ) -> DocumentAudit {
    let readers = Readers(configuration.policies.map(\.value))
    return DocumentAudit(options: options) {
      let loader = InterfaceLoader.withPlaceholders()
      readers.set(nil, for: loader)
      rows?.apply(to: loader)
      loader.dateSettings = DateSettings(timeZone: .gmt)
      return loader
    }
  }
}
