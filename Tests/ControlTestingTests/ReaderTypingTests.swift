import ControlTesting
import Controls
import Testing

/// What a virtual reader says while the user types.
@MainActor
@Suite struct ReaderTypingTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  private let field = TextField(frame: Rect(x: 20, y: 20, width: 200, height: 34))

  private func reader(language: LanguageTag = "en") -> VirtualReader {
    field.placeholder = "City"
    window.addSubview(field)
    let reader = VirtualReader(window, language: language)
    reader.next()
    reader.activate()
    return reader
  }

  private func said(_ reader: VirtualReader, _ body: () -> Void) -> [String] {
    let count = reader.log.texts.count
    body()
    return Array(reader.log.texts.dropFirst(count))
  }

  @Test func `a double tap begins editing, and each character is repeated`() {
    let reader = reader()
    #expect(reader.lastText == "Is editing. Character mode. Insertion point at start.")
    #expect(said(reader) { reader.type("Ab c") } == ["A", "b", "space", "c"])
    #expect(field.text == "Ab c")
  }

  @Test func `a deleted character and a deleted word are repeated`() {
    let reader = reader()
    reader.type("one two")
    #expect(said(reader) { reader.deleteBackward() } == ["o"])
    #expect(said(reader) { reader.deleteBackward(.word) } == ["tw"])
    #expect(
      said(reader) { reader.select(UTF16Range(location: 0, length: 3)) } == ["one. Selected."])
    #expect(said(reader) { reader.deleteBackward() } == ["one"])
  }

  @Test(arguments: [
    (VoiceOver.TypingFeedback.nothing, []), (.characters, ["h", "i", "space"]),
    (.words, ["hi"]), (.charactersAndWords, ["h", "i", "space, hi"]),
  ])
  func `what is repeated is a setting`(_ feedback: VoiceOver.TypingFeedback, _ texts: [String]) {
    let reader = reader()
    var voiceOver = VoiceOver.voiceOver
    voiceOver.settings.typingFeedback = feedback
    reader.screenReader = voiceOver
    #expect(said(reader) { reader.type("hi ") } == texts)
  }

  @Test func `a hidden text is never said`() {
    field.isSecureTextEntry = true
    let reader = reader()
    #expect(said(reader) { reader.type("pw1") } == ["bullet", "bullet", "bullet"])
    #expect(said(reader) { reader.deleteBackward() } == ["bullet"])
    #expect(
      said(reader) { reader.select(UTF16Range(location: 0, length: 2)) }
        == ["2 characters. Selected."])
    #expect(!reader.log.texts.contains { $0.contains("pw") || $0.contains("w1") })
  }

  @Test(
    arguments: [
      ("de", "Leerzeichen"), ("ru", "пробел"), ("ar", "مسافة"), ("ja", "スペース"),
    ] as [(LanguageTag, String)])
  func `a space has a name in each language`(_ language: LanguageTag, _ name: String) {
    let reader = reader(language: language)
    #expect(said(reader) { reader.type(" ") } == [name])
  }

  @Test func `a paste says the new value`() {
    let reader = reader()
    #expect(said(reader) { reader.paste("Rome") } == ["Rome."])
    #expect(said(reader) { reader.pressReturn() } == [])
  }
}
