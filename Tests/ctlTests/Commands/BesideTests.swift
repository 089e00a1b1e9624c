import Foundation
import TestSupport
import Testing

@Suite struct BesideTests {
  private let one = "Examples/SignIn/Base.lproj/SignIn.storyboard"
  private let other = "Examples/Documents/SignIn.xib"

  @Test func `two controls stand beside each other in 80 columns`() throws {
    let result = try run("ctl", ["why", one, "#signIn", "--beside", other, "signIn"])
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "#signIn (UIKit)                       │ signIn (AppKit)")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(
      result.output.contains("touchUpInside: signInTapped:          │ sends: signInTapped:\n"))
  }

  @Test func `JSON has both answers, and one that is no makes the status 1`() throws {
    let result = try run(
      "ctl", ["why", other, "signIn", "--format", "json", "--beside", one, "#signIn"])
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let beside = json?["beside"] as? [String: Any]
    #expect(json?["path"] as? String == other)
    #expect(beside?["path"] as? String == one)
    let answers = beside?["answers"] as? [[String: Any]]
    #expect(answers?.first?["says"] as? [String] == ["Sign In. Button. Signs in to your account."])
    let bindings = "Examples/Documents/Bindings.xib"
    let hidden = try run(
      "ctl", ["why", bindings, "add", "--bind", "canAddChild=false", "--beside", "remove"])
    #expect(hidden.status == 1)
    #expect(hidden.output.contains("does nothing"))
  }

  @Test func `three names are too many`() throws {
    let result = try run("ctl", ["why", one, "#signIn", "--beside", "a", "b", "c"])
    #expect(result.status == 2)
    #expect(result.errors.contains("--beside takes a document and a control."))
  }
}
