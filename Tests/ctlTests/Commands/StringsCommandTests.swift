import Foundation
import TestSupport
import Testing

struct StringsCase: Sendable, CustomTestStringConvertible {
  var arguments: [String], output: String
  var errors = "", status: Int32 = 0
  var testDescription: String { arguments.joined(separator: " ") }
}

private let stringsCases: [StringsCase] = [
  .init(
    arguments: ["get", "attemptsLeft", "Examples/SignIn", "--locale", "ru", "--argument", "21"],
    output: "осталась 21 попытка\n"),
  .init(
    arguments: ["get", "sgn-vc-001.title", "Examples/SignIn/de.lproj/SignIn.strings"],
    output: "Anmelden\n"),
  .init(
    arguments: [
      "get", "CFBundleDisplayName", "Examples/SignIn/InfoPlist.xcstrings", "--locale", "de-AT",
    ],
    output: "Anmelden\n"),
  .init(
    arguments: [
      "get", "NSCameraUsageDescription", "Examples/SignIn/InfoPlist.xcstrings", "--locale", "de",
      "--device", "ipad", "--argument", "1",
    ], output: "Das iPad liest den Code.\n"),
  .init(
    arguments: [
      "get", "NSCameraUsageDescription", "Examples/SignIn/InfoPlist.xcstrings", "--argument", "2",
      "--argument", "it",
    ], output: "2 codes to scan with it\n"),
  .init(
    arguments: ["get", "nobody", "Examples/SignIn"], output: "",
    errors: "Examples/SignIn: no table has the key 'nobody'.\n", status: 1),
  .init(
    arguments: ["get", "attemptsLeft", "Examples/SignIn", "--argument", "many"], output: "",
    errors: "attemptsLeft: error: argument 1 is a text, which a plural does not show. "
      + "Give another one.\n", status: 1),
  .init(
    arguments: ["get", "k", "Examples/None"], output: "",
    errors: "Examples/None: error: no such file or folder. Check the path.\n", status: 3),
  .init(
    arguments: ["get", "k", "README.md"], output: "",
    errors: "README.md: error: this is not a string table. "
      + "Name a .strings, .stringsdict or .xcstrings.\n", status: 3),
  .init(
    arguments: ["list", "Examples/SignIn/ja.lproj/Localizable.stringsdict"],
    output: """
      Examples/SignIn/ja.lproj/Localizable.stringsdict   stringsdict · 1 rule
        5  attemptsLeft
              %#@attempts@
            attempts.other  あと%d回試せます


      """),
  .init(
    arguments: ["negotiate", "fr-CA", "--available", "fr,en"],
    output: "fr   (1 step from fr-CA)\n"),
  .init(
    arguments: ["negotiate", "zh-Hant-HK", "--available", "zh_TW", "--available", "zh_HK"],
    output: "zh_HK   (another name of zh-Hant-HK; inherits from zh_TW)\n"),
  .init(arguments: ["negotiate", "ja", "--available", "en"], output: "none\n", status: 1),
  .init(
    arguments: ["negotiate", "de-AT", "--in", "Examples/SignIn", "--format", "json"],
    output: """
      {
        "distance" : 1,
        "localizations" : [
          "de"
        ],
        "match" : "parent",
        "preference" : "de-AT",
        "preferences" : [
          "de-AT"
        ],
        "schema" : "ctl.negotiation/1"
      }

      """),
  .init(
    arguments: ["coverage", "Examples/SignIn"],
    output: """
      Examples/SignIn/Base.lproj/SignIn.storyboard   18 texts
        ar  18 of 18 translated
        de  18 of 18 translated, 1 the same
        en  18 of 18 translated, 18 the same
        ja  18 of 18 translated
        ru  18 of 18 translated


      """),
]

@Suite struct StringsCommandTests {
  @Test(arguments: stringsCases)
  private func `ctl strings prints the whole answer`(_ c: StringsCase) throws {
    let result = try run("ctl", ["strings"] + c.arguments)
    #expect(result.output == c.output)
    #expect(result.messages == c.errors)
    #expect(result.status == c.status)
  }

  @Test func `a table with errors is listed as far as it could be read`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).strings")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(#""a"="b";; "c"="d";"#.utf8).write(to: file)
    let result = try run("ctl", ["strings", "list", file.path])
    #expect(result.output == "\(file.path)   old-style · 2 texts\n  1  a = b\n  1  c = d\n\n")
    #expect(
      result.messages
        == "\(file.path):1:9: error: there is ';', which does not begin a key. Remove it; "
        + "Apple's parser stops here and loses the entry after it.\n")
    #expect(result.status == 1)
  }

  @Test func `tables become a catalog and tables again`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "convert-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let there = try run(
      "ctl",
      ["strings", "convert", "Examples/SignIn", "--table", "SignIn", "--output", folder.path])
    #expect(there.output == "\(folder.path)/SignIn.xcstrings\n")
    #expect(there.errors == "")
    let back = try run(
      "ctl", ["strings", "convert", "\(folder.path)/SignIn.xcstrings", "--output", folder.path])
    #expect(back.errors == "")
    #expect(back.output.split(separator: "\n").count == 5)
    for language in ["ar", "de", "en", "ja", "ru"] {
      let table = "\(language).lproj/SignIn.strings"
      let original = packageRoot.appending(path: "Examples/SignIn")
      let before = try run("ctl", ["strings", "list", table], in: original)
      let after = try run("ctl", ["strings", "list", table], in: folder)
      #expect(
        after.output.split(separator: "\n").dropFirst()
          == before.output.split(separator: "\n").dropFirst())
    }
    let dotted = folder.appending(path: "App.Main.xcstrings")
    try FileManager.default.copyItem(at: folder.appending(path: "SignIn.xcstrings"), to: dotted)
    let other = try run("ctl", ["strings", "convert", dotted.path, "--output", folder.path])
    #expect(other.output.hasPrefix("\(folder.path)/ar.lproj/App.Main.strings\n"))
    let again = try run(
      "ctl",
      ["strings", "convert", "Examples/SignIn", "--table", "SignIn", "--output", folder.path])
    #expect(again.status == 70)
    #expect(
      again.messages == """
        \(folder.path)/SignIn.xcstrings: error: the file exists. Choose another folder, or add \
        --overwrite.

        """)
  }
}
