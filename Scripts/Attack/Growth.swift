import Foundation

/// Measures every verb on shapes of a size, of twice and of four times that size, and keeps the table.
struct Growth {
  private let command: String
  private let folder: String
  private let end: Date
  private var empty = 0
  private var rows: [Row] = []
  private(set) var failures: [String] = []

  /// What a verb took on a shape.
  private struct Row {
    let shape: Shape
    let verb: String
    /// The bytes at 4 n.
    var size: Int
    /// The least time of each size.
    var seconds: [Double]
    /// The largest share of the bound that a peak takes.
    var share: Double

    /// The worst ratio of the times for twice the size, above ``Judge/Limit/shortest``.
    var ratio: Double {
      zip(seconds, seconds.dropFirst()).map { half, whole in
        whole <= Judge.Limit.shortest ? 1 : whole / max(half, Judge.Limit.shortest / 2)
      }.max() ?? 1
    }
  }

  init(command: String, folder: String, seconds: Double) {
    self.command = absolute(command)
    self.folder = folder
    end = Date() + seconds
    Shape.empty.write(1, in: folder)
    empty = Run.of(command, ["announce", Shape.empty.path], in: folder).memory
  }

  /// Measures all verbs on a shape.
  mutating func measure(_ shape: Shape) {
    for verb in shape.verbs {
      guard Date() < end else {
        complain(shape, verb, "the time was up")
        continue
      }
      let row = row(shape, verb)
      rows.append(row)
      let times = row.seconds.map { String(format: "%.2f", $0) }.joined(separator: ", ")
      if row.ratio > Judge.Limit.doubling {
        complain(shape, verb, "\(times) s at \(shape.start), × 2 and × 4")
      }
      if row.share > 1 { complain(shape, verb, "\(Int(row.share * 100)) % of the bound on memory") }
    }
  }

  private mutating func complain(_ shape: Shape, _ verb: [String], _ words: String) {
    let failure = "\(shape.name): ctl \(verb.joined(separator: " ")): \(words)"
    FileHandle.standardError.write(Data((failure + "\n").utf8))
    failures.append(failure)
  }

  private mutating func row(_ shape: Shape, _ verb: [String]) -> Row {
    var row = Row(
      shape: shape, verb: name(verb), size: 0,
      seconds: [Double](repeating: .infinity, count: 3), share: 0)
    // What other programs do to a run is over when all sizes are measured again.
    for _ in 0..<6 {
      for (step, count) in [1, 2, 4].enumerated() {
        row.size = shape.write(shape.start * count, in: folder)
        let run = Run.of(command, verb, in: folder)
        if run.status < 0 || run.status > 1 {
          complain(shape, verb, "status \(run.status). \(run.error)")
        }
        row.seconds[step] = min(row.seconds[step], run.seconds)
        let most = Judge.Limit.memory(row.size, shape.live(shape.start * count), 1, verb)
        row.share = max(row.share, Double(run.memory - empty) / Double(most))
      }
      if row.ratio <= Judge.Limit.doubling { break }
    }
    return row
  }

  /// The words of a command line without files, names and numbers.
  private func name(_ verb: [String]) -> String {
    let words = verb.prefix { !$0.contains(".") && $0 != "k1" }
    return words.joined(separator: " ")
  }

  /// Replaces what is between the marks of a page with the table and the date.
  func write(to page: String) throws {
    let text = try String(contentsOfFile: page, encoding: .utf8)
    let marks = ("<!-- growth -->\n", "<!-- end of growth -->")
    guard let start = text.range(of: marks.0), let end = text.range(of: marks.1) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let date = ISO8601DateFormatter.string(
      from: Date(), timeZone: .gmt, formatOptions: [.withFullDate])
    let new = "A run of \(date):\n\n\(table)\n"
    try text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: new)
      .write(toFile: page, atomically: true, encoding: .utf8)
  }

  /// The table, with the worst verb of each shape and the worst shape of each verb.
  var table: String {
    var lines = [
      "| shape | 4 n | size | slowest | time for twice the size | peak, of the bound |",
      "|---|---|---|---|---|---|",
    ]
    for shape in Shape.grown {
      let own = rows.filter { $0.shape.name == shape.name }
      guard let slow = own.max(by: { $0.seconds[2] < $1.seconds[2] }) else { continue }
      let size = String(format: "%.1f MB", Double(slow.size) / 1e6)
      lines.append(
        "| \(shape.name) | \(shape.start * 4) | \(size) | \(time(slow)) | \(ratio(own) { $0.verb }) "
          + "| \(share(own) { $0.verb }) |")
    }
    lines += [
      "", "| verb | slowest | time for twice the size | peak, of the bound |", "|---|---|---|---|",
    ]
    var seen: Set<String> = []
    for verb in rows.map(\.verb) where seen.insert(verb).inserted {
      let own = rows.filter { $0.verb == verb }
      guard let slow = own.max(by: { $0.seconds[2] < $1.seconds[2] }) else { continue }
      lines.append(
        "| `\(verb)` | \(String(format: "%.2f s", slow.seconds[2])), \(slow.shape.name) "
          + "| \(ratio(own) { $0.shape.name }) | \(share(own) { $0.shape.name }) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func time(_ row: Row) -> String {
    "\(String(format: "%.2f s", row.seconds[2])), `\(row.verb)`"
  }

  private func ratio(_ rows: [Row], _ name: (Row) -> String) -> String {
    guard let worst = rows.max(by: { $0.ratio < $1.ratio }) else { return "" }
    return "\(String(format: "× %.1f", worst.ratio)), \(name(worst))"
  }

  private func share(_ rows: [Row], _ name: (Row) -> String) -> String {
    guard let worst = rows.max(by: { $0.share < $1.share }) else { return "" }
    return "\(Int((worst.share * 100).rounded())) %, \(name(worst))"
  }
}
