import TestSupport
import Testing

private let menuButton = """
  <button id="m" showsMenuAsPrimaryAction="YES"><rect key="frame" x="0" y="0" width="80" height="40"/>
  <state key="normal" title="Actions"/><menu key="menu" id="n"><children><command title="A" id="o"/>
  </children></menu></button>
  """
private let imageButton = """
  <button id="i"><rect key="frame" x="0" y="50" width="80" height="40"/>
  <state key="normal" image="ic_closeAll@2x.png"/></button>
  """
private let picker = """
  <pickerView id="p"><rect key="frame" x="0" y="100" width="80" height="40"/></pickerView>
  """

@Suite struct SpeechOptionTests {
  @Test func `pop-up buttons and names of images are options`() throws {
    let folder = try ScratchFolder(["Form.xib": xib(menuButton + imageButton)])
    let plain = try run("ctl", ["announce", "Form.xib"], in: folder.url)
    #expect(
      unwrapped(plain.output).contains(
        "id m  Actions. Button. Pop Up Button. Double tap to activate the picker."))
    #expect(plain.output.contains("id i  Button.\n"))
    let all = try run(
      "ctl", ["announce", "Form.xib", "--no-pop-up-buttons", "--image-names", "guessed"],
      in: folder.url)
    #expect(all.output.contains("id m  Actions. Button.\n"))
    #expect(all.output.contains("id i  ic close All. Button.\n"))
  }

  @Test func `counts stand in every form, and so does a language that the reader lacks`() throws {
    let folder = try ScratchFolder([
      "Form.xib": xib(button("b", "Go") + picker),
      "fr.lproj/Form.strings": "\"b.normalTitle\" = \"Aller\";",
    ])
    func announce(_ options: String...) throws -> String {
      try run("ctl", ["announce", "Form.xib", "--locale", "fr"] + options, in: folder.url).output
    }
    let heading = "UIKit · 1 control · French (fr) · the reader's words in English\n"
    #expect(try announce().contains(heading))
    #expect(try announce().contains("    (without rows, which the app has: 1 Picker View)\n"))
    #expect(
      try announce("--outline").contains("    (without rows, which the app has: 1 Picker View)\n"))
    #expect(
      try announce("--transcript") == """
        # Form.xib

        @languages fr

        # the reader's words are English, not French
        # without rows, which the app has: 1 Picker View
        Aller. Button.

        """ + "\n")
    let described = try run("ctl", ["describe", "Form.xib", "--locale", "fr"], in: folder.url)
    #expect(described.output.contains(heading))
  }

  @Test func `one screen is chosen by its name in the first language`() throws {
    let options = ["announce", "Examples/SignIn", "--locale", "en", "--locale", "de"]
    let one = try run("ctl", options + ["--transcript", "--screen", "Sign In"], in: packageRoot)
    #expect(
      one.output == """
        # SignIn.storyboard

        @options --screen Sign\\ In
        @languages en, de

        @screen Sign In
        Welcome back
          de: Willkommen zurück
        Name. Text Field. Double tap to edit.
          de: Name. Textfeld. Zum Bearbeiten doppeltippen.
        Password. Secure Text Field. Double tap to edit.
          de: Passwort. Sicheres Textfeld. Zum Bearbeiten doppeltippen.
        Stay signed in. Switch Button. On. Double tap to toggle setting.
          de: Angemeldet bleiben. Umschalttaste. Ein. Zum Umschalten doppeltippen.
        Sign In. Button. Signs in to your account.
          de: Anmelden. Taste. Meldet dich bei deinem Account an.
        Forgot your password? Button.
          de: Passwort vergessen? Taste.


        """)
    let other = try run("ctl", options + ["--screen", "Sign Inn"], in: packageRoot)
    #expect(other.status == 2)
    #expect(
      other.errors
        == "--screen: error: no screen is named 'Sign Inn'. Write 'Sign In' or 'Options'.\n")
  }
}
