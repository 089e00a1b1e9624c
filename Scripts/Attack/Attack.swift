// Runs every verb of ctl on documents and tables of hostile sizes, and exits with 1 where time, memory, output or exit
// status breaks a limit of Docs/Reliability.md:
//
//   make attack ATTACK_SECONDS=600
//
// Each count of a format is doubled until a limit refuses it, alone and then together with each other one. The documents
// are made here, so a failure names what makes it again: `attack ctl 60 segments`.
//
// With a page, it measures every verb on some of these shapes at n, 2 n and 4 n, and writes the table between the marks
// of the page when it is complete:
//
//   make growth GROWTH_SECONDS=900

import Foundation

@main
struct Attack {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 2, let seconds = Double(arguments[2]) else {
      print("Usage: attack CTL SECONDS [SHAPE]\n       attack CTL SECONDS --growth PAGE [SHAPE]")
      exit(2)
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("attack-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    if arguments.count > 4, arguments[3] == "--growth" {
      var growth = Growth(command: arguments[1], folder: folder.path, seconds: seconds)
      let chosen = arguments.count > 5 ? arguments[5] : nil
      for shape in Shape.grown where chosen == nil || shape.name == chosen { growth.measure(shape) }
      try? FileManager.default.removeItem(at: folder)
      print(growth.table)
      if chosen == nil, growth.failures.isEmpty { try growth.write(to: arguments[4]) }
      exit(growth.failures.isEmpty ? 0 : 1)
    }
    var judge = Judge(command: arguments[1], folder: folder.path, seconds: seconds)
    judge.measureStart()
    let chosen = arguments.count > 3 ? arguments[3] : nil
    for shape in Shape.singles + Shape.pairs where chosen == nil || shape.name == chosen {
      guard judge.hasTime else { break }
      judge.attack(shape)
    }
    judge.conclude()
    try? FileManager.default.removeItem(at: folder)
    exit(judge.failures.isEmpty ? 0 : 1)
  }
}
