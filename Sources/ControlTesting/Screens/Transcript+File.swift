import Diagnostics
import FoundationEssentials
public import Presenters

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The reason that a transcript check fails a test.
public enum TranscriptFailure: Error, Sendable, CustomStringConvertible {
  /// The transcript did not exist, and was written.
  case written(path: String)
  /// The spoken texts differ from the transcript.
  case differs(TranscriptDifference)
  /// The transcript cannot be parsed.
  case malformed(Diagnostic)
  /// Transcripts in the given languages are of different screens, and cannot be combined.
  case differentScreens([String])
  /// Neither the transcript nor the screen has an element, so that nothing was compared.
  case empty(path: String)
  /// The file cannot be read or written.
  case inaccessible(path: String, reason: String)

  /// The problem and the remedy.
  public var description: String {
    switch self {
    case .written(let path):
      Diagnostic(
        id: "transcript.missing", path: path, at: SourcePosition(line: 1, column: 1),
        "there was no transcript, so it was written",
        "Read it, keep it with the test, and run the test again."
      ).description
    case .differs(let difference): difference.description
    case .malformed(let error): error.description
    case .differentScreens(let languages):
      "the screens do not have the same elements in \(languages.joined(separator: " and ")). "
        + "Keep a transcript for each language."
    case .empty(let path):
      Diagnostic(
        id: "transcript.empty", path: path, at: SourcePosition(line: 1, column: 1),
        "nothing is said and the transcript is empty, so nothing was compared",
        "Show the screen before the check."
      ).description
    case .inaccessible(let path, let reason):
      Diagnostic(
        id: "transcript.unreadable", path: path, at: SourcePosition(line: 1, column: 1), reason,
        "Make the file readable and its folder writable."
      ).description
    }
  }
}

extension Transcript {
  /// Compares what is said with the transcript in a named file; throws the differences.
  ///
  /// The file has the name and the extension `.transcript`. It is in the folder `Transcripts` next
  /// to the source file of the test, which the call captures. If the file does not exist, it is
  /// written, and the test fails the first time. The line is the same in Swift Testing and XCTest:
  ///
  ///     try reader.transcript().check("SignIn")
  ///
  /// A new transcript contains the requested facets in addition to what is said.
  public func check(
    _ name: String, facets: Set<Facet.Kind> = [], sourceFile: String = #filePath
  ) throws(TranscriptFailure) {
    let folder = sourceFile.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    try check(file: "\(folder)/Transcripts/\(name).transcript", facets: facets)
  }

  /// Compares what is said with the transcript in a file; throws the differences.
  ///
  /// If the file does not exist, it is written with the requested facets. With the variable `RECORD=1` in
  /// the environment, a transcript that differs is written again: its comments stay, and so do the
  /// expressions and gaps that still match.
  public func check(
    file path: String, facets: Set<Facet.Kind> = []
  ) throws(TranscriptFailure) {
    guard FileManager.default.fileExists(atPath: path) else {
      try keepingFacets(facets).write(to: path)
      throw .written(path: path)
    }
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw .inaccessible(path: path, reason: "the file cannot be read")
    }
    let kept: Transcript
    do throws(Diagnostic) {
      kept = try Transcript(readingUTF8: bytes, path: path)
    } catch {
      throw .malformed(error)
    }
    do throws(TranscriptFailure) {
      try compare(with: kept, path)
    } catch .differs(let difference) {
      guard isRecording else { throw .differs(difference) }
      try difference.replacement.write(to: path)
    }
  }

  /// Indicates whether transcripts that differ are written again.
  private var isRecording: Bool { getenv("RECORD").map { String(cString: $0) } == "1" }

  /// Compares what is said with a transcript given as text; throws the differences.
  public func check(text: String) throws(TranscriptFailure) {
    let kept: Transcript
    do throws(Diagnostic) {
      kept = try Transcript(reading: text)
    } catch {
      throw .malformed(error)
    }
    try compare(with: kept, "transcript")
  }

  private func compare(with kept: Transcript, _ path: String) throws(TranscriptFailure) {
    if (screens + kept.screens).allSatisfy(\.elements.isEmpty) { throw .empty(path: path) }
    if let difference = difference(from: kept, path: path) { throw .differs(difference) }
  }

  /// Writes the transcript to a file; creates the folder if it is missing.
  public func write(to path: String) throws(TranscriptFailure) {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    do {
      if !folder.isEmpty {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      }
      try Data(description.utf8).write(to: URL(filePath: path))
    } catch {
      throw .inaccessible(path: path, reason: "the file cannot be written")
    }
  }
}
