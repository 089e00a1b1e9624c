import Foundation
import Testing

/// The outputs that can be known as those of ctl, each with a file of it.
private let own = [
  ("gallery App -o page.html", "page.html"), ("gallery App -o pages", "pages/app-form.xib.html"),
  ("gallery App --svg FIRST -o screen.svg", "screen.svg"),
  ("check App --format json=report.json", "report.json"),
  ("check App --format sarif=report.sarif", "report.sarif"),
  ("check App --format junit=report.xml", "report.xml"),
  ("check App --write-baseline known.json", "known.json"),
]

private let others = [
  ("check App --format text=report.txt", "report.txt"),
  ("check App --format lines=report.txt", "report.txt"),
  ("check App --format github=report.txt", "report.txt"),
  ("strings convert App --table Texts --output out", "out/Texts.xcstrings"),
]

private func run(_ command: String, in folder: ScratchFolder) throws -> Finished {
  try run(
    "ctl", command.split(separator: " ").map { $0 == "FIRST" ? "" : String($0) }, in: folder.url)
}

/// A screen with a text, and with a button of that id that has no name.
private func screen(_ text: String) -> String {
  xib(
    button(text)
      + #"<label text="\#(text)" id="l"><rect key="frame" x="0" y="99" width="80" height="40"/></label>"#
  )
}

private func app() throws -> ScratchFolder {
  try ScratchFolder([
    "App/Form.xib": screen("first"), "App/en.lproj/Texts.strings": "first = v;",
  ])
}

private func text(_ path: String, in folder: ScratchFolder) throws -> String {
  try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
}

@Suite struct OutputReplacingTests {
  @Test(arguments: own)
  func `a file of ctl's own making is replaced by the next run`(
    command: String, file: String
  ) throws {
    let folder = try app()
    let first = try run(command, in: folder)
    #expect(first.status != 70)
    #expect(try text(file, in: folder).contains("first"))
    try Data(screen("second").utf8).write(to: folder.url.appending(path: "App/Form.xib"))
    let second = try run(command, in: folder)
    #expect(second.status == first.status, "\(second.errors)")
    #expect(try text(file, in: folder).contains("second"))
  }

  @Test(arguments: own + others)
  func `--overwrite replaces a file that ctl did not write`(command: String, file: String) throws {
    let folder = try app()
    let place = folder.url.appending(path: file)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: place)
    #expect(try run(command, in: folder).status == 70)
    #expect(try text(file, in: folder) == "mine")
    #expect(try run(command + " --overwrite", in: folder).status != 70)
    #expect(try text(file, in: folder).contains("first"))
  }

  @Test(arguments: own + others)
  func `an empty file is replaced, because nothing is lost`(command: String, file: String) throws {
    let folder = try app()
    let place = folder.url.appending(path: file)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: place)
    #expect(try run(command, in: folder).status != 70)
    #expect(try text(file, in: folder).contains("first"))
  }

  @Test func `a baseline that another program has sorted is one of ctl`() throws {
    let folder = try app()
    let sorted = #"{"findings":[{"path":"App/a.xib","rule":"unnamed"}],"schema":"ctl.baseline/1"}"#
    try Data(sorted.utf8).write(to: folder.url.appending(path: "known.json"))
    let result = try run("check App --write-baseline known.json", in: folder)
    #expect(result.messages == "ctl: note: known.json has 2 findings.\n")
  }

  @Test func `a report is known by its end, too, however long it is`() throws {
    let folder = try ScratchFolder([
      "App/Form.xib": xib((0..<300).map { button("b\($0)") }.joined())
    ])
    for _ in 0..<2 {
      let result = try run(
        "check App --fail-on never --format json=long.json --format sarif=long.sarif", in: folder)
      #expect(result.status == 0, "\(result.errors)")
    }
    #expect(try text("long.sarif", in: folder).utf8.count > 300_000)
  }

  @Test func `what is replaced keeps its permissions, and a link that is named stays one`() throws {
    let folder = try app()
    let manager = FileManager.default
    let (real, link) = (folder.url.path + "/real.html", folder.url.path + "/latest.html")
    #expect(try run("gallery App -o real.html", in: folder).status == 0)
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "real.html")
    try Data(screen("second").utf8).write(to: folder.url.appending(path: "App/Form.xib"))
    #expect(try run("gallery App -o latest.html --overwrite", in: folder).status == 0)
    #expect(try manager.destinationOfSymbolicLink(atPath: link) == "real.html")
    #expect(try text("real.html", in: folder).contains("second"))
    let mode = try manager.attributesOfItem(atPath: real)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o640)
    let names = try manager.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names == ["App", "latest.html", "real.html"])
  }

  @Test(arguments: [
    "gallery App -o /dev/stdout > out", "gallery App -o /dev/fd/5 5> out",
    "gallery App -o /dev/stdout | cat > out",
  ])
  func `a stream that the process was started with is written to`(command: String) throws {
    let folder = try app()
    let program = Bundle.main.bundleURL.appending(path: "ctl").path
    let result = try run("/bin/sh", ["-c", "\(program) \(command)"], in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try text("out", in: folder) == run("gallery App", in: folder).output)
  }
}
