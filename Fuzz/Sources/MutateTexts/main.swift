import Archives
import Glibc
import InterfaceBuilder
import InterfaceLoader
import Mutation
import Presenters

// MutateTexts KIND COUNT SECONDS SEED… reads COUNT transcripts, scenarios or archives that are mutated from the
// seeds; archives are those of the screens of documents. Each depends on its number alone.

let arguments = CommandLine.arguments
guard arguments.count > 4, let kind = Kind(rawValue: arguments[1]), let count = Int(arguments[2]),
  let seconds = Int(arguments[3])
else { fail("usage: MutateTexts transcripts|scenarios|archives COUNT SECONDS SEED…") }
let seeds = arguments[4...].flatMap { kind.seeds(ofFile: $0) }
let words = [
  "\n", "\n\n", "==", "  ", "> ", "...", "/.*/", "\\n", "“", "”", "@", "#", ":", "{", "}", "[", "]",
  ",", "\"",
  "null", "true", "-1", "1e999", "\"$object\"", "\"class\"", "\"NSTableView\"", "\u{0}", "\u{202E}",
  "tap ", "wait ",
]
let start = ContinuousClock.now
var (number, readable, slowest) = (0, 0, Duration.zero)

while number < count, ContinuousClock.now - start < .seconds(seconds) {
  let bytes = mutated(number, from: seeds, with: words)
  // The time of the processor, which other programs do not change.
  let before = clock()
  if kind.exercise(bytes, number) { readable += 1 }
  let time = Duration.microseconds((clock() - before) * 1_000_000 / CLOCKS_PER_SEC)
  if time > .seconds(2) { fail("\(kind.rawValue) \(number) took \(time)") }
  slowest = max(slowest, time)
  number += 1
}
print(
  "\(number) of \(count) \(kind.rawValue), \(readable) of them readable; the slowest took \(slowest)"
)

@MainActor
enum Kind: String {
  case transcripts, scenarios, archives

  /// The texts of a file; of a document the archives of its screens.
  func seeds(ofFile path: String) -> [[UInt8]] {
    guard self == .archives else { return [contents(of: path)] }
    guard let document = try? InterfaceDocument(contentsOfFile: path) else {
      fail("\(path) is no document")
    }
    let loader = InterfaceLoader.withPlaceholders()
    let live = LiveDocument(DocumentVersion(document), loader: loader)
    return live.screens.compactMap { try? Array($0.archived(by: loader).text.utf8) }
  }

  /// Reads a text, writes it and reads that; returns whether it could be read.
  func exercise(_ bytes: [UInt8], _ number: Int) -> Bool {
    do throws(Diagnostic) {
      switch self {
      case .transcripts:
        let transcript = try Transcript(readingUTF8: bytes, path: "F")
        check("\(try Transcript(reading: "\(transcript)"))" == "\(transcript)", number)
      case .scenarios:
        let scenario = try Scenario(readingUTF8: bytes, path: "F")
        check("\(try Scenario(reading: "\(scenario)"))" == "\(scenario)", number)
      case .archives:
        let archive = try InterfaceArchive(bytes, path: "F")
        check(try InterfaceArchive(archive.text) == archive, number)
        _ = try InterfaceLoader.withPlaceholders().restore(archive)
      }
      return true
    } catch {
      check((error.start?.line ?? 0) > 0 && (error.start?.column ?? 0) > 0, number)
      return false
    }
  }

  private func check(_ holds: Bool, _ number: Int) {
    if !holds {
      fail("\(rawValue) \(number) is not read as it was written, or its error has no place")
    }
  }
}

func contents(of path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { fail("\(path) cannot be read") }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  var bytes = [UInt8](repeating: 0, count: ftell(file))
  rewind(file)
  _ = fread(&bytes, 1, bytes.count, file)
  return bytes
}

func fail(_ message: String) -> Never {
  print("MutateTexts: error: \(message)")
  fflush(nil)
  exit(1)
}
