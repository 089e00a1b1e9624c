import Foundation
import Testing

/// A xib with a button that has no name, and one with two faults.
private let faulty = xib(
  button("close", contents: "")
    + button(
      "save", "Save", x: 100,
      contents:
        #"<connections><action selector="save:" destination="gone" eventType="touchUpInside" id="c1"/></connections>"#
    ))

private let forms = ["text", "lines", "json", "sarif", "github", "junit", "en301549"]

@Suite struct CheckCommandTests {
  @Test func `a pipe gets a line for each finding, and standard error the totals`() throws {
    let folder = try ScratchFolder(["App/Main.xib": faulty])
    let result = try run("ctl", ["check", "App"], in: folder.url)
    #expect(result.status == 1)
    #expect(
      result.output == """
        App/Main.xib:4:1: error: Button (id close) says only “Button.” Set an accessibility label. (unnamed)
        App/Main.xib:6:73: error: Button “Save” sends save: to 'gone', which is missing. Connect it again, or remove it. (missing-target)
        App/Main.xib:4:21: warning: Button (id close) is 80 by 40 points, under 44 by 44. Make the control larger, or override point(inside:with:) in its class. (small-target)
        App/Main.xib:5:59: warning: Button “Save” is 80 by 40 points, under 44 by 44. Make the control larger, or override point(inside:with:) in its class. (small-target)

        """)
    #expect(
      result.messages
        == "2 errors · 2 warnings in 1 document, 2 controls, 1 language · 2 to review (--review lists them)\n"
    )
  }

  @Test(arguments: forms)
  func `the exit status does not depend on the format`(form: String) throws {
    let folder = try ScratchFolder([
      "bad.xib": faulty, "good.xib": xib(""), "broken.xib": "<document",
    ])
    for (path, status) in [("bad.xib", 1), ("good.xib", 0), ("broken.xib", 3), ("gone.xib", 3)] {
      let result = try run("ctl", ["check", path, "--format", form], in: folder.url)
      #expect(result.status == Int32(status), "\(path) \(form): \(result.errors)")
    }
    #expect(try run("ctl", ["check", "--format", form, "--rule", "x"], in: folder.url).status == 2)
  }

  @Test func `several formats are written at once, to files`() throws {
    let folder = try ScratchFolder(["bad.xib": faulty])
    let result = try run(
      "ctl",
      [
        "check", "bad.xib", "--format", "sarif=a.sarif", "--format", "junit=a.xml", "--format",
        "github",
      ],
      in: folder.url)
    #expect(result.output.hasPrefix("::error file=bad.xib,line=4,col=1,title=unnamed::"))
    let sarif = try String(contentsOf: folder.url.appending(path: "a.sarif"), encoding: .utf8)
    let junit = try String(contentsOf: folder.url.appending(path: "a.xml"), encoding: .utf8)
    #expect(sarif.contains("\"ruleId\" : \"unnamed\"") && junit.contains("<testcase"))
  }

  @Test(arguments: [("error", 1), ("warning", 1), ("note", 1), ("never", 0)])
  func `--fail-on sets what ends with 1`(severity: String, status: Int) throws {
    let folder = try ScratchFolder(["bad.xib": faulty])
    let arguments = ["check", "bad.xib", "--fail-on", severity]
    #expect(try run("ctl", arguments, in: folder.url).status == Int32(status))
    let mild = arguments + ["--disable", "unnamed", "--disable", "missing-target"]
    let isMild = ["warning", "note"].contains(severity)
    #expect(try run("ctl", mild, in: folder.url).status == (isMild ? 1 : 0))
  }

  @Test func `a misspelled rule is a usage error with the nearest one`() throws {
    let result = try run("ctl", ["check", "--rule", "unamed"])
    #expect(result.status == 2)
    #expect(result.errors.contains("There is no rule 'unamed'. Did you mean 'unnamed'?"))
  }

  @Test func `a rule goes by its name in other audits, too`() throws {
    let folder = try ScratchFolder(["bad.xib": faulty])
    let result = try run("ctl", ["check", "bad.xib", "--rule", "LABEL-MISSING"], in: folder.url)
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.output.contains("(unnamed)"))
  }

  @Test func `explain runs the two examples of a rule`() throws {
    let result = try run("ctl", ["check", "explain", "missing-target"])
    #expect(result.status == 0)
    #expect(
      result.output.contains(
        "  error: Button “Save” sends save: to 'gone', which is missing. Connect it\n    again, or remove it.\n"
      ))
    #expect(result.output.hasSuffix("</button>\n"))
  }

  @Test func `rules lists every rule once`() throws {
    let text = try run("ctl", ["check", "rules"]).output
    let json = try run("ctl", ["check", "rules", "--format", "json"]).output
    let count = json.components(separatedBy: "\"severity\"").count - 1
    #expect(count >= 40)
    #expect(text.components(separatedBy: "\n  ").filter { !$0.hasPrefix(" ") }.count > count)
  }

  @Test func `the configuration is found above the first path, and options go before it`() throws {
    let folder = try ScratchFolder([
      ".ctl.yml": "fail-on: never\nrules:\n  small-target: off\n", "App/Main.xib": faulty,
    ])
    let result = try run("ctl", ["check", "App"], in: folder.url)
    #expect(result.status == 0 && !result.output.contains("small-target"))
    #expect(try run("ctl", ["check", "App", "--fail-on", "error"], in: folder.url).status == 1)
    let shown = try run("ctl", ["check", "App", "--show-config"], in: folder.url).output
    #expect(shown.contains("fail-on"))
    #expect(shown.contains("never  (.ctl.yml:1)"))
    #expect(shown.contains("off  (.ctl.yml:3)"))
  }

  @Test func `a mistake in the configuration ends with 3`() throws {
    let folder = try ScratchFolder([".ctl.yml": "exlude:\n  - Pods\n", "a.xib": faulty])
    let result = try run("ctl", ["check", "a.xib"], in: folder.url)
    #expect(result.status == 3 && result.output.isEmpty)
    #expect(
      result.messages
        == ".ctl.yml:1:1: error: there is no key 'exlude'. Did you mean 'exclude'?\n")
  }
}

