import Localize
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct CanonicalTag: Sendable, CustomTestStringConvertible {
  var text: String, canonical: String
  var testDescription: String { "\(text) is \(canonical)" }
}

private let canonicalTags: [CanonicalTag] = [
  .init(text: "en", canonical: "en"),
  .init(text: "EN-gb", canonical: "en-GB"),
  .init(text: "pt_BR", canonical: "pt-BR"),
  .init(text: "ZH_hANT_hk", canonical: "zh-Hant-HK"),
  .init(text: "es-419", canonical: "es-419"),
  .init(text: "haw", canonical: "haw"),
  .init(text: "sr-latn-rs", canonical: "sr-Latn-RS"),
  .init(text: "de-CH-1996", canonical: "de-CH-1996"),
  .init(text: "ca-VALENCIA", canonical: "ca-valencia"),
  .init(text: "sl-Rozaj-Biske", canonical: "sl-rozaj-biske"),
  .init(text: "ar-EG-u-NU-latn", canonical: "ar-EG-u-nu-latn"),
  .init(text: "en-a-bbb-U-ca-buddhist-x-A", canonical: "en-a-bbb-u-ca-buddhist-x-a"),
  .init(text: "en-x-twain", canonical: "en-x-twain"),
  .init(text: "X-Whatever-9", canonical: "x-whatever-9"),
]

private let malformedTags: [String] = [
  "", "-", "e", "1", "en-", "-en", "en--GB", "e1", "12", "abcdefghi", "en-abcdefghi", "en US",
  "en-GB-US", "en-Latn-Cyrl", "en-12", "en-é", "ру", "en-a", "en-a-b", "en-u-x-foo",
  "en-a-bb-a-cc", "de-1996-1996", "x", "en-x", "en.lproj", "en\n",
]

struct TagParents: Sendable, CustomTestStringConvertible {
  var text: String, parents: [String]
  var testDescription: String { ([text] + parents).joined(separator: " < ") }
}

private let tagParents: [TagParents] = [
  .init(text: "en", parents: []),
  .init(text: "en-GB", parents: ["en"]),
  .init(text: "zh-Hant-HK", parents: ["zh-Hant", "zh"]),
  .init(text: "sl-IT-rozaj-biske", parents: ["sl-IT-rozaj", "sl-IT", "sl"]),
  .init(text: "ar-EG-u-nu-latn", parents: ["ar-EG", "ar"]),
]

@Suite struct LanguageTagTests {
  @Test(arguments: canonicalTags)
  func `a well-formed tag gets its canonical form`(_ c: CanonicalTag) throws {
    let tag = try #require(LanguageTag(c.text))
    #expect(tag.description == c.canonical)
    #expect(LanguageTag(c.canonical) == tag)
  }

  @Test(arguments: malformedTags)
  func `a malformed tag is none`(_ text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test func `a letter that only its lower case makes a letter of ASCII is none`() {
    let kelvin = "\u{212A}o"
    #expect(LanguageTag(kelvin) == nil)
  }

  @Test func `a tag knows its parts`() {
    let tag: LanguageTag = "sl-latn-it-nedis-u-nu-latn"
    #expect(tag.language == "sl")
    #expect(tag.script == "Latn")
    #expect(tag.region == "IT")
    #expect(tag.variants == ["nedis"])
    #expect(tag.extensions == "u-nu-latn")
  }

  @Test func `letter case and underscores make no difference`() throws {
    let folder = try #require(LanguageTag("ZH_hans" as String))
    #expect(folder == "zh-Hans")
    #expect(Set([folder, "zh-Hans", "ZH-HANS"]).count == 1)
    #expect(folder != "zh-Hant")
  }

  @Test(arguments: tagParents)
  func `parents lose one part at a time`(_ c: TagParents) throws {
    let tag = try #require(LanguageTag(c.text))
    #expect(sequence(first: tag, next: \.parent).dropFirst().map(\.description) == c.parents)
  }

  @Test(arguments: ["ar", "he", "fa", "az-Arab", "ar-EG"])
  func `is written from right to left`(_ text: String) throws {
    let tag = try #require(LanguageTag(text))
    #expect(tag.isRightToLeft)
  }

  @Test(arguments: ["en", "ja", "ru", "az", "ar-Latn"])
  func `is not written from right to left`(_ text: String) throws {
    let tag = try #require(LanguageTag(text))
    #expect(!tag.isRightToLeft)
  }

  @Test func `a language has a name in every language`() {
    let russian: LanguageTag = "ru"
    let english: LanguageTag = "en"
    let unknown: LanguageTag = "qxz"
    #expect(russian.displayName(in: english) == "Russian")
    #expect(english.displayName(in: russian) == "английский")
    #expect(unknown.displayName(in: english) == "qxz")
  }

  @Test func `a name longer than the first room is whole`() {
    let hongKong: LanguageTag = "zh-Hant-HK"
    #expect(
      hongKong.displayName(in: "de")
        == "Chinesisch (Traditionell, Sonderverwaltungsregion Hongkong)")
    #expect(hongKong.displayName(in: "en") == "Chinese (Traditional, Hong Kong SAR China)")
  }

  @Test func `a tag is its text in JSON`() throws {
    let tags: [LanguageTag] = ["pt-BR", "zh-Hant"]
    let data = try JSONEncoder().encode(tags)
    #expect(String(decoding: data, as: UTF8.self) == #"["pt-BR","zh-Hant"]"#)
    #expect(try JSONDecoder().decode([LanguageTag].self, from: data) == tags)
  }

  @Test func `JSON that is no tag is refused with its text`() throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode([LanguageTag].self, from: Data(#"["e n"]"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("another error: \(error)")
      return
    }
    #expect(context.debugDescription == "'e n' is not a language tag.")
  }
}
