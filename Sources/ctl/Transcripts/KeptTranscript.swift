import ArgumentParser
import Diagnostics
import InterfaceBuilder
import Localize
import Presenters
import TextFormats

/// A transcript in a file, or one that is to be made.
struct KeptTranscript {
  let path: String
  let transcript: Transcript
  /// Indicates whether there is no file yet.
  let isNew: Bool
  private let text: String

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

  var folder: String { RelativePaths.split(path).folder }

  /// The path of the document from the current folder; nil if the head has none.
  var document: String? {
    transcript.head.document.map { document in
      let path = RelativePaths.join(folder, document)
      return path == DocumentInput.standardInput ? "./\(path)" : path
    }
  }

  /// Indicates whether the head has all settings, so that a configuration adds none.
  var isComplete: Bool { transcript.head.document != nil || !transcript.head.options.isEmpty }

  /// Returns the settings of the head, with those of a command line over them; throws if they are none.
  func command(with words: [String], of document: String?) throws -> Announce {
    let head = transcript.head
    // Files that `--rows` and `--bind` name stand beside the transcript.
    let own = Announce.words(head.options, from: folder)
    if !own.isEmpty {
      let message: String?
      do {
        let command = try Announce.parse(own)
        message = command.isAboutSpeech ? nil : "only options that change what is said stand here"
      } catch let error as ExitCode {
        throw error
      } catch {
        message = "\(Announce.message(for: error))"
      }
      if let message {
        throw problem(
          id: "transcript.options", at: "@options", visible(Self.sentence(of: message)),
          "'ctl announce --help' lists the options.")
      }
    }
    return try Announce.parse(own + languages(of: document) + readers + words)
  }

  /// Returns the first sentence of a message of the command line, as the problem of a diagnostic.
  private static func sentence(of message: String) -> String {
    let line = message.split(separator: "\n").first ?? ""
    let end = line.firstRange(of: ". ")?.lowerBound ?? line.endIndex
    let sentence = line[..<end].last == "." ? line[..<end].dropLast() : line[..<end]
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }

  private var readers: [String] { transcript.head.readers.flatMap { ["--reader", $0] } }

  /// Returns the options for the languages; a document that is not translated is in its own one.
  private func languages(of document: String?) -> [String] {
    let languages = transcript.languages
    if languages.count == 1, !transcript.head.options.contains("--locale") {
      let development = document.map { DocumentTables(ofDocumentAt: $0).development }
      if development == languages[0] { return [] }
    }
    return languages.flatMap { ["--locale", "\($0)"] }
  }

  /// Returns a problem at the line of a directive, or at the first one.
  func problem(
    id: String, at directive: String?, _ problem: String, _ remedy: String
  ) -> Diagnostic {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = directive.flatMap { name in lines.firstIndex { $0.hasPrefix(name) } } ?? 0
    return Diagnostic(
      id: id, path: path, at: SourcePosition(line: line + 1, column: 1), problem, remedy)
  }
}
