/// Finds texts that were seen before, by their bytes, and keeps nothing but their numbers.
///
/// Strings with other bytes may be equal, but they are different keys to Apple's frameworks.
struct KeyTable {
  private var slots: [Int32]

  /// Creates a table with room for some texts.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
  }

  /// Enters a text by its number; returns the number under which an equal one was entered last.
  ///
  /// The closure returns the text of a number.
  mutating func insert(_ number: Int, _ text: (Int) -> String) -> Int? {
    let new = text(number)
    let mask = slots.count - 1
    var slot = Self.hash(new) & mask
    while slots[slot] >= 0 {
      let earlier = Int(slots[slot])
      if text(earlier).utf8.elementsEqual(new.utf8) {
        slots[slot] = Int32(number)
        return earlier
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(number)
    return nil
  }

  /// Returns the number under which a text was entered last; nil if there is none.
  func number(of key: String, _ text: (Int) -> String) -> Int? {
    let mask = slots.count - 1
    var slot = Self.hash(key) & mask
    while slots[slot] >= 0 {
      if text(Int(slots[slot])).utf8.elementsEqual(key.utf8) { return Int(slots[slot]) }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private static func hash(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
      return hasher.finalize()
    }
  }
}
