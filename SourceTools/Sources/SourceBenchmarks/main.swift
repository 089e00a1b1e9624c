import AppSources
import Foundation
import SourceReading
import SwiftParser
import SwiftSyntax

// Measures how long the facts of an app's Swift take against its parse alone, which is the limit: both in one
// run, over the same files. The files are those of a folder, or the sources of this package, repeated until there
// are 2,000:
//
//   SourceBenchmarks [FOLDER]

/// The most times that the facts may take as long as the parse.
let limit = 1.5
let count = 2_000

let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
let folder = CommandLine.arguments.dropFirst().first ?? root.appendingPathComponent("Sources").path
let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
let originals = names.filter { $0.hasSuffix(".swift") }.sorted().compactMap {
  FileManager.default.contents(atPath: folder + "/" + $0).map { [UInt8]($0) }
}
guard !originals.isEmpty else {
  print("\(folder): error: no Swift file in this folder. Name another one.")
  exit(3)
}
let files = (0..<count).map { originals[$0 % originals.count] }

/// Returns the least time of three runs.
func time(_ body: ([UInt8]) -> Int) -> Duration {
  var sum = 0
  let times = (0..<3).map { _ in
    ContinuousClock().measure { for file in files { sum += body(file) } }
  }
  precondition(sum > 0)
  return times.min() ?? .zero
}

// Alternating would not be fairer: both allocate and free as they go.
let parse = time { file in
  file.withUnsafeBufferPointer { Parser.parse(source: $0).statements.count + 1 }
}
let facts = time { SourceReader.read($0, path: "File.swift")?.types.count ?? 0 }
let ratio = facts / parse
let lines = files.reduce(0) { $0 + $1.count { $0 == UInt8(ascii: "\n") } }
print(
  "\(count) files, \(lines) lines: parse \(parse), facts \(facts), ratio \((ratio * 100).rounded() / 100)"
)
if ratio > limit {
  print("error: the facts take more than \(limit) times the parse.")
  exit(1)
}
