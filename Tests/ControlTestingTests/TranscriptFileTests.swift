import ControlTesting
import FoundationEssentials
import Testing

@MainActor @Suite struct TranscriptFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "transcripts-\(UInt64.random(in: 0 ... .max))").path

  private func said() -> Transcript {
    VirtualReader(window(button("Sign In", hint: "Signs in."), button("Help"))).transcript()
  }

  @Test func `a missing transcript is written and fails the first time`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/Sub/SignIn.transcript"
    let failure = #expect(throws: TranscriptFailure.self) { try said().check(file: path) }
    #expect(
      failure?.description == "\(path):1:1: error: there was no transcript, so it was written. "
        + "Read it, keep it with the test, and run the test again.")
    try said().check(file: path)
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    #expect(text == "@languages en\n\nSign In. Button. Signs in.\nHelp. Button.\n")
  }

  @Test func `an empty file is not equal to an empty screen`() throws {
    let failure = #expect(throws: TranscriptFailure.self) {
      try VirtualReader(window()).transcript().check(text: "# not announced yet: 1 Date Picker")
    }
    #expect(
      failure?.description == "transcript:1:1: error: nothing is said and the transcript is empty, "
        + "so nothing was compared. Show the screen before the check.")
  }

  @Test func `a transcript that is kept beside the test is held`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let source = "\(folder)/SomeTests.swift"
    #expect(throws: TranscriptFailure.self) { try said().check("SignIn", sourceFile: source) }
    try said().check("SignIn", sourceFile: source)
    #expect(FileManager.default.fileExists(atPath: "\(folder)/Transcripts/SignIn.transcript"))
  }

  @Test func `a transcript is written with the facets that are asked for`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/SignIn.transcript"
    let reader = VirtualReader(window(button("Help")))
    #expect(throws: TranscriptFailure.self) {
      try reader.transcript().check(file: path, facets: [.traits, .frame])
    }
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    #expect(
      text
        == "@languages en\n\nHelp. Button.\n  @traits button\n  @frame 20 60 300 30\n")
    try reader.transcript().check(file: path)
  }

  @Test func `what differs is the failure`() throws {
    try said().check(
      text: "Sign In. ...\nHelp. Button.\n  @traits button\n  @frame 20 110 300 30\n")
    let failure = #expect(throws: TranscriptFailure.self) {
      try said().check(text: "Sign In. ...\nHelp. Link.\n")
    }
    #expect(
      failure?.description == """
        transcript:2:1: error: what is said differs in one place. \
        Correct the app, or put the transcript below into the file.
          line 2
            - Help. Link.
            + Help. Button.

        Sign In. ...
        Help. Button.

        """)
  }

  @Test func `what cannot be read or is no transcript is the failure`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let failure = #expect(throws: TranscriptFailure.self) { try said().check(file: folder) }
    #expect(
      failure?.description == "\(folder):1:1: error: the file cannot be read. "
        + "Make the file readable and its folder writable.")
    #expect(throws: TranscriptFailure.self) { try said().check(text: "@wrong") }
  }

  @Test func `several languages stand side by side`() throws {
    let save = button("Save")
    let screen = window(save)
    let english = VirtualReader(screen).transcript(title: "File")
    save.setTitle("Sichern", for: .normal)
    let german = VirtualReader(screen, language: "de").transcript(title: "File")
    let both = try Transcript.combining([english, german])
    #expect(
      "\(both.keepingFacets([]))"
        == "@languages en, de\n\n@screen File\nSave. Button.\n  de: Sichern. Taste.\n")
    let failure = #expect(throws: TranscriptFailure.self) {
      try Transcript.combining([english, VirtualReader(window(), language: "de").transcript()])
    }
    #expect(
      failure?.description == "the screens do not have the same elements in en and de. "
        + "Keep a transcript for each language.")
  }

  @Test func `a target is told as a record tells it`() throws {
    final class Editor: ViewController {
      func save(_ sender: Button) {}
      override class var actions: [ActionSelector] { [.saveText] }
    }
    let save = button("Save")
    let screen = window(save)
    let editor = Editor()
    save.addTarget(editor, action: .saveText, for: .touchUpInside)
    save.addTarget(nil, action: .saveText, for: .valueChanged)
    save.addAction(Action(title: "Log") { _ in }, for: .touchDown)
    try VirtualReader(screen).transcript().check(
      text: """
        Save. Button.
          @target touchUpInside save: → Editor · valueChanged save: up the responder chain · \
        touchDown “Log”
        """)
  }
}

extension ActionSelector {
  fileprivate static let saveText = ActionSelector(
    "save:",
    { _ in { (_: Button) in } } as @MainActor (ViewController) -> @MainActor (Button) -> Void)
}
