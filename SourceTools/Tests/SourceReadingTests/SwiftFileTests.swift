import AppSources
import SourceReading
import Testing

/// Returns the facts of a file of Swift.
func swift(_ text: String) -> SourceFile {
  SwiftFileReader.read(Array(text.utf8), path: "App/File.swift")
}

@Suite struct SwiftFileTests {
  @Test func `a class has its superclass, its actions and its outlets`() throws {
    let file = swift(
      """
      import UIKit
      final class SignIn: UIViewController, UITextFieldDelegate {
        @IBOutlet private weak var name: UITextField!
        @IBOutlet var buttons: [UIButton]!
        @IBAction func signIn(_ sender: UIButton, forEvent event: UIEvent) {}
        func helper() {}
      }
      """)
    let type = try #require(file.types.first)
    #expect(type.name == "SignIn")
    #expect(type.inherited == ["UIViewController", "UITextFieldDelegate"])
    #expect(type.methods.map(\.selector) == ["signIn:forEvent:", "helper"])
    #expect(type.methods.map(\.kind) == [.action, .plain])
    #expect(type.methods.map(\.isExposed) == [true, false])
    #expect(type.properties.map(\.kind) == [.outlet, .outletCollection])
    #expect(type.properties.map(\.type) == ["UITextField", "UIButton"])
    #expect(file.imports == ["UIKit"])
  }
}
