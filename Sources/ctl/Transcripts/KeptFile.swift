import ArgumentParser
import Diagnostics
import InterfaceBuilder
import Localize
import Presenters
import TextFormats

/// A file whose head says which document it is about, and how that is shown: a transcript or a scenario.
protocol KeptFile {
  var path: String { get }
  var head: Transcript.Head { get }
  /// The text of the file; empty for one that is to be made.
  var text: String { get }
}

extension KeptFile {
  var folder: String { RelativePaths.split(path).folder }

  /// The path of the document from the current folder; nil if the head has none.
  var document: String? {
    head.document.map { document in
      let path = RelativePaths.join(folder, document)
      return path == DocumentInput.standardInput ? "./\(path)" : path
    }
  }

  /// The words of `@options`, with the paths of files from the current folder: they stand beside the file.
  var words: [String] { Announce.words(head.options, from: folder) }

  /// Parses options with those of the head, of which `@options` has some; throws a problem at its line for words that are
  /// none of a command.
  func parsed<Options: ParsableArguments>(
    _ arguments: [String], help: String, _ isAllowed: (Options) -> Bool
  ) throws -> Options {
    let onlySpeech = "only options that change what is said stand here"
    var message: String?
    var directive = "@options"
    let others = ["--", "-", "-h", "--help", "--version"]
    if words.contains(where: {
      others.contains($0) || $0.hasPrefix("--generate") || $0.hasPrefix("--experimental")
    }) {
      message = onlySpeech
    } else {
      do {
        let own = try Options.parse(words)
        if isAllowed(own) {
          directive = "@reader"
          return try Options.parse(arguments)
        }
        message = onlySpeech
      } catch {
        message = Self.sentence(of: Options.message(for: error))
      }
    }
    // What is wrong with a file of rows or values has been reported.
    let problem =
      message.flatMap { $0.isEmpty ? nil : $0 } ?? "a file of these options cannot be read"
    throw self.problem(
      id: "head.options", at: directive, visible(problem),
      "'\(help) --help' lists the options.")
  }

  /// Indicates whether the file is one that a command may write again: a new one, one with a head, or one with the
  /// extension.
  var mayBeWritten: Bool {
    text.isEmpty || head != Transcript.Head() || path.hasSuffix(".transcript")
  }

  /// Returns the problem of a file that is of another kind.
  func notWritten(_ kind: String) -> Diagnostic {
    Diagnostic(
      id: "file.kind", path: path,
      "this has neither the head nor the extension of a \(kind), and stays as it is",
      "Name another file.")
  }

  /// Returns the first sentence of a message of the command line, as the problem of a diagnostic.
  private static func sentence(of message: String) -> String {
    let line = message.split(separator: "\n").first ?? ""
    let end = line.firstRange(of: ". ")?.lowerBound ?? line.endIndex
    let sentence = line[..<end].last == "." ? line[..<end].dropLast() : line[..<end]
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }

  /// The options for the readers.
  var readers: [String] { head.readers.flatMap { ["--reader", $0] } }

  /// Returns the options for the languages; a document that is not translated is in its own one, unless another language
  /// is asked for.
  func languages(of document: String?, beside words: [String] = []) -> [String] {
    let languages = head.languages
    if languages.count == 1, !head.options.has("--locale"), !words.has("--locale") {
      let development = document.map { DocumentTables(ofDocumentAt: $0).development }
      if development == languages[0] { return [] }
    }
    return languages.flatMap { ["--locale", "\($0)"] }
  }

  /// Reads a document, which the file names unless another one is given; throws a problem at the line of its path.
  func readDocument(_ given: String? = nil, naming advice: String) throws(Diagnostic)
    -> InterfaceDocument
  {
    guard let path = given ?? document else {
      throw problem(id: "head.document", at: nil, "there is no document", advice)
    }
    guard given != nil || (try? FileStatus(of: path)) != nil else {
      throw problem(
        id: "head.document", at: "@document", "there is no file '\(visible(path))'",
        "Correct the path, which begins in the folder of this file.")
    }
    guard !FileStatus.isFolder(at: path) else {
      throw problem(
        id: "head.document", at: "@document", "'\(visible(path))' is a folder",
        "Name one storyboard or xib.")
    }
    let document = try InterfaceDocument(contentsOfFile: path)
    InputFiles.add(path)
    return document
  }

  /// Returns a problem at the line of a directive, or at the first one.
  func problem(
    id: String, at directive: String?, _ problem: String, _ remedy: String
  ) -> Diagnostic {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let line =
      directive.flatMap { name in
        lines.firstIndex { line in
          line.drop { $0 == "\u{FEFF}" }.starts(with: name.unicodeScalars)
        }
      } ?? 0
    return Diagnostic(
      id: id, path: path, at: SourcePosition(line: line + 1, column: 1), problem, remedy)
  }
}
