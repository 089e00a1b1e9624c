import ArgumentParser

/// The options for the files that a search leaves out.
struct SearchOptions: ParsableArguments {
  @Option(
    name: .customLong("exclude"),
    help: ArgumentHelp(
      "Files and folders to leave out of a search, by name or path, such as '*Tests*'.",
      discussion: "Repeat it for several patterns.", valueName: "glob"))
  var exclusions: [String] = []

  /// Returns a finder of the files at paths; without any, of those in the current folder.
  func finder(_ kind: DocumentFinder.Kind = .documents, for paths: [String]) -> DocumentFinder {
    var finder = DocumentFinder(kind, excluding: exclusions)
    for path in paths.isEmpty ? ["."] : paths { finder.add(path) }
    return finder
  }
}
