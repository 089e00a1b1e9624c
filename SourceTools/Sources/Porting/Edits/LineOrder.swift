/// Lines that move in front of another line, both counted from 0.
struct LineMove {
  /// The lines in their new order.
  var lines: [Int]
  /// The line that they come to stand in front of.
  var target: Int
}

/// The place where each line of a text was before some of them moved.
struct LineOrder: Sendable {
  /// The former place of each line, from 0.
  let origins: [Int]
  /// The former places of the lines that moved.
  let moved: Set<Int>

  /// Moves lines of a text that has a number of them.
  init(count: Int, moves: [LineMove] = []) {
    let moved = Set(moves.flatMap(\.lines))
    let moves = Dictionary(grouping: moves, by: \.target)
    origins = (0..<count).flatMap { line in
      (moves[line] ?? []).flatMap(\.lines) + (moved.contains(line) ? [] : [line])
    }
    self.moved = moved
  }

  /// Returns the text with its lines in the new order.
  func applied(to text: String) -> String {
    guard !moved.isEmpty else { return text }
    let old = lines(of: text)
    let new = origins.map { old[$0] }
    return String(
      decoding: Array(new.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
  }
}
