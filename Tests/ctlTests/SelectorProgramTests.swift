import Foundation
import TestSupport
import Testing

/// A screen as `ctl port` writes it: each selector has the name that `#selector` has.
private let screen = """
  import UIKitDialect

  class Screen: UIViewController {
    let button = UIButton(type: .system)
    override func viewDidLoad() {
      super.viewDidLoad()
      button.addTarget(
        self, action: ActionSelector("tapped:", Screen.tapped(_:)), for: .touchUpInside)
      button.addTarget(self, action: ActionSelector("reset", Screen.reset), for: .touchUpInside)
      button.addTarget(
        self, action: ActionSelector("drag:event:", Screen.drag(_:event:)), for: .touchDragInside)
    }
    func tapped(_ sender: UIButton) {}
    private func reset() {}
    func drag(_ sender: Any?, event: UIEvent) {}
  }
  """

/// Programs of one file that the compiler checks against the modules beside the tests.
@Suite struct SelectorProgramTests {
  private func typecheck(_ program: String, _ options: String...) throws -> Finished {
    // Modules of C that others need the names of.
    let names = ["CICU", "CLibXML2", "CSpokenLanguages"]
    var files = ["main.swift": program]
    for name in names { files["\(name)/module.modulemap"] = "module \(name) {}\n" }
    let folder = try ScratchFolder(files)
    let modules = Bundle.main.bundleURL.appending(path: "Modules").path
    let found = names.flatMap { ["-I", folder.url.appending(path: $0).path] }
    return try run(
      "/usr/bin/env", ["swiftc", "-typecheck", "-I", modules] + found + options + ["main.swift"],
      in: folder.url)
  }

  @Test(arguments: ["5", "6"])
  func `selectors of ported code compile without a warning`(_ version: String) throws {
    let answer = try typecheck(screen, "-swift-version", version)
    #expect(answer.status == 0)
    #expect(answer.errors.isEmpty, "\(answer.errors)")
  }

  @Test func `a method without its name is an error that says what to write`() throws {
    let program = screen.replacing(#"ActionSelector("reset", Screen.reset)"#, with: "Screen.reset")
      .replacing(#""tapped:", "#, with: "")
    let answer = try typecheck(program, "-swift-version", "6")
    #expect(answer.status != 0)
    #expect(
      answer.errors.contains(
        #"write ActionSelector("reset", Editor.reset)"#))
    #expect(
      answer.errors.contains(
        #"write ActionSelector("save:", Editor.save)"#))
  }
}
