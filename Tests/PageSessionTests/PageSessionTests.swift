import Accessibility
import ControlTesting
import FoundationEssentials
import InterfaceBuilder
import InterfaceLoader
import Localize
import Presenters
import ResponderKit
import TestSupport
import Testing

@testable import PageSession

/// A live page as its server sees it.
@MainActor @Suite struct PageSessionTests {
  private func session(_ titles: String = signIn) throws -> PageSession {
    try PageSession(ExamplePages(titles))
  }

  @Test func `a tap is that of ctl tap, to the line`() throws {
    let session = try session()
    let patch = try #require(
      session.take(PageInput(.tap, on: try id(of: "Stay signed in", in: session))))
    #expect(patch.number == 1)
    #expect(session.steps == ["tap sgn-sw-001"])
    let other = try ExamplePages(signIn).live(0, PageSettings()).live
    let operated = try #require(other.screens.first).operated(named: "sgn-sw-001")
    let outcome = try operated.perform(.tap)
    let answer = ControlAnswer(outcome, on: operated)
    #expect(session.played.map(\.record) == [answer.record])
    #expect(session.played.first?.said?.map(\.texts) == [[.exact("Off")]])
  }

  @Test func `a patch has what changed, and makes the same of the page before`() throws {
    let session = try session()
    var shown = session.content.regions
    for label in ["Stay signed in", "Sign In", "Stay signed in"] {
      let input = PageInput(.tap, on: try id(of: label, in: session))
      let patch = try #require(session.take(input))
      for splice in patch.splices {
        shown[splice.region]?.replaceSubrange(
          splice.start..<(splice.start + splice.removed), with: splice.inserted)
      }
      #expect(shown == session.content.regions)
      // The facts are those of another element.
      #expect(patch.splices.allSatisfy { $0.region == .facts || $0.inserted.count < 5 })
    }
  }

  @Test func `an input that changes nothing has no patch`() throws {
    let session = try session()
    #expect(session.take(PageInput(.back)) == nil)
    #expect(session.take(PageInput(.forward)) == nil)
  }

  @Test func `what cannot be done is said, and nothing is a step`() throws {
    let session = try session()
    _ = session.take(PageInput(.tap, on: "e99"))
    #expect(
      session.content.regions[.status] == [
        #"<p class="problem">the element is no longer there. Choose another one.</p>"#
      ])
    _ = session.take(PageInput(.language, value: "fr"))
    #expect(session.problem == "there is no 'fr'. Choose another one.")
    _ = session.take(PageInput(.screen, value: "0.9"))
    #expect(session.problem == "the screen is not there. Choose another one.")
    #expect(session.steps == [])
  }

  @Test func `steps are taken back and made again, and another one takes their place`() throws {
    let session = try session()
    // A field with a text has no placeholder, and no other name.
    let field = try id(of: "Name", in: session)
    for text in ["A", "n"] { _ = session.take(PageInput(.type, on: field, value: text)) }
    let two = session.content.regions[.drawing]
    _ = session.take(PageInput(.back))
    #expect(session.played.count == 1)
    #expect(session.steps.count == 2)
    _ = session.take(PageInput(.forward))
    #expect(session.content.regions[.drawing] == two)
    _ = session.take(PageInput(.back))
    _ = session.take(PageInput(.tap, on: try id(of: "Sign In", in: session)))
    #expect(session.steps == ["type A into sgn-tf-001", "tap sgn-bt-001"])
  }

  @Test func `another language shows the same steps in its words`() throws {
    let session = try session()
    _ = session.take(PageInput(.tap, on: try id(of: "Stay signed in", in: session)))
    let patch = try #require(session.take(PageInput(.language, value: "de")))
    #expect(patch.content.language == "de")
    #expect(session.played.first?.said?.map(\.texts) == [[.exact("Aus")]])
  }

  @Test func `what was done is saved, and happens again`() throws {
    let session = try session()
    _ = session.take(PageInput(.type, on: try id(of: "Name", in: session), value: "Ann\\ \"x\""))
    _ = session.take(PageInput(.tap, on: try id(of: "Stay signed in", in: session)))
    let saved = session.saved(.scenario)
    #expect(saved.name == "SignIn.scenario")
    let scenario = try Scenario(reading: saved.text)
    #expect(scenario.steps.count == 2)
    let screen = try #require(try ExamplePages(signIn).live(0, PageSettings()).live.screens.first)
    try scenario.run(on: screen)
    #expect(session.saved(.test).name == "SignInRecordedTests.swift")
    #expect(session.saved(.test).text.contains("> tap sgn-sw-001\n"))
  }

  @Test(arguments: [
    ("Meta n", "key ⌘N on sgn-bt-001"), ("Control Shift Tab", "key ⌃⇧Tab on sgn-bt-001"),
    ("Escape", "key Escape on sgn-bt-001"), ("ArrowUp", "key ↑ on sgn-bt-001"),
    ("Meta  ", "key ⌘Space on sgn-bt-001"), ("x", "key x on sgn-bt-001"),
    ("Meta \"", #"key "⌘\"" on sgn-bt-001"#), ("Backspace", "key Delete on sgn-bt-001"),
  ])
  func `a key of a browser is one of a step`(key: String, step: String) throws {
    let session = try session()
    _ = session.take(PageInput(.key, on: try id(of: "Sign In", in: session), value: key))
    #expect(session.steps == [step])
    #expect(session.played.count == 1)
  }

  @Test(arguments: [
    ("-80 4 120", "swipe-left"), ("80 -4 900", "pan-right"), ("3 -60 100", "swipe-up"),
    ("0 60 700", "pan-down"), ("2 1 800", "long-press"), ("no", "long-press"),
    ("1 2 80 Alt", "two-finger-tap"), ("0 -60 80 Alt", "pinch-open"),
    ("0 60 80 Alt", "pinch-close"), ("60 0 80 Alt", "rotate"), ("60 0 80 Alt x", "long-press"),
  ])
  func `a press that moves or is long is a gesture`(drag: String, gesture: String) throws {
    let session = try session()
    _ = session.take(PageInput(.drag, on: try id(of: "Sign In", in: session), value: drag))
    #expect(session.steps == ["gesture \(gesture) on sgn-bt-001"])
  }

  @Test func `two clicks in quick succession are one step`() throws {
    let session = try session()
    let button = try id(of: "Sign In", in: session)
    for count in ["1", "2", "3"] { _ = session.take(PageInput(.tap, on: button, value: count)) }
    #expect(session.steps == ["tap sgn-bt-001 3 times"])
    _ = session.take(PageInput(.tap, on: button, value: "1"))
    #expect(session.steps == ["tap sgn-bt-001 3 times", "tap sgn-bt-001"])
  }

  @Test func `the first screen is that at the top of the list`() throws {
    let session = try session("Trips/Base.lproj/Trips.storyboard")
    let whole = session.content
    _ = session.take(PageInput(.restart))
    #expect(session.content.regions[.elements] == whole.regions[.elements])
  }

  @Test func `a document that cannot be read is left out, and another one stays`() throws {
    let session = try PageSession(ExamplePages("Documents/Missing.xib", signIn))
    #expect(session.start.document == 1)
    _ = session.take(PageInput(.screen, value: "1.1"))
    for value in ["0.0", "1.99"] { _ = session.take(PageInput(.screen, value: value)) }
    #expect(session.start == (1, 1))
    #expect(session.saved(.scenario).text.contains("@screen Options\n"))
  }

  @Test(arguments: ["1e300", "nan", "-inf", "2.4"])
  func `a page control takes any number`(value: String) throws {
    let session = try session("Documents/Values.xib")
    _ = session.take(PageInput(.set, on: "e8", value: value))
    #expect(session.steps.last?.hasPrefix("set pages to ") == true)
  }

  @Test func `a long list of steps is sent in parts`() throws {
    let session = try session()
    let button = try id(of: "Sign In", in: session)
    var most = 0
    for _ in 0..<320 {
      let patch = session.take(PageInput(.tap, on: button))
      most = max(most, patch?.splices.map(\.inserted.count).max() ?? 0)
    }
    #expect(session.content.regions[.steps]?.count == 120)
    #expect(session.content.regions[.steps]?.first?.hasPrefix(#"<li value="201">"#) == true)
    #expect(most < 130)
  }

  @Test func `nothing in a saved test is code of a document`() throws {
    let session = try session()
    let text = #####"\#(exit(1)) \###(exit(1)) """### "#####
    _ = session.take(PageInput(.type, on: try id(of: "Name", in: session), value: text))
    let test = session.saved(.test).text
    #expect(test.contains("####\"\"\""))
    #expect(!test.contains(#####"\####("#####))
  }

  @Test(arguments: ["1\n> tap sgn-bt-001", "1 on x", "", "\u{1B}"])
  func `a value that is no value makes no step`(value: String) throws {
    let session = try session()
    _ = session.take(PageInput(.screen, value: "0.1"))
    let slider = try id(of: "Volume", in: session)
    _ = session.take(PageInput(.set, on: slider, value: value))
    #expect(session.steps == [] || session.problem != nil)
    #expect(!session.steps.joined().contains("sgn-bt-001"))
  }

  @Test func `what has no name of its own is told by its number`() throws {
    let session = try session("Documents/Values.xib")
    let places = try #require(session.content.regions[.elements])
    for (number, place) in places.enumerated() {
      let id = String(place.split(separator: #"id=""#)[1].prefix { $0 != "-" })
      _ = session.take(PageInput(.restart))
      _ = session.take(PageInput(.tap, on: id))
      #expect(session.problem == nil, "element \(number + 1): \(session.steps)")
    }
  }

  @Test func `no text of a document becomes markup`() throws {
    let session = try session()
    let text = "</svg><script>alert(1)</script>"
    _ = session.take(PageInput(.type, on: try id(of: "Name", in: session), value: text))
    let all = session.content.regions.values.joined().joined()
    #expect(!all.contains("<script"))
    #expect(all.contains("&lt;script"))
  }

  @Test(arguments: [
    "", "{}", "[]", "{\"do\":\"fly\"}", "{\"do\":\"tap\"", "\u{0}",
    "{\"do\":1}", String(repeating: "x", count: 70_000),
  ])
  func `a message that is none is not answered`(message: String) throws {
    #expect(PageInput(message) == nil)
    let conversation = PageConversation(try session())
    #expect(conversation.answers(to: "input 4 \(message)") == ["done 4", "0"])
    #expect(conversation.answers(to: message) == [])
  }

  @Test func `a conversation answers pages, inputs and files`() throws {
    let session = try session()
    let conversation = PageConversation(session)
    let whole = conversation.answers(to: "open 3")
    #expect(whole.first == "patch 3")
    #expect(whole.last?.contains(#""whole":true"#) == true)
    let id = try id(of: "Stay signed in", in: session)
    let patch = conversation.answers(to: #"input 3 {"do":"tap","on":"\#(id)"}"#)
    #expect(patch.first == "patch all")
    #expect(patch.dropFirst().first?.contains(#""number":1"#) == true)
    #expect(patch.suffix(2) == ["done 3", "1"])
    #expect(!patch.joined().contains("\n"))
    #expect(conversation.answers(to: "save 7 scenario").first == "file 7 SignIn.scenario")
    #expect(conversation.answers(to: "save 7 poem") == [])
  }
}
