/// A method that subclasses may override, and a check for the classes that do.
///
/// Swift does not expose this. A class's table of virtual methods begins with its superclass's,
/// entry for entry, so the one entry that differs in a subclass that overrides just this method,
/// and not in one that overrides nothing, is the method's. If it cannot be found, every class
/// counts as overriding, which is slower but correct.
package struct MethodOverride {
  private let index: Int?
  private let standard: [UInt]

  /// Finds the method of a base class, from a subclass that overrides only it and one that
  /// overrides nothing; the implementations of the standard classes do not count as overrides.
  ///
  /// An override of a property that can be set has three entries, the first of which is its getter.
  package init(
    of base: AnyClass, overriding: AnyClass, plain: AnyClass, standard: [AnyClass],
    entries count: Int = 1
  ) {
    let different = Self.entries(of: base).filter {
      Self.word($0, of: overriding) != Self.word($0, of: base)
        && Self.word($0, of: plain) == Self.word($0, of: base)
    }
    let index = different.count == count ? different[0] : nil
    self.index = index
    self.standard = index.map { index in standard.map { Self.word(index, of: $0) } } ?? []
  }

  /// Returns whether a class, or one between it and the standard ones, overrides the method.
  package func isOverridden(in type: AnyClass) -> Bool {
    guard let index else { return true }
    return !standard.contains(Self.word(index, of: type))
  }

  /// Indicates whether the method was found.
  package var isKnown: Bool { index != nil }

  private static func word(_ index: Int, of type: AnyClass) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
  }

  /// The offsets of the members in the metadata of a class, after a header of seven words: kind,
  /// superclass, flags, instance size, class size with the address point, description, destroyer.
  ///
  /// Empty where the header differs, so that nothing is found and every class is asked: with an
  /// Objective-C runtime, and where a pointer has 32 bits.
  private static func entries(of type: AnyClass) -> Range<Int> {
    #if _runtime(_ObjC) || !_pointerBitWidth(_64)
    return 0..<0
    #else
    let sizes = word(4, of: type)
    let end = (sizes & 0xFFFF_FFFF) - (sizes >> 32)
    return 7..<max(7, Int(end) / MemoryLayout<UInt>.size)
    #endif
  }
}
