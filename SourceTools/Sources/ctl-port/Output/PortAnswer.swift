import Porting

/// The answer of the command.
struct PortAnswer {
  var port: PortedLibrary
  var reports: [Checker.Result]
  /// The folder of the sources, and that of the tests.
  var folder: String
  var tests: String?
  var showsDifference: Bool
  var listsErrors: Bool
  /// Indicates whether names of old Swift were renamed.
  var renamesOldSwift = false

  /// The differences, or what is missing, and the figures.
  var text: String {
    var text = ""
    if showsDifference {
      for file in port.files { text += UnifiedDiff(of: file, path: place(of: file)).text }
    }
    for result in reports {
      if listsErrors { text += result.report.entries.map { "\($0.error.line(of: $0))\n" }.joined() }
      text += result.report.text(of: reports.count > 1 ? result.title : "")
    }
    let oldNames = reports.reduce(0) { $0 + $1.report.oldNameCount }
    if oldNames > 0 {
      let advice = renamesOldSwift ? "" : " Try --renames."
      text += "\(oldNames) of the errors are about names of old Swift.\(advice)\n"
    }
    if skipsTests {
      text += "The tests were not checked, because the library doesn't compile.\n"
    }
    if !text.isEmpty { text += "\n" }
    return text + port.summary.text
  }

  /// Indicates whether there was a check, but not of the tests that there are.
  private var skipsTests: Bool { reports.count == 1 && port.files.contains(where: \.isTest) }

  /// The path of a file below the folder of the sources; with tests, which have a folder of their
  /// own, the path from the current folder.
  func place(of file: PortedFile) -> String {
    var root = tests == nil ? folder : "."
    if !root.hasSuffix("/") { root += "/" }
    return file.path.hasPrefix(root) ? String(file.path.dropFirst(root.count)) : file.path
  }
}

extension CompilerError {
  /// The error in the compiler's format, with the family in brackets.
  fileprivate func line(of entry: CheckReport.Entry) -> String {
    path.isEmpty
      ? "error: \(message) [\(entry.family.title)]"
      : "\(path):\(line):\(column): error: \(message) [\(entry.family.title)]"
  }
}
