import ArgumentParser
import InterfaceBuilder
import Presenters

/// `ctl announce`: what a screen reader says of every control.
struct Announce: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tells what VoiceOver on iOS says of the controls of documents.")

  @OptionGroup var input: InputOptions

  func validate() throws { try input.check() }

  func run() throws {
    let outline = AnnouncementOutline(style: Terminal.style)
    try input.forEachDocument { reading, output in
      switch reading {
      case .success(let document):
        let announcements = Speaker.announcements(of: document)
        try output.write(outline.present(document, announcements: announcements) + "\n")
      case .failure(let error): output.report(error)
      }
    }
  }
}
