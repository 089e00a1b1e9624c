/// Returns the names that are nearest to a text, best first, ignoring case.
///
/// Names are compared by edit distance over their first hundred characters. Names farther away than
/// the limit are left out, and equally near names are in alphabetical order.
package func names(
  near text: String, among names: some Sequence<String>, atMost limit: Int = .max,
  count: Int = 3
) -> [String] {
  var seen: Set<String> = []
  let text = Array(text.lowercased().prefix(100))
  let near = names.filter { !$0.isEmpty && seen.insert($0).inserted }.compactMap { name in
    editDistance(text, Array(name.lowercased().prefix(100)), atMost: limit).map { (name, $0) }
  }
  return near.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(count).map(\.0)
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
