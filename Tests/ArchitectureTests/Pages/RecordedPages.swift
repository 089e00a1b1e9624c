import Foundation
import TestSupport
import Testing

private let environment = ProcessInfo.processInfo.environment

/// Compares a page with what the sources give, or writes it under `make record`.
func expect(_ path: String, toBe text: String) throws {
  let page = packageRoot.appending(path: path)
  if environment["RECORD"] == "1" {
    try text.write(to: page, atomically: true, encoding: .utf8)
  } else {
    let stored = try String(contentsOf: page, encoding: .utf8)
    #expect(stored == text, "\(path) is another page. Run make record and review the difference.")
  }
}

/// Writes a list that is too long for a page into the folder that `LISTS` names; without it, nothing.
func write(_ text: String, toList name: String) throws {
  guard let path = environment["LISTS"] else { return }
  let folder = URL(fileURLWithPath: path, relativeTo: packageRoot)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
}

/// A text in lines of at most 120 columns.
func wrapped(_ text: String) -> String {
  var lines = [""]
  for word in text.split(separator: " ") {
    if lines[lines.count - 1].count + word.count > 119 { lines.append("") }
    let last = lines.count - 1
    lines[last] += (lines[last].isEmpty ? "" : " ") + word
  }
  return lines.joined(separator: "\n")
}
