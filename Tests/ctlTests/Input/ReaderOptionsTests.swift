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

/// A xib of AppKit with a button that is disabled.
private let form = """
  <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
  <customView id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
  <button id="b"><rect key="frame" x="20" y="20" width="100" height="32"/>
  <buttonCell key="cell" type="push" title="Go" bezelStyle="rounded" enabled="NO" id="c"/></button>
  </subviews></customView></objects></document>
  """

/// A xib of AppKit with two tabs.
private let tabs = """
  <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
  <customView id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
  <tabView id="tabs"><rect key="frame" x="0" y="0" width="300" height="200"/><tabViewItems>
  <tabViewItem label="General" id="first"><view key="view" id="v1"/></tabViewItem>
  <tabViewItem label="Other" id="second"><view key="view" id="v2"/></tabViewItem>
  </tabViewItems></tabView></subviews></customView></objects></document>
  """

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

  @Test func `a policy of a reader that was not chosen is an error`() throws {
    let result = try run(
      "ctl",
      ["announce", "Examples/SignIn", "--reader", "voiceover", "--policy", "verbosity=brief"])
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix(
        "Error: The policy verbosity belongs to orca, not to voiceover. Leave it out.\n"))
  }

  @Test func `policies are configured, and an option goes before`() throws {
    let folder = try ScratchFolder([
      ".ctl.yml": "policies:\n  dimmedPlace: afterKind\n  verbosity: brief\n", "App/Form.xib": form,
    ])
    let says = "Go, button, dimmed"
    for arguments in [
      ["announce", "App"], ["gallery", "App", "--format", "json"],
    ] {
      let plain = try run("ctl", arguments, in: folder.url)
      #expect(plain.output.contains(says), "\(plain.output)")
      let chosen = try run(
        "ctl", arguments + ["--policy", "dimmedPlace=beforeKind"], in: folder.url)
      #expect(chosen.output.contains("Go, dimmed, button"), "\(chosen.output)")
    }
    #expect(try run("ctl", ["describe", "App"], in: folder.url).output.contains(says))
    let named = try run("ctl", ["announce", "App", "--reader", "orca"], in: folder.url)
    #expect(named.status == 0)
    let shown = try run("ctl", ["check", "App", "--show-config"], in: folder.url).output
    let rows = shown.split(separator: "\n").filter { $0.hasPrefix("policies.") }
    #expect(
      rows == [
        "policies.dimmedPlace              afterKind  (.ctl.yml:2)",
        "policies.verbosity                brief  (.ctl.yml:3)",
      ])
  }

  @Test(arguments: [
    ("place: left", "2:3: error: there is no key 'place'. The keys are 'actionsRemark', "),
    (
      "verbosity: none",
      "2:14: error: 'none' is not a value of 'verbosity'. Write verbose or brief."
    ),
  ])
  func `a configured policy with a mistake has its place`(_ line: String, _ problem: String) throws
  {
    let folder = try ScratchFolder([".ctl.yml": "policies:\n  \(line)\n", "Form.xib": xib("")])
    let result = try run("ctl", ["announce", "Form.xib"], in: folder.url)
    #expect(result.status == 3)
    #expect(result.messages.hasPrefix(".ctl.yml:\(problem)"), "\(result.messages)")
  }

  @Test
  func `a mistake in another key of a configuration does not keep a document from being read`()
    throws
  {
    let folder = try ScratchFolder([
      ".ctl.yml": "rules:\n  none: off\npolicies:\n  dimmedPlace: afterKind\n", "Form.xib": form,
    ])
    for arguments in [["announce", "Form.xib"], ["gallery", "Form.xib", "--format", "json"]] {
      let result = try run("ctl", arguments, in: folder.url)
      #expect(result.status == 0 && result.output.contains("Go, button, dimmed"))
    }
    #expect(try run("ctl", ["check", "Form.xib"], in: folder.url).status == 3)
  }

  @Test func `the configuration of standard input is that of the path that is shown`() throws {
    let folder = try ScratchFolder([
      "App/.ctl.yml": "policies:\n  dimmedPlace: afterKind\n", "input": form,
    ])
    for (path, said) in [
      ("App/Form.xib", "Go, button, dimmed"), ("Form.xib", "Go, dimmed, button"),
    ] {
      let input = try FileHandle(forReadingFrom: folder.url.appending(path: "input"))
      let result = try run("ctl", ["announce", "-", "--path", path], in: folder.url, input: input)
      #expect(result.output.contains(said), "\(result.output)")
    }
  }

  @Test(arguments: [
    ("voiceover-mac", "unchecked, Check for updates, checkbox"), ("orca", "not checked"),
    ("voiceover", "Off"),
  ])
  func `a click says what the reader that was chosen says`(_ reader: String, _ said: String) throws
  {
    let result = try run(
      "ctl", ["tap", "Examples/Documents/Preferences.xib", "check", "--reader", reader])
    #expect(result.output.contains(/\nsays +(.+)\n/), "\(result.output)")
    #expect(result.output.contains("  \(said)\n"), "\(result.output)")
  }

  @Test(arguments: [["second"], ["tabs", "--choose", "Other"]])
  func `the tab that is chosen is said, however it is chosen`(_ arguments: [String]) throws {
    let folder = try ScratchFolder(["Form.xib": tabs])
    let result = try run("ctl", ["tap", "Form.xib"] + arguments, in: folder.url)
    #expect(result.output.contains("selected, Other, tab\n"), "\(result.output)")
  }

  @Test func `a slider is said at the value that it was set to`() throws {
    let result = try run(
      "ctl",
      ["tap", "Examples/Documents/Preferences.xib", "speed", "--to", "5", "--reader", "orca"])
    #expect(result.output.contains("3.5 → 5\n") && result.output.contains(/says +5\n/))
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
