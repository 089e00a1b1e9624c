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
    if screen != nil || format == .json { try speech.screens.validateOneDevice() }
    try speech.reader.validateOneReader()
    guard screen == nil, format == .html, output == nil, Terminal.isForPeople else { return }
    throw ValidationError("Name a page or a folder: -o gallery.html.")
  }

  func run() throws {
    // Only a page has findings.
    let isPage = format == .html && screen == nil
    let configuration = try CheckConfiguration.read(
      for: input.configurationPath, only: isPage ? nil : ["policies"])
    var collector = collector(configuration)
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
      try draw(screen, collector)
    } else {
      collector.findings = GalleryFindings(configuration, filling: speech.screens.rows)
      try GalleryPages(collector: collector, input: input, overwrites: overwrite.isOn)
        .write(to: output)
    }
    locale.warnAboutMissingTables()
    speech.screens.warnAboutUnused()
  }

  private func collector(_ configuration: CheckConfiguration) -> GalleryCollector {
    var speech = speech
    speech.reader = speech.reader.with(configuration.policies.map(\.value))
    return GalleryCollector(
      locale: locale, speech: speech, asIfShown: asIfShown,
      images: AssetImages(inFolders: input.assetFolders, upTo: 512 << 10))
  }
}
