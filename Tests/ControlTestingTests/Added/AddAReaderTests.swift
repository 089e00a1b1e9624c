import Accessibility
import ControlTesting
import FoundationEssentials
import InterfaceLoader
import Presenters
import SpokenLanguages
import Testing

// A screen reader that no target knows, added as Docs/Map.md says, with no change to another target:
// the reader with its words, its tables, and the loader that it is chosen for.

private struct Narrator: ScreenReader {
  static let vocabulary = Vocabulary(
    table: "Narrator", keys: ["button"],
    contents: ["en": #""button" = "a button";"#, "de": #""button" = "ein Schalter";"#])

  private static let button = SpokenWord(table: "Narrator", key: "button")

  func announcement(
    of element: AccessibilityElement, in phrasebook: some Phrasebook
  ) -> Announcement {
    var announcement = Announcement(description: [], language: phrasebook.language)
    if let label = element.label {
      announcement.description.append(
        Announcement.Phrase("\(label),", source: .label(element.labelSource)))
    }
    announcement.description += kindWords(of: element, in: phrasebook).map {
      Announcement.Phrase($0, source: .trait(.button), word: Self.button)
    }
    return announcement
  }

  func announcement(
    ofChangeFrom before: AccessibilityElement, to after: AccessibilityElement,
    in phrasebook: some Phrasebook
  ) -> Announcement? { nil }

  func announcement(
    ofEntering container: AccessibilityContainer, in phrasebook: some Phrasebook
  ) -> Announcement? { nil }

  func text(
    ofScrollingToPage page: Int, of count: Int, in phrasebook: some Phrasebook
  ) -> String { "" }

  func kindWords(
    of element: AccessibilityElement, in phrasebook: some Phrasebook
  ) -> [String] {
    element.traits.contains(.button) ? [phrasebook.word(Self.button)] : []
  }
}

private let elements =
  """
  <button id="b" buttonType="system"><rect key="frame" x="0" y="0" width="100" height="44"/>
  <state key="normal" title="Save"/>
  <accessibility key="accessibilityConfiguration" hint="Saves the page."/></button>
  <button id="c" buttonType="system"><rect key="frame" x="0" y="100" width="100" height="44"/>
  <state key="normal" image="pen"/>
  <accessibility key="accessibilityConfiguration" label="Draw a button"/></button>
  """

@MainActor @Suite struct AddAReaderTests {
  private func screen(in language: LanguageTag?) throws -> DocumentScreen {
    let loader = InterfaceLoader.withPlaceholders()
    loader.screenReader = Narrator()
    guard let language else { return try DocumentScreen(document(elements), loader: loader) }
    // A language of the app has a table, be it of other documents.
    let folder = FileManager.default.temporaryDirectory.path + "/reader-\(UUID())"
    let table = "\(folder)/\(language).lproj"
    try FileManager.default.createDirectory(atPath: table, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(#""other" = "other";"#.utf8).write(to: URL(filePath: table + "/Form.strings"))
    return try DocumentScreen(
      document(elements, path: folder + "/Form.xib"), language: language, loader: loader)
  }

  @Test(arguments: [("en", "a button"), ("de", "ein Schalter"), ("fr", "a button")])
  func `a reader that is added says a document in its own words, English where it has no others`(
    language: LanguageTag, word: String
  ) throws {
    #expect(
      try VirtualReader(screen(in: language)).announcements
        == ["Save, \(word)", "Draw a button, \(word)"])
  }

  @Test func `a reader that is added tells where each phrase is from`() throws {
    let live = try screen(in: "de").live
    let spoken = try #require(live.screen(named: nil)?.spoken(withOrigins: true))
    #expect(
      spoken.elements[0].announcement.phrases.map(\.text) == ["Save,", "ein Schalter"])
    #expect(spoken.otherWords == nil)
  }

  @Test func `a document is described in the words of a reader that is added`() throws {
    let screen = try screen(in: nil)
    let outline = DocumentOutline().present(
      screen.document, announcements: screen.live.announcements)
    #expect(outline.contains("says    Save, a button\n"))
  }

  @Test func `an audit compares names with the words of a reader that is added`() throws {
    let found = try screen(in: nil).audit(options: .init()).findings.map(\.id)
    #expect(found == ["role-in-name"])
  }

  @Test func `VoiceOver is off while a reader that is added runs`() throws {
    #expect(try VirtualReader(screen(in: nil)).systemSettings == [])
    #expect(try VirtualReader(DocumentScreen(document(elements))).systemSettings == [.voiceOver])
  }
}
