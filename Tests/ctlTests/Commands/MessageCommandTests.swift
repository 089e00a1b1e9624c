import Foundation
import Testing

/// `ctl strings format`, and messages in tables.
@Suite struct MessageCommandTests {
  @Test(
    arguments: [
      (["{n, plural, one{# song} other{# songs}}", "--argument", "n=1"], 0, "1 song\n", ""),
      (["{n} {who}", "--argument", "3", "--argument", "Ann"], 0, "3 Ann\n", ""),
      (["{1} {0}", "--argument", "a", "--argument", "b"], 0, "b a\n", ""),
      (["{0} {1}", "--argument", "0=x", "--argument", "y"], 0, "x y\n", ""),
      (["{n} {who}", "--argument", "who=3", "--argument", "n=Ann"], 0, "Ann 3\n", ""),
      (["{g, select, 1{one} other{more}}", "--argument", "g=1"], 0, "one\n", ""),
      (
        ["{d, date, long}", "--argument", "d=2026-11-28", "--locale", "de", "--locale", "fr"], 0,
        "de\t28. November 2026\nfr\t28 novembre 2026\n", ""
      ),
      (
        ["{n, plural, one{x} one{y} other{z}}", "--argument", "1", "--lenient"], 0, "x\n",
        """
        pattern:1:20: warning: a message for 'one' stands before. Take one of them out.

        """
      ),
      (
        ["{n, plural, one{x}"], 1, "",
        """
        pattern:1:19: error: expected } for the brace at 1:1, found the end. Add }.

        """
      ),
      (
        ["{n} {m}", "--argument", "1"], 1, "",
        "pattern: error: the argument 'm' is missing. Give it.\n"
      ),
      (
        ["{n, number}", "--argument", "many"], 1, "",
        """
        pattern: error: the argument 'n' is a text, and a number is asked for. Give
          another one.

        """
      ),
      (
        ["{name}", "--argument", "nme=1"], 2, "",
        """
        --argument 'nme=1': error: the message has no such argument. Did you mean
          'name'?

        """
      ),
      (
        ["{d, date}", "--argument", "tomorrow"], 2, "",
        """
        --argument 'tomorrow': error: this is no date. Write such as 2026-11-28T18:30.

        """
      ),
    ] as [([String], Int32, String, String)])
  func `a message is filled in, or what is wrong is said`(
    _ arguments: [String], _ status: Int32, _ output: String, _ errors: String
  ) throws {
    let result = try run("ctl", ["strings", "format"] + arguments)
    #expect(result.output == output)
    #expect(result.errors == errors)
    #expect(result.status == status)
  }

  @Test func `a pattern comes from standard input`() throws {
    let result = try run(
      "ctl", ["strings", "format", "-", "--argument", "3"], input: try pipe("\u{FEFF}{n}\n{n}\r\n"))
    #expect(result.output == "3\n3\n")
  }

  @Test func `get fills in a message of a table with named arguments`() throws {
    let folder = try ScratchFolder([
      "ru.lproj/Localizable.strings":
        #"""
      "songs" = "{n, plural, one{# песня} few{# песни} other{# песен}}"; "printf" = "%@ {n}";
      "percent" = "{n}% of files"; "broken" = "{n, plural, one{x}}";
      """#
    ])
    func get(_ arguments: String...) throws -> String {
      try run(
        "ctl", ["strings", "get"] + arguments + [".", "--locale", "ru"], in: folder.url
      ).output
    }
    #expect(try get("songs", "--argument", "n=3") == "3 песни\n")
    #expect(try get("songs", "--argument", "5") == "5 песен\n")
    #expect(try get("printf", "--argument", "n=3") == "n=3 {n}\n")
    #expect(try get("percent", "--argument", "n=5") == "5% of files\n")
    let broken = try run(
      "ctl", ["strings", "get", "broken", ".", "--locale", "ru", "--argument", "1"], in: folder.url)
    #expect(broken.status == 1 && broken.output.isEmpty)
    #expect(broken.errors == "broken:1:1: error: there is no message for other. Add other{…}.\n")
    #expect(try get("songs") == "{n, plural, one{# песня} few{# песни} other{# песен}}\n")
  }
}
