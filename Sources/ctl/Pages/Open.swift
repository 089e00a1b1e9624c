import ArgumentParser
import Diagnostics
import InterfaceLoader
import Localize
import PageSession
import Presenters
import TextFormats

/// `ctl open`: shows documents as a page on which they are operated.
struct Open: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Shows screens in a browser, where they are operated.",
    usage: "ctl open <paths> ... [options]",
    discussion: """
      Serves one page on this machine until Ctrl-C, and prints its address. What is done there is a step of a \
      scenario, with what a screen reader says and what happens; the page saves them. Docs/LivePage.md has more.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var settings: ScenarioSettings

  @Option(help: ArgumentHelp("The port of the page; a free one by default.", valueName: "number"))
  var port: UInt16 = 0

  @Flag(inversion: .prefixedNo, help: "Show the page in the browser.")
  var browser = true

  func validate() throws {
    try settings.speech.reader.validateOneReader()
    try settings.speech.screens.validateOneDevice()
    if settings.locale.locales.count > 1 || settings.locale.locales == ["all"] {
      throw ValidationError("Name one --locale; the page has the others.")
    }
    if input.paths.contains(DocumentInput.standardInput) {
      throw ValidationError("ctl open takes files and folders, not standard input.")
    }
  }

  func run() throws {
    var paths: [String] = []
    for found in input.find().found {
      do { paths.append(try found.get()) } catch { Terminal.report(error) }
    }
    guard !paths.isEmpty else { throw ExitStatus.unreadableInput }
    guard SourceTool.open.path != nil else {
      Terminal.complain("ctl open: error: \(SourceTool.open.complaint)")
      throw ExitStatus.unreadableInput
    }
    // Commands run on the main thread.
    try MainActor.assumeIsolated {
      let conversation: PageConversation
      do {
        conversation = PageConversation(try PageSession(DocumentPages(paths, settings)))
      } catch {
        Terminal.complain("ctl open: error: \(error)")
        throw ExitStatus.unreadableInput
      }
      try serve(conversation)
    }
  }

  @MainActor
  private func serve(_ conversation: PageConversation) throws {
    guard let program = SourceTool.open.path, let server = LineProgram([program, "\(port)"]) else {
      Terminal.complain("ctl open: error: \(SourceTool.open.complaint)")
      throw ExitStatus.unreadableInput
    }
    while let line = server.readLine() {
      if let address = value(of: "address", in: line) {
        try Terminal.write("\(address)\n")
        if browser { LineProgram.begin(["xdg-open", address], else: ["open", address]) }
      } else if let problem = value(of: "error", in: line) {
        Terminal.complain(
          "ctl open: error: the port \(port) cannot be used: \(visible(problem)). Choose another --port."
        )
        throw ExitStatus.unreadableInput
      } else {
        for answer in conversation.answers(to: line) { server.write(answer) }
      }
    }
  }

  private func value(of word: String, in line: String) -> String? {
    line.hasPrefix(word + " ") ? String(line.dropFirst(word.count + 1)) : nil
  }
}
