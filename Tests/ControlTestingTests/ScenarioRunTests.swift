import ControlTesting
import Foundation
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
}
