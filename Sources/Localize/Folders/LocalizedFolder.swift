package import Diagnostics

/// A folder with `.lproj` folders, which contain the localized files.
public struct LocalizedFolder: Sendable {
  /// The path as given; empty for the current folder.
  public let path: String
  /// The names of the `.lproj` folders without their extension, sorted.
  public let localizations: [String]

  /// Lists the localizations in a folder.
  public init(path: String) {
    self.path = path
    localizations = ((try? Self.lprojFolders(in: path)) ?? []).map {
      String($0.dropLast(".lproj".count))
    }
  }

  /// Returns the names of the `.lproj` folders in a folder, sorted; a missing folder has none.
  package static func lprojFolders(in folder: String) throws(Diagnostic) -> [String] {
    guard let known = KnownFolders.current else { return try readLprojFolders(in: folder) }
    return try known.names(inFolder: folder) { () throws(Diagnostic) in
      try readLprojFolders(in: folder)
    }
  }

  private static func readLprojFolders(in folder: String) throws(Diagnostic) -> [String] {
    do throws(Diagnostic) {
      return try FileStatus.names(inFolder: folder).filter { $0.hasSuffix(".lproj") }
    } catch {
      if error.id == "file.missing" { return [] }
      throw error
    }
  }

  /// The extensions of images, in lookup order.
  private static let imageExtensions = ["png", "pdf", "svg", "heic", "jpg", "jpeg", "tiff", "gif"]

  /// Returns the file of an image for the preferred languages; nil if there is none.
  ///
  /// The lookup starts with the folders of the chosen languages, followed by that of the
  /// development language, `Base` and the folder itself. The name is spelled as in documents, with
  /// or without an extension, and the file may have a larger scale (`@2x`, `@3x`).
  public func path(
    ofImage name: String, preferences: [String], developmentLanguage: String = "en"
  ) -> String? {
    // A name must not lead out of the folder.
    guard !name.isEmpty, !name.contains("/") else { return nil }
    let chosen = LanguageNegotiation(preferences: preferences, available: localizations)
    let folders =
      (chosen.localizations + [developmentLanguage, "Base"]).filter(localizations.contains)
      .map { $0 + ".lproj/" } + [""]
    let hasExtension = Self.imageExtensions.contains { name.lowercased().hasSuffix("." + $0) }
    let files =
      hasExtension
      ? [name]
      : Self.imageExtensions.flatMap { suffix in
        ["", "@2x", "@3x"].map { "\(name)\($0).\(suffix)" }
      }
    let prefix = path.isEmpty ? "" : path == "/" ? "/" : path + "/"
    for folder in folders {
      for file in files where FileStatus.exists(at: prefix + folder + file) {
        return prefix + folder + file
      }
    }
    return nil
  }
}
