import Accessibility
import Foundation
import SpokenLanguages
import TestSupport
import Testing

/// A sentence that Orca was heard to say in a language; its strings are separated by a bar.
private struct Sentence {
  var control: String
  var strings: [String]
}

/// The sentences of languages beside those of the recordings, as Orca 51.1 said them on Debian testing.
private let sentences: [String: [Sentence]] = {
  let url = packageRoot.appending(path: "Tests/SpokenLanguagesTests/Recorded/Orca-51.1.tsv")
  let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  let rows = text.components(separatedBy: "\n").dropFirst().filter { !$0.isEmpty }
    .map { $0.components(separatedBy: "\t") }
  return Dictionary(grouping: rows) { $0[0] }
    .mapValues {
      $0.map { Sentence(control: $0[1], strings: $0[2].components(separatedBy: " | ")) }
    }
}()

/// The controls of the recordings by id.
private let controls = Dictionary(uniqueKeysWithValues: OrcaCase.native.map { ($0.id, $0) })

/// Returns a control of the sentences: of the recordings, or one for each number.
private func recordedControl(_ id: String) -> OrcaCase? {
  if let known = controls[id] { return known }
  guard let number = id.split(separator: "-").last.flatMap({ Int($0) }) else { return nil }
  return id.hasPrefix("percent-")
    ? OrcaCase(
      id: id, role: "progress bar", name: "Download", value: Double(number), min: 0, max: 100)
    : OrcaCase(
      id: id, role: "password text", name: "Password",
      text: String(repeating: "•", count: number))
}

@Suite(.tags(.corpus), .enabled(if: !controls.isEmpty, "the recordings are not there"))
struct OrcaLanguageTests {
  @Test(arguments: sentences.keys.sorted())
  func `nineteen of twenty sentences are those that were heard`(language: String) throws {
    let book = try #require(
      LanguageTag(language).flatMap { SpokenLanguage.matching($0, Orca.vocabulary) })
    #expect(book.language == language)
    let heard = try #require(sentences[language])
    var different: [String] = []
    for sentence in heard {
      let control = try #require(recordedControl(sentence.control), "\(sentence.control)")
      var reader = Orca()
      reader.fieldRole = control.role == "text" ? .text : .entry
      let ours = try reader.said(control.element(), in: control.container, book)
      if ours != sentence.strings {
        different.append("\(sentence.control): \(ours), not \(sentence.strings)")
      }
    }
    if !different.isEmpty { print(language, different.joined(separator: "\n  ")) }
    #expect(different.count * 20 <= heard.count, "\(different.joined(separator: "\n"))")
    #expect(heard.count > 60)
  }

  @Test func `every language of Orca has sentences that were heard`() {
    let recorded = ["ar", "de", "en", "es", "fr", "he", "ja", "ru"]
    let spoken = SpokenLanguage.available(Orca.vocabulary).map(\.description)
    #expect(spoken.sorted() == (sentences.keys + recorded).sorted())
    #expect(spoken.count > 50)
  }
}
