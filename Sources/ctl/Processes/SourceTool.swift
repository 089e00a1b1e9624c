import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A program of a nested package: one of those that parse Swift, which is larger than everything else, or the server of
/// pages.
enum SourceTool: String {
  case port = "ctl-port"
  case source = "ctl-source"
  case open = "ctl-open"

  /// The folder of the package, that of its builds and the target of `make` that builds it.
  private var package: (folder: String, builds: String) {
    self == .open ? ("PageServer", "page-server") : ("SourceTools", "source-tools")
  }

  /// The path of the program; nil if it is not built.
  var path: String? { Self.ownPath.flatMap(program) }

  /// The words for a program that is not built, which fit in one line of a terminal.
  var complaint: String { "\(rawValue) is not built. Run make \(package.builds) in ctl's folder." }

  /// Returns the path of the program beside `ctl`, or in the checkout in which `ctl` was built.
  private func program(near own: String) -> String? {
    var folder = Self.parent(of: own)
    if let program = Self.executable("\(folder)/\(rawValue)") { return program }
    while true {
      if FileName.withCString("\(folder)/\(package.folder)/Package.swift", { access($0, R_OK) })
        == 0
      {
        return Self.executable("\(folder)/.build/\(package.builds)/debug/\(rawValue)")
          ?? Self.executable("\(folder)/.build/\(package.builds)/release/\(rawValue)")
      }
      guard !folder.isEmpty else { return nil }
      folder = Self.parent(of: folder)
    }
  }

  private static func executable(_ path: String) -> String? {
    FileName.withCString(path) { access($0, X_OK) } == 0 ? path : nil
  }

  /// The folder of a path; empty for the root.
  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The path of this program without links; nil if the system does not say.
  private static var ownPath: String? {
    #if canImport(Darwin)
    var size: UInt32 = 4096
    var name = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&name, &size) == 0 else { return nil }
    guard let path = realpath(name, nil) else { return nil }
    #else
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    #endif
    defer { free(path) }
    return FileName.text(ofCString: path)
  }
}
