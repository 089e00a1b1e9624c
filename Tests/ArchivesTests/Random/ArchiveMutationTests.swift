import AppKitDialect
import Diagnostics
import Foundation
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import TestSupport
import Testing

@testable import Archives

/// Changes archives at random; `MUTATIONS` is how often, `MODEL_SEED` the seed.
@MainActor @Suite(.tags(.model)) struct RandomArchiveMutationTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["MUTATIONS"].flatMap { Int($0) } ?? 400
  private static let seed = environment["MODEL_SEED"].flatMap { UInt64($0) } ?? 20_261_129

  /// Words that values and keys of archives have.
  private static let words = [
    "null", "true", "-1", "0", "1e999", "9223372036854775807", "\"\"", "\"@2\"", "[]", "{}",
    "{\"$object\": \"@1\"}", "{\"$object\": \"@3\"}", "{\"$number\": \"nan\"}", "\"UIView\"",
    "\"NSTableView\"", "\"UINavigationController\"", "\"NSMenu\"", "\"subviews\"", "\"cell\"",
  ]

  @Test func `a changed archive is restored, or refused with its place`() throws {
    let archives = try Self.archives()
    var random = SeededGenerator(seed: Self.seed)
    var (restored, refused) = (0, 0)
    for number in 0..<Self.count {
      var bytes = archives[number % archives.count]
      for _ in 0..<Int.random(in: 1...3, using: &random) { Self.change(&bytes, &random) }
      ApplicationScope().run {
        do throws(Diagnostic) {
          let archive = try InterfaceArchive(bytes, path: "a.json")
          let again = try? InterfaceArchive(archive.text, path: "a.json")
          #expect(again == archive)
          let loader = InterfaceLoader.withPlaceholders()
          let live = try loader.restore(archive)
          restored += 1
          (live.roots.first as? Window)?.layoutIfNeeded()
        } catch {
          refused += 1
          #expect(error.start != nil, "\(error)")
        }
      }
    }
    #expect(restored > 0 && refused > 0)
  }

  /// The archives of the screens of a few documents.
  private static func archives() throws -> [[UInt8]] {
    let samples = packageRoot.appending(path: "Examples")
    let paths = [
      "SignIn/Base.lproj/SignIn.storyboard", "Documents/Values.xib", "Documents/MainMenu.xib",
      "Documents/Preferences.xib",
    ]
    return try paths.flatMap { path in
      let document = try InterfaceDocument(contentsOfFile: samples.appending(path: path).path)
      let loader = InterfaceLoader.withPlaceholders()
      return try LiveDocument(DocumentVersion(document), loader: loader).screens.prefix(2).map {
        Array(try $0.archived(by: loader).text.utf8)
      }
    }
  }

  private static func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      bytes.removeSubrange(
        place..<min(bytes.count, place + Int.random(in: 1...6, using: &random)))
    case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 2: replaceValue(in: &bytes, from: place, &random)
    case 3: swapLines(in: &bytes, from: place, &random)
    default: bytes.insert(contentsOf: (words.randomElement(using: &random) ?? "").utf8, at: place)
    }
  }

  /// Puts a word in the place of the next value on a line.
  private static func replaceValue(
    in bytes: inout [UInt8], from place: Int, _ random: inout SeededGenerator
  ) {
    guard let colon = bytes[place...].firstIndex(of: UInt8(ascii: ":")),
      let end = bytes[colon...].firstIndex(where: { $0 == UInt8(ascii: ",") || $0 == 10 })
    else { return }
    bytes.replaceSubrange(
      colon + 1..<end, with: (words.randomElement(using: &random) ?? "").utf8)
  }

  /// Repeats a line elsewhere, so that objects and keys stand where they do not belong.
  private static func swapLines(
    in bytes: inout [UInt8], from place: Int, _ random: inout SeededGenerator
  ) {
    let start = (bytes[..<place].lastIndex(of: 10) ?? -1) + 1
    let end = bytes[place...].firstIndex(of: 10) ?? bytes.count
    let line = Array(bytes[start..<end]) + [10]
    let other = Int.random(in: 0..<bytes.count, using: &random)
    bytes.insert(contentsOf: line, at: (bytes[..<other].lastIndex(of: 10) ?? -1) + 1)
  }
}
