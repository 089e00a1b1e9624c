import ControlTesting
import Testing

private let storyboard = #filePath.replacing(
  "AnnouncementTests/Tests/AnnouncementTests/SignInTests.swift",
  with: "SignIn/Base.lproj/SignIn.storyboard")

/// The app's own controller; documents find it by its name.
final class SignInViewController: ViewController {
  func signIn(_ sender: Button) {
    sender.isEnabled = false
    post(.announcement("Signing in…"))
  }
  override class var actions: [ActionSelector] {
    [ActionSelector("signInTapped:", SignInViewController.signIn)]
  }
}

@MainActor private func screen(_ language: LanguageTag) throws -> DocumentScreen {
  let loader = InterfaceLoader()
  loader.register("SignInViewController") { SignInViewController() }
  return try DocumentScreen(
    contentsOfFile: storyboard, scene: "Sign In", language: language, loader: loader)
}

@MainActor @Suite struct SignInTests {
  @Test func `the screen says what it said before, in two languages`() throws {
    let spoken = try ["en", "de"].map { try VirtualReader(screen($0)).transcript() }
    try Transcript.combining(spoken).check("SignIn")
  }

  @Test func `a user hears that signing in has begun`() throws {
    let reader = try VirtualReader(screen("en"))
    reader.next()
    try reader.activate(.button, "Sign In")
    #expect(
      reader.log.texts == [
        "Welcome back", "Sign In. Button. Signs in to your account.", "Signing in…",
      ])
    #expect(reader.announcement?.descriptionText == "Signing In… Dimmed. Button.")
  }
}
