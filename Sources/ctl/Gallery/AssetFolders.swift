import Localize

extension InputOptions {
  /// The folders in which the asset catalogs of the app are looked for: those of the command line, and
  /// the folder around that of a document.
  var assetFolders: [String] {
    let paths = self.paths.isEmpty ? [""] : self.paths
    var folders: [String] = []
    for path in paths where path != DocumentInput.standardInput {
      var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      while parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
      if parts == ["."] { parts = [""] }
      if !FileStatus.isFolder(at: path.isEmpty ? "." : path) {
        parts.removeLast()
        if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
        if parts.count > 1, let last = parts.last, last != ".", last != ".." { parts.removeLast() }
      }
      let folder = parts.joined(separator: "/")
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }
}
