private import Synchronization

/// A selector's name as a number, so that names are cheap to compare.
struct SelectorSymbol: Hashable, Sendable {
  private let index: UInt64

  private static let firstAnonymous: UInt64 = 1 << 63
  private static let nextAnonymous = Atomic<UInt64>(firstAnonymous)
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

  /// Returns a symbol that differs from every other.
  static func anonymous() -> SelectorSymbol {
    SelectorSymbol(index: nextAnonymous.wrappingAdd(1, ordering: .relaxed).oldValue)
  }

  /// The name; nil for an anonymous symbol.
  var name: String? {
    index < Self.firstAnonymous ? Self.names.withLock { $0.all[Int(index)] } : nil
  }
}
