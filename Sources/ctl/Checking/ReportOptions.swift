import ArgumentParser
import Localize
import Presenters
import TextFormats

/// The formats in which the findings of a check are written, and the files.
struct ReportOptions: ParsableArguments {
  /// The forms of a report.
  enum Form: String, CaseIterable, Sendable {
    case text, lines, json, sarif, github, junit, en301549
  }

  /// A form, and the file that it is written to; nil for standard output.
  struct Target: ExpressibleByArgument, Sendable {
    var form: Form
    var file: String?

    init(form: Form, file: String? = nil) { (self.form, self.file) = (form, file) }

    init?(argument: String) {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let form = Form(rawValue: String(parts[0])) else { return nil }
      self.form = form
      if parts.count > 1 {
        guard !parts[1].isEmpty else { return nil }
        file = String(parts[1])
      }
    }

    static var allValueStrings: [String] { Form.allCases.map(\.rawValue) }
  }

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "text for people; lines, json, sarif, github or junit for programs; en301549 by clause.",
      discussion: "Repeat it, with a file after =, for several: --format sarif=check.sarif.",
      valueName: "format[=file]"),
    completion: .list(Form.allCases.map(\.rawValue)))
  var targets: [Target] = []

  @Flag(help: "Also list findings that need review; they are counted in any case.")
  var review = false

  @Flag(help: "List each note; text, lines and github have one for each rule otherwise.")
  var notes = false

  /// Checks that one form alone goes to standard output, and to each file.
  func validate() throws {
    let files = targets.compactMap(\.file)
    if let file = files.first(where: { file in files.count { $0 == file } > 1 }) {
      throw ValidationError("Two formats name the file '\(visible(file))'. Name one for each.")
    }
    if targets.count(where: { $0.file == nil }) > 1 {
      throw ValidationError(
        "One format goes to standard output. Name files for the others: --format sarif=check.sarif."
      )
    }
  }

  /// A file, and the form of the report in it.
  typealias File = (form: Form, file: OutputFile)

  /// Returns the files, which are checked but not written yet.
  func files(overwrites: Bool) throws -> [File] {
    try targets.compactMap { target in
      try target.file.map { path in
        (target.form, try OutputFile(.report(target.form), at: path, overwrites: overwrites))
      }
    }
  }

  /// Writes the report in each form; the findings are text if no form goes to standard output.
  func write(_ report: FindingReport, to files: [File], _ output: inout CommandOutput) throws {
    for (form, file) in files {
      try ExitStatus.ofOutput {
        try file.write { put in try present(report, form, in: TextStyle(), to: put) }
      }
    }
    let form = targets.first { $0.file == nil }?.form
    if form == nil, !targets.isEmpty { return }
    // Lines are for tools; a person sees the totals beside them.
    let isLines = form == .lines || form ?? .text == .text && !Terminal.isForPeople
    try output.write { put in
      try present(report, isLines ? .lines : form ?? .text, in: Terminal.style, to: put)
    }
    if isLines {
      FindingSummary(style: TextStyle()).present(report) { line in
        Terminal.complain(line.hasSuffix("\n") ? String(line.dropLast()) : line)
      }
    }
  }

  private func present(
    _ report: FindingReport, _ form: Form, in style: TextStyle,
    to put: (String) throws -> Void
  ) throws {
    switch form {
    case .text: try FindingOutline(style: style).present(report, to: put)
    case .lines: try FindingLines().present(report, to: put)
    case .json: try FindingJSON().present(report, to: put)
    case .sarif:
      try SARIFReport(version: Ctl.configuration.version).present(report, to: put)
    case .github: try GitHubAnnotations().present(report, to: put)
    case .junit: try JUnitReport().present(report, to: put)
    case .en301549: try EN301549Report().present(report, to: put)
    }
  }
}
