// Compares what two versions of `ctl announce` say of the same documents, line by line, and prints how
// many lines of each kind came and went; then the lines of no known kind.
//
//     ctl announce FOLDER > new.txt
//     swift Scripts/CompareAnnouncements.swift old.txt new.txt

import Foundation

guard CommandLine.arguments.count == 3 else {
  print("usage: swift Scripts/CompareAnnouncements.swift OLD NEW")
  exit(2)
}

/// The kinds of lines, each with what tells it; the first one that fits counts.
let kinds: [(name: String, pattern: String)] = [
  ("heading of a bar", #"  .*Heading\.$"#),
  ("back button", #"  .*Back Button\.$"#),
  ("tab", #"  .*Tab\. \d+ of \d+\.$"#),
  ("button of a bar", #"^    (id|#)\S* .* Button\.$"#),
  ("remark on a bar that no container holds", #"^    \(no container"#),
  ("count of what is not announced", #"^    \(.*: \d+ "#),
  ("screen's name", #"^  \S"#),
  ("element of an embedded scene", #"^    (id|#)\S* "#),
  ("continued line", #"^     +\S"#),
]

/// The lines of each document, which begins with a line that is not indented.
func documents(in path: String) throws -> [String: [String]] {
  let text = try String(contentsOfFile: path, encoding: .utf8)
  var documents: [String: [String]] = [:]
  var current = ""
  for line in text.split(separator: "\n").map(String.init) {
    if !line.hasPrefix(" ") { current = line } else { documents[current, default: []].append(line) }
  }
  return documents
}

/// The lines of one list that another one lacks, each as often as it is missing.
func missing(from other: [String], in lines: [String]) -> [String] {
  var counts: [String: Int] = [:]
  for line in other { counts[line, default: 0] += 1 }
  return lines.filter { line in
    defer { counts[line, default: 0] -= 1 }
    return counts[line, default: 0] <= 0
  }
}

func kind(of line: String) -> String? {
  kinds.first { line.range(of: $0.pattern, options: .regularExpression) != nil }?.name
}

let old = try documents(in: CommandLine.arguments[1])
let new = try documents(in: CommandLine.arguments[2])
for (title, from, to) in [("gone", new, old), ("come", old, new)] {
  var counts: [String: Int] = [:]
  var unknown: [String] = []
  for (document, lines) in to.sorted(by: { $0.key < $1.key }) {
    for line in missing(from: from[document] ?? [], in: lines) {
      if let kind = kind(of: line) { counts[kind, default: 0] += 1 } else { unknown.append(line) }
    }
  }
  print("\(title):")
  for (kind, count) in counts.sorted(by: { $0.value > $1.value }) { print("  \(count)  \(kind)") }
  for line in unknown { print("  of no known kind: \(line)") }
}
