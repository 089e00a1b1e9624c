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

  /// Parses `@options` alone; throws a problem at its line for words that are none of a command.
  func checkOptions<Options: ParsableArguments>(
    _ isAllowed: (Options) -> Bool, help: String
  ) throws {
    guard !words.isEmpty else { return }
    let message: String?
    do {
      let options = try Options.parse(words)
      message = isAllowed(options) ? nil : "only options that change what is said stand here"
    } catch let error as ExitCode {
      throw error
    } catch {
      message = Self.sentence(of: Options.message(for: error))
    }
    guard let message else { return }
    throw problem(
      id: "transcript.options", at: "@options", visible(message),
      "'\(help) --help' lists the options.")
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

  /// Returns the options for the languages; a document that is not translated is in its own one.
  func languages(of document: String?) -> [String] {
    let languages = head.languages
    if languages.count == 1, !head.options.contains("--locale") {
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
      throw problem(id: "transcript.document", at: nil, "there is no document", advice)
    }
    guard given != nil || (try? FileStatus(of: path)) != nil else {
      throw problem(
        id: "transcript.document", at: "@document", "there is no file '\(visible(path))'",
        "Correct the path, which begins in the folder of this file.")
    }
    guard !FileStatus.isFolder(at: path) else {
      throw problem(
        id: "transcript.document", at: "@document", "'\(visible(path))' is a folder",
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
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = directive.flatMap { name in lines.firstIndex { $0.hasPrefix(name) } } ?? 0
    return Diagnostic(
      id: id, path: path, at: SourcePosition(line: line + 1, column: 1), problem, remedy)
  }
}
