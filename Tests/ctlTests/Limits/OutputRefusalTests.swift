import Foundation
import Testing

/// What stands in the folder before a command: files, links and hard links.
private let files = [
  "App/Form.xib": xib(button("save", "Save") + button("close")),
  "App/de.lproj/Form.strings": #""save.normalTitle" = "Sichern";"#,
  "App/Texts.xcstrings": """
  {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {"stringUnit": {
  "state": "translated", "value": "v"}}}}}, "version": "1.0"}
  """,
  "App/en.lproj/Texts.strings": "k = v;",
  "precious.txt": "precious", "notes.txt": "notes", "page.html": "<!DOCTYPE html>\n<p>Mine</p>",
  "mine.svg": "<svg></svg>", "mine.json": #"{"failures": []}"#,
  "mine.xml": "<?xml version=\"1.0\"?>",
  "mine.sarif": """
  {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "runs": [{"tool": {"driver": {
  "name": "other"}}}]}
  """,
  "known.json": #"{"schema": "ctl.baseline/1", "findings": []}"#, "c.yml": "fail-on: never",
  ".ctl.yml": "fail-on: never", "foreign/index.html": "<p>Mine</p>",
  "tables/en.lproj/Texts.strings": "k = v;",
  "linked/readme": "", "linkedPage/readme": "",
]

private let links = [
  "linked/index.html": "../precious.txt", "linkedPage/app-form.xib.html": "../precious.txt",
  "latest.html": "page.html", "dead.html": "gone.html",
]

private let hardLinks = ["other.svg": "App/Form.xib"]

/// Everything below a folder: the contents of files, and where links lead.
func everything(in folder: URL) throws -> [String: String] {
  let manager = FileManager.default
  var found: [String: String] = [:]
  for path in try manager.subpathsOfDirectory(atPath: folder.path) {
    let whole = folder.appending(path: path).path
    if let link = try? manager.destinationOfSymbolicLink(atPath: whole) {
      found[path] = "→ \(link)"
    } else {
      found[path] = (try? String(contentsOfFile: whole, encoding: .utf8)) ?? "folder"
    }
  }
  return found
}

/// A command whose output is refused, and what is said.
private struct Refusal: Sendable, CustomTestStringConvertible {
  let command: String
  let error: String
  init(_ command: String, _ error: String) { (self.command, self.error) = (command, error) }
  var testDescription: String { command }
  var arguments: [String] {
    command.split(separator: " ").map { $0 == "FIRST" ? "" : String($0) }
  }
}

