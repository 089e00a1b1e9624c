import ArgumentParser
import InterfaceBuilder
import Presenters

/// `ctl announce`: what a screen reader says of every control.
struct Announce: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tells what VoiceOver on iOS says of the controls of documents.")

  @Argument(help: "Storyboards, xibs, and folders to search for them.")
  var paths: [String]

  func run() throws {
    try forEachDocument(in: paths) { document in
      AnnouncementOutline().present(document, announcements: Speaker.announcements(of: document))
    }
  }
}
