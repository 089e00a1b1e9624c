import KeyValues

/// Values for the key paths that the bindings of a document name, in place of the app's model.
///
/// A value is given to each object whose value at the key path, or at one that begins with it, is bound.
/// Without them a bound control shows what it shows before the app is there.
public struct BindingValues: Sendable {
  /// A value, as JSON has them.
  public enum Value: Sendable, Hashable {
    /// No value.
    case none
    /// True or false.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A number with a fraction.
    case number(Double)
    /// A text; a date in the form of ISO 8601 for a date picker, and `#RRGGBB` for a color well.
    case text(String)
    /// Several values, such as the objects of a list.
    case list([Value])
    /// An object with named values.
    case object([String: Value])
  }

  /// A value at its key path.
  public struct Entry: Sendable, Hashable {
    /// The key path, such as `values.speed`.
    public var keyPath: String
    /// The value.
    public var value: Value
    /// The object that has the value, by its id, its label or its class in the document; nil for each object
    /// that has the key path.
    public var object: String?
    /// Creates a value at a key path.
    public init(_ keyPath: String, _ value: Value, of object: String? = nil) {
      (self.keyPath, self.value, self.object) = (keyPath, value, object)
    }

    /// The keys of the path, without those that name the object itself.
    var keys: [String] { KeyNames(keyPath).keys }
    /// The key path with its object, as it is written: `Players:selection.name`.
    package var name: String { object.map { "\($0):\(keyPath)" } ?? keyPath }
  }

  /// The values, in the order in which they are given; the last one of a key path counts.
  public let entries: [Entry]
  /// The places of the values by their key paths, and by each beginning of those.
  private let (whole, beginnings): ([Path: Int], [Path: [Int]])
  /// The most keys of a path; a value deeper down is not given.
  private static let mostKeys = 64
  let known = SharedFacts()

  /// A key path of an object, or of each object.
  private struct Path: Hashable {
    var object: String?
    var keys: String
  }

  /// Creates values.
  public init(_ entries: [Entry]) {
    self.entries = entries
    var (whole, beginnings) = ([Path: Int](), [Path: [Int]]())
    for (place, entry) in entries.enumerated() {
      guard (1...Self.mostKeys).contains(entry.keys.count) else { continue }
      whole[Self.path(of: entry)] = place
    }
    for place in whole.values.sorted() {
      let entry = entries[place]
      for path in Self.paths(entry.keys) {
        beginnings[Path(object: entry.object, keys: path), default: []].append(place)
      }
    }
    (self.whole, self.beginnings) = (whole, beginnings)
  }

  private static func path(of entry: Entry) -> Path {
    Path(object: entry.object, keys: entry.keys.joined(separator: "."))
  }

  /// The paths that begin with the first of some keys.
  private static func paths(_ keys: [String]) -> [String] {
    keys.prefix(mostKeys).reduce(into: []) { paths, key in
      paths.append(paths.last.map { "\($0).\(key)" } ?? key)
    }
  }

  /// Returns the values that concern a bound key path of an object with some names.
  func entries(for keyPath: String, of names: [String]) -> [Entry] {
    let keys = KeyNames(keyPath).keys
    let (path, outer) = (keys.joined(separator: "."), Self.paths(keys).dropLast())
    let places = ([nil] + Set(names).map { $0 }).flatMap { (object: String?) in
      (beginnings[Path(object: object, keys: path)] ?? [])
        + outer.compactMap { whole[Path(object: object, keys: $0)] }
    }
    let found = places.sorted().map { entries[$0] }
    known.note(used: found)
    return found
  }

  /// The values that concern no binding of a document that was loaded.
  package var unused: [Entry] {
    let (used, places) = (known.used, Set(whole.values))
    return entries.enumerated().filter { place, entry in
      !used.contains(entry.name)
        && (places.contains(place) || whole[Self.path(of: entry)] == nil)
    }.map(\.element)
  }

  /// The keys in values that are objects which no binding of a document that was loaded reads, each with its value.
  package var unusedKeys: [(key: String, entry: Entry)] {
    let (used, keys) = (known.used, known.keys)
    return entries.filter { used.contains($0.name) }.flatMap { entry in
      entry.value.keys.subtracting(keys).sorted().map { ($0, entry) }
    }
  }
}

extension BindingValues.Value: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral
{
  /// Creates a Boolean value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates a number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a text.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension BindingValues.Value {
  /// The names of the values in objects, at any depth.
  fileprivate var keys: Set<String> {
    var (keys, open) = (Set<String>(), [self])
    while let value = open.popLast() {
      switch value {
      case .list(let values): open += values
      case .object(let members):
        keys.formUnion(members.keys)
        open += members.values
      default: break
      }
    }
    return keys
  }
}
