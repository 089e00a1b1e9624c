/// The names of a library's modules.
struct ModuleNames {
  /// The module that the sources become.
  let name: String
  /// All modules that are part of the library.
  let own: Set<String>

  /// Folders whose name says nothing of the library.
  private static let plainNames: Set<String> = [
    "class", "classes", "core", "lib", "library", "pod", "source", "sources", "src", "swift",
  ]

  /// Takes the given names, or those of the folder, of what it is in, and of the folders below.
  init(given: [String], of folder: SourceFolder) {
    let telling = folder.names.last { !Self.plainNames.contains($0.lowercased()) }
    let name = given.first ?? Self.identifier(telling ?? "Library")
    self.name = name
    own =
      given.isEmpty
      ? folder.folderNames.union([name, folder.name]).filter { $0 == Self.identifier($0) }
      : Set(given)
  }

  /// Returns a name with an underscore for what no module's name has.
  private static func identifier(_ name: String) -> String {
    let name = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name : name
  }
}
