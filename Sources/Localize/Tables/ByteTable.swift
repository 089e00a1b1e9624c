/// Maps texts in one buffer to numbers, with open addressing over UTF-8 and without strings.
package struct ByteTable: Sendable {
  private var slots: [Int32]
  /// The range of the text of each number.
  package private(set) var ranges: [Range<Int>] = []

  /// Creates a table with room for some texts before it grows.
  package init(minimumCapacity: Int) {
    var capacity = 16
    while capacity < minimumCapacity * 2 { capacity *= 2 }
    slots = [Int32](repeating: -1, count: capacity)
  }

  /// Returns the number of a text; nil if the table lacks it.
  package func number(
    of text: UnsafeBufferPointer<UInt8>, in buffer: UnsafeBufferPointer<UInt8>
  ) -> Int32? {
    let number = slots[slot(of: text, in: buffer)]
    return number < 0 ? nil : number
  }

  /// Adds a text in the buffer unless the table has it; returns its number.
  package mutating func insert(
    _ range: Range<Int>, in buffer: UnsafeBufferPointer<UInt8>
  ) -> (number: Int32, isNew: Bool) {
    let text = UnsafeBufferPointer<UInt8>(rebasing: buffer[range])
    let slot = slot(of: text, in: buffer)
    if slots[slot] >= 0 { return (slots[slot], false) }
    let number = Int32(ranges.count)
    slots[slot] = number
    ranges.append(range)
    if ranges.count * 2 > slots.count { grow(in: buffer) }
    return (number, true)
  }

  /// Returns the slot of the text, or the free slot for it.
  private func slot(of text: UnsafeBufferPointer<UInt8>, in buffer: UnsafeBufferPointer<UInt8>)
    -> Int
  {
    let mask = slots.count - 1
    var slot = hash(text) & mask
    while slots[slot] >= 0 {
      let range = ranges[Int(slots[slot])]
      if range.count == text.count,
        areEqual(UnsafeBufferPointer<UInt8>(rebasing: buffer[range]), text)
      {
        break
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow(in buffer: UnsafeBufferPointer<UInt8>) {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for number in ranges.indices {
      slots[slot(of: UnsafeBufferPointer<UInt8>(rebasing: buffer[ranges[number]]), in: buffer)] =
        Int32(number)
    }
  }
}

/// Compares texts of the same length.
private func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>)
  -> Bool
{
  let (left, right) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
  var offset = 0
  while offset + 8 <= left.count {
    if left.word(at: offset) != right.word(at: offset) { return false }
    offset += 8
  }
  while offset < left.count {
    if left[offset] != right[offset] { return false }
    offset += 1
  }
  return true
}

/// Hashes eight bytes at a time.
///
/// The seed is random, so no document can choose ids that collide.
private func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
  let text = UnsafeRawBufferPointer(text)
  var hash = seed
  var offset = 0
  while offset + 8 <= text.count {
    hash = mixed(hash ^ text.word(at: offset))
    offset += 8
  }
  var rest: UInt64 = 0
  while offset < text.count {
    rest = rest << 8 | UInt64(text[offset])
    offset += 1
  }
  return Int(truncatingIfNeeded: mixed(hash ^ rest ^ UInt64(text.count) << 56))
}

/// Mixes the bits so that each depends on all: the exclusive OR of the halves of a product.
private func mixed(_ bits: UInt64) -> UInt64 {
  let (high, low) = bits.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
  return high ^ low
}

extension UnsafeRawBufferPointer {
  fileprivate func word(at offset: Int) -> UInt64 {
    loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}

/// The seed of the hash; no output depends on it.
private let seed = UInt64.random(in: .min ... .max)
