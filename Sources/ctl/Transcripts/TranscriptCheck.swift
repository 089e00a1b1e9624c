import ArgumentParser
import Diagnostics
import InterfaceBuilder
import Localize
import Presenters
import TextFormats

/// Compares kept transcripts with what is said now: `ctl announce --check`.
struct TranscriptCheck {
  let command: Announce
  /// The words of the command line that say how to announce.
  let words: [String]
  private var counts = (same: 0, different: 0, written: 0, unreadable: 0)

  init(_ command: Announce, arguments: [String]) {
    self.command = command
    words = Self.withoutCheck(arguments)
  }

  /// Compares each transcript; ends with 1 if one differs, and with 3 if one cannot be read.
  mutating func run() throws {
    var leftOut: [String] = []
    var seen: Set<String> = []
    for argument in command.check where seen.insert(argument).inserted {
      let isFolder = FileStatus.isFolder(at: argument)
      var finder = DocumentFinder(.transcripts, excluding: command.input.search.exclusions)
      if !isFolder, command.updates, (try? FileStatus(of: argument)) == nil {
        try compare(KeptTranscript(newAt: argument))
        continue
      }
      finder.add(argument)
      for found in finder.found {
        do {
          let kept = try KeptTranscript(at: found.get())
          if isFolder, kept.transcript.head.document == nil {
            leftOut.append(kept.path)
          } else {
            try compare(kept)
          }
        } catch let error as Diagnostic {
          report(error)
        }
      }
    }
    if !leftOut.isEmpty {
      Terminal.complain(
        "ctl: note: \(leftOut.count) left out, which name no document: "
          + leftOut.prefix(5).map { visible($0) }.joined(separator: ", ") + ".")
    }
    try Terminal.write(summary + "\n")
    if counts.unreadable > 0 { throw ExitStatus.unreadableInput }
    if counts.different > 0 { throw ExitStatus.findings }
  }

  private mutating func report(_ error: Diagnostic) {
    counts.unreadable += 1
    Terminal.report(error)
  }

  private var summary: String {
    var parts: [String] = []
    if counts.same > 0 { parts.append("\(counts.same) the same") }
    if counts.different > 0 { parts.append("\(counts.different) not the same") }
    if counts.written > 0 { parts.append("\(counts.written) written") }
    if counts.unreadable > 0 { parts.append("\(counts.unreadable) not compared") }
    let count = counts.same + counts.different + counts.written + counts.unreadable
    return amount(count, "transcript") + (parts.isEmpty ? "" : ": ")
      + parts.joined(separator: ", ")
  }

  private mutating func compare(_ kept: KeptTranscript) throws {
    do {
      let said = try said(of: kept)
      let comparison = kept.isNew ? nil : said.comparison(with: kept)
      let differs = comparison?.places.isEmpty == false
      guard command.updates else {
        if let comparison, differs {
          try Terminal.write(
            comparison.text(remedy: "Correct the app, or take it over with --update.") + "\n")
        }
        if said.lacksDay(in: kept) { warnAboutDay(in: kept) }
        if differs { counts.different += 1 } else { counts.same += 1 }
        return
      }
      let text = comparison.map { "\($0.replacement)" } ?? said.newText
      guard kept.isNew || text != "\(kept.transcript)" else {
        counts.same += 1
        return
      }
      guard kept.mayBeWritten else { throw kept.notWritten("transcript") }
      try ExitStatus.ofOutput {
        try OutputFile(.corrected, at: kept.path, overwrites: true).write(bytes: Array(text.utf8))
      }
      if let comparison, differs {
        try Terminal.write(comparison.text(remedy: "It is written again.") + "\n")
      }
      counts.written += 1
    } catch let error as Diagnostic {
      report(error)
    }
  }

  private func warnAboutDay(in kept: KeptTranscript) {
    Terminal.report(
      Diagnostic(
        .warning, id: "transcript.day", path: kept.path, at: SourcePosition(line: 1, column: 1),
        "this depends on the day, which is not in it", "Write it into the file with --update."))
  }

  /// Returns what is said now, as the head of a transcript and the command line want it.
  private func said(of kept: KeptTranscript) throws -> SaidTranscript {
    let given = command.input.paths.first
    let command = try kept.command(with: words, of: given ?? kept.document)
    let document = try kept.readDocument(
      given,
      naming:
        "Write '@document' and its path, or name it: ctl announce PATH --check \(visible(kept.path))"
    )
    let speech = try command.speech(configuredFor: kept.isComplete ? nil : document.path)
    var (titles, problems) = (ScreenTitles(wanted: command.screen), [Diagnostic]())
    let maker = TranscriptMaker(command, speech)
    let transcripts = maker.transcripts(of: document, from: kept.folder, &titles) {
      problems.append($0)
    }
    // A table that cannot be read would look as if nothing were translated.
    if let problem = problems.first { throw problem }
    if kept.isNew { command.locale.warnAboutMissingTables() }
    if let problem = titles.problem {
      throw kept.problem(id: problem.id, at: "@options", problem.problem, problem.remedy)
    }
    speech.screens.warnAboutUnused()
    guard let transcript = transcripts.first, transcripts.count == 1 else {
      throw kept.problem(
        id: "transcript.screens", at: "@languages",
        "the screens are not the same in all languages", "Keep a transcript for each language.")
    }
    var relative = RelativePaths(from: kept.folder)
    return SaidTranscript(transcript, document: relative.path(of: document.path), words: words)
  }

  /// Returns the words of a command line without those about the check.
  private static func withoutCheck(_ arguments: [String]) -> [String] {
    var words: [String] = []
    var isFile = false
    for word in arguments {
      if word.hasPrefix("-") || word == "--" { isFile = false }
      if word == "--check" {
        isFile = true
      } else if !isFile, word != "--update", !word.hasPrefix("--check=") {
        words.append(word)
      }
    }
    return words
  }
}
