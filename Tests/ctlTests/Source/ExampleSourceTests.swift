import AppSources
import Auditing
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: readsSource, "make source-tools builds it")) struct ExampleSourceTests {
  @Test func `the source of each example has the facts that its rule looks at`() throws {
    let examples = AuditRule.all.flatMap { [$0.bad, $0.good] }.compactMap(\.source)
    #expect(examples.count >= 40)
    for example in examples where example.files.count == 1 {
      let scratch = try ScratchFolder(["Example.swift": example.text])
      let program = packageRoot.appending(path: ".build/source-tools/debug/ctl-source").path
      let path = scratch.url.appending(path: "Example.swift").path
      let result = try run("/bin/sh", ["-c", "printf '%s' '\(path)' | '\(program)'"])
      let file = try #require(SourceFile(jsonLine: Array(result.output.utf8.dropLast())))
      let expected = example.files[0]
      #expect(file.problem == nil, "\(example.text)")
      #expect(file.types == expected.types, "\(example.text)")
      #expect(file.uses == expected.uses, "\(example.text)")
      #expect(Set(file.strings).isSuperset(of: expected.strings), "\(example.text)")
    }
  }
}
