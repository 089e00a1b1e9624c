import Foundation
import Testing

/// A policy with each of its values, and what SignIn or a document of a Mac says with it.
private let policies: [(document: String, policy: String, said: String)] = [
  ("Examples/SignIn", "selectedSeparator=colon", "Selected: Automatic. Button."),
  ("Examples/SignIn", "selectedSeparator=period", "Selected. Automatic. Button."),
  ("Examples/Documents/Toolbar.storyboard", "dimmedPlace=beforeKind", "Share, dimmed, button"),
  ("Examples/Documents/Toolbar.storyboard", "dimmedPlace=afterKind", "Share, button, dimmed"),
  ("Examples/Documents/MainMenu.xib", "markedItem=checkMark", "check mark, Spelling, dimmed"),
  ("Examples/Documents/MainMenu.xib", "markedItem=ticked", "Spelling, ticked, dimmed, menu item"),
]

@Suite struct ReaderOptionsTests {
  @Test(arguments: policies.indices)
  func `a policy decides what a reader says where sources differ`(_ index: Int) throws {
    let (document, policy, said) = policies[index]
    let result = try run("ctl", ["announce", document, "--policy", policy])
    #expect(result.status == 0)
    #expect(result.output.contains(said), "\(result.output)")
  }

  @Test(arguments: [
    (
      "place=left",
      "There is no policy 'place'. Write one of actionsRemark, dimmedPlace, editingValue, "
    ),
    (
      "toggleKind=x",
      "The policy toggleKind has no value 'x'. Write toggleKind=valueAlone or toggleKind=switchButton."
    ),
    (
      "verbosity",
      "The policy verbosity needs a value. Write verbosity=verbose or verbosity=brief."
    ),
    ("", "There is no policy ''."),
  ])
  func `a policy with a mistake has those that there are`(_ text: String, _ advice: String) throws {
    let result = try run("ctl", ["announce", "Examples/SignIn", "--policy", text])
    #expect(result.status == 2)
    let message = result.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(message.contains(advice.trimmingCharacters(in: .whitespaces)), "\(message)")
  }

  @Test func `the languages of each reader are listed with the origins of their words`() throws {
    let result = try run("ctl", ["announce", "--languages"])
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "voiceover   60 words · 5 languages")
    #expect(lines.contains("  ja  Japanese: 5 heard, 5 another reader's, 50 extrapolated"))
    #expect(lines.contains("orca   54 words · 53 languages"))
    #expect(
      lines.contains {
        $0.hasPrefix("  ar ") && $0.contains("54 heard, ") && $0.hasSuffix(" of them in English")
      })
  }

  @Test func `a tap says what the reader that was chosen says`() throws {
    let orca = try run("ctl", ["tap", "Examples/SignIn", "#staySignedIn", "--reader", "orca"])
    let standard = try run("ctl", ["tap", "Examples/SignIn", "#staySignedIn"])
    #expect(orca.output != standard.output)
    #expect(orca.output.hasSuffix(" off\n"), "\(orca.output)")
  }
}
