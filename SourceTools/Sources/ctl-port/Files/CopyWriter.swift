import Foundation
import Porting

/// Writes the rewritten copy of a library.
struct CopyWriter {
  private let folder: String
  private let isForced: Bool
  private let sources: [SourceFolder]
  /// The place where the files of each folder go, below the copy.
  private let places: [String]

  /// Checks that the copy has a place; throws where it would replace anything.
  init(folder: String, moduleName: String, isForced: Bool, sources: [SourceFolder?]) throws {
    self.folder = folder
    self.isForced = isForced
    self.sources = sources.compactMap(\.self)
    // Tests need a folder of their own, because they are a module of their own.
    places =
      self.sources.count == 1 ? [""] : ["Sources/\(moduleName)/", "Tests/\(moduleName)Tests/"]
    let target = Self.components(of: folder)
    for source in self.sources where target.starts(with: Self.components(of: source.path)) {
      throw PortError(
        subject: folder, problem: "the copy would be part of '\(source.path)'",
        remedy: "Name another folder.", status: ExitStatus.usage)
    }
    let old = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard old.isEmpty || isForced else {
      throw PortError(
        subject: folder, problem: "the folder has files",
        remedy: "Name another one, or replace what has the same names with --force.",
        status: ExitStatus.usage)
    }
    try checkSources()
  }

  /// Throws where a file of the copy is one that is copied.
  private func checkSources() throws {
    let paths = sources.flatMap { source in source.files.map { source.path(of: $0) } }
    let originals = Dictionary(
      paths.map { (Self.components(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    for (source, place) in zip(sources, places) {
      for file in source.files {
        let target = Self.components(of: path(of: file, at: place))
        guard let original = originals[target] else { continue }
        throw PortError(
          subject: folder, problem: "the copy would replace the source file '\(original)'",
          remedy: "Name another folder.", status: ExitStatus.usage)
      }
    }
  }

  /// The path of a file of the copy.
  private func path(of file: String, at place: String) -> String { "\(folder)/\(place)\(file)" }

  private static func components(of path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().pathComponents
  }

  /// Writes the files of a port.
  func write(_ port: PortedLibrary) throws {
    var rest = port.files[...]
    for (source, place) in zip(sources, places) {
      for (file, ported) in zip(source.files, rest) {
        try write(ported.text, to: path(of: file, at: place))
      }
      rest = rest.dropFirst(source.files.count)
    }
  }

  private func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw PortError(
        subject: path, problem: "it cannot be written", remedy: "Check the folder.",
        status: ExitStatus.internalError)
    }
  }
}
