/// Maps texts in one buffer to numbers, with open addressing over UTF-8 and without strings.
package struct ByteTable: Sendable {
  /// The number of a text with its range, and bits of its hash that tell most other texts from it.
  fileprivate struct Slot {
    var number: Int32 = -1
    var mark: UInt32 = 0
    var range = TextRange(0..<0)
  }

  fileprivate var slots: [Slot]
  /// The range of the text of each number.
  fileprivate var textRanges: [TextRange] = []
  /// The range of the text of each number.
  package var ranges: [Range<Int>] { textRanges.map(\.range) }

  /// Creates a table with room for some texts before it grows.
  package init(minimumCapacity: Int) {
    var capacity = 16
    while capacity * 2 < minimumCapacity * 3 { capacity *= 2 }
    slots = [Slot](repeating: Slot(), count: capacity)
  }

  /// Returns the number of a text; nil if the table lacks it.
  package func number(
    of text: UnsafeBufferPointer<UInt8>, in buffer: UnsafeBufferPointer<UInt8>
  ) -> Int32? {
    let number = slots[slot(of: text, hash(text), in: buffer)].number
    return number < 0 ? nil : number
  }

  /// Adds a text in the buffer unless the table has it; returns its number.
  package mutating func insert(
    _ range: Range<Int>, in buffer: UnsafeBufferPointer<UInt8>
  ) -> (number: Int32, isNew: Bool) {
    let text = UnsafeBufferPointer<UInt8>(rebasing: buffer[range])
    let hash = hash(text)
    let slot = slot(of: text, hash, in: buffer)
    if slots[slot].number >= 0 { return (slots[slot].number, false) }
    let number = Int32(textRanges.count)
    let range = TextRange(range)
    slots[slot] = Slot(number: number, mark: hash.mark, range: range)
    textRanges.append(range)
    if textRanges.count * 3 > slots.count * 2 { grow(in: buffer) }
    return (number, true)
  }

  private func slot(
    of text: UnsafeBufferPointer<UInt8>, _ hash: UInt64, in buffer: UnsafeBufferPointer<UInt8>
  ) -> Int {
    slots.withUnsafeBufferPointer { place(of: text, hash, $0, buffer) }
  }

  private mutating func grow(in buffer: UnsafeBufferPointer<UInt8>) {
    slots = [Slot](repeating: Slot(), count: slots.count * 2)
    for number in textRanges.indices {
      let range = textRanges[number]
      let text = UnsafeBufferPointer<UInt8>(rebasing: buffer[range.range])
      let hash = hash(text)
      slots[slot(of: text, hash, in: buffer)] = Slot(
        number: Int32(number), mark: hash.mark, range: range)
    }
  }
}

/// The texts of a table that never changes, in memory of its own, so that finding one counts no references.
final class FrozenByteTable: Sendable {
  private let slots: FixedList<ByteTable.Slot>
  private let ranges: FixedList<TextRange>
  private let bytes: FixedList<UInt8>

  init(_ table: ByteTable, bytes: [UInt8]) {
    slots = FixedList(table.slots)
    ranges = FixedList(table.textRanges)
    self.bytes = FixedList(bytes)
  }

  deinit {
    slots.free()
    ranges.free()
    bytes.free()
  }

  /// Returns the number of a text; nil if the table lacks it.
  func number(of text: UnsafeBufferPointer<UInt8>) -> Int32? {
    let slots = slots.buffer
    let place = place(of: text, hash(text), slots, bytes.buffer)
    return slots[place].number < 0 ? nil : slots[place].number
  }

  /// The texts in the order of their numbers.
  var texts: [String] {
    ranges.buffer.map {
      String(decoding: UnsafeBufferPointer(rebasing: bytes.buffer[$0.range]), as: UTF8.self)
    }
  }
}

/// Returns the place of the slot of a text, or of the free one for it.
@inline(__always)
private func place(
  of text: UnsafeBufferPointer<UInt8>, _ hash: UInt64,
  _ slots: UnsafeBufferPointer<ByteTable.Slot>, _ buffer: UnsafeBufferPointer<UInt8>
) -> Int {
  let mask = slots.count - 1
  var place = Int(truncatingIfNeeded: hash) & mask
  while true {
    let slot = slots[place]
    if slot.number < 0 { return place }
    if slot.mark == hash.mark {
      let range = slot.range.range
      if range.count == text.count,
        areEqual(UnsafeBufferPointer<UInt8>(rebasing: buffer[range]), text)
      {
        return place
      }
    }
    place = (place + 1) & mask
  }
}

extension UInt64 {
  /// The bits of a hash that do not choose the slot.
  fileprivate var mark: UInt32 { UInt32(truncatingIfNeeded: self >> 32) }
}

/// Compares texts of the same length; the last eight bytes may overlap those before.
@inline(__always)
private func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>)
  -> Bool
{
  let (left, right) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
  guard left.count >= 8 else { return left.shortWord == right.shortWord }
  var offset = 0
  while offset + 8 <= left.count {
    if left.word(at: offset) != right.word(at: offset) { return false }
    offset += 8
  }
  return left.word(at: left.count - 8) == right.word(at: left.count - 8)
}

/// Hashes eight bytes at a time; the last eight may overlap those before.
///
/// The seed is random, so no document can choose ids that collide.
@inline(__always)
private func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
  let text = UnsafeRawBufferPointer(text)
  var hash = seed ^ UInt64(text.count) << 56
  guard text.count >= 8 else { return mixed(hash ^ text.shortWord) }
  var offset = 0
  while offset + 8 < text.count {
    hash = mixed(hash ^ text.word(at: offset))
    offset += 8
  }
  return mixed(hash ^ text.word(at: text.count - 8))
}

/// Mixes the bits so that each depends on all: the exclusive OR of the halves of a product.
@inline(__always)
private func mixed(_ bits: UInt64) -> UInt64 {
  let (high, low) = bits.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
  return high ^ low
}

extension UnsafeRawBufferPointer {
  fileprivate func word(at offset: Int) -> UInt64 {
    loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// The bytes of less than eight as one word.
  fileprivate var shortWord: UInt64 {
    var word: UInt64 = 0
    for byte in self { word = word << 8 | UInt64(byte) }
    return word
  }
}

/// The seed of the hash; no output depends on it.
private let seed = UInt64.random(in: .min ... .max)
