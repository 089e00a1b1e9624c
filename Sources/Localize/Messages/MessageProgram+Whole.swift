/// The messages whose only argument is a whole number, which most are, written without the rest of ``MessageFilling``.
extension MessageProgram {
  /// The bytes of a text that is written without memory of its own.
  private static var room: Int { 256 }

  /// Returns the message of a whole number; nil where it has steps of another kind, or is too long.
  func text(of number: Int64) -> String? {
    guard let digits else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.room) { room in
      guard let start = room.baseAddress else { return nil }
      var text = WholeText(start: start, room: room.count, digits: digits)
      guard write(whole, of: number, shown: number, to: &text) else { return nil }
      let bytes = Span(_unsafeElements: UnsafeBufferPointer(start: start, count: text.count))
      // All that is written was read from texts.
      return String(copying: UTF8Span(unchecked: bytes))
    }
  }

  /// Writes a message; returns false where it cannot be written in this way.
  private func write(
    _ message: Message, of number: Int64, shown: Int64, to text: inout WholeText
  ) -> Bool {
    for index in message {
      let step = steps[Int(index)]
      switch step.action {
      case .text:
        let literal = Int(step.index)..<Int(step.index + step.count)
        guard text.append(UnsafeBufferPointer(rebasing: literals.buffer[literal])) else {
          return false
        }
      case .number: guard text.append(shown) else { return false }
      case .argument:
        guard step.place == 0, looks[Int(step.index)].writesDigits, text.append(number) else {
          return false
        }
      case .plural:
        guard step.place == 0 else { return false }
        let plural = plurals[Int(step.index)]
        var inner = number
        if plural.offset != 0 {
          guard case .whole(let less) = ShownNumber.whole(number).subtracting(plural.offset) else {
            return false
          }
          inner = less
        }
        let message = self.message(of: plural, for: .whole(number))
        guard write(message, of: number, shown: inner, to: &text) else { return false }
      case .select, .choice: return false
      }
    }
    return true
  }
}

/// A text in a room of fixed size.
private struct WholeText {
  let start: UnsafeMutablePointer<UInt8>
  let room: Int
  /// Kept by the program, so that no reference is counted.
  unowned(unsafe) let digits: WholeDigits
  private(set) var count = 0

  init(start: UnsafeMutablePointer<UInt8>, room: Int, digits: WholeDigits) {
    (self.start, self.room, self.digits) = (start, room, digits)
  }

  /// Appends bytes; returns false where there is no room.
  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let source = bytes.baseAddress, count + bytes.count <= room else { return bytes.isEmpty }
    (start + count).update(from: source, count: bytes.count)
    count += bytes.count
    return true
  }

  /// Appends the digits of a number; returns false where there is no room.
  @inline(__always)
  mutating func append(_ number: Int64) -> Bool {
    guard count + digits.longest <= room else { return false }
    count += digits.write(number, to: start + count)
    return true
  }
}
