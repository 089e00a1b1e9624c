import Foundation
import TestSupport
import Testing

private let signIn = "Examples/SignIn"

/// A command that is told what is wrong with it: its arguments, what it says and how it ends.
private let mistakes: [(arguments: [String], errors: String, status: Int32)] = [
  (
    ["tap", signIn, "#sigIn"],
    "Examples/SignIn: error: there is no control '#sigIn'. Did you mean '#signIn'?\n", 2
  ),
  (
    ["tap", signIn, "Sign in/Sign In"],
    """
    Examples/SignIn: error: there is no control 'Sign in/Sign In'. \
    Did you mean 'Sign In/Sign In', 'Sign In/Signed In'?

    """, 2
  ),
  (
    ["why", signIn, "Everything"],
    """
    Examples/SignIn: error: there is no control 'Everything'. \
    ctl describe shows the ids and titles of all.

    """, 2
  ),
  (
    ["tap", "Examples/Documents/MainMenu.xib", "main"],
    """
    Examples/Documents/MainMenu.xib: error: 'main' is a menu. \
    Name a control; ctl describe shows all of them.

    """, 2
  ),
  (
    ["tap", "missing.xib", "x"], "missing.xib: error: no such file or folder. Check the path.\n", 3
  ),
]

@Suite struct InteractionCommandTests {
  @Test(arguments: mistakes.indices)
  func `a mistake is told with what to do`(index: Int) throws {
    let result = try run("ctl", mistakes[index].arguments)
    #expect(result.messages == mistakes[index].errors)
    #expect(result.status == mistakes[index].status)
    #expect(result.output.isEmpty)
  }

  @Test func `several controls of a name are listed by their ids`() throws {
    let result = try run("ctl", ["tap", "Examples/Documents/Hostile.xib", "twin"])
    #expect(result.status == 2)
    #expect(
      result.errors == """
        Examples/Documents/Hostile.xib: error: 2 controls have the id 'twin', so no
          connection reaches the second. Name one by its title:
          twin  Examples/Documents/Hostile.xib:17  “First”
          twin  Examples/Documents/Hostile.xib:21  “Second”

        """)
  }

  @Test func `a connection to a missing object is reported`() throws {
    let result = try run("ctl", ["why", "Examples/Documents/Hostile.xib", "lost"])
    #expect(result.status == 1)
    #expect(result.output.contains("touchUpInside  gone: of 'nobody', which is missing\n"))
  }

  @Test(arguments: ["#signIn", "Sign In/Sign In", "SignInViewController/Sign In"])
  func `a control goes by its identifier and by its scene and title`(name: String) throws {
    let result = try run("ctl", ["tap", signIn, name])
    #expect(result.status == 0)
    #expect(result.output.contains("hits Button #signIn"))
  }

  @Test func `a chain without an action is the names alone`() throws {
    let result = try run("ctl", ["chain", signIn, "#volume"])
    #expect(result.status == 0)
    #expect(
      result.output == """
        Slider #volume
        View
        OptionsViewController
        Window
        Window Scene
        Application
        App Delegate

        """)
  }

  @Test func `an action that nobody performs is an answer of no`() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v"><rect key="frame" x="0" y="0" width="99" height="99"/><subviews>
      <button id="b"><rect key="frame" x="0" y="0" width="99" height="99"/><connections>
      <action selector="go:" destination="v" eventType="touchDown" id="1"/></connections></button>
      </subviews></view></objects></document>
      """
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xib")
    try Data(document.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try run("ctl", ["why", file.path, "b"])
    #expect(result.status == 1)
    #expect(
      result.output == """
        a tap      reaches Button b
        touchDown  go:
                   View does not implement go:
                   → no responder performs go:

        """)
    let chain = try run("ctl", ["chain", file.path, "b", "--action", "go:"])
    #expect(chain.status == 0, "the app's delegate may")
  }

  @Test func `a connection that becomes no handler is told of`() throws {
    let blanks = String(repeating: " ", count: 90)
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <button id="b"><rect key="frame" x="0" y="0" width="99" height="99"/><connections>
      <action selector="go:" destination="-1" eventType="touchSideways" id="1"/>
      <action selector="go:" destination="t" eventType="touchDown" id="2"/>
      <action selector="" destination="-1" eventType="touchDown" id="3"/>
      <segue destination="nowhere" kind="show" id="4"/>
      <action selector="\(blanks)" destination="-1" eventType="touchUpInside" id="5"/>
      </connections></button><tapGestureRecognizer id="t"/></objects></document>
      """
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xib")
    try Data(document.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try run("ctl", ["why", file.path, "b"])
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains("touchSideways  go:, for an event that UIControl does not have"))
    #expect(
      lines.contains("touchDown      go: of 't', a gesture recognizer, which performs no actions"))
    #expect(lines.contains("touchDown      an action without a name"))
    #expect(lines.contains("a segue to 'nowhere', which is missing"))
  }

  @Test func `a folder with a document that cannot be read ends with 3`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: packageRoot.appending(path: "Examples/SignIn/Base.lproj/SignIn.storyboard"),
      to: folder.appending(path: "a.storyboard"))
    try Data().write(to: folder.appending(path: "b.xib"))
    let result = try run("ctl", ["tap", folder.path, "#signIn"])
    #expect(result.status == 3)
    #expect(result.output.contains("hits Button #signIn"))
  }

  @Test func `a name from a document cannot move the cursor`() throws {
    let result = try run("ctl", ["tap", "Examples/Documents/Hostile.xib", "1"])
    #expect(!result.output.contains("\u{1B}"))
    #expect(!result.messages.contains("\u{1B}"))
  }

  @Test(arguments: [["--count", "0"], ["--count", "101"], ["--locale", "?"]])
  func `a wrong option ends with 2`(options: [String]) throws {
    #expect(try run("ctl", ["tap", signIn, "#signIn"] + options).status == 2)
  }

  @Test func `two taps are a repeat`() throws {
    let result = try run("ctl", ["tap", signIn, "#signIn", "--count", "2"])
    #expect(result.output.contains("touchDown, touchDownRepeat"))
  }

  @Test func `a tap says what has changed, as a virtual reader does`() throws {
    let result = try run("ctl", ["tap", signIn, "#staySignedIn", "--locale", "de"])
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("\nsays                         Aus\n"))
  }
}
