import Foundation
import Testing

private let corpus = packageRoot.deletingLastPathComponent().appending(path: "shared/corpus")

/// With `CI=true` a folder of real documents that is half there is a failure, not a reason to skip.
private var isExpected: Bool {
  let ci = ProcessInfo.processInfo.environment["CI"] == "true"
  let files = FileManager.default
  return files.fileExists(atPath: ci ? corpus.deletingLastPathComponent().path : corpus.path)
}

@Suite(.enabled(if: isExpected, "the corpus is not beside the package"))
struct CorpusTests {
  @Test(arguments: ["describe", "announce"])
  func `all real documents are gone through, and the five keyed archives are named`(
    _ command: String
  ) throws {
    let result = try run("ctl", [command, corpus.path])
    #expect(result.status == 3)
    let headlines = result.output.split(separator: "\n").filter { $0.hasPrefix(corpus.path) }
    #expect(headlines.count == 320)
    let errors = result.errors.split(separator: "\n")
    #expect(errors.count == 5)
    #expect(errors.allSatisfy { $0.contains("error: this is a keyed archive of Xcode 4") })
  }
}