@Suite struct CheckBaselineTests {
  @Test func `a document that is reformatted and moved has no new finding`() throws {
    let folder = try ScratchFolder(["App/Main.xib": faulty])
    let written = try run(
      "ctl", ["check", "App", "--write-baseline", "known.json"], in: folder.url)
    #expect(written.status == 0 && written.output.isEmpty)
    let moved =
      String(repeating: "<!-- moved -->\n", count: 100)
      + faulty.replacingOccurrences(of: "><", with: ">\n    <")
    try Data(moved.utf8).write(to: folder.url.appending(path: "App/Main.xib"))
    let checked = try run("ctl", ["check", "App", "--baseline", "known.json"], in: folder.url)
    #expect(checked.status == 0)
    #expect(checked.output.isEmpty)
    #expect(checked.errors.contains("suppressed by the baseline"))
  }

  @Test func `a finding that was fixed is reported, and the exit status is 0`() throws {
    let folder = try ScratchFolder(["App/Main.xib": faulty])
    _ = try run("ctl", ["check", "App", "--write-baseline", "known.json"], in: folder.url)
    let fixed = faulty.replacingOccurrences(
      of: #"title=""/>"#,
      with: #"title=""/><accessibility key="accessibilityConfiguration" label="Close"/>"#)
    try Data(fixed.utf8).write(to: folder.url.appending(path: "App/Main.xib"))
    let checked = try run("ctl", ["check", "App", "--baseline", "known.json"], in: folder.url)
    #expect(checked.status == 0)
    #expect(checked.output == "fixed: App/Main.xib: unnamed of close (accessibilityLabel)\n")
  }

  @Test func `a new finding beside known ones ends with 1`() throws {
    let folder = try ScratchFolder(["App/Main.xib": faulty])
    _ = try run("ctl", ["check", "App", "--write-baseline", "known.json"], in: folder.url)
    let worse = faulty.replacingOccurrences(of: #"title="Save""#, with: #"title="""#)
    try Data(worse.utf8).write(to: folder.url.appending(path: "App/Main.xib"))
    let checked = try run("ctl", ["check", "App", "--baseline", "known.json"], in: folder.url)
    #expect(checked.status == 1)
    #expect(
      checked.output.contains(
        "Button (id save) says only “Button.” Set an accessibility label. (unnamed)"))
  }
}

@Suite struct CheckChangedTests {
  /// Runs git in a folder, as nobody in particular.
  private func git(_ arguments: String..., in folder: URL) throws {
    let who = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
    let result = try run("/usr/bin/git", who + arguments, in: folder)
    try #require(result.status == 0, "\(result.errors)")
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "there is no git"))
  func `--changed is about git's index, or about a revision`() throws {
    let folder = try ScratchFolder(["App/Old.xib": faulty, "App/New.xib": xib("")])
    try git("init", "-q", in: folder.url)
    try git("add", ".", in: folder.url)
    try git("commit", "-qm", "one", in: folder.url)
    #expect(try run("ctl", ["check", "App", "--changed"], in: folder.url).output.isEmpty)
    try Data(faulty.utf8).write(to: folder.url.appending(path: "App/New.xib"))
    for arguments in [["App", "--changed"], ["--changed", "App"], ["--changed", "HEAD", "App"]] {
      let result = try run("ctl", ["check"] + arguments + ["--rule", "unnamed"], in: folder.url)
      #expect(result.status == 1, "\(arguments): \(result.errors)")
      #expect(result.output.hasPrefix("App/New.xib:4:1: error: Button (id close)"))
      #expect(result.output.split(separator: "\n").count == 1)
    }
    try git("add", ".", in: folder.url)
    #expect(try run("ctl", ["check", "--changed"], in: folder.url).status == 0)
    let unknown = try run("ctl", ["check", "--changed", "gone", "App"], in: folder.url)
    #expect(unknown.status == 3)
    #expect(
      unknown.messages
        == "App: error: git knows no revision 'gone'. Name a branch, a tag or a commit.\n")
  }

  @Test func `without a repository, --changed ends with 3`() throws {
    let folder = try ScratchFolder(["App/Old.xib": faulty])
    let result = try run("ctl", ["check", "App", "--changed"], in: folder.url)
    #expect(result.status == 3)
    #expect(
      result.messages == "App: error: this folder is in no work tree of git. Leave out --changed.\n"
    )
  }

  @Test func `a misspelled word after check gets the nearest`() throws {
    let result = try run("ctl", ["check", "explian", "unnamed"])
    #expect(result.status == 2)
    #expect(
      result.messages
        == "ctl check: error: there is no 'explian'. Did you mean 'explain'?\n")
  }

  @Test func `the help has every option, and those of the words after check`() throws {
    let help = try run("ctl", ["help", "check"]).output
    for option in [
      "--format", "--baseline", "--changed", "--fail-on", "--config", "explain", "rules",
    ] {
      #expect(help.contains(option), "\(option)")
    }
    // Other verbs show documents as they are; this one checks every language.
    let words = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("(default: all, or as configured)"))
    #expect(!words.contains("documents appear as they are"))
    #expect(try run("ctl", ["check", "--help"]).output == help)
    #expect(
      try run("ctl", ["check", "explain", "--help"]).output.contains("ctl check explain <rule>"))
  }
}
