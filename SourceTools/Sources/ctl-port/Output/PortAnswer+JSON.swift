import Porting

extension PortAnswer {
  /// The figures, what was left, the differences and what is missing.
  var json: String {
    let summary = port.summary
    var json: [String: JSON] = [
      "schema": .string("ctl.port/1"), "files": .number(summary.files),
      "lines": .number(summary.lines), "changedLines": .number(summary.changedLines),
      "rules": .object(
        Dictionary(
          uniqueKeysWithValues: summary.counts.map { ($0.key.rawValue, .number($0.value)) })),
      "namedSelectors": .number(summary.namedSelectors),
      "thirdParty": .object(summary.thirdParty.mapValues { .number($0) }),
      "left": .list(summary.leftovers.map(Self.value)),
    ]
    if showsDifference {
      json["differences"] = .list(
        port.files.compactMap { file in
          let text = UnifiedDiff(of: file, path: place(of: file)).text
          return text.isEmpty
            ? nil
            : .object([
              "path": .string(file.path), "changedLines": .number(file.changedLineCount),
              "difference": .string(text),
            ])
        })
    }
    if !reports.isEmpty { json["checks"] = .list(reports.map(Self.value)) }
    return JSON.object(json).document
  }

  private static func value(_ leftover: Leftover) -> JSON {
    .object([
      "path": .string(leftover.path), "line": .number(leftover.line),
      "column": .number(leftover.column), "kind": .string(leftover.kind.rawValue),
      "subject": .string(leftover.subject),
    ])
  }

  private static func value(_ result: Checker.Result) -> JSON {
    .object([
      "of": .string(result.title), "files": .number(result.report.fileCount),
      "filesWithErrors": .number(result.report.fileCountWithErrors),
      "errors": .list(
        result.report.entries.map { entry in
          .object([
            "path": .string(entry.error.path), "line": .number(entry.error.line),
            "column": .number(entry.error.column), "message": .string(entry.error.message),
            "name": .string(entry.name), "family": .string(entry.family.title),
          ])
        }),
      "families": .list(
        result.report.groups.map { group in
          .object([
            "family": .string(group.family.title), "errors": .number(group.count),
            "names": .list(
              group.names.map {
                .object(["name": .string($0.name), "errors": .number($0.count)])
              }),
          ])
        }),
    ])
  }
}
