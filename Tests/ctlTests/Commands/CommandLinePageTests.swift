import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import ctl

@Suite struct CommandLinePageTests {
  @Test func `the table of the page has each verb of the program, in the order of its help`() throws
  {
    let verbs = Ctl.configuration.subcommands.flatMap { verb -> [String] in
      // A word after check is a verb of its own to the program.
      let name = (verb.configuration.commandName ?? "").replacing("check-", with: "check ")
      let parts = verb.configuration.subcommands.compactMap { $0.configuration.commandName }
      return parts.isEmpty ? [name] : parts.map { "\(name) \($0)" }
    }
    #expect(verbs.count > 10)
    let page = try String(
      contentsOf: packageRoot.appending(path: "Docs/CommandLine.md"), encoding: .utf8)
    let rows = page.matches(of: #/\n\| `ctl ([a-z ]+)` \|/#).map { String($0.1) }
    #expect(rows == verbs)
  }
}
