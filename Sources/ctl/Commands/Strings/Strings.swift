import ArgumentParser

/// `ctl strings`: the string tables of apps.
struct Strings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Reads string tables: .strings, .stringsdict and .xcstrings.",
    subcommands: [
      StringsCheck.self, StringsGet.self, StringsList.self, StringsCoverage.self,
      StringsConvert.self,
      StringsNegotiate.self, StringsFormat.self, StringsExport.self, StringsAdd.self,
    ])
}

/// The output formats of `ctl strings`.
enum TableOutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
