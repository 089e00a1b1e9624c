import Foundation
import Testing

/// Documents with a password that a field hides, in each place where a document may have one.
private let secrets = [
  "App/Form.xib": xib(
    """
    <textField text="hunter2_top.key" id="f"><rect key="frame" x="0" y="0" width="80" height="40"/>
    <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
    <color key="textColor" white="0.9" alpha="1"/></textField>
    """),
  "App/Desk.xib": """
  <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
  <customObject id="-2" userLabel="File's Owner"/>
  <window id="w"><view key="contentView" id="c"><subviews>
  <secureTextField id="s"><secureTextFieldCell key="cell" title="hunter2_top.key" id="sc">
  <connections><action selector="save:" target="gone" id="a"/></connections>
  </secureTextFieldCell></secureTextField></subviews></view></window></objects></document>
  """,
  "App/ru.lproj/Form.strings": #""f.text" = "hunter2_top.key ещё";"#,
  "App/ru.lproj/Desk.strings": #""sc.title" = "hunter2 ещё один пароль";"#,
  "App/de.lproj/Form.strings": #""f.text" = "пароль hunter2";"#,
]

@Suite struct CheckOutputTests {
  @Test(arguments: [["--format", "json=kept"], ["--write-baseline", "kept"]])
  func `a full disk leaves the former report and the former baseline`(output: [String]) throws {
    let buttons = (0..<2_000).map { button("b\($0)", "") }.joined()
    let folder = try ScratchFolder(["a.xib": xib(button("b", ""))])
    _ = try run("ctl", ["check", "a.xib"] + output, in: folder.url)
    let kept = folder.url.appending(path: "kept")
    let former = try String(contentsOf: kept, encoding: .utf8)
    try xib(buttons).write(
      to: folder.url.appending(path: "a.xib"), atomically: true, encoding: .utf8)
    let program = Bundle.main.bundleURL.appending(path: "ctl").path
    let command = ([program, "check", "a.xib"] + output).joined(separator: " ")
    // The process may write files of 64 blocks.
    let result = try run("/bin/sh", ["-c", "ulimit -f 64; exec \(command)"], in: folder.url)
    #expect(
      result.messages.contains(
        "kept: error: it cannot be written: File too large. Free space or choose another folder."))
    #expect(try !former.isEmpty && String(contentsOf: kept, encoding: .utf8) == former)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        == ["a.xib", "kept"])
  }

  @Test(arguments: ["text", "lines", "json", "sarif", "github", "junit"])
  func `a password of a document is in no report`(form: String) throws {
    let folder = try ScratchFolder(secrets)
    let result = try run("ctl", ["check", "App", "--format", form, "--review"], in: folder.url)
    #expect(!result.output.contains("hunter2") && !result.errors.contains("hunter2"))
    #expect(result.output.contains("gone"))
  }

  @Test func `text in a file is the same from a terminal and from a pipe`() throws {
    let folder = try ScratchFolder(["App/Form.xib": xib(button("b"))])
    let result = try run("ctl", ["check", "App", "--format", "text=report.txt"], in: folder.url)
    #expect(result.status == 1 && result.output.isEmpty)
    let text = try String(contentsOf: folder.url.appending(path: "report.txt"), encoding: .utf8)
    #expect(text.hasPrefix("App/Form.xib\n   4:1  error    unnamed       Button (id b) says only"))
  }

  @Test(arguments: [
    (
      ["--format", "json=a", "--format", "sarif=a"],
      "Two formats name the file 'a'. Name one for each."
    ),
    (
      ["--write-baseline", "b", "--format", "json"],
      "--write-baseline writes no report. Leave out --format."
    ),
  ])
  func `options that would write over each other are refused`(
    arguments: [String], error: String
  ) throws {
    let folder = try ScratchFolder(["a.xib": xib("")])
    let result = try run("ctl", ["check", "a.xib"] + arguments, in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains(error))
  }

  @Test func `a known finding that an exception leaves out is not reported as fixed`() throws {
    let folder = try ScratchFolder(["App/Form.xib": xib(button("b"))])
    _ = try run("ctl", ["check", "App", "--review", "--write-baseline", "k.json"], in: folder.url)
    try Data("exceptions:\n  - {rule: unnamed, object: b}\n".utf8)
      .write(to: folder.url.appending(path: ".ctl.yml"))
    let result = try run("ctl", ["check", "App", "--baseline", "k.json"], in: folder.url)
    #expect(result.status == 0 && result.output.isEmpty)
    #expect(
      result.messages.contains("1 excepted by the configuration"), "\(result.errors)")
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "there is no git"))
  func `a word after --changed that is a folder and a branch is refused`() throws {
    let folder = try ScratchFolder(["App/Form.xib": xib(button("b"))])
    let who = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
    for words in [["init", "-q", "-b", "App"], ["add", "."], ["commit", "-qm", "one"]] {
      _ = try run("/usr/bin/git", who + words, in: folder.url)
    }
    let both = try run("ctl", ["check", "--changed", "App"], in: folder.url)
    #expect(both.status == 2)
    #expect(both.errors.contains("'App' is a path and a revision. Write --changed=App"))
    #expect(try run("ctl", ["check", "--changed=App"], in: folder.url).status == 0)
    #expect(try run("ctl", ["check", "App", "--changed"], in: folder.url).status == 0)
  }
}
