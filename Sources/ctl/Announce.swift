import ArgumentParser
import InterfaceBuilder
import Presenters

/// `ctl announce`: what a screen reader says of every control.
struct Announce: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tells what VoiceOver on iOS says of the controls of documents.")

  @OptionGroup var input: InputOptions
  @OptionGroup var locale: LocaleOptions

  func validate() throws {
    try input.check()
    try locale.check()
  }

  func run() throws {
    let outline = AnnouncementOutline(style: Terminal.style)
    try input.forEachDocument { reading, output in
      switch reading {
      case .success(let document):
        for version in locale.versions(of: document) {
          try output.write(
            outline.present(
              version.document, announcements: Speaker.announcements(of: version),
              language: locale.isEmpty ? nil : version.language) + "\n")
        }
      case .failure(let error): output.report(error)
      }
    }
  }
}
