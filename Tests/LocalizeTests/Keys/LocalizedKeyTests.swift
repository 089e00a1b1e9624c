import Foundation
import Localize
import Testing

private enum Keys {
  static let title = LocalizedKey("title")
  static let songs = LocalizedKey("songs", Int.self)
  static let progress = LocalizedKey("progress", String.self, Int.self, Double.self)

  static let all: [any AnyLocalizedKey] = [title, songs, progress]
}

@Suite struct LocalizedKeyTests {
  private func folder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "keys-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder.path)
  }

  @Test func `a key is called with its arguments, in the language of the texts`() throws {
    let files = [
      "en.lproj/Localizable.strings":
        #""title" = "Library"; "songs" = "%d songs"; "progress" = "%@: %d of %.1f";"#,
      "de.lproj/Localizable.strings":
        #""title" = "Mediathek"; "songs" = "%lld Lieder"; "progress" = "%3$.1f: %2$d, %1$@";"#,
    ]
    try folder(files) { path in
      let tables = LocalizedTables(named: "Localizable", inFolder: path)
      let german = LocalizedStrings(tables, preferences: ["de"])
      let (title, songs) = (try Keys.title(in: german), try Keys.songs(1200, in: german))
      let progress = try Keys.progress("Bach", 2, 4.5, in: german)
      #expect([title, songs, progress] == ["Mediathek", "1.200 Lieder", "4,5: 2, Bach"])
      #expect(Keys.progress.kinds == [.text, .whole, .fraction])
      #expect(Keys.all.findings(inFolder: path) == [])
    }
  }

  @Test func `a list of keys is compared with the tables of every language`() throws {
    let files = [
      "en.lproj/Localizable.strings":
        "\"title\" = \"50% Library\";\n\"songs\" = \"%d songs\";\n\"progress\" = \"%@: %d of %.1f\";\n",
      "fr.lproj/Localizable.strings":
        "\"songs\" = \"%@ chansons\";\n\"progress\" = \"%2$d : %1$@\";\n\"old\" = \"Vieux\";\n",
    ]
    try folder(files) { path in
      let lines = Keys.all.findings(inFolder: path).map {
        "\($0)".replacingOccurrences(of: path + "/", with: "")
      }
      #expect(
        lines == [
          "error: 'title' has no text in fr. Add it to the table 'Localizable'.",
          "fr.lproj/Localizable.strings:1:1: error: the text of 'songs' in fr shows argument 1 as a text (%@), which is a whole number. Correct the text, or the types of the key.",
          "fr.lproj/Localizable.strings:2:1: warning: the text of 'progress' in fr leaves out argument 3. Correct the text, or the types of the key.",
          "fr.lproj/Localizable.strings:3:1: warning: 'old' is declared by no key. Declare it, or remove it from the tables.",
        ])
    }
  }

  @Test func `a table that is nowhere is an error`() throws {
    try folder([:]) { path in
      #expect(Keys.all.findings(inFolder: path).map(\.id) == ["keys.missing"])
    }
  }
}
