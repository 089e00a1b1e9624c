/// The keys of tables with one name, numbered in the order in which they were met.
///
/// Files of several languages mostly have the keys in the same order, so the next one is tried before it is looked for. It is
/// not changed any more once its ``TableSet`` is made.
final class TableKeys: @unchecked Sendable {
  private var keys: [String] = []
  private var numbers: [String: Int] = [:]

  /// The number of keys.
  var count: Int { keys.count }

  /// Returns the number of a key; nil for one that no table has.
  func number(of key: String) -> Int? { numbers[key] }

  /// Returns the number of a key that follows another one in a file; a new key gets the next number.
  func add(_ key: String, after previous: Int = -1) -> Int {
    let next = previous + 1
    if next < keys.count, keys[next] == key { return next }
    if let known = numbers[key] { return known }
    numbers[key] = keys.count
    keys.append(key)
    return keys.count - 1
  }

  /// Returns the numbers of the keys of a file, in its order.
  func add(_ keys: some Sequence<String>) -> [Int] {
    var previous = -1
    return keys.map { key in
      previous = add(key, after: previous)
      return previous
    }
  }
}
