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
          problem.isRead ? "The rest of the file is read." : "The file is left out."))
    }
    return SourceIndex(files, listTexts: listTexts(in: folders, excluding: exclusions))
  }

  /// Returns the texts in the property lists of folders, in which an app may name selectors and classes.
  private static func listTexts(in folders: [String], excluding exclusions: [String]) -> Set<String>
  {
    var finder = DocumentFinder(.propertyLists, excluding: exclusions)
    for folder in folders where FileStatus.isFolder(at: folder) { finder.add(folder) }
    // A list that cannot be read names nothing.
    return finder.found.reduce(into: []) { texts, found in
      guard let path = try? found.get() else { return }
      texts.formUnion((try? PropertyListTexts.texts(inFile: path)) ?? [])
    }
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
  /// A file at which the program ends without an answer, or which it cannot read, is named and left out.
  private static func files(at paths: [String], _ program: String) throws -> [SourceFile] {
    var files: [SourceFile] = []
    var waiting = paths
    while !waiting.isEmpty {
      let answer = try answers(to: waiting, program)
      files += answer.files
      let known = Set(answer.files.map(\.path))
      waiting.removeAll(where: known.contains)
      if answer.isWhole {
        for path in waiting { leaveOut(path, "the file cannot be read") }
        break
      }
      // It reads several files at once: each that may have ended it is read alone.
      guard try answers(to: [], program).isWhole else {
        Terminal.complain(
          "ctl: error: \(program) does not run. Run make source-tools in ctl's folder.")
        throw ExitStatus.internalError
      }
      for path in waiting.prefix(Self.mostThreads) {
        let alone = try answers(to: [path], program)
        files += alone.files
        if alone.files.isEmpty { leaveOut(path, "ctl-source ends without an answer") }
      }
      waiting.removeFirst(min(waiting.count, Self.mostThreads))
    }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The most files that the program reads at once.
  private static let mostThreads = 8

  private static func leaveOut(_ path: String, _ problem: String) {
    Terminal.report(
      Diagnostic(.warning, id: "source.unreadable", path: path, problem, "It is left out."))
  }

  /// Returns what the program answers, and whether it came to its end.
  private static func answers(
    to paths: [String], _ program: String
  ) throws -> (files: [SourceFile], isWhole: Bool) {
    let input = paths.flatMap { path -> [UInt8] in FileName.bytes(of: path) + [0] }
    guard
      let result = Subprocess.run([program], input: input, limit: limit, time: timeLimit),
      !result.isCut, !result.isLate
    else {
      Terminal.complain("ctl: error: ctl-source gives no answer. Name fewer files, with --exclude.")
      throw ExitStatus.internalError
    }
    let files = result.output.split(separator: UInt8(ascii: "\n"))
      .compactMap { SourceFile(jsonLine: Array($0)) }
    return (files, result.status == 0)
  }
}
