import Foundation

/// Holds every run of the shapes against the limits.
struct Judge {
  /// The limits that Docs/Reliability.md states.
  enum Limit {
    /// How much longer a document of twice the size may take, above ``shortest``.
    static let doubling = 2.6
    static let shortest = 0.2
    /// The memory of a run beyond that of an empty document, with live objects in some languages.
    ///
    /// A check keeps what it finds of each object, and a gallery what it shows of each.
    static func memory(_ size: Int, _ live: Int, _ languages: Int, _ verb: [String]) -> Int {
      let object = ["check": 10 << 10, "gallery": 4 << 10][verb[0]] ?? 2 << 10
      return 12 * size + (16 << 20) + live * languages * object
    }
    static let statuses: Set<Int32> = [0, 1, 2, 3]
  }

  let command: String
  let folder: String
  private let end: Date
  private var runs = 0
  private var empty = 0
  private(set) var failures: [String] = []
  private var told: Set<[String]> = []

  init(command: String, folder: String, seconds: Double) {
    self.command = absolute(command)
    self.folder = folder
    end = Date() + seconds
  }

  var hasTime: Bool { Date() < end }

  /// Measures the memory of a run on a document without anything in it.
  mutating func measureStart() {
    Shape.empty.write(1, in: folder)
    empty = Run.of(command, ["announce", Shape.empty.path], in: folder).memory
  }

  /// Doubles the count of a shape until a limit refuses it or a run takes a second.
  mutating func attack(_ shape: Shape) {
    var before: [[String]: Run] = [:]
    var verbs = shape.verbs
    var count = shape.start
    while !verbs.isEmpty, hasTime, count <= shape.most {
      let size = shape.write(count, in: folder)
      if size > 64 << 20 { break }
      for verb in verbs where hasTime {
        let run = judge(shape, verb, count, size, before[verb])
        before[verb] = run
        if run.seconds > 1.2 || run.status < 0 || run.status == 3 && count > shape.start {
          verbs.removeAll { $0 == verb }
        }
      }
      count *= 2
    }
  }

  private mutating func judge(
    _ shape: Shape, _ verb: [String], _ count: Int, _ size: Int, _ before: Run?
  ) -> Run {
    var run = Run.of(command, verb, in: folder)
    runs += 1
    func complain(_ words: String) -> String {
      "\(shape.name) × \(count) (\(size >> 10) KiB): ctl \(verb.joined(separator: " ")): \(words)"
    }
    if let before, run.seconds > Limit.shortest, run.seconds > before.seconds * Limit.doubling {
      // Other programs and the clock of the processor disturb a run; a size that is at fault takes
      // too long each time that both are measured again, one after the other.
      var half = before.seconds
      for _ in 0..<3 where run.seconds > max(half, Limit.shortest / 2.6) * Limit.doubling {
        shape.write(count / 2, in: folder)
        half = Run.of(command, verb, in: folder).seconds
        shape.write(count, in: folder)
        run.seconds = Run.of(command, verb, in: folder).seconds
      }
      if run.seconds > max(half, Limit.shortest / 2.6) * Limit.doubling {
        report(
          "time", shape, verb,
          complain("\(decimal(run.seconds)) s, and \(decimal(half)) s for half the size"))
      }
    }
    // The document has a table in one other language.
    let most = Limit.memory(size, shape.live(count), verb.contains("all") ? 2 : 1, verb)
    if run.memory - empty > most {
      report(
        "memory", shape, verb,
        complain("\((run.memory - empty) >> 20) MiB; the limit is \(most >> 20) MiB"))
    }
    if let before, run.output > 1 << 22, Double(run.output) > Double(before.output) * 2.6 {
      report(
        "output", shape, verb,
        complain("\(run.output >> 20) MiB written, and \(before.output >> 20) for half the size"))
    }
    if run.commands > 0 {
      report("commands", shape, verb, complain("\(run.commands) bytes that command a terminal"))
    }
    if !Limit.statuses.contains(run.status) {
      report(
        "status", shape, verb,
        complain("status \(run.status) after \(decimal(run.seconds)) s. \(run.error)"))
    }
    return run
  }

  /// Reports a broken limit, once for each shape and command line.
  private mutating func report(_ limit: String, _ shape: Shape, _ verb: [String], _ failure: String)
  {
    guard told.insert([shape.name, limit] + verb).inserted else { return }
    // A run may be watched through a pipe.
    FileHandle.standardOutput.write(Data((failure + "\n").utf8))
    failures.append(failure)
  }

  func conclude() {
    print("\(runs) runs, \(failures.count) failures\(hasTime ? "" : "; the time was up")")
  }
}

/// The path of a file from the root, because a run has a folder of its own.
func absolute(_ path: String) -> String {
  path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
}

private func decimal(_ number: Double) -> String { String(format: "%.2f", number) }
