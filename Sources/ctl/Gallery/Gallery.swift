import Accessibility
import ArgumentParser
import Diagnostics
import InterfaceBuilder
import Localize
import Presenters
import TextFormats

/// `ctl gallery`: every screen and every control as a page.
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Makes a page of every screen and control, in every state and language.",
    usage: """
      ctl gallery [<paths> ...] -o <file or folder> [options]
      ctl gallery <path> --svg <screen> [-o <file>]
      """,
    discussion: """
      A name that ends in .html is one page; another name is a folder with a page for each document \
      and an index. A page needs no network and no script. --svg draws one screen, by its name or its \
      number, with the numbers of its elements and their announcements.
      """)

  /// The forms of the output.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    case html, json
  }

  @OptionGroup var input: InputOptions
  @OptionGroup var locale: LocaleOptions
  @OptionGroup var speech: SpeechOptions
  @OptionGroup var overwrite: OverwriteOption

  @Flag(
    name: .customLong("as-if-shown"),
    help: "Show hidden, transparent and disabled elements as if code had shown and enabled them.")
  var asIfShown = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A page that ends in .html, or a folder; a pipe gets the page without it.",
      valueName: "file or folder"))
  var output: String?

  @Option(
    name: .customLong("svg"),
    help: ArgumentHelp(
      "Draw a screen by its name or its number; \"\" is the first.", valueName: "screen"))
  var screen: String?

  @Option(
    help: "html for people; json for programs has the roles in ARIA, AT-SPI and AppKit.")
  var format: Form = .html

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output needs the name of a file.") }
    if screen != nil, format == .json {
      throw ValidationError("Use either --svg or --format json.")
    }
    if format == .json, output != nil {
      throw ValidationError("--format json goes to standard output. Leave out --output.")
    }
    guard screen == nil, format == .html, output == nil, Terminal.isForPeople else { return }
    throw ValidationError("Name a page or a folder: -o gallery.html.")
  }

  func run() throws {
    if format == .json {
      var number = 0
      try input.answer(.json, schema: "ctl.gallery/1") { document, output in
        number += 1
        let gallery = collector.gallery(document, &output)
        return GalleryJSON.document(gallery, number: number)
      } text: { _, _ in
        ""
      }
    } else if let screen {
      try draw(screen)
    } else {
      try GalleryPages(collector: collector, input: input, overwrites: overwrite.isOn)
        .write(to: output)
    }
    locale.warnAboutMissingTables()
  }

  private var collector: GalleryCollector {
    GalleryCollector(locale: locale, speech: speech, asIfShown: asIfShown)
  }

  /// Draws a screen in the first language that was asked for.
  private func draw(_ name: String) throws {
    var drawn: String?
    var known: [String] = []
    var failure: ExitCode?
    let documents = input.find()
    let file = try ExitStatus.ofOutput {
      try output.map { try OutputFile(.drawing, at: $0, overwrites: overwrite.isOn) }
    }
    do {
      try input.forEachDocument(in: documents) { reading, output in
        guard drawn == nil else { return }
        switch reading {
        case .failure(let error): output.report(error)
        case .success(let document):
          let version = collector.gallery(document, &output).versions.first
          guard let version else { return }
          let found = find(name, in: version, of: document, &known)
          drawn = found.flatMap { SVGPresenter().present($0, in: version.language) }
        }
      }
    } catch let error as ExitCode {
      failure = error
    }
    guard let drawn else {
      if let failure { throw failure }
      let near = names(near: name, among: known, atMost: max(2, name.count / 3))
      let advice = near.isEmpty ? known.prefix(8).map { $0 } : near
      throw ValidationError(
        "There is no screen '\(visible(name))'."
          + (advice.isEmpty
            ? "" : " Name \(advice.map { "'\(visible($0))'" }.joined(separator: ", ")).")
      )
    }
    if let file {
      try ExitStatus.ofOutput { try file.write { put in try put(drawn) } }
    } else {
      try Terminal.write(drawn)
    }
    if let failure { throw failure }
  }

  /// Returns the screen of a name in the language or in the document, or of a number; the first one for
  /// an empty name.
  private func find(
    _ name: String, in version: GalleryDocument.Version, of document: InterfaceDocument,
    _ known: inout [String]
  ) -> SpokenScreen? {
    let own = collector.titles(of: document)
    for number in 0..<version.screenCount {
      let screen = version.screen(number)
      guard screen.drawing != nil else { continue }
      let title = number < own.count ? own[number] : nil
      known += Set([screen.title, title].compactMap(\.self)).sorted()
      if name.isEmpty || [screen.title, title, "\(number + 1)"].contains(name) { return screen }
    }
    return nil
  }
}
