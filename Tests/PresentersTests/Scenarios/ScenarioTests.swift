import Diagnostics
import InterfaceLoader
import Localize
import Presenters
import Testing

private let whole = """
  @document ../Main.storyboard
  @options --now 2026-11-20T18:30
  @reader voiceover, orca
  @languages en, de

  # Who signs in.
  @screen Sign In

  # The name first.
  > type "Ada \\"L\\"\\n" into #name
  Is editing. ...
    de: Bearbeiten. ...
    orca: entry Ada
    orca de: Eingabefeld Ada
  | touch down at (1, 2)  hits Text Field “Name” in View
    de: touch down at (1, 2)  hits Text Field “Der Name” in View
    orca: touch down at (1, 2)  hits Text Field “Name” in View
    orca de: touch down at (1, 2)  hits Text Field “Der Name” in View
  |   types “A”  Text Field #name
  |   /ends .*/

  > tap row 2/3 of songs 2 times
  ! it is disabled
  (nothing)

  > look
  = Save. Button.
    de: Sichern. Taste.
    orca: Save button
    orca de: Sichern Knopf
    @traits button
  # The end.

  """

/// A scenario that cannot be parsed.
struct BrokenScenario: Sendable, CustomTestStringConvertible {
  var text: String
  var error: String
  var testDescription: String { error }
}

private let broken: [BrokenScenario] = [
  .init(
    text: "Save. Button.",
    error: "s:1:1: error: there is no step above. Write one such as '> tap #signIn' first."),
  .init(
    text: "| touch down",
    error: "s:1:1: error: there is no step above. Write one such as '> tap #signIn' first."),
  .init(
    text: ">", error: "s:1:2: error: there is no step after '>'. Write one such as 'tap #signIn'."),
  .init(
    text: "> \"tap\" a",
    error: "s:1:3: error: there is no step after '>'. Write one such as 'tap #signIn'."),
  .init(
    text: "> tapp a", error: "s:1:3: error: there is no step 'tapp'. Did you mean 'tap' or 'type'?"),
  .init(text: "> tap", error: "s:1:6: error: the name of an object is missing. Write it."),
  .init(
    text: "> tap Sign In",
    error:
      "s:1:12: error: 'In' is not expected after 'tap'. Remove it, or put a name with blanks in quotation marks."
  ),
  .init(
    text: "> tap \"Sign In",
    error: "s:1:7: error: the quotation mark is not closed. Write another one at its end."),
  .init(
    text: "> tap a 101 times",
    error: "s:1:9: error: a control is tapped 1 to 100 times. Write another number."),
  .init(
    text: "> tap a 2",
    error:
      "s:1:10: error: 'times' is missing here. Write it, and put names with blanks in quotation marks."
  ),
  .init(
    text: "> set a 5",
    error:
      "s:1:9: error: 'to' is missing here. Write it, and put names with blanks in quotation marks."),
  .init(
    text: "> choose Dark", error: "s:1:14: error: 'in' is missing here. Write 'in' and the object."),
  .init(
    text: "> gesture swipe on a",
    error:
      "s:1:11: error: 'swipe' is not a gesture. Write one of tap, double-tap, two-finger-tap, long-press, swipe-left, swipe-right, swipe-up, swipe-down, pan-left, pan-right, pan-up, pan-down, edge-left, edge-right, pinch-open, pinch-close, rotate, hover."
  ),
  .init(
    text: "> press ok on a",
    error:
      "s:1:9: error: 'ok' is not a button of a remote. Write one of up, down, left, right, select, menu, play-pause, page-up, page-down."
  ),
  .init(
    text: "> key Sapce on a", error: "s:1:7: error: this is not a key. Write such as Tab, ⌘N or x."),
  .init(
    text: "> tap row 0 of a",
    error: "s:1:11: error: this is not a row. Write such as 2, or 3/2 in the third section."),
  .init(
    text: "> language 12",
    error: "s:1:12: error: this is not a language. Write one such as de or pt-BR."),
  .init(
    text: "> wait 61", error: "s:1:8: error: a wait is 0 to 60 seconds. Write such as 'wait 0.5'."),
  .init(
    text: "> wait nan", error: "s:1:8: error: a wait is 0 to 60 seconds. Write such as 'wait 0.5'."),
  .init(
    text: "> scroll in",
    error: "s:1:10: error: 'in' is not a direction. Write one of up, down, left, right."),
  .init(
    text: "> tap a\u{1B}[31m",
    error:
      "s:1:3: error: there is a control character in this step. Write it as its number, such as \\u{1B}."
  ),
  .init(
    text: "@screen A\n@screen B\n> look",
    error:
      "s:2:1: error: a scenario begins on one screen, which is named before its first step. Write '@screen' and the name once."
  ),
  .init(
    text: "> look\n@languages de",
    error:
      "s:2:1: error: '@languages' comes once, before the first screen and element. Move the line there."
  ),
  .init(
    text: "@languages en, de\n> look\n= Save",
    error: "s:3:1: error: the element is not there in 'de'. Write it below, after de:."),
]

