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
        conversation = PageConversation(
          try PageSession(DocumentPages(paths, settings, words: words)))
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
    var isServing = false
    while let line = server.readLine() {
      if let address = value(of: "address", in: line) {
        isServing = true
        try Terminal.write("\(address)\n")
        if browser { LineProgram.begin(["xdg-open", address], else: ["open", address]) }
      } else if let problem = value(of: "error", in: line) {
        let what = isServing ? "the server has ended" : "the port \(port) cannot be used"
        let remedy = isServing ? "Open the page again." : "Choose another --port."
        Terminal.complain("ctl open: error: \(what): \(visible(problem)). \(remedy)")
        throw ExitStatus.unreadableInput
      } else {
        for answer in conversation.answers(to: line) { server.write(answer) }
      }
    }
    Terminal.complain("ctl open: error: the server has ended. Open the page again.")
    throw ExitStatus.unreadableInput
  }

  /// The options that change what is shown or said and that the page does not change, as words.
  private var words: [String] {
    let flags: Set = [
      "--bare", "--no-hints", "--as-if-shown", "--as-if-answered", "--pop-up-buttons",
      "--no-pop-up-buttons",
    ]
    let values: Set = [
      "--layout", "--policy", "--label-policy", "--image-names", "--fallback",
      "--time-zone",
    ]
    var words: [String] = []
    var rest = Environment.arguments.dropFirst(2)[...]
    while let word = rest.popFirst() {
      let name = String(word.prefix { $0 != "=" })
      if flags.contains(word) || values.contains(name) && word.contains("=") {
        words.append(word)
      } else if values.contains(word), let value = rest.popFirst() {
        words += [word, value]
      }
    }
    return words
  }

  private func value(of word: String, in line: String) -> String? {
    line.hasPrefix(word + " ") ? String(line.dropFirst(word.count + 1)) : nil
  }
}
