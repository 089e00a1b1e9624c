import Foundation
import Testing

/// A catalog with one key in some languages.
private func catalog(_ languages: [String]) -> String {
  let texts = languages.map { language in
    #""\#(language)": {"stringUnit": {"state": "translated", "value": "v"}}"#
  }
  return """
    {"sourceLanguage": "en", "strings": {"k": {"localizations": {\(texts.joined(separator: ", "))}}},
    "version": "1.0"}
    """
}

/// The files and links below a folder.
private func files(in folder: URL) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
}

struct OutputFolderTests {
  @Test(arguments: ["../../evil", "/abs", ".", "..", "", "a/b", "de.lproj/../x", "de\u{1B}[31m"])
  func `a language that is no language tag becomes no folder`(language: String) throws {
    let escaped = language.replacingOccurrences(of: "\u{1B}", with: "\\u001b")
    let folder = try ScratchFolder(["in/Texts.xcstrings": catalog([escaped, "de"])])
    let result = try run(
      "ctl", ["strings", "convert", "Texts.xcstrings", "--output", "out"],
      in: folder.url.appending(path: "in"))
    let shown = language.replacingOccurrences(of: "\u{1B}", with: "\\u{1B}")
    #expect(
      result.messages == """
        Texts.xcstrings: error: the language '\(shown)' is not a language tag, so there is no folder \
        for it. Write one such as pt-BR.

        """)
    #expect(result.status == 3)
    #expect(try files(in: folder.url) == ["in", "in/Texts.xcstrings"])
  }

  @Test(arguments: ["", "../Texts", "a/b"])
  func `a table is named after a file`(name: String) throws {
    let folder = try ScratchFolder(["en.lproj/Texts.strings": "k = v;"])
    let result = try run(
      "ctl", ["strings", "convert", ".", "--output", "out", "--table", name], in: folder.url)
    #expect(result.status != 0)
    #expect(try files(in: folder.url) == ["en.lproj", "en.lproj/Texts.strings"])
  }

  @Test func `a link that leads nowhere is not followed`() throws {
    let folder = try ScratchFolder(["Texts.xcstrings": catalog(["de"]), "out/de.lproj/x": ""])
    let link = folder.url.appending(path: "out/de.lproj/Texts.strings")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: folder.url.appending(path: "outside").path)
    let before = try files(in: folder.url)
    let result = try run(
      "ctl", ["strings", "convert", "Texts.xcstrings", "--output", "out"], in: folder.url)
    #expect(
      result.messages == """
        out/de.lproj/Texts.strings: error: this is a link, and none is followed below the folder. \
        Remove it, or choose another folder.

        """)
    #expect(result.status == 70)
    #expect(try files(in: folder.url) == before)
  }

  @Test func `a link in the place of a folder is not followed`() throws {
    let folder = try ScratchFolder([
      "Texts.xcstrings": catalog(["de"]), "outside/x": "", "out/x": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "out/de.lproj").path, withDestinationPath: "../outside")
    let before = try files(in: folder.url)
    let result = try run(
      "ctl", ["strings", "convert", "Texts.xcstrings", "--output", "out"], in: folder.url)
    #expect(
      result.messages == """
        out/de.lproj: error: this is a link, and none is followed below the folder. Remove it, or \
        choose another folder.

        """)
    #expect(result.status == 70)
    #expect(try files(in: folder.url) == before)
  }

  @Test func `a full disk leaves nothing behind`() throws {
    let long = String(repeating: "v", count: 200_000)
    let folder = try ScratchFolder([
      "en.lproj/Texts.strings": "k = \"\(long)\";", "de.lproj/Texts.strings": "k = v;",
    ])
    let program = Bundle.main.bundleURL.appending(path: "ctl").path
    // The process may write files of 64 blocks.
    let result = try run(
      "/bin/sh",
      ["-c", "ulimit -f 64; exec \(program) strings convert . --table Texts --output out/new"],
      in: folder.url)
    #expect(result.errors.hasPrefix("out/new/Texts.xcstrings: error: it cannot be written: "))
    #expect(result.status == 70)
    #expect(
      try files(in: folder.url) == [
        "de.lproj", "de.lproj/Texts.strings", "en.lproj", "en.lproj/Texts.strings",
      ])
  }

  @Test func `an empty name of the output folder is refused`() throws {
    let folder = try ScratchFolder(["Texts.xcstrings": catalog(["de"])])
    let result = try run(
      "ctl", ["strings", "convert", "Texts.xcstrings", "--output", ""], in: folder.url)
    #expect(result.errors.hasPrefix("Error: --output needs the name of a folder."))
    #expect(result.status == 2)
    #expect(try files(in: folder.url) == ["Texts.xcstrings"])
  }

  @Test func `four hundred languages need few open files, and long names have room`() throws {
    let languages = (0..<400).map { "en-x-l\($0)" }
    let name = String(repeating: "n", count: 240)
    let folder = try ScratchFolder(["\(name).xcstrings": catalog(languages)])
    let program = Bundle.main.bundleURL.appending(path: "ctl").path
    let result = try run(
      "/bin/sh", ["-c", "ulimit -n 24; exec \(program) strings convert *.xcstrings --output out"],
      in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try files(in: folder.url.appending(path: "out")).count == 2 * 401)
  }

  @Test func `tables and a catalog lead back to each other`() throws {
    let folder = try ScratchFolder([
      "en.lproj/Texts.strings": "/* note */\n\"a\" = \"A\";\n\"b\" = \"B\";\n\"a\" = \"C\";\n",
      "de.lproj/Texts.strings": "\"b\" = \"Bd\";\n\"c\" = \"Cd\";\n",
    ])
    let there = try run(
      "ctl", ["strings", "convert", ".", "--table", "Texts", "--output", "there"], in: folder.url)
    #expect(there.output == "there/Texts.xcstrings\n")
    #expect(
      there.messages == """
        ./en.lproj/Texts.strings:4:1: error: 'a' is given at 2:1 already, and the last one wins. \
        Remove one.
        .: warning: 'a' in en: an earlier text of the key is lost.
        .: warning: 'c' in en: the source language lacks the key, which stands for itself there.

        """)
    let back = try run(
      "ctl", ["strings", "convert", "there/Texts.xcstrings", "--output", "back"], in: folder.url)
    #expect(back.output == "back/de.lproj/Texts.strings\nback/en.lproj/Texts.strings\n")
    let text = try String(
      contentsOf: folder.url.appending(path: "back/en.lproj/Texts.strings"), encoding: .utf8)
    #expect(text == "/* note */\n\"a\" = \"C\";\n\n\"b\" = \"B\";\n\n\"c\" = \"c\";\n")
  }
}
