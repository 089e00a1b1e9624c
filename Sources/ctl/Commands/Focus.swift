import TextFormats
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
      A remote moves the focus on an Apple TV. Elsewhere a keyboard moves it, with Full Keyboard \
      Access switched on, because otherwise it reaches little: Tab moves to the next item, and the \
      arrow keys move to the neighbors. On a Mac Tab moves along the key views of a window: those that \
      the document links, or all by their places. The app's classes may change all of it.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var locale: LocaleOptions
  @OptionGroup var screens: ScreenOptions
  @OptionGroup var dates: DateOptions

  @Option(help: "text for people, json for programs.")
  var format: TableOutputFormat = .text

  func validate() throws { try screens.validateOneDevice() }

  func run() throws {
    try input.answer(format, schema: "ctl.focus/1") { document, output in
      let reports = reports(on: document, &output)
      return .object([
        "path": .path(document.path), "family": .string(document.family.rawValue),
        "versions": .array(reports.map(\.json)),
      ])
    } text: { document, output in
      reports(on: document, &output).map {
        $0.text(in: Terminal.style, tellsLanguage: !locale.isEmpty) + "\n"
      }.joined()
    }
    locale.warnAboutMissingTables()
    screens.warnAboutUnused()
  }

  private func reports(
    on document: InterfaceDocument, _ output: inout CommandOutput
  ) -> [FocusReport] {
    locale.versions(of: document) { output.report($0) }
      .map { version in
        let (way, screens) = focusScreens(of: version)
        return FocusReport(document: version, screens: screens, way: way)
      }
  }

  private func focusScreens(
    of version: DocumentVersion
  ) -> (way: FocusWay, screens: [FocusScreen]) {
    // Commands run on the main thread.
    MainActor.assumeIsolated {
      let loader = InterfaceLoader.withPlaceholders()
      screens.apply(to: loader)
      loader.dateSettings = dates.settings
      let live = LiveDocument(version, loader: loader)
      live.reportLeftOutConstraints()
      return (live.focusWay, live.focusScreens())
    }
  }
}
