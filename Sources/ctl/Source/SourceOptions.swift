import AppSources
import ArgumentParser

/// The folders with the source of the app.
struct SourceOptions: ParsableArguments {
  @Option(
    name: .customLong("source"),
    help: ArgumentHelp(
      "A folder with the app's Swift and Objective-C, to see what answers connections.",
      discussion: "Repeat it for several folders.", valueName: "path"),
    completion: .directory)
  var folders: [String] = []

  /// Reads the source; nil if no folder is given.
  ///
  /// Throws an exit status if it cannot be read.
  func index(excluding exclusions: [String]) throws -> SourceIndex? {
    guard !folders.isEmpty else { return nil }
    return try SourceInput.read(folders, excluding: exclusions)
  }
}
