import ControlTesting
import Diagnostics
import Foundation
import InterfaceLoader
import Presenters
import TestSupport
import Testing

@MainActor
@Suite struct ScenarioRunTests {
  private let folder = packageRoot.appending(path: "Examples/SignIn")

  private func screen(_ language: String) throws -> DocumentScreen {
    try DocumentScreen(
      contentsOfFile: folder.appending(path: "Base.lproj/SignIn.storyboard").path,
      language: .init(language))
  }

  @Test(arguments: ["en", "de"])
  func `a scenario runs on a screen in its language`(_ language: String) throws {
    let path = folder.appending(path: "SignIn.scenario").path
    let scenario = try Scenario(contentsOfFile: path)
    #expect(scenario.steps.count >= 10)
    try scenario.run(on: screen(language))
  }

  @Test func `a difference fails a test with the places and the new scenario`() throws {
    let scenario = try Scenario(reading: "> tap #staySignedIn\nOn\n")
    let error = #expect(throws: ScenarioDifference.self) { try scenario.run(on: screen("en")) }
    #expect(
      error?.description == """
        scenario:2:1: error: what happens differs in one place. Correct the app, or put the scenario below into the file.
          line 2
            - On
            + Off

        > tap #staySignedIn
        Off

        """)
  }

  @Test func `another language than those of the scenario is a difference`() throws {
    let scenario = try Scenario(
      reading: "@languages en, fr\n\n> tap #staySignedIn\nOff\n  fr: Arrêt\n")
    let error = #expect(throws: ScenarioDifference.self) { try scenario.run(on: screen("de")) }
    #expect(
      error?.places.first == .init(line: 1, what: "languages", expected: "en, fr", actual: "de"))
  }

  @Test func `the language of a screen in a test stays`() throws {
    let scenario = try Scenario(reading: "> language de\n! the screen of a test keeps ...\n")
    try scenario.run(on: screen("en"))
  }

  @Test(arguments: [
    ("""
    > make sgn-bt-001 disabled
    | as if  Button #signIn is disabled
    |   normal → disabled  Button #signIn
    | accessibility changed  Button #signIn: label “Signing In…”, now notEnabled
    > tap sgn-bt-001
    ! Button #signIn is not enabled
    > make sgn-bt-001 enabled
    > tap sgn-bt-001

    """),
    ("""
    > make sgn-sw-001 hidden
    > tap "Stay signed in"
    ! 'Stay signed in' is not on the screen
    > make sgn-sw-001 shown
    > tap "Stay signed in"
    Off

    """),
    ("""
    > make element 1 disabled
    ! ... cannot be made disabled

    """),
    ("""
    > make row 1 of sgn-sw-001 hidden
    ! a row of 'sgn-sw-001' has no state

    """),
  ])
  func `code of the app gives an object a state`(_ text: String) throws {
    try Scenario(reading: text).run(on: screen("en"))
  }

  @Test func `a state that does not exist is told with those that do`() {
    #expect(throws: Diagnostic.self) { try Scenario(reading: "> make sgn-bt-001 huge\n") }
    do {
      _ = try Scenario(reading: "> make sgn-bt-001 huge\n")
    } catch {
      #expect(
        "\(error)" == """
          scenario:1:19: error: 'huge' is not a state. Write one of enabled, disabled, selected, deselected, shown, hidden.
          """)
    }
  }

  @Test func `a screen of a Mac is played by its own screen`() throws {
    let path = packageRoot.appending(path: "Examples/Documents/Preferences.xib").path
    let screen = try LiveScreen(contentsOfFile: path)
    try Scenario(reading: "> make element 2 disabled\n> click element 2\n! ... is not enabled\n")
      .run(on: screen)
    #expect(throws: ReaderError.self) { try DocumentScreen(contentsOfFile: path) }
    #expect(throws: ReaderError.self) { try LiveScreen(contentsOfFile: path, scene: "None") }
  }
}
