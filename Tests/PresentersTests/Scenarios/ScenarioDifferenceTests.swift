import InterfaceLoader
import Localize
import Presenters
import Testing

private func played(
  _ said: [String] = [], record: [String] = [], obstacle: String? = nil
) -> PlayedStep {
  var step = PlayedStep(obstacle: obstacle)
  step.said = said.map { .init(texts: [.exact($0)]) }
  step.record = record
  return step
}

@Suite struct ScenarioDifferenceTests {
  private let kept = """
    > tap a
    On
    | touch down at (1, 1)
    |   ...  a

    > tap b

    """

  @Test func `what a step does not expect is not compared, but that it was made is`() throws {
    let scenario = try Scenario(reading: kept)
    let steps = [
      played(["On"], record: ["touch down at (1, 1)", "  normal → highlighted  a"]),
      played(["Off"], record: ["touch up"]),
    ]
    #expect(scenario.difference(of: [steps], head: .init(), path: "s").places.isEmpty)
    let other = [steps[0], played(obstacle: "b is disabled")]
    let difference = scenario.difference(of: [other], head: .init(), path: "s.scenario")
    #expect(
      difference.description == """
        s.scenario:6:1: error: what happens differs in one place. Correct the app, or put the scenario below into the file.
          after line 6
            + ! b is disabled

        > tap a
        On
        | touch down at (1, 1)
        |   ...  a

        > tap b
        ! b is disabled

        """)
  }

  @Test func `texts and lines of the record are told with their places`() throws {
    let scenario = try Scenario(reading: kept)
    let steps = [
      played(["Off", "Done"], record: ["touch down at (1, 1)", "normal → highlighted  a"]),
      played(),
    ]
    let difference = scenario.difference(of: [steps], head: .init(), path: "s")
    #expect(
      difference.places == [
        .init(line: 2, expected: "On", actual: "Off"), .init(line: 2, actual: "Done"),
        .init(
          line: 4, what: "its place in the record", expected: "|   ...  a",
          actual: "| normal → highlighted  a"),
      ])
  }

  @Test func `a recording tells nothing where there was nothing, and keeps what matches`() throws {
    let scenario = try Scenario(reading: kept)
    let steps = [
      played(["On"], record: ["touch down at (1, 1)", "  normal → highlighted  a"]),
      played(["Off"], record: ["touch up"]),
    ]
    let difference = scenario.difference(of: [steps], head: .init(), path: "s", all: true)
    #expect(difference.places.isEmpty)
    #expect("\(difference.replacement)" == kept + "Off\n| touch up\n")
  }

  @Test func `one line of the record stands for all languages in which it is the same`() throws {
    let text = """
      @languages en, de

      > tap a
      (nothing)
      | touch down
      | hits “Save”
        de: hits “Sichern”

      """
    let scenario = try Scenario(reading: text)
    let english = [played(record: ["touch down", "hits “Save”"])]
    let german = [played(record: ["touch down", "hits “Sichern”"])]
    #expect(
      scenario.difference(of: [english, german], head: scenario.head, path: "s").places.isEmpty)
    let other = [played(["Hallo"], record: ["touch up", "hits “Sichern”"])]
    let difference = scenario.difference(of: [english, other], head: scenario.head, path: "s")
    #expect(
      difference.places == [
        .init(line: 4, what: "de", expected: "(nothing)", actual: "Hallo"),
        .init(line: 5, what: "de", expected: "| touch down", actual: "| touch up"),
      ])
    #expect(
      "\(difference.replacement)" == """
        @languages en, de

        > tap a
        (nothing)
          de: Hallo
        | touch down
          de: touch up
        | hits “Save”
          de: hits “Sichern”

        """)
  }

  @Test func `a column of a scenario is a scenario in one language by one reader`() throws {
    let scenario = try Scenario(
      reading: """
        @reader voiceover, orca
        @languages en, de

        > read a
        Save. Button.
          de: Sichern. Taste.
          orca: Save button
          orca de: Sichern Knopf
        | nothing happened

        """)
    #expect(scenario.head.column(of: "orca", in: "de") == 3)
    #expect(scenario.head.column(of: "orca", in: "fr") == nil)
    #expect(
      "\(scenario.onlyColumn(3))" == """
        @reader orca
        @languages de

        > read a
        Sichern Knopf
        | nothing happened

        """)
  }
}
