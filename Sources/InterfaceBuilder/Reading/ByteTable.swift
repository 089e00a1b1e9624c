import XMLEvents

/// Finds numbers by texts that stand in one buffer: open addressing over UTF-8, and no string
/// anywhere.
struct ByteTable: Sendable {
  private var slots: [Int32]
  /// Where the text of each number is.
  private(set) var ranges: [Range<Int>] = []

  /// Creates a table with room for some texts before it grows.
  init(minimumCapacity: Int) {
    var capacity = 16
    while capacity < minimumCapacity * 2 { capacity *= 2 }
    slots = [Int32](repeating: -1, count: capacity)
  }

  /// Returns the number of a text; nil where the table lacks it.
  func number(of text: XMLText, in buffer: XMLText) -> Int32? {
    let number = slots[slot(of: text, in: buffer)]
    return number < 0 ? nil : number
  }

  /// Adds a text that stands in the buffer, unless the table has it; returns its number.
  mutating func insert(_ range: Range<Int>, in buffer: XMLText) -> (number: Int32, isNew: Bool) {
    let text = XMLText(rebasing: buffer[range])
    let slot = slot(of: text, in: buffer)
    if slots[slot] >= 0 { return (slots[slot], false) }
    let number = Int32(ranges.count)
    slots[slot] = number
    ranges.append(range)
    if ranges.count * 2 > slots.count { grow(in: buffer) }
    return (number, true)
  }

  /// The slot that has the text, or the free one where it belongs.
  private func slot(of text: XMLText, in buffer: XMLText) -> Int {
    let mask = slots.count - 1
    var slot = hash(text) & mask
    while slots[slot] >= 0 {
      let range = ranges[Int(slots[slot])]
      if range.count == text.count, areEqual(XMLText(rebasing: buffer[range]), text) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow(in buffer: XMLText) {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for number in ranges.indices {
      slots[slot(of: XMLText(rebasing: buffer[ranges[number]]), in: buffer)] = Int32(number)
    }
  }
}

/// Compares texts of the same length.
private func areEqual(_ left: XMLText, _ right: XMLText) -> Bool {
  for index in left.indices where left[index] != right[index] { return false }
  return true
}

/// FNV-1a from a beginning that nobody outside knows, so that no document can choose ids that
/// collide; mixed so that the low bits depend on all.
private func hash(_ text: XMLText) -> Int {
  var hash = seed
  for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  return Int(truncatingIfNeeded: hash ^ (hash >> 29))
}

/// Nothing that is put out depends on it.
private let seed = UInt64.random(in: .min ... .max)
