import Diagnostics
import Localize

/// Findings that are known, so that a check reports the new ones.
///
/// Paths begin in the folder of the file, so a baseline works from any current folder.
struct Baseline: Sendable {
  static let schema = "ctl.baseline/1"
  /// The most bytes of a file.
  static let limit = 64 << 20
  /// The most findings that have the same entry.
  static let maximumCount = 1_000_000

  /// The number of findings that each entry stands for.
  private(set) var entries: [BaselineEntry: Int] = [:]
  /// The number of them that no finding has matched.
  private var rest: [BaselineEntry: Int] = [:]
  private var relative: RelativePaths
  /// The folder of the file.
  private let folder: String

  /// Creates the baseline of findings, for a file at a path.
  init(path: String, of findings: [Diagnostic]) {
    folder = RelativePaths.split(path).folder
    relative = RelativePaths(from: folder)
    for finding in findings {
      let entry = BaselineEntry(finding, path: relative.path(of: finding.path))
      entries[entry] = min((entries[entry] ?? 0) + 1, Self.maximumCount)
    }
    rest = entries
  }

  /// Reads a file.
  init(contentsOfFile path: String) throws(Diagnostic) {
    let bytes = try InputFile.bytes(
      ofFile: path, limit: Self.limit, remedy: "Name a file from --write-baseline.")
    try self.init(bytes, path: path)
  }

  /// Reads the bytes of a file.
  init(_ bytes: [UInt8], path: String) throws(Diagnostic) {
    let input = try InputText(bytes, path: path, limit: Self.limit, kind: "a baseline")
    var parser = BaselineParser(input)
    entries = try parser.entries()
    rest = entries
    folder = RelativePaths.split(path).folder
    relative = RelativePaths(from: folder)
  }

  /// Returns whether the baseline has a finding, each as often as its entry says.
  mutating func suppress(_ finding: Diagnostic) -> Bool {
    let entry = BaselineEntry(finding, path: relative.path(of: finding.path))
    guard let count = rest[entry], count > 0 else { return false }
    rest[entry] = count - 1
    return true
  }

  /// Returns what no finding matched, in words, of the documents, rules and languages of a check.
  ///
  /// Nil stands for all rules or languages; documents that were removed may count. An entry without a language belongs to each.
  func fixed(
    inChecked paths: Set<String>, orGone countsGone: Bool = false, rules: Set<String>? = nil,
    languages: Set<String>? = nil
  ) -> [String] {
    var relative = relative
    let checked = Set(paths.map { BaselineEntry.shown(relative.path(of: $0)) })
    let left = rest.filter { entry, count in
      count > 0 && (checked.contains(entry.path) || countsGone && isGone(entry.path))
        && (rules?.contains(entry.rule) ?? true)
        && (entry.language.flatMap { languages?.contains($0) } ?? true)
    }
    return left.inOrder.map { entry, count in
      entry.words + (count > 1 ? ", \(count) times" : "")
    }
  }

  /// Returns whether the document of an entry was removed or renamed.
  private func isGone(_ path: String) -> Bool {
    !FileStatus.exists(at: RelativePaths.join(folder, path))
  }
}
