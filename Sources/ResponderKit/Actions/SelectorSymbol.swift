private import Synchronization

/// A selector's name as a number, so that names are cheap to compare.
struct SelectorSymbol: Hashable, Sendable {
  private let index: UInt64

  /// Names stay for the life of the process, as the Objective-C runtime keeps its selectors.
  private static let names = Mutex(Names())

  private struct Names {
    var all: [String] = []
    var indices: [String: UInt64] = [:]
  }

  init(_ name: String) {
    index = Self.names.withLock { names in
      if let known = names.indices[name] { return known }
      let index = UInt64(names.all.count)
      names.all.append(name)
      names.indices[name] = index
      return index
    }
  }

  private init(index: UInt64) { self.index = index }

  /// The symbol of no selector.
  static let none = SelectorSymbol(index: .max)

  /// The slot at which to look for the symbol in a table with a power of two slots; names created
  /// together have different slots.
  @inline(__always)
  func slot(mask: Int) -> Int { Int(truncatingIfNeeded: index) & mask }

  /// The name; nil for the symbol of no selector.
  var name: String? {
    self == .none ? nil : Self.names.withLock { $0.all[Int(index)] }
  }
}
