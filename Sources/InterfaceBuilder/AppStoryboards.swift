import Localize

/// The storyboards of an app around one of its documents, by name.
///
/// They are looked for in the folder of the document, then in the folders around it and all that is
/// inside those, up to three above the folder of the `.lproj` folder.
package final class AppStoryboards {
  private let path: String
  private var known: [String: String?] = [:]
  /// The number of file names that are still looked at, so that a search in a large folder ends.
  private var remaining = 20_000

  /// Locates the storyboards around the document at a path; none around standard input.
  package init(aroundDocumentAt path: String) { self.path = path }

  /// Returns the path of a storyboard; nil if there is none.
  package func path(of name: String) -> String? {
    if let path = known[name] { return path }
    let found = search(for: name)
    known[name] = .some(found)
    return found
  }

  private func search(for name: String) -> String? {
    // A name must not lead out of the folders.
    guard path != "-", !name.isEmpty, !name.contains("/") else { return nil }
    let file = name + ".storyboard"
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    parts.removeLast()
    if let own = Self.join(parts, file), FileStatus.exists(at: own) { return own }
    if parts.last?.hasSuffix(".lproj") ?? false { parts.removeLast() }
    for _ in 0..<4 {
      if let found = search(for: file, in: parts.joined(separator: "/"), depth: 0) { return found }
      guard let last = parts.last, last != "..", last != "." else { return nil }
      parts.removeLast()
    }
    return nil
  }

  private static func join(_ parts: [String], _ file: String) -> String? {
    (parts + [file]).joined(separator: "/")
  }

  private func search(for file: String, in folder: String, depth: Int) -> String? {
    guard depth < 8, remaining > 0, let names = try? FileStatus.names(inFolder: folder) else {
      return nil
    }
    remaining -= names.count
    let prefix = folder.isEmpty ? "" : folder + "/"
    if names.contains(file) { return prefix + file }
    // Localized copies hold the same scenes; the development language comes first.
    let folders = names.filter { !$0.contains(".") || $0.hasSuffix(".lproj") }
      .sorted { ($0 == "Base.lproj" ? 0 : 1) < ($1 == "Base.lproj" ? 0 : 1) }
    for name in folders where FileStatus.isFolder(at: prefix + name) {
      if let found = search(for: file, in: prefix + name, depth: depth + 1) { return found }
    }
    return nil
  }
}
