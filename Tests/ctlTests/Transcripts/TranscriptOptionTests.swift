import Foundation
import Testing

/// The options of `ctl announce` that change what is said, each with a value other than the default.
private let kept: [(option: String, words: [String])] = [
  ("bare", ["--bare"]), ("bind", ["--bind", "values.speed=5"]),
  ("device", ["--layout", "solved", "--device", "iphone-14"]),
  ("fallback", ["--fallback", "per-key"]),
  ("image-names", ["--image-names", "guessed"]), ("label-policy", ["--label-policy", "observed"]),
  ("layout", ["--layout", "solved"]), ("no-hints", ["--no-hints"]),
  ("no-pop-up-buttons", ["--no-pop-up-buttons"]),
  ("policy", ["--policy", "toggleKind=switchButton"]),
  ("rows", ["--rows", "2"]), ("screen", ["--screen", "Form"]),
  ("text-size", ["--text-size", "extra-large"]),
  ("time-zone", ["--time-zone", "Europe/Berlin"]),
]
/// Those that have lines of their own, or only a document that depends on the day.
private let elsewhere = ["locale", "now", "reader"]
/// Those that change nothing that is said.
private let others = [
  "check", "color", "exclude", "explain", "format", "help", "languages", "outline", "path",
  "pop-up-buttons", "text", "transcript", "update", "version",
]

@Suite struct TranscriptOptionTests {
  @Test func `every option of the verb is kept, or changes nothing that is said`() throws {
    let dump = try run("ctl", ["announce", "--experimental-dump-help"])
    let help = try JSONSerialization.jsonObject(with: Data(dump.output.utf8)) as? [String: Any]
    let command = help?["command"] as? [String: Any]
    let arguments = command?["arguments"] as? [[String: Any]] ?? []
    let names = arguments.flatMap { ($0["names"] as? [[String: Any]] ?? []) }
      .filter { $0["kind"] as? String == "long" }.compactMap { $0["name"] as? String }
    #expect(names.count > 20)
    #expect(Set(names) == Set(kept.map(\.option) + elsewhere + others))
  }

  @Test(arguments: kept)
  func `an option is kept in a new transcript and used again`(
    _ c: (option: String, words: [String])
  ) throws {
    let folder = try ScratchFolder(["Form.storyboard": form])
    let words = ["announce", "Form.storyboard", "--check", "F.transcript", "--update"]
    // No binding of the document reads the value, which is told.
    #expect(
      try run("ctl", words + c.words, in: folder.url).messages.isEmpty == (c.option != "bind"))
    let file = folder.url.appending(path: "F.transcript")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text.hasPrefix("@document Form.storyboard\n@options \(c.words.joined(separator: " "))\n"))
    #expect(c.words.contains("--\(c.option)"))
    let again = try run("ctl", ["announce", "--check", "F.transcript"], in: folder.url)
    #expect(again.output == "1 transcript: 1 the same\n" && again.status == 0)
  }
}

private let form = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
  <scene sceneID="s"><objects><viewController title="Form" id="f" sceneMemberID="viewController"><view key="view" id="v">
  <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
  \(button("a", "Save"))
  </subviews></view></viewController></objects></scene></scenes></document>
  """