private let refusals: [Refusal] = [
  // Links below the folder are never followed.
  .init(
    "gallery App -o linked",
    "linked/index.html: error: this is a link, and none is followed below the folder. Remove it, or choose another folder."
  ),
  .init(
    "gallery App -o linked --overwrite",
    "linked/index.html: error: this is a link, and none is followed below the folder. Remove it, or choose another folder."
  ),
  .init(
    "gallery App -o linkedPage",
    "linkedPage/app-form.xib.html: error: this is a link, and none is followed below the folder. Remove it, or choose another folder."
  ),
  .init(
    "gallery App -o linkedPage --overwrite",
    "linkedPage/app-form.xib.html: error: this is a link, and none is followed below the folder. Remove it, or choose another folder."
  ),
  // A link that the user names is followed with --overwrite alone.
  .init(
    "gallery App -o latest.html",
    "latest.html: error: this is a link. Name the file that it leads to, or add --overwrite."),
  .init(
    "check App --format text=latest.html",
    "latest.html: error: this is a link. Name the file that it leads to, or add --overwrite."),
  .init(
    "gallery App -o dead.html --overwrite",
    "dead.html: error: this is a link that leads nowhere. Remove it, or name another file."),
  // Inputs are never written over.
  .init(
    "gallery App --svg FIRST -o App/Form.xib",
    "App/Form.xib: error: the command reads this file. Name another one."),
  .init(
    "gallery App --svg FIRST -o ./App/Form.xib --overwrite",
    "./App/Form.xib: error: the command reads this file. Name another one."),
  .init(
    "gallery App --svg FIRST -o other.svg --overwrite",
    "other.svg: error: the command reads this file. Name another one."),
  .init(
    "check App --format json=App/Form.xib --overwrite",
    "App/Form.xib: error: the command reads this file. Name another one."),
  .init(
    "check App --write-baseline App/Form.xib --overwrite",
    "App/Form.xib: error: the command reads this file. Name another one."),
  .init(
    "check App --format json=App/de.lproj/Form.strings --overwrite",
    "App/de.lproj/Form.strings: error: the command reads this file. Name another one."),
  .init(
    "check App --baseline known.json --format json=known.json --overwrite",
    "known.json: error: the command reads this file. Name another one."),
  .init(
    "strings convert App --table Texts --output App --overwrite",
    "App/Texts.xcstrings: error: the command reads this file. Choose another folder."),
  // Configurations are never written over, whether they are read or not.
  .init(
    "check App --config c.yml --format json=c.yml --overwrite",
    "c.yml: error: the command reads this file. Name another one."),
  .init(
    "check App --write-baseline .ctl.yml --overwrite",
    ".ctl.yml: error: this is the name of a configuration. Name another one."),
  .init(
    "gallery App --svg FIRST -o .ctl.yml --overwrite",
    ".ctl.yml: error: this is the name of a configuration. Name another one."),
  // A file that ctl did not write is replaced with --overwrite alone.
  .init(
    "gallery App -o page.html",
    "page.html: error: the file exists and is no page of ctl gallery. Name another one, or add --overwrite."
  ),
  .init(
    "gallery App -o foreign",
    "foreign/index.html: error: the file exists and is no page of ctl gallery. Choose another folder, or add --overwrite."
  ),
  .init(
    "gallery App --svg FIRST -o mine.svg",
    "mine.svg: error: the file exists and is no drawing of ctl gallery. Name another one, or add --overwrite."
  ),
  .init(
    "check App --write-baseline mine.json",
    "mine.json: error: the file exists and is no baseline of ctl check. Name another one, or add --overwrite."
  ),
  .init(
    "check App --format json=mine.json",
    "mine.json: error: the file exists and is no JSON report of ctl check. Name another one, or add --overwrite."
  ),
  .init(
    "check App --format sarif=mine.sarif",
    "mine.sarif: error: the file exists and is no SARIF report of ctl check. Name another one, or add --overwrite."
  ),
  .init(
    "check App --format junit=mine.xml",
    "mine.xml: error: the file exists and is no JUnit report of ctl check. Name another one, or add --overwrite."
  ),
  .init(
    "check App --format text=notes.txt",
    "notes.txt: error: the file exists. Name another one, or add --overwrite."),
  .init(
    "check App --format lines=notes.txt",
    "notes.txt: error: the file exists. Name another one, or add --overwrite."),
  .init(
    "check App --format github=notes.txt",
    "notes.txt: error: the file exists. Name another one, or add --overwrite."),
  .init(
    "strings convert App/Texts.xcstrings --output tables",
    "tables/en.lproj/Texts.strings: error: the file exists. Choose another folder, or add --overwrite."
  ),
  .init(
    "strings convert App/Texts.xcstrings --output notes.txt",
    "notes.txt: error: it cannot be written: Not a directory. Check the folder."),
  // What is no file is no place for one.
  .init(
    "gallery App -o notes.txt",
    "notes.txt: error: it cannot be written: Not a directory. Check the folder."),
  .init(
    "check App --format json=App",
    "App: error: this is not a regular file. Name another one."),
  .init(
    "check App --format json=App/",
    "App/: error: this is not a regular file. Name another one."),
  .init(
    "check App --format json=/dev/full --overwrite",
    "/dev/full: error: this is not a regular file. Name another one."),
  .init(
    "gallery App -o missing/page.html",
    "missing/page.html: error: no such file or folder. Check the path."),
]

@Suite struct OutputRefusalTests {
  @Test(arguments: refusals)
  private func `what may not be written is refused with 70 and changes nothing`(
    refusal: Refusal
  ) throws {
    let folder = try ScratchFolder(files)
    let manager = FileManager.default
    for (link, target) in links {
      try manager.createSymbolicLink(
        atPath: folder.url.appending(path: link).path, withDestinationPath: target)
    }
    for (link, target) in hardLinks {
      try manager.linkItem(
        at: folder.url.appending(path: target), to: folder.url.appending(path: link))
    }
    let before = try everything(in: folder.url)
    let result = try run("ctl", refusal.arguments, in: folder.url)
    #expect(result.messages == refusal.error + "\n")
    #expect(result.status == 70)
    #expect(result.output == "")
    #expect(try everything(in: folder.url) == before)
  }
}
