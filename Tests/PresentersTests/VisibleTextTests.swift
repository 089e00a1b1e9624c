import Presenters
import Testing
import TextFormats

private let visibleCases: [(text: String, shown: String)] = [
  ("Save", "Save"),
  ("", ""),
  ("two\nlines", "two⏎lines"),
  ("a\tb", "a b"),
  ("\u{1B}[31mred\u{7}", "\\u{1B}[31mred\\u{7}"),
  ("\u{9B}31m", "\\u{9B}31m"),
  ("abc\u{202E}fdp.exe", "abc\\u{202E}fdp.exe"),
  ("مرحبا", "\u{2068}مرحبا\u{2069}"),
  ("שלום 1", "\u{2068}שלום 1\u{2069}"),
  ("日本語 👩‍👩‍👧", "日本語 👩‍👩‍👧"),
]

@Suite struct VisibleTextTests {
  @Test(arguments: visibleCases)
  func `text of a document is shown without its power over the terminal`(
    _ sample: (text: String, shown: String)
  ) {
    #expect(visible(sample.text) == sample.shown)
  }
}
