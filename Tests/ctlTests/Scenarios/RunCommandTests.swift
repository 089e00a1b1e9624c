import Foundation
import TestSupport
import Testing

private let form = xib(
  button(
    "save", "Save",
    contents:
      #"<connections><action selector="save:" destination="-2" eventType="touchUpInside" id="a"/></connections>"#
  )
    + button("off", "Off", y: 60, attributes: #"enabled="NO""#)
      + """
      <switch id="sound" on="YES"><rect key="frame" x="0" y="120" width="51" height="31"/>
      <accessibility key="accessibilityConfiguration" label="Sound" identifier="sound"/></switch>
      """,
  objects: #"<placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>"#)

private let scenario = """
  @document App/Main.xib

  > tap #sound
  Off

  > tap save

  """

@Suite struct RunCommandTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder(["App/Main.xib": form, "Main.scenario": scenario])
  }

  private func ctl(_ arguments: String...) throws -> Finished {
    try run("ctl", ["run"] + arguments, in: folder.url)
  }

  private func write(_ text: String, _ name: String = "Main.scenario") throws {
    try Data(text.utf8).write(to: folder.url.appending(path: name))
  }

  private func text(_ name: String = "Main.scenario") throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  @Test func `a name with a mistake is told with the one that is meant`() throws {
    try write("@document App/Main.xib\n\n> tap #sond\n\n> tap nothing\n")
    #expect(
      try ctl("Main.scenario").output == """
        Main.scenario:3:1: error: what happens differs in 2 places. Correct the app, or take it over with --record.
          after line 3
            + ! '#sond' is not on the screen
              Did you mean '#sound'?
          after line 5
            + ! 'nothing' is not on the screen
              It has “Save. Button.”, “Off. Dimmed. Button.”, “Sound. Switch Button. On. Double tap to toggle setting.”.
        1 scenario: 1 not as expected

        """)
  }

  @Test func `the scenarios of the examples happen as they are kept`() throws {
    let result = try run("ctl", ["run", "Examples"])
    #expect(result.output == "2 scenarios: 2 as expected\n")
    #expect(result.status == 0 && result.errors.isEmpty)
  }

  @Test func `a scenario is played from any folder, and by its folder`() throws {
    for (place, path) in [("", "Main.scenario"), ("", "."), ("App", "..")] {
      let result = try run("ctl", ["run", path], in: folder.url.appending(path: place))
      #expect(result.output == "1 scenario: 1 as expected\n" && result.status == 0)
    }
  }

  @Test func `what happens in another way is told and in a report of JUnit`() throws {
    try write(scenario.replacing("\nOff", with: "\nOn") + "\n> tap off\n")
    let result = try ctl("Main.scenario", "--junit", "r.xml")
    #expect(result.status == 1)
    #expect(
      result.output == """
        Main.scenario:4:1: error: what happens differs in 2 places. Correct the app, or take it over with --record.
          line 4
            - On
            + Off
          after line 8
            + ! Button “Off” is not enabled
        1 scenario: 1 not as expected

        """)
    let report = try text("r.xml")
    #expect(
      report.contains(#"<testsuites name="ctl run" tests="1" failures="1" errors="0" skipped="0">"#)
    )
    #expect(report.contains("Main.scenario:4:1: error: expected 'On', got 'Off'."))
    #expect(try ctl("Main.scenario", "--junit", "r.xml").status == 1)
  }

  @Test func `a recording has what is said, what happens and what is shown, and plays again`()
    throws
  {
    try write(scenario.replacing("\nOff", with: "\nO... ") + "\n> look\n")
    #expect(try ctl("Main.scenario", "--record").output == "1 scenario: 1 written\n")
    let recorded = try text()
    #expect(
      recorded.hasPrefix(
        """
        @document App/Main.xib

        > tap #sound
        O...
        | touch down at (25.5, 135.5)  hits Switch #sound in View in Window
        |   normal → highlighted
        """))
    #expect(
      recorded.contains(
        "\n> tap save\n(nothing)\n| touch down at (40, 20)  hits Button “Save” in View"))
    #expect(
      recorded.hasSuffix(
        """
        > look
        = Save. Button.
        = Off. Dimmed. Button.
        = Sound. Switch Button. Off. Double tap to toggle setting.

        """))
    #expect(try ctl("Main.scenario").output == "1 scenario: 1 as expected\n")
    #expect(try ctl("Main.scenario", "--record").output == "1 scenario: 1 as expected\n")
  }

  @Test func `a language, a device, a screen reader and time are steps, too`() throws {
    try write("App/de.lproj", "x")
    let steps = """
      @document App/Main.xib

      > next
      > next
      > activate
      > increment
      > language fr
      > device iphone-se
      > wait 2
      > magic-tap
      > gesture long-press on save
      > key Space on #sound
      > screen Other
      > tap Nothing

      """
    try write(steps)
    #expect(try ctl("Main.scenario", "--record").status == 0)
    let recorded = try text()
    #expect(recorded.contains("> next\nSave. Button.\n"))
    #expect(recorded.contains("> screen Other\n! the document has no screen 'Other'\n"))
    #expect(recorded.contains("> tap Nothing\n! 'Nothing' is not on the screen\n"))
    #expect(recorded.contains("> key Space on #sound\n"))
    #expect(try ctl("Main.scenario").output == "1 scenario: 1 as expected\n")
  }

  /// Plays steps on the trips of the examples, and returns what was recorded.
  private func recorded(_ steps: String, in language: String = "en") throws -> String {
    let trips = packageRoot.appending(path: "Examples/Trips/Base.lproj/Trips.storyboard")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Trips"), withIntermediateDirectories: true)
    let copy = folder.url.appending(path: "Trips/Trips.storyboard")
    if !FileManager.default.fileExists(atPath: copy.path) {
      try FileManager.default.copyItem(at: trips, to: copy)
    }
    try write("@document Trips/Trips.storyboard\n\n" + steps, "trips.scenario")
    #expect(try ctl("trips.scenario", "--record").status == 0)
    #expect(try ctl("trips.scenario").output == "1 scenario: 1 as expected\n")
    return try text("trips.scenario")
  }

  @Test func `a step goes on where the step before has led, whoever led there`() throws {
    let walked = try recorded(
      "> next\n> next\n> next\n> next\n> activate\n> look\n> tap #weather\n")
    #expect(walked.contains("> look\n= Trips. Back Button.\n= Lisbon. Heading.\n"))
    #expect(walked.contains("> tap #weather\n(nothing)\n|"))
    let failed = try recorded("> tap #lisbon\n> tap nonsense\n> look\n")
    #expect(failed.contains("> tap nonsense\n! 'nonsense' is not on the screen\n"))
    #expect(failed.contains("> look\n= Trips. Back Button.\n= Lisbon. Heading.\n"))
  }

  @Test func `another screen that a screen reader leads to is recorded`() throws {
    let walked = try recorded("> read #lisbon\n> activate\n")
    #expect(walked.contains("= Trips. Back Button.\n= Lisbon. Heading.\n= Three days in May\n"))
  }

  @Test func `a screen is shown in front of what was presented`() throws {
    let shown = try recorded("> tap Add\n> screen Lisbon\n> read Weather\n")
    #expect(shown.contains("> screen Lisbon\n= Trips. Back Button.\n= Lisbon. Heading.\n"))
    #expect(shown.contains("> read Weather\nWeather. Button.\n"))
  }

  @Test func `a device shows the same screen`() throws {
    let shown = try recorded("> screen Weather\n> device iphone-se\n")
    #expect(shown.contains("> device iphone-se\n= Lisbon. Back Button.\n= Weather. Heading.\n"))
  }

  @Test func `in another language the same object is operated, and its own titles are chosen`()
    throws
  {
    let segments = { (id: String, y: Int, title: String) in
      """
      <segmentedControl id="\(id)"><rect key="frame" x="0" y="\(y)" width="200" height="32"/>
      <segments><segment title="\(title)"/><segment title="Open"/></segments></segmentedControl>
      """
    }
    try write(
      xib(
        button("b1", "Art", y: 50) + button("b2", "Kind", y: 100) + segments("s1", 200, "Closed")
          + segments("s2", 300, "Save")), "App/Names.xib")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "App/Base.lproj"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "App/de.lproj"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "App/Names.xib"),
      to: folder.url.appending(path: "App/Base.lproj/Names.xib"))
    try write(
      """
      "b1.normalTitle" = "Kunst"; "b2.normalTitle" = "Art";
      "s1.segmentTitles[0]" = "Zu"; "s1.segmentTitles[1]" = "Offen";
      "s2.segmentTitles[0]" = "Sichern"; "s2.segmentTitles[1]" = "Öffnen";
      """, "App/de.lproj/Names.strings")
    try write(
      "@document App/Base.lproj/Names.xib\n@languages en, de\n\n> tap Art\n> choose Open in s2\n> language de\n> tap Art\n"
    )
    #expect(try ctl("Main.scenario", "--record").status == 0)
    let recorded = try text()
    #expect(
      recorded.contains(
        "> tap Art\n(nothing)\n| touch down at (40, 70)  hits Button “Art” in View in Window\n  de: touch down at (40, 70)  hits Button “Kunst” in View in Window\n"
      ))
    #expect(recorded.contains("  de: value  Sichern → Öffnen\n") || recorded.contains("Öffnen"))
    #expect(!recorded.contains("!"))
  }

  @Test func `a scenario that cannot be played is told with its place`() throws {
    try write("> tapp a\n", "a.scenario")
    try write("> tap a\n", "b.scenario")
    try write("@document App/Gone.xib\n> tap a\n", "c.scenario")
    try write("@document App/Main.xib\n@options --check x\n> tap a\n", "d.scenario")
    try write("# one\n@document App/Main.xib\n@screen Other\n> look\n", "e.scenario")
    try write("@document App/Main.xib\n@reader nonsense\n> look\n", "f.scenario")
    try write("@document App/Main.xib\r\n\r\n@options --locale de\r\n> look\r\n", "g.scenario")
    try write("@document App/Main.xib\n@options --help\n> look\n", "h.scenario")
    try write("@document App/Main.xib\n@languages en, all\n> look\n", "i.scenario")
    let result = try ctl(".")
    #expect(result.status == 3)
    #expect(
      result.messages == """
        a.scenario:1:3: error: there is no step 'tapp'. Did you mean 'tap' or 'type'?
        b.scenario:1:1: error: there is no document. Write '@document' and the path of a storyboard or xib.
        c.scenario:1:1: error: there is no file 'App/Gone.xib'. Correct the path, which begins in the folder of this file.
        d.scenario:2:1: error: unknown option '--check'. 'ctl run --help' lists the options.
        e.scenario:3:1: error: the document has no screen 'Other'. 'ctl announce' shows the names.
        f.scenario:2:1: error: the value 'nonsense' is invalid for '--reader <reader>'. 'ctl run --help' lists the options.
        g.scenario:3:1: error: only options that change what is said stand here. 'ctl run --help' lists the options.
        h.scenario:2:1: error: only options that change what is said stand here. 'ctl run --help' lists the options.
        i.scenario:2:16: error: 'all' is not a language. Write one such as de or pt-BR.

        """)
    #expect(result.output == "10 scenarios: 1 as expected, 9 not run\n")
    #expect(try ctl().status == 2)
    #expect(try ctl("Gone.scenario").status == 3)
  }

  @Test func `everything can be shown, and actions can be answered, as if by code`() throws {
    try write(
      "@document App/Main.xib\n@options --as-if-shown --as-if-answered\n\n> tap off\n\n> tap save\n"
    )
    #expect(try ctl("Main.scenario", "--record").status == 0)
    let recorded = try text()
    #expect(!recorded.contains("!"))
    #expect(recorded.contains("|   touchUpInside  save: → App Delegate, after "))
  }
}
