import ControlTesting
import Testing
import ValueControls

private let signIn =
  #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
  .joined(separator: "/") + "/Examples/SignIn/Base.lproj/SignIn.storyboard"

@MainActor @Suite struct DocumentScreenTests {
  @Test func `a scene of a storyboard is read whole`() throws {
    let reader = try VirtualReader(DocumentScreen(contentsOfFile: signIn, scene: "Sign In"))
    #expect(reader.announcements.contains("Sign In. Button. Signs in to your account."))
    try reader.activate(.button, "Sign In")
    #expect(reader.lastText == "Sign In. Button. Signs in to your account.")
  }

  @Test func `a scene is found by its own name in every language`() throws {
    let screen = try DocumentScreen(contentsOfFile: signIn, scene: "Options", language: "de")
    let reader = VirtualReader(screen)
    #expect(reader.elements.contains { $0.identifier == "camera" })
    #expect(reader.language == "de")
  }

  @Test func `a scene that is not there fails with the near ones`() {
    let error = #expect(throws: ReaderError.self) {
      try DocumentScreen(contentsOfFile: signIn, scene: "Optoins")
    }
    #expect(
      error?.description
        == "the document has no scene 'Optoins' that shows something. Near: 'Options', 'Sign In'")
  }

  @Test func `a class of the app is used where the loader knows it`() throws {
    final class SignInViewController: ViewController {
      var count = 0
      func signIn(_ sender: Button) {
        count += 1
        post(.announcement("Signing in…"))
      }
      override class var actions: [ActionSelector] {
        [ActionSelector("signInTapped:", SignInViewController.signIn)]
      }
    }
    let loader = InterfaceLoader()
    loader.register("SignInViewController") { SignInViewController() }
    let screen = try DocumentScreen(contentsOfFile: signIn, scene: "Sign In", loader: loader)
    let reader = VirtualReader(screen)
    try reader.activate(.button, "Sign In")
    #expect(reader.lastText == "Signing in…")
  }

  @Test func `A026 a switch of a document ignores a value that is set`() throws {
    let reader = try VirtualReader(
      DocumentScreen(
        document(
          """
          <switch on="YES" id="s"><rect key="frame" x="0.0" y="0.0" width="51" height="31"/>
          <accessibility key="accessibilityConfiguration" label="Label"/>
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string"
          keyPath="accessibilityValue" value="Value"/></userDefinedRuntimeAttributes></switch>
          """)))
    #expect(reader.announcements == ["Label. Switch Button. On. Double tap to toggle setting."])
    reader.next()
    reader.activate()
    #expect(reader.lastText == "Off")
  }

  @Test func `A036 a stepper of a document at its minimum has a dimmed part`() throws {
    let reader = try VirtualReader(
      DocumentScreen(
        document(
          """
          <stepper minimumValue="1" value="1" maximumValue="9" id="s">
          <rect key="frame" x="0.0" y="0.0" width="94" height="32"/></stepper>
          """)))
    #expect(reader.announcements == ["Decrement. Dimmed. Button.", "Increment. Button."])
  }

  @Test func `A109 a slider of a document is tapped where its thumb is, and moves`() throws {
    let reader = try VirtualReader(
      DocumentScreen(
        document(
          """
          <slider minValue="0.0" value="25" maxValue="100" id="s">
          <rect key="frame" x="100" y="0.0" width="100" height="30"/></slider>
          """)))
    #expect(reader.elements.first?.activationPoint == Point(x: 133, y: 15))
    reader.next()
    reader.increment()
    #expect(reader.lastText == "35%")
  }

  @Test func `a reader operates the parts of controls, and says what it changed`() throws {
    let screen = try DocumentScreen(
      document(
        """
        <stepper value="8" maximumValue="9" id="s">
        <rect key="frame" x="0.0" y="0.0" width="94" height="32"/></stepper>
        <segmentedControl selectedSegmentIndex="0" id="g">
        <rect key="frame" x="0.0" y="40" width="200" height="32"/>
        <segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
        <pageControl numberOfPages="3" id="p">
        <rect key="frame" x="0.0" y="80" width="100" height="26"/></pageControl>
        """))
    let reader = VirtualReader(screen)
    var said: [String] = []
    for _ in 0..<5 {
      reader.next()
      reader.activate()
      said.append(reader.lastText ?? "")
    }
    #expect(
      said == [
        "Decrement. Button.", "Increment. Button.", "Selected: A. Button. 1 of 2.",
        "Selected. B. 2 of 2.", "page 2 of 3",
      ])
    reader.increment()
    #expect(reader.lastText == "page 3 of 3")
  }

  @Test func `a switch of a class of the app says what the document has`() throws {
    final class BrandSwitch: Switch {}
    let loader = InterfaceLoader()
    loader.register("BrandSwitch") { BrandSwitch(frame: .zero) }
    let reader = try VirtualReader(
      DocumentScreen(
        document(
          """
          <switch customClass="BrandSwitch" on="YES" id="s">
          <rect key="frame" x="0.0" y="0.0" width="51" height="31"/></switch>
          """), loader: loader))
    #expect(reader.announcements == ["Switch Button. On. Double tap to toggle setting."])
  }

  @Test func `an image is no element until it is said to be one`() throws {
    let reader = try VirtualReader(
      DocumentScreen(
        document(
          """
          <imageView id="1"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></imageView>
          <imageView id="2"><rect key="frame" x="0.0" y="50" width="10" height="10"/>
          <accessibility key="accessibilityConfiguration" label="Logo">
          <bool key="isElement" value="YES"/></accessibility></imageView>
          """)))
    #expect(reader.announcements == ["Logo. Image."])
  }

  @Test func `a key presses a control that it focuses, though nothing else can be focused`() throws
  {
    let screen = try DocumentScreen(
      document(
        """
        <switch id="s"><rect key="frame" x="0.0" y="0.0" width="51" height="31"/></switch>
        """))
    let outcome = try screen.operate(.keys([Key(" ")]), on: "s")
    #expect(outcome.change?.to == "on")
    #expect(outcome.isDone)
    #expect(!screen.application.isFullKeyboardAccessEnabled)
  }

  @Test func `a gesture recognizer gets the gesture that it needs, by its id`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form"/>
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
      <connections><outletCollection property="gestureRecognizers" destination="t" appends="YES"
      id="o"/></connections></view>
      <tapGestureRecognizer numberOfTapsRequired="2" id="t"><connections>
      <action selector="tapped:" destination="-1" id="a"/></connections></tapGestureRecognizer>
      </objects></document>
      """
    let screen = try DocumentScreen(InterfaceDocument(Array(text.utf8), path: "Form.xib"))
    let outcome = try screen.operate(on: "t")
    #expect(outcome.operation == "a gesture")
    #expect(outcome.isDone)
  }
}

/// A xib with a view that holds elements.
func document(_ elements: String, path: String = "Form.xib") throws -> InterfaceDocument {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects><view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
    <subviews>\(elements)</subviews></view></objects></document>
    """
  return try InterfaceDocument(Array(text.utf8), path: path)
}
