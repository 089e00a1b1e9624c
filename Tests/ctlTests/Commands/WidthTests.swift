import Foundation
import Testing

/// The columns that a terminal gives a line, counted apart from the package.
private func width(of line: Substring) -> Int {
  line.unicodeScalars.reduce(0) { width, scalar in
    switch (scalar.properties.generalCategory, scalar.value) {
    case (.nonspacingMark, _), (.enclosingMark, _), (.format, _): width
    case (_, 0x1100...0x115F), (_, 0x2E80...0x303E), (_, 0x3041...0xA4CF), (_, 0xAC00...0xD7A3),
      (_, 0xF900...0xFAFF), (_, 0xFE30...0xFE4F), (_, 0xFF00...0xFF60), (_, 0xFFE0...0xFFE6),
      (_, 0x1F300...0x1F64F), (_, 0x1F900...0x1F9FF), (_, 0x20000...0x3FFFD):
      width + 2
    default: width + 1
    }
  }
}

private func expectNarrow(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let wide = text.split(separator: "\n").filter { width(of: $0) > 80 }
  #expect(wide.isEmpty, sourceLocation: sourceLocation)
}

private let verbs = [
  ["describe"], ["announce"], ["tap"], ["chain"], ["why"], ["strings"], ["strings", "get"],
  ["strings", "list"], ["strings", "coverage"], ["strings", "convert"], ["strings", "negotiate"],
]

private let long = String(repeating: "AFolderOfTheApp/", count: 9) + "Main.storyboard"
private let signIn = "Examples/SignIn"
private let documents = "Examples/Documents"

/// Command lines that are wrong.
private let mistakes: [[String]] = [
  ["descirbe"], ["frobnicate"], ["strings", "lsit"], ["describe", "--lcale", "de"],
  ["describe", long], ["announce", long], ["tap", long, "x"], ["why", long, "x"],
  ["chain", long, "x"], ["strings", "list", long], ["strings", "get", "key", long],
  ["strings", "coverage", long], ["strings", "convert", long, "--output", "x"],
  ["strings", "negotiate", "de"], ["strings", "negotiate", "de", "--in", long],
  ["describe", "--format", "yaml", signIn], ["describe", "--states", "--format", "json", signIn],
  ["announce", "--outline", "--format", "json", signIn], ["announce", "--color", "red", signIn],
  ["announce", "--locale", "english", signIn], ["announce", "--locale", "cy", signIn],
  ["announce", "--label-policy", "none", signIn], ["announce", "--image-names", "all", signIn],
  ["announce", "--outline", "--transcript", signIn], ["describe", "-", "-"],
  ["describe", "--path", "x", signIn], ["tap", signIn], ["tap", signIn, "#sigIn"],
  ["tap", signIn, "Sign in/Sign In"], ["tap", signIn, "Everything"],
  ["tap", signIn, "#signIn", "--count", "0"], ["tap", signIn, "sgn-lb-001"],
  ["tap", "\(documents)/Preferences.xib", "OK", "--increment"],
  ["tap", "\(documents)/Hostile.xib", "twin"],
  ["tap", "\(documents)/Gestures.storyboard", "Double Tap"],
  ["chain", signIn, "#signIn", "--action", ""],
  ["describe", "\(documents)/Archive.xib"], ["describe", "README.md"],
  ["describe", "Localization"],
  ["strings", "list", "\(documents)/Pad.xib"], ["describe", "\(signIn)/de.lproj/SignIn.strings"],
  ["strings", "coverage", signIn, "--fail-under", "101"], ["strings", "get", "nothing", signIn],
]

@Suite struct WidthTests {
  @Test(arguments: verbs)
  func `the help of a verb is 80 columns wide`(verb: [String]) throws {
    let help = try run("ctl", ["help"] + verb)
    #expect(help.output.hasPrefix("OVERVIEW: "))
    expectNarrow(help.output)
  }

  @Test(arguments: mistakes)
  func `an error is 80 columns wide`(arguments: [String]) throws {
    let result = try run("ctl", arguments)
    #expect(!result.errors.isEmpty)
    expectNarrow(result.errors)
  }

  @Test(
    .enabled(if: Corpus.isExpected, "the corpus is not beside the package"),
    arguments: [["describe"], ["announce"], ["strings", "coverage"]])
  func `the output about real documents is 80 columns wide`(verb: [String]) throws {
    expectNarrow(try Corpus.answer(verb).output)
  }

  @Test func `the help names the commands that install completions`() throws {
    let help = try run("ctl", ["--help"]).output
    for command in [
      "source <(ctl --generate-completion-script bash)",
      "ctl --generate-completion-script zsh > ~/.zfunc/_ctl",
      "ctl --generate-completion-script fish > ~/.config/fish/completions/ctl.fish",
    ] { #expect(help.contains("  \(command)\n"), "\(command)") }
  }
}
