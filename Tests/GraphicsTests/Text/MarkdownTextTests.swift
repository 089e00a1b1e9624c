import Graphics
import Testing

private let texts: [(markdown: String, shown: String)] = [
  ("Plain, 2 * 3 = 6", "Plain, 2 * 3 = 6"),
  ("Read **this** now", "Read [b:this] now"),
  ("*a* _b_ __c__ ***d***", "[i:a] [i:b] [b:c] [bi:d]"),
  ("snake_case_name", "snake_case_name"),
  ("~~old~~ new", "old new"),
  ("Run `swift *test*` twice", "Run [code:swift *test*] twice"),
  ("``a`b``", "[code:a`b]"),
  ("\\*not\\* \\[this\\]", "*not* [this]"),
  ("[site](https://a.org \"A\") and <https://b.org>", "site and https://b.org"),
  ("**[bold link](x)**", "[b:bold link]"),
  ("[no link] (x)", "[no link] (x)"),
  ("**open and *closed*", "**open and [i:closed]"),
  ("^[3 apples](inflect: true)", "3 apples"),
  ("^[Bonjour](languageIdentifier: 'fr')!", "[fr:Bonjour]!"),
  ("^[A1](accessibilitySpeechSpellsOutCharacters: true)", "[spelled:A1]"),
  ("a\n\nb", "a\n\nb"),
  ("", ""),
]

@Suite struct MarkdownTextTests {
  @Test(arguments: texts)
  private func `the markup of a catalog becomes looks and sounds`(
    row: (markdown: String, shown: String)
  ) {
    #expect(shown(AttributedText(markdown: row.markdown)) == row.shown)
  }

  private func shown(_ text: AttributedText) -> String {
    text.runs.map { run in
      let (font, speech) = (run.attributes.font, run.attributes.speech)
      var marks = ""
      if font?.weight == .bold { marks += "b" }
      if font?.face == .italicSystem { marks += "i" }
      if speech?.textualContext == .sourceCode { marks += "code" }
      if speech?.spellsOut == true { marks += "spelled" }
      marks += speech?.language ?? ""
      return marks.isEmpty ? run.text : "[\(marks):\(run.text)]"
    }.joined()
  }

  @Test func `links and what is left out are listed`() {
    let text = MarkdownText(
      "Read [the *terms*](https://a.org/t \"T\"), ^[%lld file](inflect: true, agreeWithArgument: 1)"
    )
    #expect(text.links == [.init(text: "the terms", destination: "https://a.org/t")])
    #expect(text.leftOut == ["inflect: true", "agreeWithArgument: 1"])
  }

  @Test func `markup without end is read in linear time`() {
    for mark in ["[", "*", "`", "<", "^[a](", "**a", "_a ", "(((", "[](", "~~x"] {
      let text = String(repeating: mark, count: 20_000)
      #expect(AttributedText(markdown: text).runs.count < 30_000)
    }
  }
}
