import ArgumentParser
import FoundationEssentials
import InterfaceBuilder

/// Reads the documents of the paths one after the other, prints what the closure makes of each, and
/// names the others on standard error; one bad file never stops the rest.
func forEachDocument(in paths: [String], _ present: (InterfaceDocument) -> String) throws {
  var failed = false
  func report(_ error: InterfaceError) {
    failed = true
    standardError("\(error)")
  }
  for path in paths {
    do throws(InterfaceError) {
      for file in try documentPaths(at: path) {
        do throws(InterfaceError) {
          print(present(try InterfaceDocument(contentsOfFile: file)))
        } catch {
          report(error)
        }
      }
    } catch {
      report(error)
    }
  }
  if failed { throw ExitStatus.unreadableInput }
}

/// Folders of builds and of version control hold copies.
private let ignoredFolders: Set<String> = [
  "build", "DerivedData", "Pods", "Carthage", "node_modules",
]

/// The path itself for a file, the documents in it for a folder, in the order of their bytes.
private func documentPaths(at path: String) throws(InterfaceError) -> [String] {
  var isFolder = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
    throw InterfaceError(path: path, message: "no such file or folder. Check the path.")
  }
  guard isFolder else { return [path] }
  let root = tidy(path)
  var found: [String] = []
  var folders = [root]
  while let folder = folders.popLast() {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    } catch {
      throw InterfaceError(
        path: folder, message: "the folder cannot be read. Check its permissions.")
    }
    for name in names where !name.hasPrefix(".") {
      let inner = folder.isEmpty ? name : folder == "/" ? "/" + name : folder + "/" + name
      if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
        found.append(inner)
      } else if !ignoredFolders.contains(name), isFolderItself(inner) {
        folders.append(inner)
      }
    }
  }
  guard !found.isEmpty else {
    throw InterfaceError(
      path: path, message: "no storyboard or xib in this folder. Name another one.")
  }
  return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The folder without `./` before it and slashes after it; empty for the present one.
private func tidy(_ path: String) -> String {
  var path = path
  while path.hasPrefix("./") { path.removeFirst(2) }
  while path.count > 1, path.hasSuffix("/") { path.removeLast() }
  return path == "." ? "" : path
}

/// A link to a folder is not followed: it may lead back.
private func isFolderItself(_ path: String) -> Bool {
  let attributes = try? FileManager.default.attributesOfItem(atPath: path)
  return attributes?[.type] as? FileAttributeType == .typeDirectory
}
