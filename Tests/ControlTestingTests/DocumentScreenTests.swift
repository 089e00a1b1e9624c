import ControlTesting
import Testing

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
}
