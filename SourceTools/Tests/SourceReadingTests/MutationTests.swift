import AppSources
import Diagnostics
import Foundation
import SourceReading
import Testing

/// A generator with a fixed seed, so that a failure comes again.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The source of the sample app.
private let originals: [(path: String, bytes: [UInt8])] = {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Examples/Bakery/Sources").standardizedFileURL
  let names =
    FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  return names.sorted().compactMap { name in
    guard SourceReader.language(of: name) != nil,
      let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
    else { return nil }
    return (name, Array(data))
  }
}()

/// Changes a file in one of the ways that editing, merging and broken disks do.
private func mutate(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
  var bytes = bytes
  let pieces = [
    "{", "}", "(", ")", "\"", "#if A\n", "#endif\n", "@objc(", "\\(", "/*", "@interface", "<",
    "\u{0}", "é",
  ]
  for _ in 0...Int.random(in: 0..<4, using: &generator) where !bytes.isEmpty {
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 1...40, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 2:
      bytes.insert(contentsOf: (pieces.randomElement(using: &generator) ?? "{").utf8, at: place)
    case 3: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 4: bytes.removeSubrange(place...)
    default: bytes.reverse(place..<end)
    }
  }
  return bytes
}

extension [UInt8] {
  fileprivate mutating func reverse(_ range: Range<Int>) {
    replaceSubrange(range, with: self[range].reversed())
  }
}

@Suite struct MutationTests {
  /// `make source-mutations` makes 100,000.
  @Test(.timeLimit(.minutes(20)))
  func `whatever becomes of a file, it is read to its end and has places inside of it`() {
    let count = ProcessInfo.processInfo.environment["MUTATIONS"].flatMap { Int($0) } ?? 2_000
    var generator = SeededGenerator(state: 49)
    var problems = 0
    #expect(originals.count >= 10)
    for number in 0..<count {
      let original = originals[number % originals.count]
      let bytes = mutate(original.bytes, &generator)
      guard let file = SourceReader.read(bytes, path: original.path) else {
        Issue.record("\(original.path) is no source")
        continue
      }
      if file.problem != nil { problems += 1 }
      let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
      for type in file.types {
        #expect((1...lines).contains(type.position.line))
        for method in type.methods { #expect((1...lines).contains(method.position.line)) }
      }
      #expect(!file.jsonLine.contains("\n"))
    }
    // Many no longer parse, and most still do.
    #expect(problems > count / 20)
  }
}
