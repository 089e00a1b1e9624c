import ControlTesting
import FoundationEssentials
import InterfaceLoader
import Presenters
import TestSupport
import Testing

@testable import PageSession

/// What a page tells and saves beside its steps, and the settings of its screen.
@MainActor @Suite struct PageOptionTests {
  private func session(_ titles: String = signIn) throws -> PageSession {
    try PageSession(ExamplePages(titles))
  }

  @Test(arguments: [
    ("Documents/Cells.storyboard", ["1 Button (in a hidden view)"]),
    ("Documents/Hostile.xib", ["1 Button (without a size in the document)"]),
    ("Documents/Television.storyboard", ["read as on iOS: VoiceOver on Apple TV is not modeled"]),
    ("Documents/Bindings.xib", ["1 Table Column (in a table without headers)"]), (signIn, []),
  ])
  func `what is not read on the screen is told with its reason`(document: String, told: [String])
    throws
  {
    let remarks = try session(document).content.regions[.remarks] ?? []
    for line in told {
      #expect(remarks.contains(#"<li><bdi lang="en">\#(line)</bdi></li>"#), "\(remarks)")
    }
    #expect(told.isEmpty ? remarks.isEmpty : true, "\(remarks)")
  }

  @Test func `the remarks are those of the screen that is shown`() throws {
    let session = try session("Picnic/Base.lproj/Picnic.storyboard")
    #expect(session.content.regions[.remarks] == [])
    let dishes = try #require(session.document.live.ownScreenTitles.firstIndex(of: "Dishes"))
    _ = session.take(PageInput(.screen, value: "0.\(dishes)"))
    #expect(
      session.content.regions[.remarks] == [
        #"<li><bdi lang="en">1 Table View Cell (prototypes, which the app fills)</bdi></li>"#
      ])
  }

  @Test func `settings that nothing uses are told with the remarks`() throws {
    let pages = ExamplePages(signIn)
    pages.warnings = [
      Diagnostic(
        .warning, id: "bind.keyPath", path: "--bind", "no binding reads 'sped'",
        "Did you mean 'speed'?")
    ]
    let session = try PageSession(pages)
    #expect(
      session.content.regions[.remarks]?.last?.contains(
        "--bind: no binding reads &#39;sped&#39;. Did you mean &#39;speed&#39;?") == true,
      "\(session.content.regions[.remarks] ?? [])")
  }

  @Test func `a screen has no remarks of the one before`() throws {
    let session = try session("Picnic/Base.lproj/Picnic.storyboard")
    let titles = session.document.live.ownScreenTitles
    let last = try #require(titles.firstIndex(of: "Invitation"))
    _ = session.take(PageInput(.screen, value: "0.\(last)"))
    #expect(session.content.regions[.elements]?.first?.contains("Dishes") == true)
    #expect(session.content.regions[.remarks] == [])
  }

  @Test(arguments: [
    ("Save", #""Save""#), ("a\"b\\(c)", #""a\"b\\(c)""#), ("a\tb\n", #""a\u{9}b\u{a}""#),
    ("שלום", #""שלום""#), ("\u{202E}x", #""\u{202e}x""#), ("", #""""#),
  ])
  func `a text is a literal of Swift with all of its characters`(text: String, literal: String) {
    #expect(swiftLiteral(text) == literal)
  }

  @Test(arguments: [
    ("SignIn.storyboard", "SignInRecordedTests"), ("App/1 Main (2).xib", "Page1Main2RecordedTests"),
    ("שלום.xib", "PageRecordedTests"), ("", "PageRecordedTests"),
  ])
  func `the suite of a saved test has the name of its file`(title: String, suite: String) {
    #expect(PageSession.Save.suite(of: title) == suite)
    #expect(PageSession.Save.test.name(of: title) == "\(suite).swift")
  }

  @Test func `what was said is saved as a transcript, with the steps as comments`() throws {
    let session = try session()
    _ = session.take(PageInput(.tap, on: try id(of: "Stay signed in", in: session)))
    _ = session.take(PageInput(.tap, on: try id(of: "Sign In", in: session)))
    let saved = session.saved(.transcript)
    #expect(saved.name == "SignIn.transcript")
    #expect(
      saved.text.hasSuffix(
        """
        @languages en

        @screen Sign In
        # > tap sgn-sw-001
        Off
        # > tap sgn-bt-001

        """), "\(saved.text)")
    let screen = try #require(try ExamplePages(signIn).live(0, PageSettings()).live.screens.first)
    try Scenario(reading: session.saved(.scenario).text).transcript(on: screen)
      .check(text: saved.text)
  }

  @Test func `a test of a Mac's document has a screen of it`() throws {
    let session = try session("Documents/Preferences.xib")
    #expect(
      session.saved(.test).text.contains("let screen = try LiveScreen(\n      contentsOfFile: path")
    )
    let path = packageRoot.appending(path: "Examples/Documents/Preferences.xib").path
    let title = session.document.live.ownScreenTitles.first ?? nil
    #expect(throws: Never.self) { try LiveScreen(contentsOfFile: path, scene: title) }
  }

  @Test func `a state that code sets is a step, and the element tells which it can have`() throws {
    let session = try session()
    let button = try id(of: "Sign In", in: session)
    _ = session.take(PageInput(.focus, on: button))
    let facts = try #require(session.content.regions[.facts]?.last)
    for state in ["disabled", "selected", "hidden"] {
      #expect(facts.contains(#"data-do="make" data-value="\#(state)" data-on="\#(button)""#))
    }
    _ = session.take(PageInput(.make, on: button, value: "disabled"))
    #expect(session.steps == ["make sgn-bt-001 disabled"])
    #expect(session.played.first?.record.first == "as if  Button #signIn is disabled")
    let toggle = try id(of: "Stay signed in", in: session)
    _ = session.take(PageInput(.make, on: toggle, value: "disabled"))
    let shown = session.content.regions[.elements]?.first { $0.contains("Stay signed in") }
    #expect(shown?.contains(#"aria-disabled="true""#) == true)
    _ = session.take(PageInput(.back))
    _ = session.take(PageInput(.make, on: button, value: "huge"))
    #expect(session.steps.count == 1)
    #expect(session.problem == "this cannot be written as a step. Do it in another way.")
  }

  @Test func `what is operated is looked at`() throws {
    let session = try session()
    let toggle = try id(of: "Stay signed in", in: session)
    _ = session.take(PageInput(.tap, on: toggle))
    #expect(
      session.content.regions[.facts]?.first
        == #"<div><dt>Says</dt><dd><bdi lang="en">Stay signed in. Switch Button. Off. Double tap to toggle setting.</bdi></dd></div>"#
    )
    // A double click makes the screen anew.
    _ = session.take(PageInput(.tap, on: toggle, value: "2"))
    #expect(
      session.content.regions[.facts]?.first?.contains("Stay signed in. Switch Button. On.") == true
    )
  }

  @Test func `Dark Mode changes the drawing, and nothing else`() throws {
    let session = try session()
    let light = session.content
    let patch = try #require(session.take(PageInput(.appearance, value: "dark")))
    #expect(patch.content.isDark)
    #expect(patch.text.contains(#""appearance":"dark""#))
    #expect(session.content.regions[.drawing] != light.regions[.drawing])
    #expect(session.content.regions[.drawing]?.joined().contains("rgb(255, 255, 255)") == true)
    #expect(session.content.regions[.elements] == light.regions[.elements])
    _ = session.take(PageInput(.appearance, value: "blue"))
    #expect(session.problem == "there is no 'blue'. Choose another one.")
    _ = session.take(PageInput(.appearance, value: ""))
    #expect(session.content.regions[.drawing] == light.regions[.drawing])
  }

  @Test func `what a document has no choice of is refused`() throws {
    let session = try session()
    _ = session.take(PageInput(.rows, value: "3"))
    #expect(session.problem == "there is no '3'. Choose another one.")
    _ = session.take(PageInput(.bindings, value: "values.speed=5"))
    #expect(session.problem == "there is no 'values.speed=5'. Choose another one.")
  }

  @Test func `a click on what was shown before the screen was made anew does nothing`() throws {
    let session = try session()
    let button = try id(of: "Stay signed in", in: session)
    _ = session.take(PageInput(.tap, on: button, at: 0))
    _ = session.take(PageInput(.tap, on: button, at: 1))
    _ = session.take(PageInput(.back))
    let number = session.number
    _ = session.take(PageInput(.tap, on: button, at: number - 1))
    #expect(session.problem == "the screen was made anew meanwhile. Do it again.")
    #expect(session.played.count == 1)
    _ = session.take(PageInput(.tap, on: button, at: session.number))
    #expect(session.problem == nil)
    #expect(session.played.count == 2)
  }
}
