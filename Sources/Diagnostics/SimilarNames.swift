/// Returns the names that are nearest to a text, best first, ignoring case.
///
/// Names farther away than the limit are left out, and equally near names are in alphabetical order.
package func names(
  near text: String, among names: some Sequence<String>, atMost limit: Int = .max,
  count: Int = 3
) -> [String] {
  var nearest = NearestNames(to: text, atMost: limit, count: count)
  for name in names { nearest.add(name) }
  return nearest.names
}

/// The nearest of the names that were offered, of which only those are kept.
///
/// Names are compared by edit distance over their first hundred characters, ignoring case.
package struct NearestNames {
  private let text: [Character]
  private let limit: Int
  private let count: Int
  private var nearest: [(distance: Int, name: String)] = []

  /// Creates a search for a number of names within a distance of a text.
  package init(to text: String, atMost limit: Int = .max, count: Int = 3) {
    self.text = Self.compared(text)
    self.limit = limit
    self.count = count
  }

  /// The names, best first.
  package var names: [String] { nearest.map(\.name) }

  /// Offers a name.
  package mutating func add(_ name: String) {
    let farthest = nearest.count < count ? limit : min(limit, nearest.last?.distance ?? limit)
    guard !name.isEmpty,
      let distance = editDistance(text, Self.compared(name), atMost: farthest),
      !nearest.contains(where: { $0.name == name })
    else { return }
    let place = nearest.firstIndex { (distance, name) < ($0.distance, $0.name) }
    nearest.insert((distance, name), at: place ?? nearest.endIndex)
    if nearest.count > count { nearest.removeLast() }
  }

  private static func compared(_ name: String) -> [Character] {
    Array(name.prefix(100).lowercased().prefix(100))
  }
}

/// Returns the number of insertions, deletions and substitutions; nil if it exceeds the limit.
private func editDistance(
  _ left: [Character], _ right: [Character], atMost limit: Int
) -> Int? {
  guard abs(left.count - right.count) <= limit else { return nil }
  var row = Array(0...right.count)
  for (line, character) in left.enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    for column in right.indices {
      let changed = diagonal + (character == right[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
    }
  }
  return row[right.count] <= limit ? row[right.count] : nil
}
