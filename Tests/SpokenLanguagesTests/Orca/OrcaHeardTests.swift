import Accessibility
import Foundation
import SpokenLanguages
import TestSupport
import Testing

/// What Orca said of a case in a language.
private struct Heard: Decodable {
  struct Strings: Decodable { var raw: [String] }
  var raw: [String]
  var changes: [Strings]?
  var hints: Strings?
  var brief: Strings?
}

/// What Orca said, by case and language; empty when the recordings are not there.
private let recordings: [String: [String: Heard]] = {
  struct File: Decodable { var spoken: [String: [String: Heard]] }
  let url = SharedFolder.url.appending(path: "orca/spoken-51.json")
  let file = (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(File.self, from: $0) }
  return file?.spoken ?? [:]
}()

/// A sentence of ours beside Orca's.
private struct Comparison {
  var place: String
  var ours: [String]
  var heard: [String]
}

/// The sentences of a case in a language: on focus in each profile, and after changes.
private func comparisons(
  of control: OrcaCase, in language: String, heard: Heard
) throws -> [Comparison] {
  let tag = try #require(LanguageTag(language))
  let book = SpokenLanguage.closest(to: tag, Orca.vocabulary)
  let element = try control.element()
  func said(_ change: (inout Orca) -> Void = { _ in }) -> [String] {
    var reader = Orca()
    reader.fieldRole = control.role == "text" ? .text : .entry
    change(&reader)
    return reader.said(element, in: control.container, book)
  }
  let place = "\(language) \(control.id)"
  var comparisons = [Comparison(place: place, ours: said(), heard: heard.raw)]
  comparisons.append(
    .init(
      place: "\(place) hints", ours: said { $0.speaksPosition = true },
      heard: heard.hints?.raw ?? heard.raw))
  comparisons.append(
    .init(
      place: "\(place) brief", ours: said { $0.verbosity = .brief },
      heard: heard.brief?.raw ?? heard.raw))
  var former = control
  for (change, heard) in zip(control.changes ?? [], heard.changes ?? []) {
    let next = former.applying(change)
    let ours = try Orca().announcement(
      ofChangeFrom: former.element(), to: next.element(), in: book)
    comparisons.append(
      .init(place: "\(place) \(change)", ours: ours?.utterances ?? [], heard: heard.raw))
    former = next
  }
  return comparisons
}

extension Orca {
  /// Returns the strings for an element, after those for the container that the focus enters.
  func said(
    _ element: AccessibilityElement, in container: AccessibilityContainer? = nil,
    _ book: some Phrasebook
  ) -> [String] {
    let outer = [container].compactMap { $0 }
      .compactMap { announcement(ofEntering: $0, in: book) }
    return announcement(of: element, in: book).preceded(by: outer).utterances
  }
}

@Suite(.tags(.corpus), .enabled(if: !recordings.isEmpty, "the recordings are not there"))
struct OrcaHeardTests {
  @Test(arguments: ["en", "de", "fr", "ru", "ja", "ar", "he", "es"])
  func `our Orca says what the program was heard to say`(language: String) throws {
    var count = 0
    var different: [String] = []
    for control in OrcaCase.native {
      guard let heard = recordings[control.id]?[language],
        (try? control.element()) != nil
      else { continue }
      for pair in try comparisons(of: control, in: language, heard: heard) {
        count += 1
        if pair.ours != pair.heard {
          different.append("\(pair.place): \(pair.ours), not \(pair.heard)")
        }
      }
    }
    #expect(different.isEmpty, "\(different.joined(separator: "\n"))")
    #expect(count > 375)
  }

  @Test func `most cases of programs are built from our element`() {
    var gaps: [OrcaGap: [String]] = [:]
    var built = 0
    for control in OrcaCase.native {
      do {
        _ = try control.element()
        built += 1
      } catch {
        gaps[error as? OrcaGap ?? .role, default: []].append(control.id)
      }
    }
    // The others are a row of Docs/Divergences.md.
    #expect(built == 129, "\(gaps)")
    #expect(gaps.values.map(\.count).reduce(0, +) == 26)
  }
}
