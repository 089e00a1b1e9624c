import Foundation
import Testing

/// A finding in an app, as an independent reader judged it.
private struct Judgment {
  var app: String
  var rule: String
  var severity: String
  var isTrue: Bool
}

private let judgments: [Judgment] = {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Judged/Apps.tsv")
  let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  return text.split(separator: "\n").dropFirst().map { line in
    let fields = line.split(separator: "\t").map(String.init)
    return Judgment(
      app: fields[0], rule: fields[1], severity: fields[2], isTrue: fields[4] == "true")
  }
}()

private func share(_ some: [Judgment]) -> Double {
  Double(some.count(where: \.isTrue)) / Double(max(1, some.count))
}

@Suite struct JudgedAppsTests {
  @Test
  func
    `of the findings with source that were judged, nine of ten are right, and nearly all errors`()
  {
    #expect(judgments.count == 120)
    #expect(share(judgments) >= 0.9)
    #expect(share(judgments.filter { $0.severity == "error" }) >= 0.95)
  }

  @Test func `each app has findings that were judged, and most of each are right`() {
    let apps = Dictionary(grouping: judgments, by: \.app)
    #expect(apps.count == 7)
    for (app, some) in apps { #expect(share(some) >= 0.85, "\(app)") }
    let rules = Dictionary(grouping: judgments, by: \.rule)
    #expect(rules.count >= 20)
    for (rule, some) in rules { #expect(share(some) >= 0.8, "\(rule)") }
  }
}
