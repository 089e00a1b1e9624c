import ControlTesting
import Picnic
import Presenters
import Testing

extension Picnic {
  /// Returns the first screen of the app.
  @MainActor static func screen() throws -> DocumentScreen {
    try DocumentScreen(contentsOfFile: storyboard, loader: loader())
  }
}

// Not a .scenario, because `ctl run` has no classes of the app.
private let scenarioPath = #filePath.replacing(
  "PicnicTests.swift", with: "Transcripts/Picnic.scenario.txt")

/// What was done on the page of the app, as it was saved there.
@MainActor @Suite struct PicnicTests {
  @Test func `the scenario happens again`() throws {
    try Scenario(contentsOfFile: scenarioPath).run(on: Picnic.screen())
  }

  @Test func `a user hears what the transcript says`() throws {
    let scenario = try Scenario(contentsOfFile: scenarioPath)
    try scenario.transcript(on: Picnic.screen()).check("Picnic")
  }
}
