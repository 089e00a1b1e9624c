import ArgumentParser
import Diagnostics
import Localize
import Presenters
import TextFormats

/// A transcript in a file, or one that is to be made.
struct KeptTranscript: KeptFile {
  let path: String
  let transcript: Transcript
  /// Indicates whether there is no file yet.
  let isNew: Bool
  let text: String
  var head: Transcript.Head { transcript.head }

  /// Reads a file.
  init(at path: String) throws(Diagnostic) {
    let bytes = try InputFile.bytes(
      ofFile: path, limit: Transcript.maximumSize, remedy: "Name a transcript.")
    InputFiles.add(path)
    transcript = try Transcript(readingUTF8: bytes, path: path)
    text = String(decoding: bytes, as: UTF8.self)
    (self.path, isNew) = (path, false)
  }

  /// Creates one for a place where no file is.
  init(newAt path: String) {
    (self.path, transcript, text, isNew) = (path, Transcript(), "", true)
  }

  /// Indicates whether the head has all settings, so that a configuration adds none.
  var isComplete: Bool { transcript.head.document != nil || !transcript.head.options.isEmpty }

  /// Returns the settings of the head, with those of a command line over them; throws if they are none.
  func command(with words: [String], of document: String?) throws -> Announce {
    try parsed(
      self.words + languages(of: document, beside: words) + readers + words, help: "ctl announce"
    ) {
      // One language may stand here: the document's own, in its tables.
      $0.isAboutSpeech && $0.speech.reader.readers.isEmpty
        && ($0.locale.locales.isEmpty || $0.locale.locales == head.languages.map(\.description))
    }
  }
}
