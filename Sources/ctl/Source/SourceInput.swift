import AppSources
import Diagnostics
import InterfaceBuilder
import Localize
import Presenters
import TextFormats

/// Reads the source of an app by the program that has a parser of Swift.
enum SourceInput {
  /// The most bytes of facts that are read.
  private static let limit = 1 << 30
  /// The longest time that the program takes; then it is ended.
  private static let timeLimit = Duration.seconds(600)

  /// Reads the files in folders; throws an exit status for a folder that has none, and if the program is
  /// not built.
  static func read(_ folders: [String], excluding exclusions: [String]) throws -> SourceIndex {
    guard let program = SourceTool.source.path else {
      Terminal.complain("ctl: error: \(SourceTool.source.complaint)")
      throw ExitStatus.unreadableInput
    }
    var finder = DocumentFinder(.sources, excluding: exclusions)
    for folder in folders { finder.add(folder) }
    var failures: [Diagnostic] = []
    let paths = finder.found.compactMap { found -> String? in
      switch found {
      case .success(let path): return path
      case .failure(let error):
        failures.append(error)
        return nil
      }
    }
    for failure in failures { Terminal.report(failure) }
    if !failures.isEmpty { throw ExitStatus.unreadableInput }
    let files = try self.files(at: paths, program)
    for file in files {
      guard let problem = file.problem else { continue }
      Terminal.report(
        Diagnostic(
          .warning, id: "source.syntax", path: file.path, at: problem.position, problem.text,
          "The rest of the file is read."))
    }
    return SourceIndex(files)
  }

  /// Returns whether a folder has source, at most three levels down.
  static func hasSource(_ folder: String) -> Bool {
    func has(_ folder: String, depth: Int) -> Bool {
      guard let names = try? FileStatus.names(inFolder: folder), names.count < 2000 else {
        return false
      }
      if names.contains(where: {
        $0.hasSuffix(".swift") && $0 != "Package.swift" || $0.hasSuffix(".m")
      }) {
        return true
      }
      return depth < 3
        && names.contains { name in
          !name.hasPrefix(".") && !name.contains(".")
            && !DocumentFinder.ignoredFolders.contains(name)
            && FileStatus.isFolder(at: "\(folder)/\(name)")
            && has("\(folder)/\(name)", depth: depth + 1)
        }
    }
    return has(folder, depth: 0)
  }

  /// Returns the facts of files in the order of their paths.
  ///
  /// A file at which the program ends without an answer is named and left out.
  private static func files(at paths: [String], _ program: String) throws -> [SourceFile] {
    var files: [SourceFile] = []
    var waiting = paths
    while !waiting.isEmpty {
      let input = waiting.flatMap { path -> [UInt8] in FileName.bytes(of: path) + [0] }
      guard
        let result = Subprocess.run([program], input: input, limit: limit, time: timeLimit),
        !result.isCut, !result.isLate
      else {
        Terminal.complain(
          "ctl: error: ctl-source gives no answer. Name fewer files, with --exclude.")
        throw ExitStatus.internalError
      }
      let answers = result.output.split(separator: UInt8(ascii: "\n"))
        .compactMap { SourceFile(jsonLine: Array($0)) }
      files += answers
      if result.status == 0 { break }
      // It ended while it read one of the first that are missing.
      let known = Set(answers.map(\.path))
      waiting.removeAll(where: known.contains)
      guard let culprit = waiting.first else { break }
      waiting.removeFirst()
      Terminal.report(
        Diagnostic(
          .warning, id: "source.unreadable", path: culprit, "ctl-source ends without an answer",
          "The file is left out."))
    }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
