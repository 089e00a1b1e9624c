import ArgumentParser
import InterfaceBuilder
import InterfaceLoader
import Presenters

/// `ctl focus`: what the focus reaches on each screen, in order, and where it goes from there.
struct Focus: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "focus",
    abstract: "Shows what the focus reaches on each screen, in order, and each neighbor.",
    usage: "ctl focus [<paths> ...] [options]",
    discussion: """
      A remote moves the focus on an Apple TV. Elsewhere it is moved by a keyboard, with Full \
      Keyboard Access switched on, because otherwise it reaches little: Tab goes from one to the \
      next, and the arrows go to the neighbors. The app's classes may change all of it.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var locale: LocaleOptions
  @OptionGroup var screens: ScreenOptions
  @OptionGroup var dates: DateOptions

  @Option(help: "text for people, json for programs.")
  var format: TableOutputFormat = .text

  func run() throws {
    var writer = JSONWriter(isPretty: true) { try Terminal.write($0) }
    if format == .json {
      try writer.beginObject()
      try writer.key("documents")
      try writer.beginList()
    }
    try input.forEachDocument { reading, output in
      switch reading {
      case .success(let document):
        let versions = locale.versions(of: document) { output.report($0) }
        let reports = versions.map { FocusReport(document: $0, screens: focusScreens(of: $0)) }
        switch format {
        case .json:
          try writer.value(
            .object([
              "path": .path(document.path), "family": .string(document.family.rawValue),
              "versions": .array(reports.map(\.json)),
            ]))
        case .text:
          for report in reports {
            try output.write(
              report.text(in: Terminal.style, tellsLanguage: !locale.isEmpty) + "\n")
          }
        }
      case .failure(let error): output.report(error)
      }
    } finish: { output in
      guard format == .json else { return }
      try writer.endList()
      try writer.key("failures")
      try writer.value(DocumentJSON.failures(output.failures))
      try writer.key("schema")
      try writer.value("ctl.focus/1")
      try writer.endObject()
      try writer.endLine()
    }
    locale.warnAboutMissingTables()
  }

  private func focusScreens(of version: DocumentVersion) -> [FocusScreen] {
    // Commands run on the main thread.
    MainActor.assumeIsolated {
      let loader = InterfaceLoader.withPlaceholders()
      loader.showsContainers = !screens.isBare
      loader.dateSettings = dates.settings
      return LiveDocument(version, loader: loader).focusScreens()
    }
  }
}
