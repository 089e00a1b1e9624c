import Foundation
import Testing

/// A German table in which one title is not translated.
private let files = [
  "App/Base.lproj/Main.xib": xib(
    button(
      "a", "Save", contents: #"<accessibility key="accessibilityConfiguration" identifier="save"/>"#
    ) + button("b", "Cancel", y: 50)),
  "App/de.lproj/Main.strings": "\"a.normalTitle\" = \"Sichern\";\n",
]

@Suite struct TranscriptCheckTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder(files) }

  private func announce(_ arguments: String...) throws -> Finished {
    try run("ctl", ["announce"] + arguments, in: folder.url)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.url.appending(path: name))
  }

  /// Makes a transcript in two languages by two readers.
  private func make() throws {
    let made = try announce(
      "App/Base.lproj/Main.xib", "--locale", "en", "--locale", "de", "--reader", "voiceover",
      "--reader", "orca", "--no-hints", "--check", "App/Main.transcript", "--update")
    #expect(made.status == 0 && made.errors.isEmpty)
    #expect(made.output == "1 transcript: 1 written\n")
  }

  private let whole = """
    @document Base.lproj/Main.xib
    @options --no-hints
    @reader voiceover, orca
    @languages en, de

    Save. Button.
      de: Sichern. Taste.
      orca: Save button
      orca de: Sichern Knopf
    # de: “Cancel” (b.normalTitle) is not translated, so this is in two languages
    Cancel. Button.
      de: Cancel. Taste.
      orca: Cancel button
      orca de: Cancel Knopf

    """

  @Test func `a new transcript has the document, the settings, the readers and the languages`()
    throws
  {
    try make()
    #expect(try text("App/Main.transcript") == whole)
  }

  @Test func `a transcript is compared from any folder with what its head says`() throws {
    try make()
    for (place, path) in [("", "App"), ("App", "Main.transcript"), ("App/de.lproj", "..")] {
      let result = try run(
        "ctl", ["announce", "--check", path], in: folder.url.appending(path: place))
      #expect(result.output == "1 transcript: 1 the same\n" && result.status == 0)
    }
  }

  @Test func `a change of a table is told with its line and language, and taken over on demand`()
    throws
  {
    try make()
    try write(
      "\"a.normalTitle\" = \"Speichern\";\n\"b.normalTitle\" = \"Abbrechen\";\n",
      "App/de.lproj/Main.strings")
    let told = """
      App/Main.transcript:6:1: error: what is said differs in 4 places. %
        line 6, de
          - Sichern. Taste.
          + Speichern. Taste.
        line 6, orca de
          - Sichern Knopf
          + Speichern Knopf
        line 11, de
          - Cancel. Taste.
          + Abbrechen. Taste.
        line 11, orca de
          - Cancel Knopf
          + Abbrechen Knopf

      """
    let differs = try announce("--check", "App/Main.transcript")
    #expect(differs.status == 1 && differs.errors.isEmpty)
    #expect(
      differs.output == told.replacing("%", with: "Correct the app, or take it over with --update.")
        + "1 transcript: 1 not the same\n")
    let updated = try announce("--check", "App/Main.transcript", "--update")
    #expect(updated.status == 0)
    #expect(
      updated.output == told.replacing("%", with: "It is written again.")
        + "1 transcript: 1 written\n")
    let new = whole.replacing("Sichern", with: "Speichern").replacing(
      "# de: “Cancel” (b.normalTitle) is not translated, so this is in two languages\n", with: ""
    )
    .replacing("de: Cancel", with: "de: Abbrechen")
    #expect(try text("App/Main.transcript") == new)
    #expect(try announce("--check", "App", "--update").output == "1 transcript: 1 the same\n")
  }

  @Test func `the whole grammar counts: gaps, expressions, properties and comments`() throws {
    let kept = """
      @document Base.lproj/Main.xib
      @languages en

      # The first one.
      Save. ...
        @id save
        @traits button
        @frame 0 0 80 40
        @tap 40 20
      /C[a-z]+\\. Button\\./

      """
    try write(kept, "App/Main.transcript")
    #expect(try announce("--check", "App").output == "1 transcript: 1 the same\n")
    try write(kept.replacing("@traits button", with: "@traits link"), "App/Main.transcript")
    let result = try announce("--check", "App")
    #expect(
      result.output == """
        App/Main.transcript:5:1: error: what is said differs in one place. Correct the app, or take it over with --update.
          line 5, @traits
            - link
            + button
        1 transcript: 1 not the same

        """)
    #expect(try announce("--check", "App", "--update").status == 0)
    #expect(try text("App/Main.transcript") == kept)
  }

  @Test func `one language is that of the document as it is, unless a language was asked for`()
    throws
  {
    try write("\"a.normalTitle\" = \"Store\";\n", "App/en.strings")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "App/en.lproj"), withIntermediateDirectories: true)
    try write("\"a.normalTitle\" = \"Store\";\n", "App/en.lproj/Main.strings")
    let plain = ["announce", "App/Base.lproj/Main.xib", "--check", "P.transcript", "--update"]
    #expect(try run("ctl", plain, in: folder.url).status == 0)
    #expect(try text("P.transcript").contains("@languages en\n\nSave. Button."))
    #expect(try run("ctl", plain + ["--locale", "en"], in: folder.url).status == 0)
    #expect(
      try text("P.transcript").hasPrefix(
        """
        @document App/Base.lproj/Main.xib
        @options --locale en
        @languages en

        Store. Button.
        """))
    #expect(try announce("--check", "P.transcript").status == 0)
  }

  @Test func `what is no transcript of a document is told with its place`() throws {
    try write("Save. Button.\n", "App/Plain.transcript")
    try write("@document Base.lproj/Main.xib\n@options --bares\n", "App/Option.transcript")
    try write(
      "@document Base.lproj/Main.xib\n@options --update --check x\n", "App/Check.transcript")
    try write("# one\n@document Base.lproj/Gone.xib\n", "App/Gone.transcript")
    try write("@document .\n", "App/Folder.transcript")
    try write("@scene\n", "App/Broken.transcript")
    let result = try announce("--check", "App")
    #expect(result.status == 3)
    #expect(result.output == "5 transcripts: 5 not compared\n")
    #expect(
      result.messages == """
        App/Broken.transcript:1:1: error: '@scene' is not a directive. Write @screen, @document, @options, @reader or @languages, or \\@ for a text that begins so.
        App/Check.transcript:2:1: error: only options that change what is said stand here. 'ctl announce --help' lists the options.
        App/Folder.transcript:1:1: error: 'App/.' is a folder. Name one storyboard or xib.
        App/Gone.transcript:2:1: error: there is no file 'App/Base.lproj/Gone.xib'. Correct the path, which begins in the folder of this file.
        App/Option.transcript:2:1: error: unknown option '--bares'. 'ctl announce --help' lists the options.
        ctl: note: 1 left out, which name no document: App/Plain.transcript.

        """)
    #expect(
      try announce("--check", "App/Plain.transcript").messages
        == "App/Plain.transcript:1:1: error: there is no document. Write '@document' and its path, or name it: ctl announce PATH --check App/Plain.transcript\n"
    )
    #expect(try announce("--check", "None.transcript").status == 3)
    #expect(try announce("--update").status == 2)
    #expect(try announce("App", "App", "--check", "App").status == 2)
  }

  @Test func `another language keeps comments, gaps, expressions and properties where they are`()
    throws
  {
    let kept = """
      @document Base.lproj/Main.xib
      @languages en

      # The first one.
      Save. ...
        @id save
      /C[a-z]+\\. Button\\./

      """
    try write(kept, "App/Main.transcript")
    #expect(try announce("--locale", "de", "--check", "App", "--update").status == 0)
    #expect(
      try text("App/Main.transcript") == """
        @document Base.lproj/Main.xib
        @languages en, de

        # The first one.
        Save. ...
          de: Sichern. Taste.
          @id save
        /C[a-z]+\\. Button\\./
          de: Cancel. Taste.

        """)
  }

  @Test func `a file of another kind is not written over`() throws {
    try write("Notes for tomorrow\n", "notes.md")
    let result = try announce("App/Base.lproj/Main.xib", "--check", "notes.md", "--update")
    #expect(result.status == 3)
    #expect(
      result.messages
        == "notes.md: error: this has neither the head nor the extension of a transcript, and stays as it is. Name another file.\n"
    )
    #expect(try text("notes.md") == "Notes for tomorrow\n")
    #expect(try announce("App/Base.lproj/Main.xib", "--check", "-", "--update").status == 2)
  }

  @Test func `a title that begins as an option does is kept as one`() throws {
    try write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      <scene sceneID="s"><objects><viewController title="-Options" id="f" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(button("a", "Save"))</subviews></view>
      </viewController></objects></scene></scenes></document>
      """, "dash.storyboard")
    #expect(
      try announce("dash.storyboard", "--screen=-Options", "--check", "d.transcript", "--update")
        .status == 0)
    #expect(try text("d.transcript").contains("@options --screen=-Options\n"))
    #expect(try announce("--check", "d.transcript").output == "1 transcript: 1 the same\n")
  }

  @Test func `a transcript of a printed form is compared with a document that is named`() throws {
    let printed = try announce(
      "App/Base.lproj/Main.xib", "--locale", "en", "--locale", "de", "--transcript")
    try write(printed.output, "M.transcript")
    #expect(printed.output.hasPrefix("# Main.xib\n\n@languages en, de\n"))
    #expect(try announce("App/Base.lproj/Main.xib", "--check", "M.transcript").status == 0)
  }

  @Test func `rows and values of files stand beside the transcript`() throws {
    let table = """
      <tableView id="t"><rect key="frame" x="0" y="0" width="320" height="480"/><prototypes>
      <tableViewCell reuseIdentifier="Player" id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews><label text="Name" id="l"><rect key="frame" x="0" y="0" width="90" height="44"/></label></subviews>
      </tableViewCellContentView><connections><outlet property="name" destination="l" id="o"/></connections></tableViewCell></prototypes></tableView>
      """
    try write(xib(table), "App/Table.xib")
    try write(#"[{"identifier": "Player", "texts": {"name": "Ann"}}]"#, "App/My rows.json")
    let made = try announce(
      "App/Table.xib", "--rows", "App/My rows.json", "--check", "T.transcript", "--update")
    #expect(made.messages == "")
    #expect(try text("T.transcript").contains("@options --rows App/My\\ rows.json\n"))
    #expect(
      try run(
        "ctl", ["announce", "--check", "../T.transcript"], in: folder.url.appending(path: "App")
      ).status == 0)
  }
}
