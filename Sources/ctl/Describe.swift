import ArgumentParser
import InterfaceBuilder
import Presenters

/// `ctl describe`: every control with what it says, shows and sends.
struct Describe: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Describes the controls of documents: what each is, says, shows and sends.")

  @Argument(help: "Storyboards, xibs, and folders to search for them.")
  var paths: [String]

  func run() throws {
    try forEachDocument(in: paths) { document in
      DocumentOutline().present(document, announcements: Speaker.announcements(of: document))
    }
  }
}
