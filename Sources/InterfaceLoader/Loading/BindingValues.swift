package import Diagnostics
import KeyValues
import Synchronization

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
    /// Creates a value at a key path.
    public init(_ keyPath: String, _ value: Value) { (self.keyPath, self.value) = (keyPath, value) }

    /// The keys of the path, without those that name the object itself.
    var keys: [String] { KeyNames(keyPath).keys }
  }

  /// The values, in the order in which they are given; the last one of a key path counts.
  public let entries: [Entry]
  /// The places of the values by their key paths, and by each beginning of those.
  private let (whole, beginnings): ([String: Int], [String: [Int]])
  /// The most keys of a path; a value deeper down is not given.
  private static let mostKeys = 64
  /// The facts that loading finds out, for all copies.
  private let known = SharedFacts()
  private final class SharedFacts: Sendable { let facts = Mutex(Facts()) }
  private struct Facts {
    var used: Set<String> = []
    var keyPaths: Set<String> = []
    var problems: [String: Diagnostic] = [:]
  }

  /// Creates values.
  public init(_ entries: [Entry]) {
    self.entries = entries
    var (whole, beginnings) = ([String: Int](), [String: [Int]]())
    for (place, entry) in entries.enumerated() {
      let keys = entry.keys
      if (1...Self.mostKeys).contains(keys.count) { whole[keys.joined(separator: ".")] = place }
    }
    for place in whole.values.sorted() {
      for path in Self.paths(entries[place].keys) { beginnings[path, default: []].append(place) }
    }
    (self.whole, self.beginnings) = (whole, beginnings)
  }

  /// The paths that begin with the first of some keys.
  private static func paths(_ keys: [String]) -> [String] {
    keys.prefix(mostKeys).reduce(into: []) { paths, key in
      paths.append(paths.last.map { "\($0).\(key)" } ?? key)
    }
  }

  /// Returns the values that concern a bound key path, each with its keys.
  func entries(for keyPath: String) -> [Entry] {
    known.facts.withLock { _ = $0.keyPaths.insert(keyPath) }
    let keys = KeyNames(keyPath).keys
    let inside = beginnings[keys.joined(separator: ".")] ?? []
    let around = Self.paths(keys).dropLast().compactMap { whole[$0] }
    let found = (inside + around).sorted().map { entries[$0] }
    if !found.isEmpty {
      known.facts.withLock { facts in facts.used.formUnion(found.map(\.keyPath)) }
    }
    return found
  }

  func note(_ problem: Diagnostic, about keyPath: String) {
    known.facts.withLock { $0.problems[keyPath] = $0.problems[keyPath] ?? problem }
  }

  /// The key paths of values that concern no binding of a document that was loaded.
  package var unused: [String] {
    let used = known.facts.withLock { $0.used }
    let places = Set(whole.values)
    return entries.enumerated().filter { place, entry in
      !used.contains(entry.keyPath)
        && (places.contains(place) || whole[entry.keys.joined(separator: ".")] == nil)
    }.map(\.element.keyPath)
  }
  /// The key paths that the documents that were loaded bind.
  package var knownKeyPaths: Set<String> { known.facts.withLock { $0.keyPaths } }
  /// The values that an object did not take.
  package var problems: [Diagnostic] {
    known.facts.withLock { facts in facts.problems.sorted { $0.key < $1.key }.map(\.value) }
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
