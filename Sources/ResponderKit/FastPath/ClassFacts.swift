/// The facts about a class of responders: its actions by name, and its overrides of the methods
/// that a search asks.
///
/// They are collected when an object of the class is first asked, and kept for the life of the
/// process in plain memory: a search reads them for every responder that it passes.
package struct ClassFacts {
  /// The methods that a class overrides, so that a search has to call them.
  package struct Overrides: OptionSet, Hashable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let next = Overrides(rawValue: 1 << 0)
    package static let canPerformAction = Overrides(rawValue: 1 << 1)
    static let target = Overrides(rawValue: 1 << 2)
    static let sendAction = Overrides(rawValue: 1 << 3)
    /// The object may name others that are asked beside it, such as the application its delegate.
    package static let namesOthers = Overrides(rawValue: 1 << 4)

    /// The overrides that a walk up the chain has to call.
    static let walk: Overrides = [.next, .canPerformAction, .target, .namesOthers]
  }

  private let type: AnyClass
  private(set) var overrides: Overrides
  /// Open addressing by the number of the name; the size is a power of two, at most half full.
  private let slots: UnsafeMutablePointer<Slot>
  /// One less than the number of slots; -1 for a class without actions.
  private let mask: Int
  /// The class of the last query and its answer; classes are never deallocated.
  private var lastClass: ObjectIdentifier?
  private var isKindOfLast = false
  /// Indicates whether the class overrides how a control sends actions; nil until it is checked.
  package var overridesControl: Bool?

  private struct Slot {
    var symbol: SelectorSymbol
    var method: Unmanaged<ActionMethod>?
  }

  /// Returns the method that the class lists under a name.
  @inline(__always)
  func method(named symbol: SelectorSymbol) -> Unmanaged<ActionMethod>? {
    guard mask >= 0 else { return nil }
    var index = symbol.slot(mask: mask)
    while let method = slots[index].method {
      if slots[index].symbol == symbol { return method }
      index = (index + 1) & mask
    }
    return nil
  }

  /// Returns whether objects of the class are also of another class.
  @inline(__always)
  mutating func isKind(of other: AnyClass) -> Bool {
    if lastClass != ObjectIdentifier(other) {
      isKindOfLast = ResponderKit.isKind(type, of: other)
      lastClass = ObjectIdentifier(other)
    }
    return isKindOfLast
  }
}

extension ClassFacts {
  /// Returns the facts about a class; the first call collects them.
  @MainActor
  static func of(_ type: Responder.Type) -> UnsafeMutablePointer<ClassFacts> {
    if let known = known[ObjectIdentifier(type)] { return known }
    let facts = UnsafeMutablePointer<ClassFacts>.allocate(capacity: 1)
    facts.initialize(to: ClassFacts(type))
    known[ObjectIdentifier(type)] = facts
    return facts
  }

  /// Returns the facts about a class for those of its objects that a search has to call more on, such
  /// as placeholders, which are asked for every action.
  @MainActor
  static func of(
    _ type: Responder.Type, adding overrides: Overrides
  ) -> UnsafeMutablePointer<ClassFacts> {
    if overrides.isEmpty { return of(type) }
    let variant = Variant(type: ObjectIdentifier(type), overrides: overrides)
    if let known = knownVariants[variant] { return known }
    let facts = UnsafeMutablePointer<ClassFacts>.allocate(capacity: 1)
    facts.initialize(to: of(type).pointee)
    facts.pointee.overrides.formUnion(overrides)
    knownVariants[variant] = facts
    return facts
  }

  private struct Variant: Hashable {
    var type: ObjectIdentifier
    var overrides: Overrides
  }

  @MainActor private static var knownVariants: [Variant: UnsafeMutablePointer<ClassFacts>] = [:]

  /// A cache of what the classes declare; it contains nothing about any object.
  @MainActor private static var known: [ObjectIdentifier: UnsafeMutablePointer<ClassFacts>] = [:]

  @MainActor
  private init(_ type: Responder.Type) {
    self.type = type
    let methods = Self.methods(of: type)
    var capacity = methods.isEmpty ? 0 : 2
    while capacity < methods.count * 2 { capacity *= 2 }
    slots = .allocate(capacity: capacity)
    mask = capacity - 1
    slots.initialize(repeating: Slot(symbol: .none, method: nil), count: capacity)
    for (symbol, method) in methods {
      var index = symbol.slot(mask: mask)
      while slots[index].method != nil { index = (index + 1) & mask }
      slots[index] = Slot(symbol: symbol, method: .passRetained(method))
    }
    overrides = ResponderOverrides.overrides(of: type)
  }

  /// Returns the actions of a class; they take precedence over those of its superclasses, which an
  /// override need not repeat.
  @MainActor
  private static func methods(of type: Responder.Type) -> [SelectorSymbol: ActionMethod] {
    var methods: [SelectorSymbol: ActionMethod] = [:]
    for current in sequence(first: type, next: { _getSuperclass($0) as? Responder.Type }) {
      for action in current.actions {
        guard let method = action.method else {
          preconditionFailure(
            "\(current).actions lists '\(action)' without a method; use ActionSelector(_:_:)")
        }
        precondition(
          method.targetType.map { ResponderKit.isKind(current, of: $0) } ?? false,
          "\(current).actions lists '\(action)', which is a method of \(method.targetName)")
        if methods[action.symbol] == nil { methods[action.symbol] = method }
      }
    }
    return methods
  }
}
