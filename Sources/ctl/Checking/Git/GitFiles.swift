import Localize
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The documents and tables of a folder as git keeps them, to compare with what they hold now.
///
/// Git is asked for names and ids alone. The files are compared here, because git would run the
/// filters that the repository configures.
struct GitFiles {
  /// A file in git's index or in a commit.
  struct Entry: Hashable {
    /// The id of the contents, in hexadecimal digits.
    var id: String
    /// Indicates whether the file is a link, whose contents are the path that it leads to.
    var isLink = false
  }

  /// The entries of each path in git: several contents while a merge is not resolved.
  private(set) var entries: [String: [Entry]] = [:]
  /// The paths of files that are new to git, and not ignored.
  private(set) var added: Set<String> = []

  /// The names of files that are compared end so.
  private static let extensions =
    DocumentFinder.Kind.documents.extensions + DocumentFinder.Kind.tables.extensions
  /// The most bytes of a file that is compared; no larger one is read as a document or a table.
  private static let limit = 64 << 20

  /// Returns whether a file has a name of those that are compared.
  static func compares(_ path: String) -> Bool {
    let path = path.lowercased()
    return extensions.contains { path.hasSuffix($0) }
  }

  mutating func add(_ entry: Entry, at path: String) {
    if Self.compares(path) { entries[path, default: []].append(entry) }
  }

  /// Adds a path that git does not know, or not in the commit that is compared with.
  mutating func add(new path: String) {
    if Self.compares(path) { added.insert(path) }
  }

  mutating func add(_ other: GitFiles) {
    entries.merge(other.entries) { Array(Set($0 + $1)) }
    added.formUnion(other.added)
  }

  /// The paths that git names and that have changed; a file that is gone is among them.
  var changed: Set<String> { added.union(entries.keys.filter(hasChanged)) }

  /// Returns whether a file is new, or differs from what git keeps.
  ///
  /// A path that git does not name is ignored by it. Files whose line ends alone differ are the same,
  /// as git converts them.
  func hasChanged(_ path: String) -> Bool {
    if added.contains(path) { return true }
    return entries[path]?.contains { !Self.holds(path, $0) } ?? false
  }

  private static func holds(_ path: String, _ entry: Entry) -> Bool {
    switch (try? FileStatus(of: path, followingLinks: false))?.kind {
    case .link where entry.isLink:
      return destination(ofLink: path).map { GitHash.id(ofBlob: $0, like: entry.id) } == entry.id
    case .regular where !entry.isLink:
      guard let bytes = try? InputFile.bytes(ofFile: path, limit: limit, remedy: ""),
        bytes.count <= limit
      else { return false }
      if GitHash.id(ofBlob: bytes, like: entry.id) == entry.id { return true }
      let converted = withoutReturns(bytes)
      return converted.count < bytes.count
        && GitHash.id(ofBlob: converted, like: entry.id) == entry.id
    default: return false
    }
  }

  /// Returns the bytes with line feeds in place of carriage returns with line feeds.
  private static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (place, byte) in bytes.enumerated() {
      let isReturn = byte == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A
      if !isReturn { result.append(byte) }
    }
    return result
  }

  /// Returns the path that a link has, as bytes; nil if it cannot be read.
  private static func destination(ofLink path: String) -> [UInt8]? {
    let size = Int(PATH_MAX)
    var text = [CChar](repeating: 0, count: size)
    let count = FileName.withCString(path) { readlink($0, &text, size) }
    return count < 0 ? nil : text.prefix(count).map { UInt8(bitPattern: $0) }
  }
}
