import ArgumentParser
import Diagnostics
import Localize
import Presenters
import TextFormats

/// A scenario in a file.
struct KeptScenario: KeptFile {
  let path: String
  let text: String
  let scenario: Scenario
  var head: Transcript.Head { scenario.head }

  /// Reads a file.
  init(at path: String) throws(Diagnostic) {
    let bytes = try InputFile.bytes(
      ofFile: path, limit: Transcript.maximumSize, remedy: "Name a scenario.")
    InputFiles.add(path)
    scenario = try Scenario(readingUTF8: bytes, path: path)
    text = String(decoding: bytes, as: UTF8.self)
    self.path = path
  }

  /// Returns the settings of the head; throws if they are none.
  func settings(of document: String) throws -> ScenarioSettings {
    try parsed(words + languages(of: document) + readers, help: "ctl run") {
      (own: ScenarioSettings) in
      own.speech.reader.readers.isEmpty && own.speech.screens.devices.count < 2
        && own.locale.locales.isEmpty
    }
  }
}
