import Foundation

/// A folder that is removed with its owner.
final class TemporaryFolder {
  let path: String

  /// Makes a folder with files by their paths.
  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("ctl-port-tests-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The files below the folder, sorted.
  var files: [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// Returns the text of a file.
  func text(of file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }
}
