import Localize
import Presenters
import Testing

private let whole = """
  # What everybody hears.
  @languages en, de

  @screen Sign In
  Sign In. Button. ...
    de: Anmelden. Taste. ...
    @id signIn
    @traits button
    @frame 20 380 353 50
    @tap 196.5 405
    @target touchUpInside signInTapped: → SignInViewController
  # The count changes.
  /[0-9]+ new messages\\. Link\\./
    de: /[0-9]+ neue Nachrichten\\. Hyperlink\\./
  (nothing)
    de: (nothing)

  @screen Options
  Options. Button.
    de: Optionen. Taste.
  # The end.

  """

struct BrokenTranscript: Sendable, CustomTestStringConvertible {
  var text: String
  var error: String
  var testDescription: String { error }
}

private let broken: [BrokenTranscript] = [
  .init(
    text: "A\n  fr: B",
    error:
      "t:2:3: error: 'fr' is not a language of this transcript, which has one. Name them by @languages."
  ),
  .init(
    text: "A\n  @role B",
    error:
      "t:2:3: error: '@role' is not a property of an element. Write one of @id, @traits, @frame, @tap, @target."
  ),
  .init(
    text: "A\\u{zz}",
    error:
      "t:1:2: error: \\u is followed by the number of a character in braces. Write such as \\u{2026}."
  ),
  .init(
    text: "  de: Taste.",
    error:
      "t:1:3: error: there is no element above. Write it first, or begin this line without blanks."),
  .init(
    text: "@scene One",
    error:
      "t:1:1: error: '@scene' is not a directive. Write @screen, @document, @options, @reader or @languages, or \\@ for a text that begins so."
  ),
  .init(
    text: "A\n@reader orca",
    error:
      "t:2:1: error: '@reader' comes once, before the first screen and element. Move the line there."
  ),
  .init(
    text: "@reader orca\n@reader orca",
    error:
      "t:2:1: error: '@reader' comes once, before the first screen and element. Move the line there."
  ),
  .init(
    text: "@screen A\n@document B.xib",
    error:
      "t:2:1: error: '@document' comes once, before the first screen and element. Move the line there."
  ),
  .init(
    text: "A\n@options --bare",
    error:
      "t:2:1: error: '@options' comes before the first screen and element. Move the line there."),
  .init(
    text: "@document",
    error: "t:1:10: error: there is no path after '@document'. Write that of a storyboard or xib."),
  .init(
    text: "@options --rows a\\q",
    error: "t:1:18: error: there is no such escape. Write \\\\ for a backslash."),
  .init(
    text: "@reader",
    error: "t:1:8: error: there is no name of a reader. Write one such as orca."),
  .init(
    text: "@reader orca 51",
    error: "t:1:14: error: expected a comma or the end of the line."),
  .init(
    text: "@reader orca, orca",
    error: "t:1:15: error: 'orca' is there already. Remove it."),
  .init(
    text: "@reader voiceover, orca\nA\n  orca de: B",
    error: "t:3:3: error: 'orca de' is not another language of this transcript. Write one of orca."),
  .init(
    text: "@reader voiceover, orca\nA",
    error: "t:2:1: error: the element is not there in 'orca'. Write it below, after orca:."),
  .init(
    text: "A\n@languages de",
    error:
      "t:2:1: error: '@languages' comes once, before the first screen and element. Move the line there."
  ),
  .init(
    text: "@languages en\n@languages de",
    error:
      "t:2:1: error: '@languages' comes once, before the first screen and element. Move the line there."
  ),
  .init(
    text: "@languages en, 12",
    error: "t:1:16: error: '12' is not a language. Write one such as de or pt-BR."),
  .init(
    text: "@languages en, en", error: "t:1:16: error: 'en' is there already. Remove it."),
  .init(
    text: "@languages en de", error: "t:1:15: error: expected a comma or the end of the line."),
  .init(
    text: "A\n  de Taste.",
    error: "t:2:5: error: expected a colon after 'de'. Write such as de: or @traits."),
  .init(
    text: "A\n  @id a\n  @id b",
    error: "t:3:3: error: the element has '@id' already. Remove one of the two."),
  .init(
    text: "@languages en, de\nA\n  de: B\n  DE: C",
    error: "t:4:3: error: the element has 'DE' already. Remove one of the two."),
  .init(
    text: "@languages en, de\nA\n  fr: B",
    error: "t:3:3: error: 'fr' is not another language of this transcript. Write one of de."),
  .init(
    text: "@languages en, de, fr\nA\n  fr: B",
    error: "t:3:3: error: 'de' comes before 'fr'. Change their order."),
  .init(
    text: "@languages en, de\nA\n\nB\n  de: C",
    error: "t:2:1: error: the element is not there in 'de'. Write it below, after de:."),
  .init(
    text: "@languages en, de\nA",
    error: "t:2:1: error: the element is not there in 'de'. Write it below, after de:."),
  .init(
    text: "@languages en, de\nA\n  de:",
    error: "t:3:6: error: there is no text. Write (nothing) where nothing is said."),
  .init(
    text: "Save\\q", error: "t:1:5: error: there is no such escape. Write \\\\ for a backslash."),
  .init(
    text: "Save\\",
    error: "t:1:5: error: there is nothing after the backslash. Write \\\\ for one."),
  .init(
    text: "/abc",
    error:
      "t:1:1: error: the expression is not closed. Write / at its end, or \\/ for a text that begins so."
  ),
  .init(
    text: "/a(b/",
    error: "t:1:4: error: this is not a regular expression. Correct it; ICU's are meant."),
  .init(
    text: "A\n  @frame 1 2 3",
    error: "t:2:10: error: a frame is four numbers: left, top, width and height."),
  .init(
    text: "A\n  @tap here", error: "t:2:8: error: a point to tap is two numbers: left and top."),
  .init(
    text: "A\n  @traits button, knob",
    error: "t:2:11: error: 'knob' is not a trait. Write one such as button or selected."),
  .init(
    text: "A\n  @id",
    error: "t:2:6: error: there is nothing after '@id'. Write it, or remove the line."),
]

