import Diagnostics
import Foundation
import Testing

@testable import ctl

@Suite struct ConfigurationFileTests {
  @Test func `a pattern goes for folders, from here and from the folder of the file`() throws {
    let folder = try ScratchFolder([
      ".ctl.yml": "exclude: [App/Old, '*Tests']", "App/Old/a.xib": "", "App/New/a.xib": "",
    ])
    let root = folder.url.path
    var configuration = try CheckConfiguration.find(for: "\(root)/App/Old", rules: checkRules)
    #expect(configuration.path == "\(root)/.ctl.yml")
    let paths = ["App/Old/a.xib", "App/New/FormTests/b.xib", "App/New/a.xib"]
    #expect(paths.map { configuration.excludes("\(root)/\($0)") } == [true, true, false])
  }

  @Test func `the nearest file above a path counts`() throws {
    let folder = try ScratchFolder([
      ".ctl.yml": "fail-on: never", "App/.ctl.yml": "fail-on: note", "App/Deep/a.xib": "",
      "Other/b.xib": "", "Bad/.ctl.yml": "x: 1\ny: 2",
    ])
    for (path, threshold) in [
      ("App/Deep/a.xib", FailureThreshold.note), ("App/Deep", .note), ("App", .note),
      ("Other/b.xib", .never), ("Other/missing/c.xib", .never), ("", .never),
    ] {
      let path = "\(folder.url.path)/\(path)"
      let found = try CheckConfiguration.find(for: path, rules: checkRules)
      #expect(found.failOn.value == threshold, "\(path)")
    }
    let error = #expect(throws: ConfigurationError.self) {
      try CheckConfiguration.find(for: "\(folder.url.path)/Bad", rules: checkRules)
    }
    #expect(error?.problems.map(\.start?.line) == [1, 2])
    #expect(throws: ConfigurationError.self) {
      try CheckConfiguration(contentsOfFile: folder.url.path, rules: checkRules)
    }
  }
}
