import Diagnostics
import Localize

/// Everything that is wrong with a configuration file, in the order of the places.
struct ConfigurationError: Error, Sendable {
  var problems: [Diagnostic]
}

extension CheckConfiguration {
  /// The name of a configuration file.
  static let fileName = ".ctl.yml"
  /// The most bytes of one.
  static let limit = 256 << 10

  /// Returns the configuration of a path to be checked: of its folder, or of the nearest one above.
  ///
  /// Without a file, nothing is set. Empty is the current folder. Of some keys only, the others are not read.
  static func find(
    for path: String, rules: [DiagnosticRule], only keys: Set<String>? = nil
  ) throws(ConfigurationError) -> Self {
    let file: String?
    do throws(Diagnostic) {
      file = try find(for: path)
    } catch {
      throw ConfigurationError(problems: [error])
    }
    guard let file else { return Self(rules: rules) }
    return try Self(contentsOfFile: file, rules: rules, only: keys)
  }

  /// Reads a configuration file.
  init(
    contentsOfFile path: String, rules: [DiagnosticRule], only keys: Set<String>? = nil
  ) throws(ConfigurationError) {
    InputFiles.add(path)
    let bytes: [UInt8]
    do throws(Diagnostic) {
      bytes = try InputFile.bytes(
        ofFile: path, limit: Self.limit, remedy: "Name a configuration file.")
    } catch {
      throw ConfigurationError(problems: [error])
    }
    try self.init(bytes, path: path, rules: rules, only: keys)
  }

  /// Returns the path of the nearest file; nil if no folder up to the root has one.
  private static func find(for path: String) throws(Diagnostic) -> String? {
    let isFolder = path.isEmpty || FileStatus.isFolder(at: path)
    var folder = isFolder ? path : RelativePaths.split(path).folder
    let depth = RelativePaths.absolute(folder).split(separator: "/").count
    for _ in 0...depth {
      let file = RelativePaths.join(folder, fileName)
      do throws(Diagnostic) {
        _ = try FileStatus(of: file)
        LinkedFiles.note(file, foundIn: folder)
        return file
      } catch {
        if error.id != "file.missing" { throw error }
      }
      folder = parent(of: folder)
    }
    return nil
  }

  /// Returns the folder above another one, as short as a user would write it.
  private static func parent(of folder: String) -> String {
    var parts = folder.split(separator: "/").filter { $0 != "." }
    let isAbsolute = folder.hasPrefix("/")
    if parts.last == ".." || parts.isEmpty && !isAbsolute {
      parts.append("..")
    } else {
      _ = parts.popLast()
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}
