import Foundation
import Testing

@testable import ctl

private let secret = """
  "first line" = one
  "second line" = two
  three = = ;
  """

private let configuration = """
  token: |
    one
    two
  password: three
  fail-on: |
    four
    five
  """

/// An app that links to a file beside it.
private func app(_ link: String, to target: String, _ contents: String) throws -> ScratchFolder {
  let folder = try ScratchFolder([
    "App/Form.xib": xib(button("b", "Go")), "App/de.lproj/Other.strings": "k = v;",
    target: contents,
  ])
  let up = String(repeating: "../", count: link.split(separator: "/").count - 1)
  try FileManager.default.createSymbolicLink(
    atPath: folder.url.appending(path: link).path, withDestinationPath: up + target)
  return folder
}

@Suite struct LinkedFileErrorTests {
  @Test func `of what is wrong with a table outside, only the first problem is reported`() throws {
    let folder = try app("App/de.lproj/Form.strings", to: "secret", secret)
    let result = try run("ctl", ["announce", "App", "--locale", "de"], in: folder.url)
    let messages = result.messages.split(separator: "\n")
    try #require(messages.count == 2, "\(result.messages)")
    #expect(messages[0].hasPrefix("App/de.lproj/Form.strings: note: this is a link to "))
    #expect(messages[1].hasPrefix("App/de.lproj/Form.strings:1:19: error: "))
    #expect(!result.messages.contains("three"))
    #expect(result.status == 3)
    let named = try ScratchFolder(["secret.strings": secret])
    let all = try run("ctl", ["strings", "list", "secret.strings"], in: named.url)
    #expect(all.messages.split(separator: "\n").count > 1, "\(all.messages)")
  }

  @Test(arguments: [
    "\"one\ntwo\" = = ;", "\"one\ntwo\" = (a);", "\"one\ntwo\" = a; \"one\ntwo\" = b;",
  ])
  func `a message about a table quotes one line`(table: String) throws {
    let folder = try ScratchFolder(["a.strings": table])
    let result = try run("ctl", ["strings", "list", "a.strings"], in: folder.url)
    #expect(result.messages.contains("'one…'"), "\(result.messages)")
    #expect(!result.messages.contains("two"))
  }

  @Test func `of a configuration outside, the first problem is told`() throws {
    let folder = try app("App/.ctl.yml", to: "secret.yml", configuration)
    let result = try run("ctl", ["check", "App"], in: folder.url)
    let target = RelativePaths.absolute(folder.url.path) + "/secret.yml"
    #expect(
      result.messages == """
        App/.ctl.yml: note: this is a link to \(target), outside of the folder App.
        App/.ctl.yml:1:1: error: there is no key 'token'. The keys are 'include', 'exclude', 'source', \
        'accessors', 'locales', 'development-language', 'fail-on', 'rules', 'paths', 'exceptions', 'baseline', 'policies'.

        """)
    #expect(result.status == 3 && result.output.isEmpty)
  }

  @Test func `of one that is named, every problem is, each with a line`() throws {
    let folder = try app("App/.ctl.yml", to: "secret.yml", configuration)
    let result = try run("ctl", ["check", "App", "--config", "secret.yml"], in: folder.url)
    #expect(result.status == 3)
    #expect(result.messages.contains("there is no key 'password'"), "\(result.messages)")
    #expect(result.messages.contains("'four…' is not a value of 'fail-on'"), "\(result.messages)")
    #expect(!result.messages.contains("five") && !result.messages.contains(": note:"))
  }
}
