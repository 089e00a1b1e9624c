import Foundation
import TestSupport
import Testing

/// The block of a language on the page about checking that has a line.
private func block(_ language: String, having line: String) throws -> String {
  let page = try String(
    contentsOf: packageRoot.appending(path: "Docs/Checking.md"), encoding: .utf8)
  let blocks = page.matches(of: /```(\w+)\n((?:[^`].*\n|\n)*)```/).filter { $0.1 == language }
  return String(try #require(blocks.first { $0.2.contains(line) }).2)
}

private let fault = [
  "App/Form.xib": form(owner: "Shop", selector: "sav:"),
  "App/Shop.swift": "class Shop: UIViewController {\n  @IBAction func save(_ sender: Any) {}\n}\n",
]

/// The words of a shell before a script, so that it finds `ctl`.
private var path: String {
  "PATH='\(Bundle.main.bundleURL.path)':$PATH; export PATH; "
}

@Suite(.enabled(if: readsSource, "make source-tools builds it")) struct IntegrationTests {
  @Test func `the build phase of the page reports a fault in Xcode's form, and fails`() throws {
    let script = try block("sh", having: "$SRCROOT")
    let scratch = try ScratchFolder(fault)
    let result = try run(
      "/bin/sh", ["-c", "\(path)SRCROOT='\(scratch.url.path)/App'; \(script)"], in: scratch.url)
    #expect(result.status == 1)
    #expect(
      result.output.contains(
        "/App/Form.xib:8:56: error: Button “Save” sends sav: to Shop, which has none."))
    let missing = try run("/bin/sh", ["-c", "PATH=/nowhere; \(script)"], in: scratch.url)
    #expect(missing.status == 0 && missing.output == "warning: ctl is not installed\n")
  }

  @Test func `the hook of the page stops a commit with a fault, and lets another one pass`() throws
  {
    let script = try block("sh", having: "--cached")
    let scratch = try ScratchFolder(fault)
    func commit() throws -> Finished {
      try run(
        "/bin/sh",
        [
          "-c",
          "\(path)git add -A && git -c user.name=a -c user.email=a@b commit -qm a",
        ], in: scratch.url)
    }
    let hook = scratch.url.appending(path: ".git/hooks/pre-commit")
    _ = try run("/bin/sh", ["-c", "git init -q"], in: scratch.url)
    try script.write(to: hook, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook.path)
    let first = try commit()
    #expect(first.status == 1 && (first.output + first.errors).contains("(missing-action)"))
    try form(owner: "Shop").write(
      to: scratch.url.appending(path: "App/Form.xib"), atomically: true, encoding: .utf8)
    #expect(try commit().status == 0)
  }

  @Test func `the plugin of the page parses and asks for what the package has`() throws {
    let plugin = try block("swift", having: "CommandPlugin")
    let scratch = try ScratchFolder(["Plugins/CheckInterface/plugin.swift": plugin])
    let result = try run(
      "/bin/sh", ["-c", "swiftc -parse Plugins/CheckInterface/plugin.swift"], in: scratch.url)
    #expect(result.status == 0, "\(result.errors)")
  }
}