/// Texts that a transcript has to write in another way than they are.
private let awkward = [
  "Save...", "...", "....", ".....", "a..b", "# no comment", "@screen", "/usr/", "\\", "two\nlines",
  " blank ", "(nothing)", "", "\u{301}mark", "#\u{301}", " \u{301}", "\r\n", "\t", "a\\ ",
  "Ünïcödé。",
  "محدد: زر.", "- 1", "de: x", "\u{2028}", "a\u{0}b", "\u{1B}[31m", "a\u{202E}b", "\u{85}",
  "a\\u{41}",
]

@Suite struct TranscriptTests {
  @Test func `a transcript reads as it was written`() throws {
    let transcript = try Transcript(reading: whole)
    #expect(transcript.languages == ["en", "de"])
    #expect(transcript.screens.map(\.title) == ["Sign In", "Options"])
    #expect(transcript.screens[0].elements.map(\.line) == [5, 13, 15])
    #expect(transcript.screens[0].elements[0].texts[0] == .partial(["Sign In. Button. ", ""]))
    #expect(
      transcript.screens[0].elements[0].facets.map(\.kind) == [.id, .traits, .frame, .tap, .target])
    #expect(transcript.screens[0].elements[2].texts == [.exact(""), .exact("")])
    #expect(transcript.closingComments == [" The end."])
    #expect(try Transcript(reading: "\(transcript)").description == "\(transcript)")
    #expect(
      "\(transcript)" == """
        @languages en, de

        # What everybody hears.
        @screen Sign In
        """ + whole.dropFirst(whole.distance(of: "@screen Sign In") + "@screen Sign In".count))
  }

  @Test(arguments: broken)
  func `what is no transcript tells where and what to do`(_ c: BrokenTranscript) {
    let error = #expect(throws: Diagnostic.self) {
      try Transcript(reading: c.text, path: "t")
    }
    #expect(error?.description == c.error)
  }

  @Test func `bytes that are not UTF-8 tell where`() {
    let bytes = Array("Save\nZur".utf8) + [0xFC] + Array("ck".utf8)
    let error = #expect(throws: Diagnostic.self) {
      try Transcript(readingUTF8: bytes, path: "t")
    }
    #expect(
      error?.description == "t:2:4: error: this is not UTF-8. Save the file in that encoding.")
  }

  @Test func `a transcript longer than 16 MiB is refused`() {
    let text = String(repeating: "x", count: Transcript.maximumSize + 1)
    let error = #expect(throws: Diagnostic.self) { try Transcript(reading: text, path: "t") }
    #expect(
      error?.description
        == "t:1:1: error: this is longer than 16 MiB. Make several transcripts of it.")
  }

  @Test(arguments: awkward)
  func `every text can be written exactly`(_ text: String) throws {
    let element = Transcript.Element(
      texts: [.exact(text), .exact(text)], facets: [.init(.id, text), .init(.target, text)],
      comments: [" \(text)"])
    var transcript = Transcript(
      languages: ["en", "id"],
      screens: [
        .init(title: text, elements: [element]),
        .init(title: nil, elements: [.init(texts: [.partial([text, text]), .exact("x")])]),
      ])
    transcript.closingComments = [text]
    let read = try Transcript(reading: "\(transcript)")
    #expect(read.languages == ["en", "id"])
    #expect(read.screens[0].title == (text.isEmpty ? nil : text))
    #expect(read.screens[0].elements[0].texts == element.texts)
    // What is empty is not told.
    #expect(read.screens[0].elements[0].facets == (text.isEmpty ? [] : element.facets))
    #expect(read.screens[1].elements[0].texts[0] == .partial([text, text]))
    #expect("\(try Transcript(reading: "\(read)"))" == "\(read)")
    #expect(!"\(transcript)".unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  @Test func `what a terminal would take for a command is written as its number`() {
    let transcript = Transcript(
      screens: [.init(elements: [.init(texts: [.exact("\u{1B}[31mred \u{202E}abc")])])])
    #expect("\(transcript)" == "\\u{1B}[31mred \\u{202E}abc\n")
  }

  @Test func `an expression is written without commands to a terminal, too`() throws {
    let transcript = Transcript(
      screens: [.init(elements: [.init(texts: [.pattern(try TextPattern("\u{1B}[a-z]\n"))])])])
    #expect("\(transcript)" == "/\\x{1B}[a-z]\\n/\n")
    let read = try Transcript(reading: "\(transcript)")
    #expect(read.screens[0].elements[0].texts[0].matches("\u{1B}x\n") == true)
  }

  @Test func `a language of one letter pair that is a facet's name is a language`() throws {
    let text = "@languages en, id\n\nSign In.\n  id: Masuk.\n  @id signIn\n"
    #expect("\(try Transcript(reading: text))" == text)
  }

  @Test func `a byte order mark is no text`() throws {
    #expect(try Transcript(reading: "\u{FEFF}@screen One\nA").screens.map(\.title) == ["One"])
  }

  @Test func `an empty transcript has nothing`() throws {
    #expect(try Transcript(reading: "").screens.isEmpty)
    #expect(
      try Transcript(reading: "\n  \n# only a comment\n").closingComments == [" only a comment"])
    #expect("\(Transcript())" == "")
  }

  @Test(arguments: [
    ("Sign In. ...", "Sign In. Button.", true), ("Sign In. ...", "Sign In. ", true),
    ("... Button.", "Sign In. Button.", true), ("...", "", true), ("...", "anything", true),
    ("a...b...c", "a1b2c", true), ("a...b...c", "abc", true), ("a...b...c", "acb", false),
    ("ab...ba", "aba", false), ("a...a", "a", false), ("Save", "Save ", false),
    ("Save\\...", "Save...", true), ("Save\\...", "Save it", false),
    ("/[0-9]+ new/", "12 new", true), ("/[0-9]+ new/", "12 new ones", false),
    ("/.*/", "", true), ("(nothing)", "", true),
  ])
  func `a text matches what a line expects`(_ line: String, _ text: String, _ isMatch: Bool) throws
  {
    let expected = try #require(
      Transcript(reading: line).screens.first?.elements.first?.texts.first)
    #expect(expected.matches(text) == isMatch)
  }

  @Test func `an expression that takes too long is no match and says so`() throws {
    let kept = try Transcript(reading: "/(a+)+b/")
    let text = String(repeating: "a", count: 60)
    let said = Transcript(screens: [.init(elements: [.init(texts: [.exact(text)])])])
    let difference = try #require(said.difference(from: kept))
    #expect(difference.places.first?.what == "an expression that takes too long")
  }
}

extension String {
  fileprivate func distance(of part: String) -> Int {
    firstRange(of: part).map { distance(from: startIndex, to: $0.lowerBound) } ?? 0
  }
}
