import Foundation
import Porting

/// The Swift files of a folder.
struct SourceFolder {
  /// The folder as it was given, without slashes at the end.
  let path: String
  /// The files by their paths below the folder, in the order of their bytes.
  let files: [String]
  /// The names of the folders below.
  let folderNames: Set<String>
  /// The folders of builds and packages, and what was excluded.
  let leftOut: [String]
  private let isFile: Bool

  /// Build and package manager folders, which contain copies.
  private static let ignoredFolders: Set<String> = [
    "build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  /// Finds the files; throws for a path that has none.
  init(path: String, excluding patterns: [String]) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw PortError(
        subject: path, problem: "there is no such file or folder", remedy: "Name another one.")
    }
    var plain = path
    while plain.count > 1, plain.hasSuffix("/") { plain.removeLast() }
    isFile = !isFolder.boolValue
    if isFile {
      self.path = plain
      files = [URL(fileURLWithPath: plain).lastPathComponent]
      folderNames = []
      leftOut = []
      return
    }
    self.path = plain
    var search = Search(root: plain, patterns: patterns)
    try search.run()
    files = search.files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    folderNames = search.folderNames
    leftOut = search.leftOut
    guard !files.isEmpty else {
      throw PortError(
        subject: path, problem: "no Swift file in this folder", remedy: "Name another one.")
    }
  }

  /// The folder's own name, also of the current one.
  var name: String { names.last ?? "" }

  /// The names of the folders down to this one, the file's own without its extension.
  var names: [String] {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    return (isFile ? url.deletingPathExtension() : url).pathComponents.filter { $0 != "/" }
  }

  /// The path of a file.
  func path(of file: String) -> String {
    if isFile { return path }
    return path == "." ? file : path == "/" ? "/\(file)" : "\(path)/\(file)"
  }

  /// Reads the files; throws for one that is no text.
  func read(isTest: Bool = false) throws -> [Source] {
    try files.map { file in
      let path = path(of: file)
      let data: Data
      do {
        data = try Data(contentsOf: URL(fileURLWithPath: path))
      } catch {
        throw PortError(
          subject: path, problem: "it cannot be read", remedy: "Check its permissions.")
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw PortError(
          subject: path, problem: "its text is not UTF-8", remedy: "Convert it, or exclude it.")
      }
      return Source(path: path, text: text, isTest: isTest)
    }
  }

  /// A search for files; links to folders are not followed.
  private struct Search {
    let root: String
    let patterns: [String]
    var files: [String] = []
    var folderNames: Set<String> = []
    var leftOut: [String] = []

    mutating func run() throws {
      var folders = [""]
      while let folder = folders.popLast() {
        for name in try names(in: folder) where !name.hasPrefix(".") {
          let path = folder.isEmpty ? name : "\(folder)/\(name)"
          let attributes = try? FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")
          let isFolder = attributes?[.type] as? FileAttributeType == .typeDirectory
          guard isFolder || name.hasSuffix(".swift") else { continue }
          let isIgnored = isFolder && SourceFolder.ignoredFolders.contains(name)
          let isManifest = name == "Package.swift"
          if isIgnored || isManifest || patterns.contains(where: { matches($0, path, name) }) {
            leftOut.append(path)
          } else if isFolder {
            folderNames.insert(name)
            folders.append(path)
          } else {
            files.append(path)
          }
        }
      }
    }

    private func names(in folder: String) throws -> [String] {
      let path = folder.isEmpty ? root : "\(root)/\(folder)"
      do {
        return try FileManager.default.contentsOfDirectory(atPath: path)
      } catch {
        throw PortError(
          subject: path, problem: "the folder cannot be read", remedy: "Check its permissions.")
      }
    }

    private func matches(_ pattern: String, _ path: String, _ name: String) -> Bool {
      [path, name, "\(root)/\(path)"].contains { (text: String) in fnmatch(pattern, text, 0) == 0 }
    }
  }
}