@Suite struct ScenarioTests {
  @Test func `a scenario reads as it was written`() throws {
    let scenario = try Scenario(reading: whole)
    #expect("\(scenario)" == whole)
    #expect(scenario.screen == "Sign In")
    #expect(
      scenario.steps.map(\.text) == [
        #"type "Ada \"L\"\n" into #name"#, "tap row 2/3 of songs 2 times", "look",
      ])
    #expect(scenario.steps.map(\.line) == [10, 22, 26])
    #expect(
      scenario.steps[0].action
        == .operate(.type(.init("Ada \"L\"", pressesReturn: true)), on: .init("#name")))
    #expect(try Scenario(reading: "\(scenario)") == scenario)
  }

  @Test(arguments: broken)
  func `what is no scenario tells where and what to do`(_ c: BrokenScenario) {
    let error = #expect(throws: Diagnostic.self) { try Scenario(reading: c.text, path: "s") }
    #expect(error?.description == c.error)
  }

  @Test func `every verb has its step, and each is read`() throws {
    let steps = [
      "tap a", "tap a 2 times", "click a", "right-click a", "right-click a choose Copy",
      "set a to 0.5", "drag a to 5", "choose One Two in a", "increment a", "decrement a",
      "increment", "decrement", "pull a", "type \"x y\" into a", "pick 18:30 in a",
      "gesture swipe-left on a", "press up select on a", "key ⌘N Tab on a", "focus a", "read a",
      "look", "next", "previous", "activate", "escape", "magic-tap", "scroll down",
      "perform \"Move Up\"", "screen Options", "language de", "device iphone-se", "wait 0.5",
      "tap row 2 of a", "tap accessory of row 1/2 of a", "tap accessory of a", "tap \"row\"",
      "tap element 3", "read element 12", "tap \"element\"",
    ]
    for step in steps {
      let scenario = try Scenario(reading: "> \(step)")
      #expect(scenario.steps.map(\.text) == [step])
    }
    #expect(Set(steps.map { $0.split(separator: " ")[0] }).count == 28)
  }

  @Test func `a text that begins as a line of a scenario is escaped`() throws {
    var step = PlayedStep()
    step.said = ["> tap", "| x", "= x", "! x", "# x", "@x", "/x"].map { .init(texts: [.exact($0)]) }
    step.record = ["  (nothing)", "/usr/", "> x", ""]
    let scenario = try Scenario(reading: "> look")
    let new = scenario.difference(of: [[step]], head: .init(), path: "s", all: true).replacement
    #expect(
      "\(new)" == """
        > look
        \\> tap
        \\| x
        \\= x
        \\! x
        \\# x
        \\@x
        \\/x
        |   \\(nothing)
        | \\/usr/
        | > x
        | (nothing)

        """)
    let again = try Scenario(reading: "\(new)")
    #expect(again.difference(of: [[step]], head: .init(), path: "s").places.isEmpty)
  }
}
