import Localize
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A pattern of names and paths in a configuration file, such as `*Tests*` or `App/Old`.
///
/// As with `--exclude`, a pattern that fits a folder goes for everything below it. It may be
/// written for the folder of the configuration file or for the current one.
struct PathPattern: Sendable, Equatable {
  /// The most bytes of a pattern, so that matching is never slow.
  static let maximumLength = 1024

  let text: String

  /// Returns whether the pattern fits a path or a folder above it.
  ///
  /// The first path is the one that the user sees; the others are the same file from elsewhere.
  func matches(_ paths: [String]) -> Bool { paths.contains { matches($0) } }

  private func matches(_ path: String) -> Bool {
    var whole = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") where name != "." {
      whole += (whole.isEmpty || whole == "/" ? "" : "/") + name
      if fits(String(name)) || fits(whole) { return true }
    }
    return false
  }

  private func fits(_ name: String) -> Bool {
    FileName.withCString(text) { pattern in
      FileName.withCString(name) { fnmatch(pattern, $0, 0) == 0 }
    }
  }
}
