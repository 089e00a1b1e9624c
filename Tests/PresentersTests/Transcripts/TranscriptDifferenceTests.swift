import Localize
import Presenters
import Testing

private func said(_ texts: String..., title: String? = nil) -> Transcript {
  Transcript(
    languages: ["en"],
    screens: [
      .init(
        title: title,
        elements: texts.map {
          .init(texts: [.exact($0)], facets: [.init(.traits, "button"), .init(.id, "x")])
        })
    ])
}

@Suite struct TranscriptDifferenceTests {
  @Test func `what is said as it was is no difference`() throws {
    let kept = try Transcript(reading: "A. Button.\n  @traits button\n... Button.\n/C.*/\n")
    #expect(said("A. Button.", "B. Button.", "C").difference(from: kept) == nil)
  }

  @Test func `a difference tells the line and what to put there`() throws {
    let kept = try Transcript(
      reading: """
        # The way in.
        Sign In. Button.
          @traits link
        Forgot ... Button.
        Help. Button.
        """)
    let difference = said("Log In. Button.", "Forgot it? Button.", "About. Link.", "New. Button.")
      .difference(from: kept, path: "SignIn.transcript")
    #expect(
      difference?.description == """
        SignIn.transcript:2:1: error: what is said differs in 4 places. \
        Correct the app, or put the transcript below into the file.
          line 2
            - Sign In. Button.
            + Log In. Button.
          line 2, @traits
            - link
            + button
          line 5
            - Help. Button.
            + About. Link.
          after line 5
            + New. Button.

        # The way in.
        Log In. Button.
          @traits button
        Forgot ... Button.
        About. Link.
        New. Button.

        """)
  }

  @Test func `what is not there any more is told`() throws {
    let kept = try Transcript(reading: "A\nB\nC\n")
    let difference = said("A", "C").difference(from: kept, path: "t")
    #expect(
      difference?.description == """
        t:2:1: error: what is said differs in one place. \
        Correct the app, or put the transcript below into the file.
          line 2
            - B

        A
        C

        """)
  }

  @Test func `another language is told apart`() throws {
    let kept = try Transcript(reading: "@languages en, de\n\nSave\n  de: Speichern\n")
    var now = kept
    now.screens[0].elements[0].texts[1] = .exact("Sichern")
    let difference = try #require(now.difference(from: kept, path: "t"))
    #expect(
      difference.places == [.init(line: 3, what: "de", expected: "Speichern", actual: "Sichern")])
    #expect("\(difference.replacement)" == "@languages en, de\n\nSave\n  de: Sichern\n")
  }

  @Test func `a transcript that names its reader differs from what another one says`() throws {
    let kept = try Transcript(reading: "@reader orca\n@languages en\n\nSave button\n")
    #expect("\(kept)" == "@reader orca\n@languages en\n\nSave button\n")
    var said = kept
    #expect(said.difference(from: kept, path: "t") == nil)
    said.head.readers = []
    let difference = try #require(said.difference(from: kept, path: "t"))
    #expect(difference.places.map(\.what) == ["reader"])
    #expect(difference.places[0].expected == "orca" && difference.places[0].actual == "voiceover")
    // A transcript that names none is compared with any reader, and still names none.
    var unnamed = kept
    unnamed.head.readers = []
    #expect(kept.difference(from: unnamed, path: "t") == nil)
  }

  @Test func `the texts of two readers in two languages are compared one by one`() throws {
    let text = """
      @document ../My\\ App/Main.xib
      @options --rows My\\ Rows.json --no-hints
      @reader voiceover, orca
      @languages en, de

      Save. Button.
        de: Sichern. Taste.
        orca: Save button
        orca de: Sichern Knopf

      """
    let kept = try Transcript(reading: text)
    #expect(kept.head.document == #"../My\ App/Main.xib"#.replacing(#"\ "#, with: " "))
    #expect(kept.head.options == ["--rows", "My Rows.json", "--no-hints"])
    #expect(kept.head.columns == ["en", "de", "orca", "orca de"])
    #expect("\(kept)" == text.replacing(#"../My\ App"#, with: "../My App"))
    var said = kept
    said.screens[0].elements[0].texts[3] = .exact("Speichern Knopf")
    let difference = try #require(said.difference(from: kept, path: "t"))
    #expect(
      difference.places == [
        .init(line: 6, what: "orca de", expected: "Sichern Knopf", actual: "Speichern Knopf")
      ])
    #expect(difference.replacement.head == kept.head)
  }

  @Test func `transcripts of two readers are combined only in the same languages`() throws {
    func said(_ reader: String?, _ language: LanguageTag) -> Transcript {
      Transcript(
        reader: reader, languages: [language],
        screens: [.init(elements: [.init(texts: [.exact("\(reader ?? "") \(language)")])])])
    }
    let whole = [said(nil, "en"), said(nil, "de"), said("orca", "en"), said("orca", "de")]
    let combined = try #require(Transcript.sideBySide(whole))
    #expect(
      "\(combined)" == """
        @reader voiceover, orca
        @languages en, de

        \\ en
          de: \\ de
          orca: orca en
          orca de: orca de

        """)
    #expect(Transcript.sideBySide(Array(whole.dropLast())) == nil)
    #expect(Transcript.sideBySide([whole[0], whole[0]]) == nil)
  }

  @Test func `what was said of translations is not kept when the text changes`() throws {
    let remark = " de: “Save” (a.title) is not translated, so this is in two languages"
    let kept = try Transcript(reading: "# mine\n#\(remark)\nSave. Taste.\n")
    let now = Transcript(languages: ["de"], screens: said("Sichern. Taste.").screens)
    let difference = try #require(now.difference(from: kept))
    #expect("\(difference.replacement)" == "# mine\nSichern. Taste.\n")
  }

  @Test func `other languages and other screens differ`() throws {
    let kept = try Transcript(reading: "@languages en, de\n@screen One\nA\n  de: B\n")
    let difference = try #require(said("A", title: "Two").difference(from: kept, path: "t"))
    #expect(
      difference.places.map(\.what) == ["languages", nil])
  }

  @Test func `a replacement is what is said`() throws {
    let kept = try Transcript(reading: "@screen One\nA\nB\n\n@screen Two\nC\n")
    let now = Transcript(
      languages: ["en"],
      screens: [
        .init(title: "One", elements: [.init(texts: [.exact("B")])]),
        .init(title: "Three", elements: [.init(texts: [.exact("D")])]),
      ])
    let difference = try #require(now.difference(from: kept))
    let replacement = try Transcript(reading: "\(difference.replacement)")
    #expect(now.difference(from: replacement) == nil)
  }

  @Test func `a facet that is not there any more leaves the replacement`() throws {
    let kept = try Transcript(reading: "A\n  @id x\n  @frame 1 2 3 4\n")
    var now = said("A")
    now.screens[0].elements[0].facets = []
    let difference = try #require(now.difference(from: kept, path: "t"))
    #expect(
      difference.description == """
        t:1:1: error: what is said differs in 2 places. \
        Correct the app, or put the transcript below into the file.
          line 1, @id
            - x
            + nothing
          line 1, @frame
            - 1 2 3 4
            + nothing

        A

        """)
    #expect(now.difference(from: difference.replacement) == nil)
  }

  @Test func `comments stay where something is renamed or removed`() throws {
    let kept = try Transcript(
      reading: "# Head.\n@screen One\n# Of A.\nA\n# Of B.\nB\n# The end.\n")
    let difference = try #require(said("B", title: "Two").difference(from: kept, path: "t"))
    #expect(
      "\(difference.replacement)"
        == "# Head.\n@screen Two\n# Of A.\n# Of B.\nB\n# The end.\n")
  }

  @Test func `transcripts without a line in common are compared in no time`() throws {
    func transcript(_ letter: String, _ count: Int) -> Transcript {
      Transcript(
        screens: [
          .init(elements: (0..<count).map { .init(texts: [.exact("\(letter) \($0)")]) })
        ])
    }
    let difference = try #require(transcript("a", 20_000).difference(from: transcript("b", 20_000)))
    #expect(difference.places.count == 20_000)
    let longer = try #require(transcript("a", 1500).difference(from: transcript("b", 1400)))
    #expect(longer.places.count == 1500)
  }

  @Test func `texts in more languages than are told are compared, too`() throws {
    let one = Transcript(screens: [.init(elements: [.init(texts: [.exact("A"), .exact("B")])])])
    let two = Transcript(screens: [.init(elements: [.init(texts: [.exact("A"), .exact("C")])])])
    #expect(one.difference(from: two)?.places.count == 1)
  }

  @Test func `screens at the beginning without a name and an element are no difference`() throws {
    let kept = try Transcript(reading: "# note\n@screen\n@screen\nOld\n")
    var said = kept
    said.screens[1].elements[0].texts = said.screens[1].elements[0].texts.map { _ in .exact("New") }
    let difference = try #require(said.difference(from: kept))
    #expect("\(difference.replacement)" == "# note\nNew\n")
    #expect(said.difference(from: try Transcript(reading: "\(difference.replacement)")) == nil)
  }
}
