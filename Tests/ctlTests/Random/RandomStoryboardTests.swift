import Foundation
import InterfaceBuilder
import TestSupport
import Testing

private let environment = ProcessInfo.processInfo.environment

/// The numbers of the storyboards; `make storyboards` shows more of them.
private let numbers: Range<Int> = {
  let first = environment["STORYBOARDS_FROM"].flatMap { Int($0) } ?? 0
  return first..<first + (environment["STORYBOARDS"].flatMap { Int($0) } ?? 200)
}()

/// Returns the memory of the process, as Linux reports it.
private func residentKilobytes() throws -> Int {
  let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
  return (Int(pages[1]) ?? 0) * 4
}

@Suite(.tags(.model)) @MainActor struct RandomStoryboardTests {
  @Test func `no storyboard with cycles stops the process that shows it`() throws {
    // A storyboard that stops the process is found by its number.
    let state = try environment["STORYBOARDS_STATE"].map { path -> FileHandle in
      _ = FileManager.default.createFile(atPath: path, contents: nil)
      return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }
    var show = StoryboardShow()
    // The memory of long runs, in which one sees what each storyboard would leave behind.
    var early: Int?
    for number in numbers {
      if numbers.count >= 10_000, number == numbers.lowerBound + 2000 {
        early = try residentKilobytes()
      }
      try state?.seek(toOffset: 0)
      try state?.write(contentsOf: Data("\(number)\n".utf8))
      var storyboard = RandomStoryboard(number: number)
      let text = storyboard.text()
      if let folder = environment["STORYBOARDS_FOLDER"] {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(number).storyboard"))
      } else {
        show.show(try InterfaceDocument(Array(text.utf8), path: "\(number).storyboard"))
      }
    }
    guard environment["STORYBOARDS_FOLDER"] == nil else { return }
    let (spoken, taps, steps) = (show.spokenElements, show.taps, show.steps)
    print("\(numbers.count) storyboards: \(spoken) elements, \(taps) taps, \(steps) steps")
    if let early {
      let late = try residentKilobytes()
      print("\(early) KiB after 2,000, \(late) KiB at the end")
      #expect(late < early + 64 << 10)
    }
    #expect(spoken > 5 * numbers.count && taps > numbers.count && steps > 3 * taps)
  }
}
